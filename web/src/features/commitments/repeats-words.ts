import {
  type CalendarDay,
  type Commitment,
  monthNames,
  nextDatesOf,
  partsOf,
  repeatsOf,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner";

/** `29 Nov` */
const dateOf = (day: CalendarDay): string => {
  const { month, day: date } = partsOf(day);
  return `${date} ${monthNames[month - 1]?.slice(0, 3)}`;
};

/** How often a commitment comes back, for its row. */
export const repeatsInWords = (commitment: Commitment, today: CalendarDay): string => {
  const { dates } = commitment;
  if (dates === undefined) return "Every week";
  const [next] = nextDatesOf({ commitment, today, count: 1 });
  if (next === undefined) return "Over";
  const until = dates.until === undefined ? "" : `, until ${dateOf(dates.until)}`;
  switch (repeatsOf(commitment)) {
    case "once":
      return `Only this week, ${nextDatesOf({ commitment, today, count: 7 }).map(dateOf).join(", ")}`;
    case "second-week":
      return `Every second week, next on ${dateOf(next)}${until}`;
    case "weekly":
      return `Every week${until}`;
  }
};

/** `Next: Sat 21 Nov, Sat 5 Dec, Sat 19 Dec` */
export const nextInWords = (commitment: Commitment, today: CalendarDay): string => {
  const next = nextDatesOf({ commitment, today, count: 3 });
  if (next.length === 0) return "";
  const named = next.map((day) => `${weekdayNames[weekdayOf(day)].slice(0, 3)} ${dateOf(day)}`);
  return `Next: ${named.join(", ")}`;
};
