import { nextDatesOf, repeatsOf } from "@smart-planner/planner/calendars";
import type { CalendarDay, Commitment } from "@smart-planner/planner/model";
import { daysBetween, shortDayAndMonth, shortWeekday } from "@smart-planner/planner/time";

/** How often a commitment comes back, for its row. */
export const repeatsInWords = (commitment: Commitment, today: CalendarDay): string => {
  const { dates } = commitment;
  if (dates === undefined) return "Every week";
  const [next] = nextDatesOf({ commitment, today, count: 1 });
  if (next === undefined) return "Over";
  const until = dates.until === undefined ? "" : `, until ${shortDayAndMonth(dates.until)}`;
  switch (repeatsOf(commitment)) {
    case "once": {
      const named = nextDatesOf({ commitment, today, count: 7 }).map(shortDayAndMonth).join(", ");
      return daysBetween(today, next) < 7 ? `Only this week, ${named}` : `Only on ${named}`;
    }
    case "second-week":
      return `Every second week, next on ${shortDayAndMonth(next)}${until}`;
    case "weekly":
      return `Every week${until}`;
  }
};

/** `Sat 21 Nov` */
export const dateInWords = (day: CalendarDay): string =>
  `${shortWeekday(day)} ${shortDayAndMonth(day)}`;

/** `Next: Sat 21 Nov, Sat 5 Dec, Sat 19 Dec` */
export const nextInWords = (commitment: Commitment, today: CalendarDay): string => {
  const next = nextDatesOf({ commitment, today, count: 3 });
  if (next.length === 0) return "";
  return `Next: ${next.map(dateInWords).join(", ")}`;
};
