import type { ScheduleRow } from "@smart-planner/contract";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { groupsIn, type WeekChoice, weekOptionsOf } from "./week-choice.ts";

export interface RowChoice {
  readonly week: WeekChoice;
  /** Empty for every section. */
  readonly group: string;
}

/** Which week and which section of the file is the student's own. */
export const RowChoices = ({
  rows,
  choice,
  onChoose,
}: {
  readonly rows: readonly ScheduleRow[];
  readonly choice: RowChoice;
  readonly onChoose: (choice: RowChoice) => void;
}) => {
  const weeks = weekOptionsOf(rows);
  const groups = groupsIn(rows);
  if (weeks.length === 0 && groups.length === 0) return null;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {groups.length > 0 && (
        <Field label="Your section" hint="The file lists several. Choose the one you are in.">
          <Select
            value={choice.group}
            options={[
              { value: "", label: "All sections" },
              ...groups.map((group) => ({ value: group, label: group })),
            ]}
            onValueChange={(group) => onChoose({ ...choice, group })}
          />
        </Field>
      )}
      {weeks.length > 0 && (
        <Field label="Week" hint="The file has dates. Choose the week that is like the others.">
          <Select
            value={choice.week}
            options={weeks}
            onValueChange={(week) => onChoose({ ...choice, week })}
          />
        </Field>
      )}
    </div>
  );
};
