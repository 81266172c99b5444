import { nextDatesOf, repeatsOf } from "@smart-planner/planner/calendars";
import type { CalendarDay, Commitment } from "@smart-planner/planner/model";
import { daysBetween } from "@smart-planner/planner/time";
import type { commitmentsWords } from "@smart-planner/words/en/commitments";

/** How often a commitment comes back, for its row. */
export const repeatsInWords = (
  commitment: Commitment,
  today: CalendarDay,
  words: typeof commitmentsWords,
): string => {
  const { dates } = commitment;
  if (dates === undefined) return words.weekly(undefined);
  const [next] = nextDatesOf({ commitment, today, count: 1 });
  if (next === undefined) return words.over;
  switch (repeatsOf(commitment)) {
    case "once": {
      const days = nextDatesOf({ commitment, today, count: 7 });
      return daysBetween(today, next) < 7 ? words.onlyThisWeek(days) : words.onlyOn(days);
    }
    case "second-week":
      return words.secondWeek(next, dates.until);
    case "weekly":
      return words.weekly(dates.until);
  }
};

/** `Next: Sat 21 Nov, Sat 5 Dec, Sat 19 Dec` */
export const nextInWords = (
  commitment: Commitment,
  today: CalendarDay,
  words: typeof commitmentsWords,
): string => {
  const next = nextDatesOf({ commitment, today, count: 3 });
  return next.length === 0 ? "" : words.next(next);
};
