import type { SubjectRow } from "@smart-planner/contract";
import type { subjectsWords } from "@smart-planner/words/en/subjects";

export interface RowError {
  readonly message: string;
  readonly subject: boolean;
  readonly examDate: boolean;
}

export interface QuickFormErrors {
  readonly hours: string | undefined;
  /** By the row's position; a row without an error has none. */
  readonly rows: readonly (RowError | undefined)[];
}

export const noErrors: QuickFormErrors = { hours: undefined, rows: [] };

const errorOfRow = (
  { subject, examDate }: SubjectRow,
  words: typeof subjectsWords,
): RowError | undefined => {
  const isUnnamed = subject.trim() === "";
  const isUndated = examDate === "";
  if (!isUnnamed && !isUndated) return undefined;
  return { message: words.required, subject: isUnnamed, examDate: isUndated };
};

export const quickFormErrorsOf = ({
  hours,
  rows,
  hasDueWork = false,
  words,
}: {
  readonly hours: number;
  readonly rows: readonly SubjectRow[];
  /** There is something to plan without any subject. */
  readonly hasDueWork?: boolean;
  readonly words: typeof subjectsWords;
}): QuickFormErrors => ({
  hours: hours >= 1 ? undefined : words.hoursRequired,
  rows:
    hasDueWork && rows.every(({ subject, examDate }) => `${subject}${examDate}`.trim() === "")
      ? []
      : rows.map((row) => errorOfRow(row, words)),
});

export const hasErrors = ({ hours, rows }: QuickFormErrors): boolean =>
  hours !== undefined || rows.some((row) => row !== undefined);
