import "../../styles/planner.css";
import { displayOf } from "@smart-planner/contract";
import {
  addDays,
  dayAndMonth,
  partsOf,
  shortWeekday,
  startOfWeek,
} from "@smart-planner/planner/time";
import { use, useSyncExternalStore } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { Block } from "../../ui/block.tsx";
import { Field } from "../../ui/field.tsx";
import { Mark } from "../../ui/mark.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";

const settings = [
  {
    field: "weekStart",
    label: "Week starts on",
    options: [
      { value: "auto", label: "Automatic" },
      { value: "monday", label: "Monday" },
      { value: "sunday", label: "Sunday" },
      { value: "saturday", label: "Saturday" },
    ],
  },
  {
    field: "clock",
    label: "Clock",
    options: [
      { value: "auto", label: "Automatic" },
      { value: "24", label: "24 hours" },
      { value: "12", label: "12 hours" },
    ],
  },
] as const;

/** The stored choices, and each setting with its value. */
const useDisplaySettings = () => {
  const workspace = use(usePlatform().openWorkspace());
  const chosen = useSyncExternalStore(workspace.subscribe, () =>
    workspace.read("smartplanner_display"),
  );
  return {
    chosen,
    rows: settings.map(({ field, label, options }) => ({
      field,
      label,
      options,
      value: options.find(({ value }) => value === chosen?.[field])?.value ?? "auto",
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
  const { chosen, rows } = useDisplaySettings();
  const { firstDay, showTime } = displayOf(chosen);
  const { day: today } = useMoment();
  const start = startOfWeek(today, firstDay);
  return (
    <Block heading="Display">
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
              className="max-md:w-full"
            />
          </div>
        ))}
      </div>
      <div className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-rail p-4 text-sm md:grid-cols-[auto_minmax(0,1fr)]">
        <p className="text-ink-2">It looks like this</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(2.125rem,1fr))] text-center">
          {Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((day) => (
            <p key={day} className="grid gap-0.5 text-ink-2">
              {shortWeekday(day)}{" "}
              <b className="font-(--weight-semi) text-ink tabular-nums">
                {day === today ? <Mark>{partsOf(day).day}</Mark> : partsOf(day).day}
              </b>
            </p>
          ))}
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 md:col-start-2">
          <span>{`${shortWeekday(today)} ${dayAndMonth(today)}`}</span>
          <span>{`${showTime(14 * 60 + 30)} to ${showTime(15 * 60 + 15)}`}</span>
        </p>
      </div>
    </Block>
  );
};
