import type { CalendarDay } from "../model/model.ts";
import { idealGapDays } from "../scheduler/problem/spacing-windows.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { estimateOf, type Known, type Topic } from "./topic.ts";

const mostReviews = 4;
/** Part of the estimate that going through a chapter again takes. */
const reviewPart = 0.15;

/** Minutes of one review, in steps of five. */
export const reviewMinutesOf = (topic: Topic): number =>
  Math.min(Math.max(Math.round((estimateOf(topic) * reviewPart) / 5) * 5, 5), 30);

/** Days to the next time through: half a window for a new chapter, more for a known one, twice as many each time. */
const gapOf = (known: Known, taken: number, daysLeft: number): number =>
  Math.max(Math.round(((known + 1) / 2) * 2 ** taken * idealGapDays(daysLeft)), 1);

/**
 * Days on which a finished chapter comes back without a memory model: growing gaps from the
 * planner's spacing windows, and once in the last days before the exam.
 */
export const reviewDaysOf = ({
  from,
  taken,
  known,
  exam,
}: {
  /** When it was finished, or gone over last. */
  readonly from: CalendarDay;
  /** Reviews there were. */
  readonly taken: number;
  readonly known: Known;
  readonly exam: CalendarDay;
}): readonly CalendarDay[] => {
  const left = daysBetween(from, exam);
  const last = left - 2;
  const days: number[] = [];
  let day = 0;
  for (let count = taken; count < mostReviews - 1; count++) {
    const gap = gapOf(known, count, left - day);
    day += gap;
    // So soon before the last days it would be the same review twice.
    if (last - day < gap / 2) break;
    days.push(day);
  }
  if (last > 0) days.push(last);
  return days.map((each) => addDays(from, each));
};
