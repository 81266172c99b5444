import type { CalendarDay, Weekday } from "../../model/model.ts";
import { dayOf, parseDay, partsOf } from "../../time/calendar-day.ts";
import { dayNumberOf, weekdayOf } from "../../time/day-number.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import { findDateRange, isCountedAt } from "./find-date-ranges.ts";
import { foundDates } from "./found-dates.ts";
import type { Found } from "./items.ts";
import type { Place } from "./pattern.ts";
import { findIn } from "./rows.ts";
import { restOfMonth } from "./values.ts";
import { comingDay, dayNumberAt, endAt, writtenAt } from "./written-date.ts";

const farOff = 100;

/** A month right after one of these is its first or its last day. */
const boundWords: ReadonlySet<string> = new Set("until till before from after by".split(" "));

/** `in March`: every day of it that is still to come. */
const wholeMonthAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const opener = place.tokens[at]?.text;
  const opened = opener === "in" || opener === "during" || opener === "throughout" ? 1 : 0;
  if (opened === 0 && !boundWords.has(place.tokens[at - 1]?.text ?? "")) return undefined;
  const month = place.language.months.get(place.tokens[at + opened]?.text ?? "");
  if (month === undefined || place.tokens[at + opened + 1]?.kind === "number") return undefined;
  const { year, month: thisMonth } = partsOf(today);
  if (month === thisMonth) return foundDates(restOfMonth(today), opened + 1);
  const first = dayOf({ year: month < thisMonth ? year + 1 : year, month, day: 1 });
  // "quit in January": in March that lies behind.
  if (first !== undefined && dayNumberOf(first) - dayNumberOf(today) > 2 * farOff)
    return { meanings: [{ kind: "unknown" }], length: opened + 1 };
  return first && foundDates(restOfMonth(first), opened + 1);
};

/** `Friday 25 December`; on any other day than a Friday nobody knows which of the two is meant. */
const namedDayAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const weekday: Weekday | undefined = weekdayOfWord(place.tokens[at]?.text ?? "");
  if (weekday === undefined) return undefined;
  const skip = [",", "the"].includes(place.tokens[at + 1]?.text ?? "") ? 2 : 1;
  const date = endAt(place, at + skip);
  if (date === undefined) return undefined;
  const day = comingDay(date, today);
  // "leave Sunday 22 free": a number without a month is a day where the two agree and nothing is counted.
  if (!date.ordinal)
    return day !== undefined &&
      weekdayOf(day) === weekday &&
      date.day > 12 &&
      skip === 1 &&
      !isCountedAt(place, at + skip + date.length)
      ? foundDates([day], skip + date.length)
      : undefined;
  return day !== undefined && weekdayOf(day) === weekday
    ? foundDates([day], skip + date.length)
    : { meanings: [{ kind: "unknown" }], length: skip + date.length };
};

/** "3/10" in early March is the tenth of March: nobody plans for October. */
const nearDay = (
  text: string,
  day: CalendarDay | undefined,
  today: CalendarDay,
): CalendarDay | undefined => {
  const [, month, date] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || dayNumberOf(day) - dayNumberOf(today) < farOff)
    return day;
  const turned = comingDay({ day: Number(date), month: Number(month) }, today);
  const isNear = turned !== undefined && dayNumberOf(turned) - dayNumberOf(today) < farOff;
  return isNear ? turned : day;
};

/** Days of the calendar: one, several or a range; days already past are no finds. */
export const findDates = (place: Place, at: number): Found | undefined => {
  const { today } = place;
  if (parseDay(today) === undefined) return undefined;
  const several = findDateRange(place, at, today);
  if (several !== undefined) return several;
  const special = findIn(place.language.dates, place, at) ?? namedDayAt(place, at, today);
  if (special !== undefined) return special;
  const date = writtenAt(place, at);
  if (date !== undefined)
    return foundDates(
      [nearDay(place.tokens[at]?.text ?? "", comingDay(date, today), today)],
      date.length,
    );
  const month = wholeMonthAt(place, at, today);
  if (month !== undefined) return month;
  const number = dayNumberAt(place, at);
  return number?.ordinal === true
    ? foundDates([comingDay({ day: number.day }, today)], number.length)
    : undefined;
};
