import type { SubjectRow } from "@smart-planner/contract";

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

const errorOfRow = ({ subject, examDate }: SubjectRow): RowError | undefined => {
  const isUnnamed = subject.trim() === "";
  const isUndated = examDate === "";
  if (!isUnnamed && !isUndated) return undefined;
  return { message: "Subject and exam date are required", subject: isUnnamed, examDate: isUndated };
};

export const quickFormErrorsOf = ({
  hours,
  rows,
  hasDueWork = false,
}: {
  readonly hours: number;
  readonly rows: readonly SubjectRow[];
  /** There is something to plan without any subject. */
  readonly hasDueWork?: boolean;
}): QuickFormErrors => ({
  hours: hours >= 1 ? undefined : "Available hours is required",
  rows:
    hasDueWork && rows.every(({ subject, examDate }) => `${subject}${examDate}`.trim() === "")
      ? []
      : rows.map(errorOfRow),
});

export const hasErrors = ({ hours, rows }: QuickFormErrors): boolean =>
  hours !== undefined || rows.some((row) => row !== undefined);
