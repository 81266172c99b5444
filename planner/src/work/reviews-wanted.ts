import type { CalendarDay } from "../model/model.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { reviewCourseOf } from "./expected-recall.ts";
import type { MemoryModel, Remembered } from "./memory.ts";
import { mostAhead, spread } from "./review-limits.ts";

/** The target on exam day: more takes much time for little gain. */
const wantedRecall = 0.9;
const mostDays = 16;

/** How many reviews, each on its best day, one chapter takes to be known at its exam. */
export const reviewsWanted = ({
  model,
  remembered,
  exam,
  today,
}: {
  readonly model: MemoryModel;
  readonly remembered: Remembered;
  readonly exam: CalendarDay;
  readonly today: CalendarDay;
}): number => {
  const open = Array.from({ length: Math.max(daysBetween(today, exam), 0) }, (_, index) =>
    addDays(today, index),
  ).filter((day) => day > remembered.on);
  const days = spread(open, mostDays);
  const course = reviewCourseOf({ model, remembered, days, exam });
  let chosen = 0;
  let count = 0;
  while (count < Math.min(mostAhead, days.length) && course.recallOf(chosen) < wantedRecall) {
    let best = 0;
    for (const index of days.keys()) {
      const more = chosen | (1 << index);
      if (more !== chosen && (best === 0 || course.recallOf(more) > course.recallOf(best)))
        best = more;
    }
    chosen = best;
    count += 1;
  }
  return count;
};
