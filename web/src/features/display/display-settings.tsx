import "../../styles/planner.css";
import { type DisplayChoice, displayOf } from "@smart-planner/contract";
import { addDays, partsOf, startOfWeek, weekdayOf } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { displayWords } from "@smart-planner/words/en/display";
import { languageWords } from "@smart-planner/words/en/language";
import { languageName, languageTags } from "@smart-planner/words/languages";
import { use, useState, useSyncExternalStore } from "react";
import { displayHere } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { Block } from "../../ui/block.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field, type FieldProps } from "../../ui/field.tsx";
import { Mark } from "../../ui/mark.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { useWords } from "../../ui/use-words.ts";

const halfPastTwo = 14 * 60 + 30;

/** The values of each setting, named by what they show. */
const useSettings = (chosen: DisplayChoice | null) => {
  const { weekday } = useWords(dateWords);
  const shownBy = (clock: string) => displayOf({ ...chosen, clock }).showTime(halfPastTwo);
  return [
    {
      field: "weekStart",
      named: [
        ["monday", weekday(0)],
        ["sunday", weekday(6)],
        ["saturday", weekday(5)],
      ],
    },
    { field: "clock", named: ["24", "12"].map((clock) => [clock, shownBy(clock)] as const) },
  ] as const;
};

/** The stored choices, and each setting with its value. */
const useDisplaySettings = () => {
  const words = useWords(displayWords);
  const { openWorkspace } = usePlatform();
  const workspace = use(openWorkspace());
  const chosen = useSyncExternalStore(workspace.subscribe, () =>
    workspace.read("smartplanner_display"),
  );
  const rows = useSettings(chosen).map(({ field, named }) => {
    const options = [
      { value: "auto", label: words.automatic },
      ...named.map(([value, label]) => ({ value, label })),
    ];
    return {
      field,
      label: words.labels[field],
      options,
      value: options.find(({ value }) => value === chosen?.[field])?.value ?? "auto",
      choose: (value: string) =>
        void workspace.write("smartplanner_display", { ...chosen, [field]: value }),
    };
  });
  return { chosen, rows };
};

const LanguageField = ({ hint, inline = false }: Pick<FieldProps, "hint" | "inline">) => {
  const words = useWords(displayWords);
  const { notLoaded } = useWords(languageWords);
  const { language } = usePlatform();
  const { tag } = useSyncExternalStore(language.subscribe, language.current);
  const [isLost, setIsLost] = useState(false);
  const options = languageTags.map((value) => {
    const name = languageName(value);
    const translated = languageName(value, tag);
    const label = name === translated ? name : `${name} (${translated})`;
    return { value, label: value === "en" ? label : words.beta(label) };
  });
  return (
    <Field
      label={words.labels.language}
      hint={hint}
      inline={inline}
      error={isLost ? <span role="alert">{notLoaded}</span> : undefined}
    >
      <Select
        value={tag}
        options={options}
        onValueChange={async (value) => {
          setIsLost(false);
          setIsLost(!(await language.choose(value)));
        }}
      />
    </Field>
  );
};

/** For the narrow sidebar. */
const DisplayFields = () => (
  <>
    <LanguageField />
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
  const { firstDay, showTime } = displayHere(chosen);
  const { day: today } = useMoment();
  const start = startOfWeek(today, firstDay);
  return (
    <Block heading={words.display}>
      <div className="divide-y divide-line">
        <div className="pb-4">
          <LanguageField inline hint={words.languageHint} />
        </div>
        {rows.map(({ field, label, options, value, choose }) => (
          <div
            key={field}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
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
          <span>{words.times(showTime(halfPastTwo), showTime(15 * 60 + 15))}</span>
          <span>{dates.shortLength(90)}</span>
        </p>
      </div>
    </Block>
  );
};
