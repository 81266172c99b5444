import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay, Subject } from "@smart-planner/planner/model";
import { longestQuickPlanDays } from "@smart-planner/planner/scheduler";
import { dayAndMonth, daysBetween, parseDay } from "@smart-planner/planner/time";

/** The plan's exam date, if it differs from the row's. */
const wasText = (
  { subject, examDate }: SubjectRow,
  planned: readonly Subject[],
): string | undefined => {
  const dates = planned.filter(({ name }) => name.trim() === subject.trim());
  const [was] = dates;
  if (was === undefined || dates.some((one) => one.examDate === examDate)) return undefined;
  return `Was ${dayAndMonth(was.examDate)} when the plan was made.`;
};

/** A hint about an exam date that is allowed but has a surprising effect. */
export const examHintOf = ({
  row,
  today,
  planned,
}: {
  readonly row: SubjectRow;
  readonly today: CalendarDay;
  /** Those of the plan on the screen. */
  readonly planned: readonly Subject[];
}): string | undefined => {
  const { examDate } = row;
  const exam = parseDay(examDate);
  if (exam === undefined) return undefined;
  const daysLeft = daysBetween(today, exam);
  if (daysLeft < 0) return "This exam is over, so it gets no time.";
  if (daysLeft === 0) return "This exam is today, so it gets no time.";
  if (daysLeft > longestQuickPlanDays) return "More than ten years away: is the year right?";
  return wasText(row, planned);
};
