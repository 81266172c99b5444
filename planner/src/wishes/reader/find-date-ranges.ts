import type { CalendarDay } from "../../model.ts";
import { daysFrom, foundDates } from "./found-dates.ts";
import type { Found } from "./items.ts";
import type { Place } from "./pattern.ts";
import {
  comingDay,
  dayNumberAt,
  endAt,
  numericDate,
  ordinalAt,
  skipThe,
  type WrittenDate,
  writtenAt,
  yearAt,
} from "./written-date.ts";

const isRangeJoiner = (text: string | undefined, opener: string): boolean =>
  ["to", "-", "–", "until", "till", "til", "through"].includes(text ?? "") ||
  (opener === "between" && text === "and");

/** `20-27 December`, `from 20 December to 2 January`, `December 20 to 27`, `the 20th to the 27th`. */
const rangeAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const opener = place.tokens[at]?.text ?? "";
  const opened = opener === "between" || opener === "from" ? 1 : 0;
  const begin = at + opened;
  const hyphened = hyphenedRangeAt(place, begin, today) ?? numericRangeAt(place, begin, today);
  if (hyphened !== undefined) return { ...hyphened, length: hyphened.length + opened };
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

/** `20/12-27/12`, one token. */
const numericRangeAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const match = /^(\d[\d/.]{2,9})[-–](\d[\d/.]{2,9})$/.exec(place.tokens[at]?.text ?? "");
  const first = numericDate(match?.[1] ?? "");
  const last = numericDate(match?.[2] ?? "");
  const start = first && comingDay(first, today);
  const end = start && last && comingDay(last, start);
  return foundDates(start && end && daysFrom(start, end), 1);
};

/** `20-27 December` and `20,21 December`, whose numbers are one token; `December 20-27`. */
const hyphenedRangeAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const pointed = /^(\d{1,2})[-–](\d{1,2})([./])(\d{1,2})$/.exec(place.tokens[at]?.text ?? "");
  const isPointed = pointed?.[3] === "/" || place.tokens[at + 1]?.text === ".";
  if (pointed !== null && Number(pointed[4]) <= 12 && isPointed) {
    const month = Number(pointed[4]);
    const first = comingDay({ day: Number(pointed[1]), month }, today);
    const last = first && comingDay({ day: Number(pointed[2]), month }, first);
    return foundDates(first && last && daysFrom(first, last), 1);
  }
  const points = place.tokens.slice(at, at + 5).map(({ text }) => text);
  const ended = /^(\d{1,2})\.(\d{1,2})$/.exec(points[3] ?? "");
  // "12.-14.3."
  if (
    /^\d{1,2}$/.test(points[0] ?? "") &&
    points[1] === "." &&
    points[2] === "-" &&
    ended !== null
  ) {
    const month = Number(ended[2]);
    const first = comingDay({ day: Number(points[0]), month }, today);
    const last = first && comingDay({ day: Number(ended[1]), month }, first);
    return foundDates(first && last && daysFrom(first, last), 4);
  }
  const namedFirst = place.language.months.get(place.tokens[at]?.text ?? "");
  const spot = namedFirst === undefined ? at : at + 1;
  const match = /^(\d{1,2})([-–,])(\d{1,2})$/.exec(place.tokens[spot]?.text ?? "");
  if (match === null) return undefined;
  const ordinal = ordinalAt(place, spot + 1);
  const of = place.tokens[spot + 1 + ordinal]?.text === "of" ? 1 : 0;
  const month =
    namedFirst ?? place.language.months.get(place.tokens[spot + 1 + ordinal + of]?.text ?? "");
  if (month === undefined) return undefined;
  const length = namedFirst === undefined ? 2 + ordinal + of : 2 + ordinal;
  const year = yearAt(place, at + length);
  const dated = (day: string | undefined): Omit<WrittenDate, "length"> =>
    year === undefined ? { day: Number(day), month } : { day: Number(day), month, year: year.year };
  const start = comingDay(dated(match[1]), today);
  const end = start && comingDay(dated(match[3]), start);
  const dates = start && end && (match[2] === "," ? [start, end] : daysFrom(start, end));
  return foundDates(dates, length + (year?.length ?? 0));
};

/** `20, 21 and 22 December`: numbers that share the month of the last. */
const listAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const days: number[] = [];
  let spot = at;
  while (days.length < 31) {
    const date = writtenAt(place, spot);
    if (date?.month !== undefined && days.length > 0) {
      const all = [...days.map((day) => ({ ...date, day })), date];
      return foundDates(
        all.map((each) => comingDay(each, today)),
        spot + date.length - at,
      );
    }
    const number = dayNumberAt(place, spot);
    const joiner = place.tokens[spot + (number?.length ?? 0)]?.text;
    if (number === undefined || (joiner !== "," && joiner !== "and" && joiner !== "or"))
      return undefined;
    days.push(number.day);
    spot += number.length + 1;
    if (joiner === "," && place.tokens[spot]?.text === "and") spot += 1;
    spot += skipThe(place, spot);
  }
  return undefined;
};

const notADay =
  /^(?:h|hrs?|hours?|min|mins|minutes?|am|pm|days?|weeks?|times|x|subjects?|sessions?|chapters?|%)$/;

/** `March 14 and 15`: numbers that share the month of the first. */
const monthListAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const month = place.language.months.get(place.tokens[at]?.text ?? "");
  const first = month === undefined ? undefined : writtenAt(place, at);
  if (month === undefined || first === undefined || first.year !== undefined) return undefined;
  const days = [first.day];
  let spot = at + first.length;
  while (days.length < 31 && /^(?:,|and)$/.test(place.tokens[spot]?.text ?? "")) {
    const skip = place.tokens[spot]?.text === "," && place.tokens[spot + 1]?.text === "and" ? 2 : 1;
    const number = dayNumberAt(place, spot + skip + skipThe(place, spot + skip));
    const end = spot + skip + skipThe(place, spot + skip) + (number?.length ?? 0);
    const after = place.tokens[end]?.text ?? "";
    if (number === undefined || number.day <= (days.at(-1) ?? 0) || notADay.test(after)) break;
    if (place.language.months.has(after) || after === "-" || after === "to" || after === ":") break;
    days.push(number.day);
    spot = end;
  }
  return days.length < 2
    ? undefined
    : foundDates(
        days.map((day) => comingDay({ day, month }, today)),
        spot - at,
      );
};

/** Several days of the calendar: a range or a list. */
export const findDateRange = (place: Place, at: number, today: CalendarDay): Found | undefined =>
  rangeAt(place, at, today) ?? listAt(place, at, today) ?? monthListAt(place, at, today);
