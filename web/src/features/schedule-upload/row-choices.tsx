import type { ScheduleRow } from "@smart-planner/contract";
import { useMoment } from "../../platform/use-moment.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { type Keeping, mayBeKeptOnce } from "./kept-dates.ts";
import { firstWeekOf, groupsIn, type WeekChoice, weekOptionsOf } from "./week-choice.ts";

export interface RowChoice {
  readonly week: WeekChoice;
  /** Empty for every section. */
  readonly group: string;
  readonly keeping: Keeping;
}

const keepings: readonly { readonly value: Keeping; readonly label: string }[] = [
  { value: "weekly", label: "A week that comes back" },
  { value: "dates", label: "Only these dates" },
];

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
  const { day: today } = useMoment();
  // Dated rows are all shown: exams of a later week must not be missed.
  const weeks = choice.keeping === "dates" ? [] : weekOptionsOf(rows);
  const isOpen = mayBeKeptOnce(rows);
  const groups = groupsIn(rows);
  if (weeks.length === 0 && groups.length === 0 && !isOpen) return null;
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
      {isOpen && (
        <Field label="Dates" hint="The file gives each class one date. Say what they are.">
          <Select
            value={choice.keeping}
            options={keepings}
            onValueChange={(keeping) =>
              onChoose({
                ...choice,
                keeping,
                week: keeping === "dates" ? "all" : firstWeekOf(rows, today),
              })
            }
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
