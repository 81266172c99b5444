import type { CalendarDay } from "../model.ts";
import { addDays } from "../time/calendar-day.ts";
import { estimateOf, type Known, type Topic } from "./topic.ts";

/** The first gap by how well a chapter is known, in days; each further gap is wider. */
const firstGap: Readonly<Record<Known, number>> = { 0: 1, 1: 2, 2: 3, 3: 5 };
const growth = 2.5;
const mostReviews = 4;
/** Part of the estimate that going through a chapter again takes. */
const reviewPart = 0.15;

/** Minutes of one review, in steps of five. */
export const reviewMinutesOf = (topic: Topic): number =>
  Math.min(Math.max(Math.round((estimateOf(topic) * reviewPart) / 5) * 5, 5), 30);

/** Days between the last time through and the next, after so many reviews. */
export const reviewGapOf = (known: Known, taken: number): number =>
  Math.round(firstGap[known] * growth ** taken);

/**
 * The days from which on a finished chapter comes back: at growing gaps, and once more in the last
 * days before the exam; none on the day of the exam or later.
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
  const days: CalendarDay[] = [];
  const last = addDays(exam, -2);
  let day = addDays(from, reviewGapOf(known, taken));
  for (let count = taken; day < last && count < mostReviews - 1; count++) {
    days.push(day);
    day = addDays(day, reviewGapOf(known, count + 1));
  }
  if (last > from) days.push(last);
  return days;
};
