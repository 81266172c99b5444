import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay, Subject } from "@smart-planner/planner/model";
import { oddExamDay } from "@smart-planner/planner/scheduler";
import { parseDay } from "@smart-planner/planner/time";
import type { subjectsWords } from "@smart-planner/words/en/subjects";

/** The plan's exam date, if it differs from the row's. */
const wasText = (
  { subject, examDate }: SubjectRow,
  planned: readonly Subject[],
  words: typeof subjectsWords,
): string | undefined => {
  const dates = planned.filter(({ name }) => name.trim() === subject.trim());
  const [was] = dates;
  if (was === undefined || dates.some((one) => one.examDate === examDate)) return undefined;
  return words.movedFrom(was.examDate);
};

/** The row's exam in the plan on the screen, once it is over. */
export const overExamOf = (
  { subject, examDate }: SubjectRow,
  today: CalendarDay,
  planned: readonly Subject[],
): Subject | undefined =>
  planned.find(
    (one) =>
      one.examDate < today && one.examDate === examDate && one.name.trim() === subject.trim(),
  );

/** A hint about an exam date that is allowed but has a surprising effect. */
export const examHintOf = ({
  row,
  today,
  planned,
  words,
}: {
  readonly row: SubjectRow;
  readonly today: CalendarDay;
  /** Those of the plan on the screen. */
  readonly planned: readonly Subject[];
  readonly words: typeof subjectsWords;
}): string | undefined => {
  const { examDate } = row;
  const exam = parseDay(examDate);
  if (exam === undefined) return undefined;
  if (overExamOf(row, today, planned) !== undefined) return words.examOver;
  const odd = oddExamDay(exam, today);
  return odd === undefined ? wasText(row, planned, words) : words.oddExamDays[odd];
};
