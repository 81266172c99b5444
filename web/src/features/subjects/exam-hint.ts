import type { SubjectRow } from "@smart-planner/contract";
import {
  type CalendarDay,
  daysBetween,
  longestQuickPlanDays,
  parseDay,
} from "@smart-planner/planner";

/** What a student should know about an exam date that is allowed but does not do what they expect. */
export const examHintOf = ({
  row: { examDate },
  today,
}: {
  readonly row: SubjectRow;
  readonly today: CalendarDay;
}): string | undefined => {
  const exam = parseDay(examDate);
  if (exam === undefined) return undefined;
  const daysLeft = daysBetween(today, exam);
  if (daysLeft < 0) return "This exam is over, so it gets no time.";
  if (daysLeft === 0) return "This exam is today, so it gets no time.";
  if (daysLeft > longestQuickPlanDays) return "More than ten years away: is the year right?";
  return undefined;
};
