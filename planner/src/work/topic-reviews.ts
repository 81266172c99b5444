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

/**
 * The days from which on a finished chapter comes back: at growing gaps, and once more in the last
 * days before the exam; none on the day of the exam or later.
 */
export const reviewDaysOf = ({
  doneOn,
  known,
  exam,
}: {
  readonly doneOn: CalendarDay;
  readonly known: Known;
  readonly exam: CalendarDay;
}): readonly CalendarDay[] => {
  const days: CalendarDay[] = [];
  const last = addDays(exam, -2);
  let gap = firstGap[known];
  for (let day = addDays(doneOn, gap); day < last && days.length < mostReviews - 1; ) {
    days.push(day);
    gap *= growth;
    day = addDays(day, Math.round(gap));
  }
  if (last > doneOn) days.push(last);
  return days;
};
