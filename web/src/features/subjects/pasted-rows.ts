import type { SubjectRow } from "@smart-planner/contract";
import { dayOf, dayOfLabel, parseDay } from "@smart-planner/planner/time";

const dayOfText = (text: string): string | undefined => {
  const written = text.trim();
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(written) ?? [];
  const numeric =
    year === undefined
      ? undefined
      : dayOf({ year: Number(year), month: Number(month), day: Number(day) });
  return parseDay(written) ?? dayOfLabel(written) ?? numeric;
};

const datedLine =
  /^(.*?)(?:\s*[,;:–-]\s*|\s)(\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{1,2}[ -]\p{L}+[ -]\d{4})$/u;

const rowOfLine = (line: string): SubjectRow => {
  const [, subject = "", written = ""] = datedLine.exec(line.trim()) ?? [];
  const examDate = dayOfText(written);
  return examDate === undefined
    ? { subject: line.trim(), examDate: "" }
    : { subject: subject.trim(), examDate };
};

/** `Maths`, `Maths 18/06/2027` or `Maths, 18/06/2027`; undefined for a single line, which the field takes. */
export const pastedRowsOf = (text: string): readonly SubjectRow[] | undefined => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  return lines.length < 2 ? undefined : lines.map(rowOfLine);
};

/** The pasted rows from `index` on; a row that has a date keeps it unless the paste brings one. */
export const withPastedRows = ({
  rows,
  index,
  pasted,
}: {
  readonly rows: readonly SubjectRow[];
  readonly index: number;
  readonly pasted: readonly SubjectRow[];
}): readonly SubjectRow[] => [
  ...rows.slice(0, index),
  ...pasted.map(({ subject, examDate }, offset) => ({
    subject,
    examDate: examDate === "" ? (rows[index + offset]?.examDate ?? "") : examDate,
  })),
  ...rows.slice(index + pasted.length),
];
