import "../../styles/planner.css";
import { displayOf } from "@smart-planner/contract";
import { addDays, partsOf, startOfWeek, weekdayOf } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { displayWords } from "@smart-planner/words/en/display";
import { languages } from "@smart-planner/words/languages";
import { use, useSyncExternalStore } from "react";
import { languagesAreOn } from "../../platform/languages-on.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { Block } from "../../ui/block.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { Mark } from "../../ui/mark.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { useWords } from "../../ui/use-words.ts";

const settings = [
  { field: "weekStart", values: ["auto", "monday", "sunday", "saturday"] },
  { field: "clock", values: ["auto", "24", "12"] },
] as const;

/** The stored choices, and each setting with its value. */
const useDisplaySettings = () => {
  const words = useWords(displayWords);
  const { language: spoken, openWorkspace } = usePlatform();
  const workspace = use(openWorkspace());
  const chosen = useSyncExternalStore(workspace.subscribe, () =>
    workspace.read("smartplanner_display"),
  );
  const { tag } = useSyncExternalStore(spoken.subscribe, spoken.current);
  const present = { ...chosen, language: tag };
  const fields = settings.map(({ field, values }) => ({
    field,
    options: values.map((value) => ({ value: String(value), label: words.values[value] })),
  }));
  const language = () => ({
    field: "language" as const,
    options: [
      { value: "en", label: "English" },
      ...Object.entries(languages).map(([value, { name }]) => ({
        value,
        label: words.beta(name),
      })),
    ],
  });
  return {
    chosen,
    rows: [...(languagesAreOn ? [language()] : []), ...fields].map(({ field, options }) => ({
      field,
      label: words.labels[field],
      options,
      value: (options.find(({ value }) => value === present[field]) ?? options[0])?.value ?? "",
      choose: (value: string) =>
        void workspace.write("smartplanner_display", { ...chosen, [field]: value }),
    })),
  };
};

/** For the narrow sidebar. */
const DisplayFields = () => (
  <>
    {useDisplaySettings().rows.map(({ field, label, options, value, choose }) => (
      <Field key={field} label={label}>
        <Select value={value} options={options} onValueChange={choose} />
      </Field>
    ))}
  </>
);

export default DisplayFields;

export const DisplaySection = () => {
  const words = useWords(displayWords);
  const dates = useWords(dateWords);
  const { chosen, rows } = useDisplaySettings();
  const { firstDay, showTime } = displayOf(chosen);
  const { day: today } = useMoment();
  const start = startOfWeek(today, firstDay);
  return (
    <Block heading={words.display}>
      <div className="divide-y divide-line">
        {rows.map(({ field, label, options, value, choose }) => (
          <div
            key={field}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0"
          >
            <span aria-hidden="true" className="text-sm font-(--weight-semi)">
              {label}
            </span>
            <SegmentedControl
              label={label}
              segments={options}
              value={value}
              onValueChange={choose}
              className={classNames(
                "max-md:w-full",
                options.length > 3 &&
                  "max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]",
              )}
            />
          </div>
        ))}
      </div>
      <div className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-rail p-4 text-sm md:grid-cols-[auto_minmax(0,1fr)]">
        <p className="text-ink-2">{words.looksLike}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(2.125rem,1fr))] text-center">
          {Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((day) => (
            <p key={day} className="grid gap-0.5 text-ink-2 max-md:text-2xs">
              {dates.shortWeekday(weekdayOf(day))}{" "}
              <b className="text-sm font-(--weight-semi) text-ink tabular-nums">
                {day === today ? <Mark>{partsOf(day).day}</Mark> : partsOf(day).day}
              </b>
            </p>
          ))}
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 md:col-start-2">
          <span>{`${dates.shortWeekday(weekdayOf(today))} ${dates.dayAndMonth(today)}`}</span>
          <span>{words.times(showTime(14 * 60 + 30), showTime(15 * 60 + 15))}</span>
        </p>
      </div>
    </Block>
  );
};
