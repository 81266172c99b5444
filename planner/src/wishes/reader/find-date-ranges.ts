import type { CalendarDay } from "../../model/model.ts";
import { daysFrom, foundDates } from "./found-dates.ts";
import type { Found } from "./items.ts";
import type { Place } from "./pattern.ts";
import { textAt } from "./tokens.ts";
import { comingDay, endAt, type WrittenDate } from "./written-date.ts";

const isListed = (text: string): boolean => [",", "and", "or"].includes(text);

const counted =
  /^(?:h|hrs?|hours?|min|mins|minutes?|am|pm|uhr|days?|weeks?|times|x|subjects?|sessions?|chapters?|topics?|pages?|to|until|till|-|–|%|:)$/;

/** "Sunday 22 to 23", "14 hours": the number before it is no day. */
export const isCountedAt = (place: Place, at: number): boolean => counted.test(textAt(place, at));

const isRangeJoiner = (text: string | undefined, opener: string): boolean =>
  ["to", "-", "–", "until", "till", "til", "through"].includes(text ?? "") ||
  (opener === "between" && text === "and");

/** `20-27 December`, `from 20 December to 2 January`, `December 20 to 27`, `the 20th to the 27th`. */
const rangeAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const opener = place.tokens[at]?.text ?? "";
  const opened = opener === "between" || opener === "from" ? 1 : 0;
  const begin = at + opened;
  const first = endAt(place, begin);
  if (first === undefined || !isRangeJoiner(place.tokens[begin + first.length]?.text, opener))
    return undefined;
  const last = endAt(place, begin + first.length + 1);
  if (
    last === undefined ||
    !((first.ordinal && last.ordinal) || first.month !== undefined || last.month !== undefined)
  )
    return undefined;
  const borrowed = (date: WrittenDate, from: WrittenDate): WrittenDate =>
    date.month === undefined && from.month !== undefined
      ? { ...date, month: from.month, ...(from.year === undefined ? {} : { year: from.year }) }
      : date;
  const start = comingDay(borrowed(first, last), today);
  const end = start && comingDay(borrowed(last, first), start);
  return foundDates(start && end && daysFrom(start, end), opened + first.length + 1 + last.length);
};

/** `20, 21 and 22 December`, `March 14 and 15`: numbers that share the month of the first or of the last. */
const listAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const dates: WrittenDate[] = [];
  let end = at;
  for (let spot = at; dates.length < 31; ) {
    const date = endAt(place, spot);
    const isRising = date !== undefined && date.day > (dates.at(-1)?.day ?? 0);
    if (!isRising || isCountedAt(place, spot + date.length)) break;
    dates.push(date);
    end = spot + date.length;
    if (!isListed(textAt(place, end))) break;
    spot = end + (isListed(textAt(place, end + 1)) ? 2 : 1);
  }
  const named = dates.find(({ month }) => month !== undefined);
  if (named?.month === undefined || dates.length < 2) return undefined;
  const { month, year } = named;
  return foundDates(
    dates.map((date) => comingDay({ month, ...(year && { year }), ...date }, today)),
    end - at,
  );
};

/** Several days of the calendar: a range or a list. */
export const findDateRange = (place: Place, at: number, today: CalendarDay): Found | undefined =>
  rangeAt(place, at, today) ?? listAt(place, at, today);
