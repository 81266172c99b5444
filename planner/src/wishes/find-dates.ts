import type { CalendarDay, Weekday } from "../model.ts";
import { dayOf, parseDay, partsOf } from "../time/calendar-day.ts";
import { addDays, dayNumberOf, dayOfNumber, weekdayOf } from "../time/day-number.ts";
import { weekdayOfWord } from "../written/weekday-words.ts";
import { findNumber } from "./find-number.ts";
import type { Found } from "./items.ts";
import type { Token } from "./tokens.ts";
import type { DateSpan, DayWindow } from "./wish.ts";
import {
  comingDay,
  dayNumberAt,
  endAt,
  months,
  numericDate,
  ordinalAt,
  skipThe,
  type WrittenDate,
  wordsAt,
  writtenAt,
  yearAt,
} from "./written-date.ts";

const longestRange = 200;

const daysFrom = (first: CalendarDay, last: CalendarDay): readonly CalendarDay[] | undefined => {
  const start = dayNumberOf(first);
  const count = dayNumberOf(last) - start + 1;
  return count < 1 || count > longestRange
    ? undefined
    : Array.from({ length: count }, (_, index) => dayOfNumber(start + index));
};

const foundDates = (
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

const isRangeJoiner = (text: string | undefined, opener: string): boolean =>
  ["to", "-", "–", "until", "till", "til", "through"].includes(text ?? "") ||
  (opener === "between" && text === "and");

/** `20-27 December`, `from 20 December to 2 January`, `December 20 to 27`, `the 20th to the 27th`. */
const rangeAt = (tokens: readonly Token[], at: number, today: CalendarDay): Found | undefined => {
  const opener = tokens[at]?.text ?? "";
  const opened = opener === "between" || opener === "from" ? 1 : 0;
  const begin = at + opened;
  const hyphened = hyphenedRangeAt(tokens, begin, today) ?? numericRangeAt(tokens, begin, today);
  if (hyphened !== undefined) return { ...hyphened, length: hyphened.length + opened };
  const first = endAt(tokens, begin);
  if (first === undefined || !isRangeJoiner(tokens[begin + first.length]?.text, opener))
    return undefined;
  const last = endAt(tokens, begin + first.length + 1);
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
const numericRangeAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const match = /^(\d[\d/.]{2,9})[-–](\d[\d/.]{2,9})$/.exec(tokens[at]?.text ?? "");
  const first = numericDate(match?.[1] ?? "");
  const last = numericDate(match?.[2] ?? "");
  const start = first && comingDay(first, today);
  const end = start && last && comingDay(last, start);
  return foundDates(start && end && daysFrom(start, end), 1);
};

/** `20-27 December` and `20,21 December`, whose numbers are one token; `December 20-27`. */
const hyphenedRangeAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const pointed = /^(\d{1,2})[-–](\d{1,2})([./])(\d{1,2})$/.exec(tokens[at]?.text ?? "");
  const isPointed = pointed?.[3] === "/" || tokens[at + 1]?.text === ".";
  if (pointed !== null && Number(pointed[4]) <= 12 && isPointed) {
    const month = Number(pointed[4]);
    const first = comingDay({ day: Number(pointed[1]), month }, today);
    const last = first && comingDay({ day: Number(pointed[2]), month }, first);
    return foundDates(first && last && daysFrom(first, last), 1);
  }
  const points = tokens.slice(at, at + 5).map(({ text }) => text);
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
  const namedFirst = months.get(tokens[at]?.text ?? "");
  const place = namedFirst === undefined ? at : at + 1;
  const match = /^(\d{1,2})([-–,])(\d{1,2})$/.exec(tokens[place]?.text ?? "");
  if (match === null) return undefined;
  const ordinal = ordinalAt(tokens, place + 1);
  const of = tokens[place + 1 + ordinal]?.text === "of" ? 1 : 0;
  const month = namedFirst ?? months.get(tokens[place + 1 + ordinal + of]?.text ?? "");
  if (month === undefined) return undefined;
  const length = namedFirst === undefined ? 2 + ordinal + of : 2 + ordinal;
  const year = yearAt(tokens, at + length);
  const dated = (day: string | undefined): Omit<WrittenDate, "length"> =>
    year === undefined ? { day: Number(day), month } : { day: Number(day), month, year: year.year };
  const start = comingDay(dated(match[1]), today);
  const end = start && comingDay(dated(match[3]), start);
  const dates = start && end && (match[2] === "," ? [start, end] : daysFrom(start, end));
  return foundDates(dates, length + (year?.length ?? 0));
};

/** `20, 21 and 22 December`: numbers that share the month of the last. */
const listAt = (tokens: readonly Token[], at: number, today: CalendarDay): Found | undefined => {
  const days: number[] = [];
  let place = at;
  while (days.length < 31) {
    const date = writtenAt(tokens, place);
    if (date?.month !== undefined && days.length > 0) {
      const all = [...days.map((day) => ({ ...date, day })), date];
      return foundDates(
        all.map((each) => comingDay(each, today)),
        place + date.length - at,
      );
    }
    const number = dayNumberAt(tokens, place);
    const joiner = tokens[place + (number?.length ?? 0)]?.text;
    if (number === undefined || (joiner !== "," && joiner !== "and" && joiner !== "or"))
      return undefined;
    days.push(number.day);
    place += number.length + 1;
    if (joiner === "," && tokens[place]?.text === "and") place += 1;
    place += skipThe(tokens, place);
  }
  return undefined;
};

const notADay =
  /^(?:h|hrs?|hours?|min|mins|minutes?|am|pm|days?|weeks?|times|x|subjects?|sessions?|chapters?|%)$/;

/** `March 14 and 15`: numbers that share the month of the first. */
const monthListAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const month = months.get(tokens[at]?.text ?? "");
  const first = month === undefined ? undefined : writtenAt(tokens, at);
  if (month === undefined || first === undefined || first.year !== undefined) return undefined;
  const days = [first.day];
  let place = at + first.length;
  while (days.length < 31 && /^(?:,|and)$/.test(tokens[place]?.text ?? "")) {
    const skip = tokens[place]?.text === "," && tokens[place + 1]?.text === "and" ? 2 : 1;
    const number = dayNumberAt(tokens, place + skip + skipThe(tokens, place + skip));
    const end = place + skip + skipThe(tokens, place + skip) + (number?.length ?? 0);
    const after = tokens[end]?.text ?? "";
    if (number === undefined || number.day <= (days.at(-1) ?? 0) || notADay.test(after)) break;
    if (months.has(after) || after === "-" || after === "to" || after === ":") break;
    days.push(number.day);
    place = end;
  }
  return days.length < 2
    ? undefined
    : foundDates(
        days.map((day) => comingDay({ day, month }, today)),
        place - at,
      );
};

const daysLater = (today: CalendarDay, days: number): CalendarDay | undefined =>
  today < "9999-12-01" ? addDays(today, days) : undefined;

const weekFrom = (today: CalendarDay, first: number): readonly (CalendarDay | undefined)[] => {
  const begin = Math.max(first, 0);
  return Array.from({ length: first + 7 - begin }, (_, index) => daysLater(today, begin + index));
};

const partWindows: ReadonlyMap<string, DayWindow> = new Map([
  ["morning", { from: 5 * 60, to: 12 * 60 }],
  ["afternoon", { from: 12 * 60, to: 17 * 60 }],
  ["evening", { from: 17 * 60, to: 24 * 60 }],
]);

/** "tonight", "this afternoon": a date and a part of the day. */
const withPart = (found: Found | undefined, part: string): Found | undefined => {
  const window = partWindows.get(part);
  return found === undefined || window === undefined
    ? found
    : { ...found, meanings: [...found.meanings, { kind: "part", windows: [window] }] };
};

/** `the next 3 days`, `the coming two weeks`. */
const comingDaysAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const the = skipThe(tokens, at);
  const opener = tokens[at + the]?.text;
  if (opener !== "next" && opener !== "coming" && opener !== "following") return undefined;
  const number = findNumber(tokens, at + the + 1);
  const few = tokens[at + the + 1]?.text === "few";
  const count = few ? { value: 3, length: 1 } : number;
  const unit = tokens[at + the + 1 + (count?.length ?? 0)]?.text;
  if (count === undefined || !Number.isInteger(count.value)) return undefined;
  const days =
    unit === "days" || unit === "day"
      ? count.value
      : unit === "weeks" || unit === "week"
        ? count.value * 7
        : 0;
  return days < 1 || days > longestRange
    ? undefined
    : foundDates(
        Array.from({ length: days }, (_, index) => daysLater(today, index)),
        the + 2 + count.length,
      );
};

/** `the first week`, `the first three days`: of the time that lies ahead. */
const firstDaysAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const the = /^(?:the|my)$/.test(tokens[at]?.text ?? "") ? 1 : 0;
  if (tokens[at + the]?.text !== "first") return undefined;
  const count = findNumber(tokens, at + the + 1) ?? { value: 1, length: 0 };
  const unit = tokens[at + the + 1 + count.length]?.text ?? "";
  const days = (/^weeks?$/.test(unit) ? 7 : /^days$/.test(unit) ? 1 : 0) * count.value;
  return days < 2 || days > longestRange || !Number.isInteger(days)
    ? undefined
    : foundDates(
        Array.from({ length: days }, (_, index) => daysLater(today, index)),
        the + 2 + count.length,
      );
};

/** `start in a week`, `begin in 3 days`; "three times in a week" is something else. */
const inDaysAt = (tokens: readonly Token[], at: number, today: CalendarDay): Found | undefined => {
  const opener = tokens[at - 1]?.text ?? "";
  if (tokens[at]?.text !== "in" || !/^(?:start|begin|starting|beginning|back)$/.test(opener))
    return undefined;
  const count = ["a", "one"].includes(tokens[at + 1]?.text ?? "")
    ? { value: 1, length: 1 }
    : findNumber(tokens, at + 1);
  const unit = tokens[at + 1 + (count?.length ?? 0)]?.text ?? "";
  const days = /^weeks?$/.test(unit) ? 7 : /^days?$/.test(unit) ? 1 : 0;
  return count === undefined || days === 0 || !Number.isInteger(count.value) || count.value > 60
    ? undefined
    : foundDates([daysLater(today, count.value * days)], 2 + count.length);
};

/** `the week of 16 March`, `the weekend of the 7th`, `the week starting 9 March`. */
const weekOfAt = (tokens: readonly Token[], at: number, today: CalendarDay): Found | undefined => {
  const the = skipThe(tokens, at);
  const unit = tokens[at + the]?.text;
  const joiner = tokens[at + the + 1]?.text ?? "";
  if (
    (unit !== "week" && unit !== "weekend") ||
    /^(?:a|per|each|every)$/.test(tokens[at - 1]?.text ?? "")
  )
    return undefined;
  if (!/^(?:of|starting|beginning)$/.test(joiner)) return undefined;
  const on = tokens[at + the + 2]?.text === "on" ? 1 : 0;
  const date = endAt(tokens, at + the + 2 + on);
  const day = date?.ordinal === true ? comingDay(date, today) : undefined;
  if (date === undefined || day === undefined) return undefined;
  const monday = joiner === "of" ? -weekdayOf(day) : 0;
  const days =
    unit === "weekend"
      ? [5 - weekdayOf(day), 6 - weekdayOf(day)]
      : [0, 1, 2, 3, 4, 5, 6].map((each) => monday + each);
  return foundDates(
    days.map((each) => daysLater(day, each)).filter((each) => each === undefined || each >= today),
    the + 2 + on + date.length,
  );
};

const ordinalWords: ReadonlyMap<string, number> = new Map([
  ["first", 0],
  ["second", 1],
  ["third", 2],
  ["fourth", 3],
]);

/** `the second weekend of March`. */
const nthWeekendAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const the = skipThe(tokens, at);
  const ordinal = ordinalWords.get(tokens[at + the]?.text ?? "");
  const month = months.get(tokens[at + the + 3]?.text ?? "");
  if (ordinal === undefined || month === undefined || tokens[at + the + 1]?.text !== "weekend")
    return undefined;
  const { year, month: thisMonth } = partsOf(today);
  const first = dayOf({ year: month < thisMonth ? year + 1 : year, month, day: 1 });
  if (first === undefined) return undefined;
  const saturday = ((5 - weekdayOf(first) + 7) % 7) + ordinal * 7;
  return foundDates(
    [saturday, saturday + 1].map((each) => daysLater(first, each)),
    the + 4,
  );
};

const monthFrom = (today: CalendarDay, next: boolean): readonly (CalendarDay | undefined)[] => {
  const { year, month } = partsOf(today);
  const first = next
    ? dayOf({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 })
    : today;
  if (first === undefined) return [];
  const own = partsOf(first).month;
  return Array.from({ length: 31 }, (_, index) => daysLater(first, index)).filter(
    (day) => day !== undefined && partsOf(day).month === own,
  );
};

/** A month right after one of these is its first or its last day. */
const boundWords: ReadonlySet<string> = new Set("until till before from after by".split(" "));

/** `in March`: every day of it that is still to come. */
const wholeMonthAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const opener = tokens[at]?.text;
  const opened = opener === "in" || opener === "during" || opener === "throughout" ? 1 : 0;
  if (opened === 0 && !boundWords.has(tokens[at - 1]?.text ?? "")) return undefined;
  const month = months.get(tokens[at + opened]?.text ?? "");
  if (month === undefined || tokens[at + opened + 1]?.kind === "number") return undefined;
  const { year, month: thisMonth } = partsOf(today);
  if (month === thisMonth) return foundDates(monthFrom(today, false), opened + 1);
  const first = dayOf({ year: month < thisMonth ? year + 1 : year, month, day: 1 });
  return first && foundDates(monthFrom(first, false), opened + 1);
};

/** `tomorrow`, `this Friday`, `next week`. "Next Friday" is the Friday of next week. */
const relativeAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const afterTomorrow =
    wordsAt(tokens, at, "the day after tomorrow") || wordsAt(tokens, at, "day after tomorrow");
  if (afterTomorrow > 0) return foundDates([daysLater(today, 2)], afterTomorrow);
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text ?? ""];
  const afterNext =
    wordsAt(tokens, at, "the week after next") || wordsAt(tokens, at, "week after next");
  if (afterNext > 0) return foundDates(weekFrom(today, 14 - weekdayOf(today)), afterNext);
  if (first === "today") return foundDates([today], 1);
  if (first === "tomorrow") return foundDates([daysLater(today, 1)], 1);
  if (first === "tonight") return withPart(foundDates([today], 1), "evening");
  const coming = comingDaysAt(tokens, at, today) ?? firstDaysAt(tokens, at, today);
  if (coming !== undefined) return coming;
  const later =
    inDaysAt(tokens, at, today) ?? weekOfAt(tokens, at, today) ?? nthWeekendAt(tokens, at, today);
  if (later !== undefined) return later;
  const restOfWeek =
    wordsAt(tokens, at, "the rest of this week") ||
    wordsAt(tokens, at, "the rest of the week") ||
    wordsAt(tokens, at, "rest of this week") ||
    wordsAt(tokens, at, "rest of the week");
  if (restOfWeek > 0) return foundDates(weekFrom(today, -weekdayOf(today)), restOfWeek);
  if (first !== "this" && first !== "next" && first !== "coming") return undefined;
  if (first === "this" && ["morning", "afternoon", "evening"].includes(second))
    return withPart(foundDates([today], 2), second);
  if (second === "month") return foundDates(monthFrom(today, first === "next"), 2);
  const monday = -weekdayOf(today) + (first === "next" ? 7 : 0);
  if (second === "week" && first !== "coming") return foundDates(weekFrom(today, monday), 2);
  if (second === "weekend")
    return foundDates(
      [5, 6].filter((day) => monday + day >= 0).map((day) => daysLater(today, monday + day)),
      2,
    );
  const weekday = weekdayOfWord(second);
  if (weekday === undefined) return undefined;
  const ahead = first === "next" ? monday + weekday : (weekday - weekdayOf(today) + 7) % 7;
  return foundDates([daysLater(today, ahead)], 2);
};

/** `Friday 25 December`; on any other day than a Friday nobody knows which of the two is meant. */
const namedDayAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const weekday: Weekday | undefined = weekdayOfWord(tokens[at]?.text ?? "");
  if (weekday === undefined) return undefined;
  const skip = [",", "the"].includes(tokens[at + 1]?.text ?? "") ? 2 : 1;
  const date = endAt(tokens, at + skip);
  if (date === undefined || !date.ordinal) return undefined;
  const day = comingDay(date, today);
  return day !== undefined && weekdayOf(day) === weekday
    ? foundDates([day], skip + date.length)
    : { meanings: [{ kind: "unknown" }], length: skip + date.length };
};

const farOff = 100;

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

const openingWords: ReadonlySet<string> = new Set([
  ...months.keys(),
  ..."from between the my first second third fourth week weekend rest this next coming following today tomorrow tonight day christmas boxing new in during throughout".split(
    " ",
  ),
]);

/** Spares every other word the search for a date. */
const mayOpenDate = (token: Token | undefined): boolean =>
  token?.kind === "number" ||
  openingWords.has(token?.text ?? "") ||
  weekdayOfWord(token?.text ?? "") !== undefined;

/** Days of the calendar: one, several or a range; days already past are no finds. */
export const findDates = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  if (parseDay(today) === undefined || !mayOpenDate(tokens[at])) return undefined;
  const several =
    rangeAt(tokens, at, today) ?? listAt(tokens, at, today) ?? monthListAt(tokens, at, today);
  if (several !== undefined) return several;
  const special = relativeAt(tokens, at, today) ?? namedDayAt(tokens, at, today);
  if (special !== undefined) return special;
  const date = writtenAt(tokens, at);
  if (date !== undefined)
    return foundDates(
      [nearDay(tokens[at]?.text ?? "", comingDay(date, today), today)],
      date.length,
    );
  const month = wholeMonthAt(tokens, at, today);
  if (month !== undefined) return month;
  const number = dayNumberAt(tokens, at);
  return number?.ordinal === true
    ? foundDates([comingDay({ day: number.day }, today)], number.length)
    : undefined;
};
