import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay, Subject } from "@smart-planner/planner/model";
import { subjectsWords } from "@smart-planner/words/en/subjects";
import { useEffect, useRef } from "react";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import { examHintOf, overExamOf } from "./exam-hint.ts";
import { HoursInput } from "./hours-input.tsx";
import { emptyRow, SubjectRows, type SubjectRowsWork } from "./subject-rows.tsx";

export const initialAdvancedRows: readonly SubjectRow[] = [emptyRow];
export const defaultStudyHours = 6;

export interface MissingInputs {
  readonly hours: boolean;
  readonly subjects: boolean;
}

/** Subjects and hours of the Advanced Scheduler; a row without a name or a date is left out. */
export const AdvancedSubjectsForm = ({
  rows,
  hours,
  today,
  planned,
  missing,
  attempt,
  onRowsChange,
  onHoursChange,
  work,
}: {
  readonly rows: readonly SubjectRow[];
  readonly hours: number;
  readonly today: CalendarDay;
  /** Subjects of the plan on the screen. */
  readonly planned: readonly Subject[];
  /** Given when a plan was asked for and could not be made. */
  readonly missing: MissingInputs | null;
  /** Counts the times a plan was asked for: each leads to the first field that lacks something. */
  readonly attempt: number;
  readonly onRowsChange: (rows: readonly SubjectRow[]) => void;
  readonly onHoursChange: (hours: number) => void;
  readonly work?: SubjectRowsWork | undefined;
}) => {
  const words = useWords(subjectsWords);
  const form = useRef<HTMLDivElement>(null);
  const firstIncomplete = rows.findIndex(
    ({ subject, examDate }) => subject.trim() === "" || examDate === "",
  );
  const errors = rows.map((row, index) =>
    missing?.subjects && index === firstIncomplete
      ? {
          message: words.needsBoth,
          subject: row.subject.trim() === "",
          examDate: row.examDate === "",
        }
      : undefined,
  );

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt]);

  return (
    <div ref={form} className="grid gap-4">
      <Field label={words.hours} error={missing?.hours ? words.hoursMissing : undefined}>
        <HoursInput hours={hours} onHoursChange={onHoursChange} />
      </Field>
      <SubjectRows
        rows={rows}
        work={work}
        onRowsChange={onRowsChange}
        headings={{ subject: words.subjectName, examDate: words.examDate }}
        placeholder={words.example}
        errors={errors}
        hints={rows.map((row) => examHintOf({ row, today, planned, words }))}
        over={rows.map((row) => overExamOf(row, today, planned))}
        addLabel={words.addAnother}
      />
      {missing?.subjects && <Notice variant="danger">{words.addOne}</Notice>}
    </div>
  );
};
