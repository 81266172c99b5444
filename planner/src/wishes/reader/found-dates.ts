import type { CalendarDay } from "../../model/model.ts";
import { addDays, dayNumberOf, dayOfNumber } from "../../time/day-number.ts";
import type { DateSpan } from "../wish.ts";
import type { Found } from "./items.ts";

export const longestRange = 200;

export const daysFrom = (
  first: CalendarDay,
  last: CalendarDay,
): readonly CalendarDay[] | undefined => {
  const start = dayNumberOf(first);
  const count = dayNumberOf(last) - start + 1;
  return count < 1 || count > longestRange
    ? undefined
    : Array.from({ length: count }, (_, index) => dayOfNumber(start + index));
};

export const foundDates = (
  dates: readonly (CalendarDay | undefined)[] | undefined,
  length: number,
): Found | undefined => {
  const known = dates?.filter((day) => day !== undefined);
  return known === undefined || known.length === 0 || known.length !== dates?.length
    ? undefined
    : { meanings: [{ kind: "dates", spans: spansOf(known) }], length };
};

/** Days that follow each other become one span. */
const spansOf = (days: readonly CalendarDay[]): readonly DateSpan[] => {
  const spans: { from: CalendarDay; to: CalendarDay }[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last !== undefined && dayNumberOf(day) - dayNumberOf(last.to) <= 1) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
};
export const daysLater = (today: CalendarDay, days: number): CalendarDay | undefined =>
  today < "9999-12-01" ? addDays(today, days) : undefined;
