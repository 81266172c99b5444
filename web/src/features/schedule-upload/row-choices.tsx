import type { ScheduleRow } from "@smart-planner/contract";
import { uploadWords } from "@smart-planner/words/en/upload";
import { useMoment } from "../../platform/use-moment.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useWords } from "../../ui/use-words.ts";
import { type Keeping, mayBeKeptOnce } from "./kept-dates.ts";
import { firstWeekOf, groupsIn, type WeekChoice, weekOptionsOf } from "./week-choice.ts";

export interface RowChoice {
  readonly week: WeekChoice;
  /** Empty for every section. */
  readonly group: string;
  readonly keeping: Keeping;
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
  const words = useWords(uploadWords);
  const { day: today } = useMoment();
  // Dated rows are all shown: exams of a later week must not be missed.
  const weeks = choice.keeping === "dates" ? [] : weekOptionsOf(words, rows);
  const isOpen = mayBeKeptOnce(rows);
  const groups = groupsIn(rows);
  if (weeks.length === 0 && groups.length === 0 && !isOpen) return null;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {groups.length > 0 && (
        <Field label={words.section} hint={words.sectionHint}>
          <Select
            value={choice.group}
            options={[
              { value: "", label: words.allSections },
              ...groups.map((group) => ({ value: group, label: group })),
            ]}
            onValueChange={(group) => onChoose({ ...choice, group })}
          />
        </Field>
      )}
      {isOpen && (
        <Field label={words.dates} hint={words.datesHint}>
          <Select
            value={choice.keeping}
            options={[
              { value: "weekly", label: words.weekly },
              { value: "dates", label: words.onlyTheseDates },
            ]}
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
        <Field label={words.week} hint={words.weekHint}>
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
