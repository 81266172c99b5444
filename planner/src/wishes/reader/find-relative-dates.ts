import type { CalendarDay } from "../../model.ts";
import { dayOf, partsOf } from "../../time/calendar-day.ts";
import { weekdayOf } from "../../time/day-number.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import type { DayWindow } from "../wish.ts";
import { findNumber } from "./find-number.ts";
import { daysLater, foundDates, longestRange } from "./found-dates.ts";
import type { Found } from "./items.ts";
import type { Token } from "./tokens.ts";
import { comingDay, endAt, months, skipThe, wordsAt } from "./written-date.ts";

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

export const monthFrom = (
  today: CalendarDay,
  next: boolean,
): readonly (CalendarDay | undefined)[] => {
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

/** `the first half of March`. */
const halfMonthAt = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const the = skipThe(tokens, at);
  const which = tokens[at + the]?.text ?? "";
  if (!/^(?:first|second)$/.test(which) || wordsAt(tokens, at + the + 1, "half of") === 0)
    return undefined;
  const month = months.get(tokens[at + the + 3]?.text ?? "");
  const { year, month: thisMonth } = partsOf(today);
  const first =
    month === undefined
      ? undefined
      : dayOf({ year: month < thisMonth ? year + 1 : year, month, day: 1 });
  if (first === undefined) return undefined;
  const own = monthFrom(first, false).filter((day) => day !== undefined && day >= today);
  const days = own.filter(
    (day) => day !== undefined && partsOf(day).day <= 15 === (which === "first"),
  );
  return foundDates(days, the + 4);
};

/** `tomorrow`, `this Friday`, `next week`. "Next Friday" is the Friday of next week. */
export const findRelativeDate = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): Found | undefined => {
  const afterTomorrow =
    wordsAt(tokens, at, "the day after tomorrow") || wordsAt(tokens, at, "day after tomorrow");
  if (afterTomorrow > 0) return foundDates([daysLater(today, 2)], afterTomorrow);
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text ?? ""];
  // "tomorrow and the day after".
  const dayAfter = wordsAt(tokens, at, "tomorrow and the day after");
  if (dayAfter > 0) return foundDates([daysLater(today, 1), daysLater(today, 2)], dayAfter);
  const half = halfMonthAt(tokens, at, today);
  if (half !== undefined) return half;
  const allOf = wordsAt(tokens, at, "all of") || wordsAt(tokens, at, "the whole of");
  if (allOf > 0 && /^(?:this|next)$/.test(tokens[at + allOf]?.text ?? "")) {
    const whole = findRelativeDate(tokens, at + allOf, today);
    return whole && { ...whole, length: whole.length + allOf };
  }
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
  // "sat n sun not before noon, rest of week after 4": the other days, of every week.
  const others = wordsAt(tokens, at, "rest of week");
  if (others > 0) return { meanings: [{ kind: "unknown" }], length: others };
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
