import type { CalendarDay, Weekday } from "../../model.ts";
import { dayOf, parseDay, partsOf } from "../../time/calendar-day.ts";
import { dayNumberOf, weekdayOf } from "../../time/day-number.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import { dateRows } from "../lexicon/en/values.ts";
import { findDateRange } from "./find-date-ranges.ts";
import { foundDates } from "./found-dates.ts";
import type { Found } from "./items.ts";
import { once } from "./once.ts";
import type { Place } from "./pattern.ts";
import { findIn, tableOfLists } from "./rows.ts";
import { isEndAt } from "./sentence-end.ts";
import type { Token } from "./tokens.ts";
import { restOfMonth } from "./values.ts";
import { comingDay, dayNumberAt, endAt, months, writtenAt } from "./written-date.ts";

const farOff = 100;

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
  if (month === thisMonth) return foundDates(restOfMonth(today), opened + 1);
  const first = dayOf({ year: month < thisMonth ? year + 1 : year, month, day: 1 });
  // "quit in January": in March that lies behind.
  if (first !== undefined && dayNumberOf(first) - dayNumberOf(today) > 2 * farOff)
    return { meanings: [{ kind: "unknown" }], length: opened + 1 };
  return first && foundDates(restOfMonth(first), opened + 1);
};

const counted =
  /^(?:h|hrs?|hours?|min|mins|minutes?|am|pm|uhr|days?|weeks?|times|x|subjects?|sessions?|chapters?|topics?|pages?|to|until|till|-|–|%|:)$/;

const notCounted = (
  tokens: readonly Token[],
  at: number,
  found: Found | undefined,
): Found | undefined => (counted.test(tokens[at]?.text ?? "") ? undefined : found);

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
  if (date === undefined) return undefined;
  const day = comingDay(date, today);
  // "leave Sunday 22 free": a number without a month is a day where the two agree and nothing is counted.
  if (!date.ordinal)
    return day !== undefined && weekdayOf(day) === weekday && date.day > 12 && skip === 1
      ? notCounted(tokens, at + skip + date.length, foundDates([day], skip + date.length))
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

const openingWords: ReadonlySet<string> = new Set([
  ...months.keys(),
  ..."from between the my first second third fourth week weekend rest this next coming following today tomorrow tonight day christmas boxing new in during throughout all".split(
    " ",
  ),
]);

/** Spares every other word the search for a date. */
const mayOpenDate = (token: Token | undefined): boolean =>
  token?.kind === "number" ||
  openingWords.has(token?.text ?? "") ||
  weekdayOfWord(token?.text ?? "") !== undefined;

/** "on the 7", "nothing on 20 21 and 22": days without a month, where nothing else can be counted. */
const bareDaysAt = (
  tokens: readonly Token[],
  at: number,
): { readonly days: readonly number[]; readonly length: number } | undefined => {
  const the = tokens[at - 1]?.text === "the";
  const opener = tokens[at - (the ? 2 : 1)]?.text ?? "";
  if (!/^(?:on|until|till|from|by|before|after|for)$/.test(opener)) return undefined;
  if (!the && opener !== "on") return undefined;
  const days: number[] = [];
  let place = at;
  let length = 0;
  while (days.length < 31) {
    const number = dayNumberAt(tokens, place);
    if (number === undefined || number.ordinal || number.day <= (days.at(-1) ?? 0)) break;
    days.push(number.day);
    length = place + 1 - at;
    const joint = tokens[place + 1]?.text ?? "";
    place += joint === "," || joint === "and" ? 2 : 1;
    if (joint === "," && tokens[place]?.text === "and") place += 1;
  }
  const isEnough = the ? days.length > 0 : days.length > 1;
  return isEnough && isEndAt(tokens, at + length) ? { days, length } : undefined;
};

const relative = once(() => tableOfLists(dateRows));

/** Days of the calendar: one, several or a range; days already past are no finds. */
export const findDates = (place: Place, at: number): Found | undefined => {
  const { tokens, today } = place;
  if (parseDay(today) === undefined || !mayOpenDate(tokens[at])) return undefined;
  const several = findDateRange(tokens, at, today);
  if (several !== undefined) return several;
  const special = findIn(relative(), place, at) ?? namedDayAt(tokens, at, today);
  if (special !== undefined) return special;
  const date = writtenAt(tokens, at);
  if (date !== undefined)
    return foundDates(
      [nearDay(tokens[at]?.text ?? "", comingDay(date, today), today)],
      date.length,
    );
  const month = wholeMonthAt(tokens, at, today);
  if (month !== undefined) return month;
  const bare = bareDaysAt(tokens, at);
  if (bare !== undefined)
    return foundDates(
      bare.days.map((day) => comingDay({ day }, today)),
      bare.length,
    );
  const number = dayNumberAt(tokens, at);
  return number?.ordinal === true
    ? foundDates([comingDay({ day: number.day }, today)], number.length)
    : undefined;
};
