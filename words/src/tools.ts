import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import { dayNumberOf } from "@smart-planner/planner/time";

/** A name inside a sentence of the other direction keeps its own. English has no isolates. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

const millisecondsPerDay = 86_400_000;
const timeOf = (day: CalendarDay): number => dayNumberOf(day) * millisecondsPerDay;
/** 5 January 1970. */
const aMonday = 4;

const commas: Readonly<Record<string, string>> = { ar: "، ", ja: "、" };

/**
 * Plurals, lists, lengths and dates of a language; Gregorian dates and Latin digits everywhere.
 * `Form` names its plural forms, each of which every counted text must have.
 */
export const toolsOf = <Form extends Intl.LDMLPluralRule>(tag: string) => {
  const locale = `${tag}-u-ca-gregory-nu-latn`;
  const rules = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale);
  const unitOf = (unit: "hour" | "minute", unitDisplay: "short" | "long" = "short") =>
    // The dots of `1 Std. 30 Min.` would end a sentence.
    new Intl.NumberFormat(tag === "de" ? "es" : locale, { style: "unit", unit, unitDisplay });
  const units = { hour: unitOf("hour"), minute: unitOf("minute") };
  /** In Arabic whole hours are words; two hours have cases, so they stay a number and a letter. */
  const hourWords = tag === "ar" ? unitOf("hour", "long") : units.hour;
  const dayFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (day: CalendarDay): string => format.format(timeOf(day));
  };
  const shortFormat = (year: "numeric" | undefined) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "short",
      day: "numeric",
      month: "short",
      year,
      timeZone: "UTC",
    });
  const shortDates = { thisYear: shortFormat(undefined), otherYear: shortFormat("numeric") };
  const range = (from: CalendarDay, to: CalendarDay, today: CalendarDay): string => {
    const isThisYear = to.slice(0, 4) === today.slice(0, 4);
    const format = isThisYear ? shortDates.thisYear : shortDates.otherYear;
    return format.formatRange(timeOf(from), timeOf(to));
  };
  const weekdayFormat = (weekday: "long" | "short") => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
    return (day: Weekday): string => format.format((aMonday + day) * millisecondsPerDay);
  };
  /** Joined by a space: a list format would say "and" between hours and minutes. */
  const length = (minutes: number): string => {
    const whole = Math.max(Math.round(minutes), 0);
    const [hours, rest] = [Math.floor(whole / 60), whole % 60];
    const parts = [
      ...(hours > 0
        ? [(hours === 1 || (rest === 0 && hours > 2) ? hourWords : units.hour).format(hours)]
        : []),
      ...(rest > 0 || hours === 0 ? [units.minute.format(rest)] : []),
    ];
    // A line may end after the hours, never between a number and its unit.
    const unbroken = parts.map((part) => part.replace(/\s/g, tag === "ja" ? "" : "\u00a0"));
    return unbroken.join(tag === "ja" ? "" : " ");
  };
  const date = dayFormat({ dateStyle: "long" });
  const decimals = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    /** `1,5`. */
    number: (value: number): string => numbers.format(value),
    /** `#` is the number. */
    count: (amount: number, forms: Readonly<Record<Form, string>>): string => {
      const found: Readonly<Record<string, string>> = forms;
      // Millions, a form of their own in some languages, do not occur.
      return (found[rules.select(amount)] ?? found.other ?? "").replace(
        "#",
        numbers.format(amount),
      );
    },
    list: (names: readonly string[]): string => names.join(commas[tag] ?? ", "),
    and: (names: readonly string[]): string => list.format(names),
    weekday: weekdayFormat("long"),
    shortWeekday: weekdayFormat("short"),
    shortWeekdayOf: dayFormat({ weekday: "short" }),
    date,
    dayAndMonth: dayFormat({ day: "numeric", month: "long" }),
    shortDayAndMonth: dayFormat({ day: "numeric", month: "short" }),
    range,
    length,
    shortLength: length,
    decimal: (value: number): string => decimals.format(value),
    storedLength: (_text: string, minutes: number): string => length(minutes),
    storedDay: (_label: string, day: CalendarDay): string => date(day),
  };
};
