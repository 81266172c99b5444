import type { CalendarDay } from "../../model/model.ts";
import { dayOf, parseDay, partsOf } from "../../time/calendar-day.ts";
import { addDays, daysBetween, weekdayOf } from "../../time/day-number.ts";
import { monthOfWord } from "../../written/month-words.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import type { DateSpan } from "../wish.ts";
import type { Found } from "./items.ts";
import type { Place } from "./pattern.ts";
import { findIn } from "./rows.ts";
import { textAt } from "./tokens.ts";

/** A day of the year, perhaps without its month or year, as in "20 to 27 December". */
interface WrittenDate {
  readonly day: number;
  readonly month?: number;
  readonly year?: number;
  readonly length: number;
  /** A date anywhere: with a month, or written as `20th`. */
  readonly isSure: boolean;
}

export const longestRange = 200;

export const daysLater = (today: CalendarDay, days: number): CalendarDay | undefined =>
  today < "9999-12-01" ? addDays(today, days) : undefined;

/** From one day to another, which may be the same. */
export const foundSpan = (
  from: CalendarDay | undefined,
  to: CalendarDay | undefined,
  length: number,
): Found | undefined =>
  from === undefined || to === undefined || to < from
    ? undefined
    : { meanings: [{ kind: "dates", spans: [{ from, to }] }], length };

/** Days that follow each other become one span. */
const spansOf = (days: readonly CalendarDay[]): readonly DateSpan[] => {
  const spans: { from: CalendarDay; to: CalendarDay }[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last !== undefined && daysBetween(last.to, day) <= 1) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
};

/** The month that a word means if it has no other meaning: "out" is October in Portuguese. */
export const monthOf = (
  place: Pick<Place, "tokens" | "language">,
  at: number,
): number | undefined => {
  const word = textAt(place, at);
  const { words, calendar } = place.language;
  return words.has(word) && !calendar.has(word) ? undefined : monthOfWord(word);
};

export const ordinalAt = (place: Place, at: number): number =>
  place.tokens[at]?.start === place.tokens[at - 1]?.end
    ? (place.slot("ordinal-end", at)?.length ?? 0)
    : 0;

/** `2026-12-24`. */
const isoAt = (place: Place, at: number): WrittenDate | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(textAt(place, at)) ?? [];
  return day === undefined
    ? undefined
    : { year: Number(year), month: Number(month), day: Number(day), length: 1, isSure: true };
};

/** `20.3.`, with its second point: a day where a date is expected, or where it can be no hour. */
const isPointedAt = (place: Place, at: number, day: number): boolean => {
  const [number, point] = [place.tokens[at], place.tokens[at + 1]];
  const isPoint = point?.text === "." && point.start === number?.end;
  return isPoint && (day > 12 || place.slot("clock-here", at) !== undefined);
};

/** `24/12`, `24.12.2026`. "5-9" is a span, "6.30" a time of day and "1.5" a number. */
const numericAt = (place: Place, at: number): WrittenDate | undefined => {
  const [, one, mark, two, end] =
    /^(\d{1,2})([/.-])(\d{1,2})(?:\2(20\d\d|\d\d))?$/.exec(textAt(place, at)) ?? [];
  const isDate = mark === "/" || end !== undefined || isPointedAt(place, at, Number(one));
  if (one === undefined || !isDate) return undefined;
  // The day comes first, except if only the American order gives a date.
  const isTurned = mark === "/" && Number(two) > 12 && Number(one) <= 12;
  const [day, month] = isTurned ? [Number(two), Number(one)] : [Number(one), Number(two)];
  const own = end === undefined ? {} : { year: Number(end.padStart(4, "20")) };
  return day > 31 || month > 12 ? undefined : { day, month, ...own, length: 1, isSure: true };
};

const numberAt = (place: Place, at: number): WrittenDate | undefined => {
  const text = textAt(place, at);
  const day = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  const ordinal = ordinalAt(place, at + 1);
  return day >= 1 && day <= 31 ? { day, length: 1 + ordinal, isSure: ordinal > 0 } : undefined;
};

/** `24 December`, `December 24th`, `24th of Dec`, `12. März`, each with or without a year. */
const namedAt = (place: Place, at: number): WrittenDate | undefined => {
  const first = monthOf(place, at);
  const spot = first === undefined ? at : at + 1 + theAt(place, at + 1);
  const number = numberAt(place, spot);
  if (number === undefined) return undefined;
  const after = spot + number.length;
  const of = place.slot("of", after)?.length ?? 0;
  const month = first ?? monthOf(place, after + of);
  if (month === undefined) return undefined;
  const end = first === undefined ? after + of + 1 : after;
  const comma = textAt(place, end) === "," ? 1 : 0;
  const [year] = /^20\d\d$/.exec(textAt(place, end + comma)) ?? [];
  const length = end - at + (year === undefined ? 0 : comma + 1);
  return { day: number.day, month, ...(year && { year: Number(year) }), length, isSure: true };
};

const theAt = (place: Place, at: number): number => place.slot("the", at)?.length ?? 0;

/** A day: a date, a number that borrows its month, either behind its weekday. */
export const dateAt = (place: Place, at: number): WrittenDate | undefined => {
  const isWeekday = weekdayOfWord(textAt(place, at)) !== undefined;
  const comma = isWeekday && textAt(place, at + 1) === "," ? 1 : 0;
  const skip = (isWeekday ? 1 + comma : 0) + theAt(place, at + (isWeekday ? 1 + comma : 0));
  const date =
    isoAt(place, at + skip) ??
    numericAt(place, at + skip) ??
    namedAt(place, at + skip) ??
    numberAt(place, at + skip);
  return date && { ...date, length: date.length + skip };
};

/** The written day itself, or without a year the next such day, today included; never a past one. */
export const comingDay = (
  { day, month, year }: Pick<WrittenDate, "day" | "month" | "year">,
  from: CalendarDay,
): CalendarDay | undefined => {
  const now = partsOf(from);
  const next =
    month === undefined ? { ...now, month: now.month + 1 } : { ...now, year: now.year + 1 };
  const isOver = next.month > 12;
  const candidates = [
    dayOf({ year: year ?? now.year, month: month ?? now.month, day }),
    year === undefined
      ? dayOf({
          year: isOver ? next.year + 1 : next.year,
          month: month ?? (isOver ? 1 : next.month),
          day,
        })
      : undefined,
  ];
  return candidates.find((each) => each !== undefined && each >= from);
};

/** `20-27 December`, `from 20 December to 2 January`, `December 20 to 27`, `the 20th to the 27th`. */
const rangeAt = (place: Place, at: number): Found | undefined => {
  const opened = place.slot("span-opener", at)?.length ?? 0;
  const first = dateAt(place, at + opened);
  if (first === undefined) return undefined;
  const middle = at + opened + first.length;
  const joiner = place.slot(opened > 0 ? "span-middle" : "to", middle)?.length ?? 0;
  const last = joiner === 0 ? undefined : dateAt(place, middle + joiner);
  const months = [first.month, last?.month].filter((month) => month !== undefined);
  if (last === undefined || !(months.length > 0 || (first.isSure && last.isSure))) return undefined;
  const start = comingDay({ ...last, ...first }, place.today);
  const end = start && comingDay({ ...first, ...last }, start);
  const length = opened + first.length + joiner + last.length;
  const isLong = start && end && daysBetween(start, end) >= longestRange;
  return isLong ? undefined : foundSpan(start, end, length);
};

const isListed = (place: Place, at: number): boolean => place.slot("list-joint", at) !== undefined;

/** "Sunday 22 to 23", "14 hours": the number before it is not a day. */
const isCountedAt = (place: Place, at: number): boolean =>
  textAt(place, at) === ":" ||
  ["counted-unit", "half-day", "to"].some((slot) => place.slot(slot, at) !== undefined);

/** `20, 21 and 22 December`, `March 14 and 15`: numbers that share the month of the first or of the last. */
const listAt = (place: Place, at: number): Found | undefined => {
  const dates: WrittenDate[] = [];
  let end = at;
  for (let spot = at; dates.length < 31; ) {
    const date = dateAt(place, spot);
    const isRising = date !== undefined && date.day > (dates.at(-1)?.day ?? 0);
    if (!isRising || isCountedAt(place, spot + date.length)) break;
    dates.push(date);
    end = spot + date.length;
    if (!isListed(place, end)) break;
    spot = end + (isListed(place, end + 1) ? 2 : 1);
  }
  const named = dates.find(({ month }) => month !== undefined);
  if (named === undefined || dates.length < 2) return undefined;
  const days = dates.flatMap((date) => comingDay({ ...named, ...date }, place.today) ?? []);
  return days.length === dates.length
    ? { meanings: [{ kind: "dates", spans: spansOf(days) }], length: end - at }
    : undefined;
};

const farOff = 100;

/** "3/10" in early March is the tenth of March: October is too far away. */
const nearDay = (date: WrittenDate, text: string, today: CalendarDay): CalendarDay | undefined => {
  const day = comingDay(date, today);
  const isFar = (each: CalendarDay | undefined): boolean =>
    each === undefined || daysBetween(today, each) >= farOff;
  if (!isFar(day) || date.month === undefined || !/^\d\d?\/\d\d?$/.test(text)) return day;
  const turned = comingDay({ day: date.month, month: date.day }, today);
  return isFar(turned) ? day : turned;
};

/** One day of the calendar; with a weekday on which it does not fall it is unknown. */
const oneAt = (place: Place, at: number): Found | undefined => {
  const date = dateAt(place, at);
  if (date === undefined) return undefined;
  const weekday = weekdayOfWord(textAt(place, at));
  const day = nearDay(date, textAt(place, at), place.today);
  const isThen = day !== undefined && weekdayOf(day) === weekday;
  const isRight = weekday === undefined || isThen;
  // "Sunday 22": on a Sunday, and no hour.
  const isNumber = isThen && date.day > 12 && !isCountedAt(place, at + date.length);
  if (!date.isSure && !isNumber) return undefined;
  return isRight
    ? foundSpan(day, day, date.length)
    : { meanings: [{ kind: "unknown" }], length: date.length };
};

const endOfMonth = (first: CalendarDay): CalendarDay | undefined =>
  [31, 30, 29, 28].map((day) => dayOf({ ...partsOf(first), day })).find((day) => day !== undefined);

/** The first day to come of a month, today if it has begun. */
const beginningOf = (month: number, today: CalendarDay): CalendarDay | undefined => {
  const { year, month: now } = partsOf(today);
  return month === now ? today : dayOf({ year: month < now ? year + 1 : year, month, day: 1 });
};

/** `in March`: the rest of that month. A month far ahead is unknown: "quit in January" may be past. */
const monthAt = (place: Place, at: number): Found | undefined => {
  const opened = place.slot("month-opener", at)?.length ?? 0;
  const month = monthOf(place, at + opened);
  const isBound = opened > 0 || place.slot("month-bound", at) !== undefined;
  if (month === undefined || !isBound || place.tokens[at + opened + 1]?.kind === "number")
    return undefined;
  const first = beginningOf(month, place.today);
  if (first !== undefined && daysBetween(place.today, first) > 2 * farOff)
    return { meanings: [{ kind: "unknown" }], length: opened + 1 };
  return first && foundSpan(first, endOfMonth(first), opened + 1);
};

/** Days of the calendar: one, several or a range; past days do not count. */
export const findDates = (place: Place, at: number): Found | undefined =>
  parseDay(place.today) === undefined
    ? undefined
    : (rangeAt(place, at) ??
      listAt(place, at) ??
      findIn(place.language.dates, place, at) ??
      (place.slot("the", at) === undefined ? oneAt(place, at) : undefined) ??
      monthAt(place, at));
