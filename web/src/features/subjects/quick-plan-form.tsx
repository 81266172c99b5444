import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay, Subject } from "@smart-planner/planner/model";
import { subjectsWords } from "@smart-planner/words/en/subjects";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useWords } from "../../ui/use-words.ts";
import { examHintOf, overExamOf } from "./exam-hint.ts";
import { HoursInput } from "./hours-input.tsx";
import { hasErrors, noErrors, quickFormErrorsOf } from "./quick-form-errors.ts";
import { emptyRow, SubjectRows, type SubjectRowsWork } from "./subject-rows.tsx";

export const initialRows: readonly SubjectRow[] = [emptyRow, emptyRow, emptyRow];

/** Subjects and hours of the Quick Plan; nothing is generated while anything is missing. */
export const QuickPlanForm = ({
  rows,
  hours,
  today,
  planned,
  generating,
  hasDueWork = false,
  onRowsChange,
  onHoursChange,
  work,
  onGenerate,
}: {
  readonly rows: readonly SubjectRow[];
  readonly hours: number;
  readonly today: CalendarDay;
  /** Subjects of the plan on the screen. */
  readonly planned: readonly Subject[];
  readonly generating: boolean;
  /** There is due work, which is planned without subjects too. */
  readonly hasDueWork?: boolean;
  readonly onRowsChange: (rows: readonly SubjectRow[]) => void;
  readonly onHoursChange: (hours: number) => void;
  readonly work?: SubjectRowsWork | undefined;
  readonly onGenerate: () => void;
}) => {
  const words = useWords(subjectsWords);
  const form = useRef<HTMLFormElement>(null);
  const [hasTried, setHasTried] = useState(false);
  const found = quickFormErrorsOf({ hours, rows, hasDueWork, words });
  const errors = hasTried ? found : noErrors;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (generating) return;
    setHasTried(hasErrors(found));
    if (!hasErrors(found)) onGenerate();
    else requestAnimationFrame(focusFirstError);
  };

  const focusFirstError = () =>
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.availableHours} error={errors.hours} inline>
        <HoursInput hours={hours} onHoursChange={onHoursChange} placeholder={words.hoursPerDay} />
      </Field>
      <SubjectRows
        rows={rows}
        work={work}
        onRowsChange={onRowsChange}
        headings={{ subject: words.subject, examDate: words.examDateTitle }}
        errors={errors.rows}
        hints={rows.map((row) => examHintOf({ row, today, planned, words }))}
        over={rows.map((row) => overExamOf(row, today, planned))}
        addLabel={words.addSubject}
        actions={
          <Button type="submit" loading={generating}>
            {words.generate}
          </Button>
        }
      />
    </form>
  );
};
