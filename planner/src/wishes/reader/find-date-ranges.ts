import type { CalendarDay } from "../../model/model.ts";
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
  const hyphened =
    hyphenedRangeAt(place, begin, today) ??
    pointedRangeAt(place, begin, today) ??
    pointsRangeAt(place, begin, today) ??
    numericRangeAt(place, begin, today);
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

/** From a day to another of the same month. */
const rangeIn = (
  first: number,
  last: number,
  date: { readonly month: number; readonly year?: number },
  today: CalendarDay,
): readonly CalendarDay[] | undefined => {
  const start = comingDay({ ...date, day: first }, today);
  const end = start && comingDay({ ...date, day: last }, start);
  return start && end && daysFrom(start, end);
};

/** `12-14/3`, `12-14.3.`. */
const pointedRangeAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const [, first, last, mark, month] =
    /^(\d{1,2})[-–](\d{1,2})([./])(\d{1,2})$/.exec(place.tokens[at]?.text ?? "") ?? [];
  const isPointed = mark === "/" || place.tokens[at + 1]?.text === ".";
  return month !== undefined && Number(month) <= 12 && isPointed
    ? foundDates(rangeIn(Number(first), Number(last), { month: Number(month) }, today), 1)
    : undefined;
};

/** `12.-14.3.` */
const pointsRangeAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const [first = "", point, hyphen, end = ""] = place.tokens
    .slice(at, at + 4)
    .map(({ text }) => text);
  const [, last, month] = /^(\d{1,2})\.(\d{1,2})$/.exec(end) ?? [];
  return month !== undefined && /^\d{1,2}$/.test(first) && point === "." && hyphen === "-"
    ? foundDates(rangeIn(Number(first), Number(last), { month: Number(month) }, today), 4)
    : undefined;
};

/** `20-27 December` and `20,21 December`, whose numbers are one token; `December 20-27`. */
const hyphenedRangeAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const { months } = place.language;
  const textOf = (spot: number): string => place.tokens[spot]?.text ?? "";
  const namedFirst = months.get(textOf(at));
  const spot = namedFirst === undefined ? at : at + 1;
  const [, first, mark, last] = /^(\d{1,2})([-–,])(\d{1,2})$/.exec(textOf(spot)) ?? [];
  const ordinal = ordinalAt(place, spot + 1);
  const of = textOf(spot + 1 + ordinal) === "of" ? 1 : 0;
  const month = namedFirst ?? months.get(textOf(spot + 1 + ordinal + of));
  if (first === undefined || month === undefined) return undefined;
  const length = 2 + ordinal + (namedFirst === undefined ? of : 0);
  const year = yearAt(place, at + length);
  const date = year === undefined ? { month } : { month, year: year.year };
  const dates = rangeIn(Number(first), Number(last), date, today);
  const ends = mark === "," ? dates && [dates[0], dates.at(-1)] : dates;
  return foundDates(ends, length + (year?.length ?? 0));
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

/** The next day of a list such as `14, 15 and 16`, and where it ends; nothing where something else is counted. */
const nextInList = (
  place: Place,
  at: number,
  last: number,
): { readonly day: number; readonly end: number } | undefined => {
  const textOf = (spot: number): string => place.tokens[spot]?.text ?? "";
  if (!/^(?:,|and)$/.test(textOf(at))) return undefined;
  const skip = textOf(at) === "," && textOf(at + 1) === "and" ? 2 : 1;
  const spot = at + skip + skipThe(place, at + skip);
  const number = dayNumberAt(place, spot);
  const after = textOf(spot + (number?.length ?? 0));
  const isOther =
    notADay.test(after) || place.language.months.has(after) || /^(?:-|to|:)$/.test(after);
  return number === undefined || number.day <= last || isOther
    ? undefined
    : { day: number.day, end: spot + number.length };
};

/** `March 14 and 15`: numbers that share the month of the first. */
const monthListAt = (place: Place, at: number, today: CalendarDay): Found | undefined => {
  const month = place.language.months.get(place.tokens[at]?.text ?? "");
  const first = month === undefined ? undefined : writtenAt(place, at);
  if (month === undefined || first === undefined || first.year !== undefined) return undefined;
  const days = [first.day];
  let end = at + first.length;
  for (
    let next = nextInList(place, end, first.day);
    next !== undefined;
    next = nextInList(place, end, next.day)
  ) {
    days.push(next.day);
    end = next.end;
  }
  return days.length < 2
    ? undefined
    : foundDates(
        days.map((day) => comingDay({ day, month }, today)),
        end - at,
      );
};

/** Several days of the calendar: a range or a list. */
export const findDateRange = (place: Place, at: number, today: CalendarDay): Found | undefined =>
  rangeAt(place, at, today) ?? listAt(place, at, today) ?? monthListAt(place, at, today);
