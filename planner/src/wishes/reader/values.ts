import type { CalendarDay, Subject, Weekday } from "../../model/model.ts";
import { addDays, daysBetween, weekdayOf, weekdays } from "../../time/day-number.ts";
import type { DateSpan } from "../wish.ts";
import { comingDay, daysLater, foundSpan, longestRange } from "./dates.ts";
import { type Countable, countables, type Meaning, relations } from "./items.ts";

/** The input of a build: the meanings that the slots of a row found, and the numbers of the row. */
export interface Value {
  readonly found: readonly Meaning[];
  readonly given: readonly string[];
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
}

type Build = (value: Value) => readonly Meaning[] | undefined;

const numbersOf = ({ found }: Value): readonly number[] =>
  found.flatMap((meaning) => (meaning.kind === "number" ? [meaning.value] : []));

const productOf = (value: Value): number =>
  numbersOf(value).reduce((product, each) => product * each, 1);

const givenOf = ({ given }: Value, index = 0): number => Number(given[index]);

const namesOf = ({ found }: Value): readonly string[] =>
  found.flatMap((meaning) => (meaning.kind === "who" ? meaning.names : []));

/** From some days after today to others, or of one day; never of the past. */
const run = (today: CalendarDay, from: number, to = from): readonly Meaning[] | undefined =>
  foundSpan(daysLater(today, Math.max(from, 0)), daysLater(today, to), 0)?.meanings;

const mostDays = 60;
const longestCount = 14;

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

const spansIn = ({ found }: Value): readonly DateSpan[] =>
  found.flatMap((meaning) => (meaning.kind === "dates" ? meaning.spans : []));

/** From one day to another, and the hours of a part of it. */
const ahead: Build = ({ given, today }) => {
  const [first = 0, last = 0, from, to] = given.map(Number);
  const dates = run(today, first, last);
  if (from === undefined || to === undefined) return dates;
  return dates && [...dates, { kind: "part", windows: [{ from: from * 60, to: to * 60 }] }];
};

/** Days of a week to come, from Monday on. */
const ofWeek =
  (first: number, last: number): Build =>
  (value) => {
    const monday = givenOf(value) * 7 - weekdayOf(value.today);
    return run(value.today, monday + first, monday + last);
  };

/** So many days or weeks from today on. */
const nextDays: Build = (value) => {
  const days = productOf(value);
  return isCount(days, longestRange) ? run(value.today, 0, days - 1) : undefined;
};

const weekOf =
  (first: (day: CalendarDay) => number, length: number): Build =>
  (value) => {
    const day = spansIn(value)[0]?.from;
    if (day === undefined) return undefined;
    const from = daysBetween(value.today, day) + first(day);
    return run(value.today, from, from + length - 1);
  };

const daysIn = ({ found }: Value): readonly Weekday[] =>
  found.flatMap((meaning) => (meaning.kind === "days" ? meaning.weekdays : []));

const weekday: Build = (value) => {
  const [day = 0] = daysIn(value);
  const today = weekdayOf(value.today);
  const days = givenOf(value) === 0 ? (day - today + 7) % 7 : 7 - today + day;
  return run(value.today, days);
};

const dayRange: Build = (value) => {
  const [first, last] = daysIn(value);
  if (first === undefined || last === undefined || first === last) return undefined;
  const count = ((last - first + 7) % 7) + 1;
  const from = daysLater(value.today, (first - weekdayOf(value.today) + 7) % 7);
  const to = from && daysLater(from, count - 1);
  return [
    {
      kind: "days",
      weekdays: weekdays.filter((day) => (day - first + 7) % 7 < count),
      ...(from && to && { journey: { from, to } }),
    },
  ];
};

/** The last days before exams: so many units, and their kind. */
const examDays: Build = (value) => {
  const days = value.given.length > 0 ? givenOf(value) : productOf(value);
  const names = namesOf(value);
  return isCount(days, mostDays)
    ? [
        { kind: "examdays", days, ...(names.length === 0 ? {} : { names }) },
        ...value.found.filter(({ kind }) => kind === "word" || kind === "part"),
      ]
    : undefined;
};

const examDates: Build = ({ subjects, today }) => {
  const days = subjects.map(({ examDate }) => examDate).filter((day) => day >= today);
  const spans = [...new Set(days)].toSorted().map((day) => ({ from: day, to: day }));
  return spans.length === 0 ? undefined : [{ kind: "dates", spans }];
};

/** Around the exam of a subject: a day of the calendar; before every exam: its last week. */
const dated =
  (later: number): Build =>
  (value) => {
    const { given, subjects, today } = value;
    const relation = relations.find((each) => each === given[0]);
    const [name] = namesOf(value);
    const day = subjects.find((subject) => subject.name.trim() === name)?.examDate;
    if (relation === undefined) return undefined;
    if (day !== undefined)
      return [
        { kind: "dated", relation, day: day < "9999-12-01" ? addDays(day, later) : day, today },
      ];
    return relation === "before"
      ? [
          { kind: "examdays", days: 7 },
          { kind: "word", symbol: "roughly" },
        ]
      : undefined;
  };

const shareOf = (part: number, whole: number): readonly Meaning[] | undefined =>
  whole > 0 && part >= 0 && part <= whole ? [{ kind: "share", part: part / whole }] : undefined;

const share: Build = (value) => {
  const [part = 0, whole = 0] = numbersOf(value);
  if (value.given.length > 0) return shareOf(givenOf(value), givenOf(value, 1));
  return whole > 1 && part < whole ? shareOf(part, whole) : undefined;
};

const pomodoro: Build = (value) => {
  const [work = 0, rest = 0] = numbersOf(value);
  return work >= 10 && work <= 120 && rest <= work
    ? [{ kind: "word", symbol: "pomodoro" }, ...value.found]
    : undefined;
};

const every: Build = (value) => {
  const days = value.given.length > 0 ? givenOf(value) : (numbersOf(value)[0] ?? 0);
  return Number.isInteger(days) && days <= longestCount ? [{ kind: "every", days }] : undefined;
};

const count: Build = (value) => {
  const [number = 0] = numbersOf(value);
  const unit = value.found.find((meaning) => meaning.kind === "word");
  const of = countables.find((each) => unit?.kind === "word" && each === unit.symbol);
  return of !== undefined && Number.isInteger(number)
    ? [{ kind: "count", value: number, of }, ...value.found.filter(({ kind }) => kind === "who")]
    : undefined;
};

const counted =
  (of: Countable, times: number, ...beside: readonly Meaning[]): Build =>
  (value) => {
    const number = (numbersOf(value)[0] ?? 0) * times;
    return Number.isInteger(number) ? [{ kind: "count", value: number, of }, ...beside] : undefined;
  };

const chapters: Build = (value) => {
  const [from = 0, to = from] = numbersOf(value);
  return [{ kind: "chapters", from, to }];
};

const chaptersOf: Build = (value) => {
  const [from = 0, to = 0, whole = 0] = numbersOf(value);
  return to >= from ? shareOf(to - from + 1, whole) : undefined;
};

const inDays: Build = (value) => {
  const days = productOf(value);
  return isCount(days, 7 * mostDays) ? run(value.today, days) : undefined;
};

/** Two thousand hours: more than any exam takes. */
const longestLength = 2_000 * 60;

const lengthOf = (least: number, most: number): readonly Meaning[] | undefined =>
  most <= longestLength
    ? [{ kind: "duration", least: Math.round(least), most: Math.round(most) }]
    : undefined;

/** `2 hours`, `1 hour 30 minutes`, `1h30`. */
const length: Build = (value) => {
  const [count = 0, unit = 0, rest, restUnit = 1] = numbersOf(value);
  const isWhole = rest === undefined || (unit === 60 && restUnit === 1 && rest < 60);
  return isWhole ? lengthOf(count * unit + (rest ?? 0), count * unit + (rest ?? 0)) : undefined;
};

/** `30-60 minutes`, `45 min to 1 hour`. */
const lengths: Build = (value) => {
  const [first, last] = value.found.flatMap((each) =>
    each.kind === "duration" ? [each.most] : [],
  );
  const [from = 0, to = 0, unit = 0] = numbersOf(value);
  const [least, most] = [first ?? from * unit, last ?? to * unit];
  return least > 0 && least < most ? lengthOf(least, most) : undefined;
};

const halfMore: Build = (value) => {
  const [count = 0, unit = 0] = numbersOf(value);
  return unit === 60 ? lengthOf((count + 0.5) * unit, (count + 0.5) * unit) : undefined;
};

/** "17h-20h": from 13 o'clock on, hours of the day. */
const spanOfHours: Build = (value) => {
  const [from = 0, to = 0] = numbersOf(value);
  return from > 12 && from < to && to <= 24
    ? [{ kind: "span", windows: [{ from: from * 60, to: to * 60 }], isSure: true }]
    : undefined;
};

/** "I leave on the 10th and come back on the 13th": away from the one to the other. */
const journey: Build = (value) => {
  const [from, to] = spansIn(value);
  return from === undefined || to === undefined || to.from < from.from
    ? undefined
    : [
        { kind: "dates", spans: [{ from: from.from, to: to.from }] },
        { kind: "word", symbol: "off" },
      ];
};

/** By the names under which lexicons know them. */
export const builds: Readonly<Record<string, Build>> = {
  ahead,
  week: ofWeek(0, 6),
  "weekend-ahead": ofWeek(5, 6),
  weekday,
  "next-days": nextDays,
  "first-days": (value) => (productOf(value) < 2 ? undefined : nextDays(value)),
  "in-days": inDays,
  "week-of": weekOf((day) => -weekdayOf(day), 7),
  "week-from": weekOf(() => 0, 7),
  "weekend-of": weekOf((day) => 5 - weekdayOf(day), 2),
  "month-day": (value) => {
    const day = comingDay({ month: givenOf(value), day: givenOf(value, 1) }, value.today);
    return foundSpan(day, day, 0)?.meanings;
  },
  "day-range": dayRange,
  examdays: examDays,
  "exam-dates": examDates,
  dated: dated(0),
  "dated-next": dated(1),
  numbers: ({ found }) => found,
  pomodoro,
  share,
  percent: (value) => shareOf(numbersOf(value)[0] ?? 0, 100),
  "part-of": (value) => shareOf(numbersOf(value)[0] ?? 0, numbersOf(value)[1] ?? 0),
  factor: (value) => [{ kind: "factor", factor: givenOf(value) }],
  every,
  "count-times": counted("times", 1),
  count,
  "count-weeks": counted("days", 7),
  "count-off": counted("days", 1, { kind: "word", symbol: "off" }),
  "chapter-range": chapters,
  "chapters-of": chaptersOf,
  minutes: (value) => lengthOf(givenOf(value), givenOf(value)),
  length,
  lengths,
  "half-more": halfMore,
  "span-of-hours": spanOfHours,
  journey,
  per: ({ given }) => [{ kind: "per", of: given[0] === "week" ? "week" : "day" }],
};
