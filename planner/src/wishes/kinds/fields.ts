import type { CalendarDay, Weekday } from "../../model/model.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import type { DateSpan, DayWindow, Firmness, Wish } from "../wish.ts";

/** The allowed values of one field of a wish. */
interface Field<Value> {
  readonly holds: (value: unknown) => value is Value;
}

type RequiredField<Value> = Field<Value> & { readonly isOptional: false };
type OptionalField<Value> = Field<Value> & { readonly isOptional: true };
type AnyField = RequiredField<unknown> | OptionalField<unknown>;
/** The fields of each kind of something. */
type FieldTable = Readonly<Record<string, Readonly<Record<string, AnyField>>>>;

const field = <Value>(holds: (value: unknown) => value is Value): RequiredField<Value> => ({
  holds,
  isOptional: false,
});

const optional = <Value>({ holds }: Field<Value>): OptionalField<Value> => ({
  holds,
  isOptional: true,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;

const number = (least: number, most: number) =>
  field((value): value is number => isNumber(value, least, most));

export const whole = (least: number, most: number) =>
  field((value): value is number => isNumber(value, least, most) && Number.isInteger(value));

export const flag = field((value): value is boolean => typeof value === "boolean");

export const oneOf = <Value extends string>(...values: readonly Value[]) =>
  field((value): value is Value => values.some((each) => each === value));

const text = (longest: number) =>
  field(
    (value): value is string =>
      typeof value === "string" && value.length >= 1 && value.length <= longest,
  );

const list = <Value>({ holds }: Field<Value>, longest: number) =>
  field(
    (value): value is readonly Value[] =>
      Array.isArray(value) && value.length >= 1 && value.length <= longest && value.every(holds),
  );

/** Longest name of a subject, in characters. */
export const longestSubjectName = 20_000;
const mostNames = 100;

export const name = text(longestSubjectName);
export const names = list(name, mostNames);
export const label = text(100);
const day = field(
  (value): value is CalendarDay => typeof value === "string" && parseDay(value) !== undefined,
);
const minuteOfDay = whole(0, minutesPerDay);
const minutesADay = whole(1, minutesPerDay);
const minutesAWeek = whole(0, 7 * minutesPerDay);
const minutesOfWork = whole(1, 2_000 * 60);
const daysBefore = whole(1, 60);
const subjectsADay = whole(1, mostNames);

const weekday = field(
  (value): value is Weekday => isNumber(value, 0, 6) && Number.isInteger(value),
);
const span = field((value): value is DateSpan => {
  if (!isRecord(value) || !day.holds(value.from)) return false;
  return value.to === undefined || (day.holds(value.to) && value.from <= value.to);
});
const window = field(
  (value): value is DayWindow =>
    isRecord(value) &&
    minuteOfDay.holds(value.from) &&
    minuteOfDay.holds(value.to) &&
    value.from !== value.to,
);

export const level = oneOf("easy", "hard");
const who = { subjects: optional(names), level: optional(level) };

const when = {
  weekdays: optional(list(weekday, 7)),
  dates: optional(list(span, 100)),
  window: optional(window),
  daysBeforeExam: optional(daysBefore),
  examsOf: optional(names),
};

const length = optional(whole(5, minutesPerDay));

/** The fields of each kind of wish beside its firmness. */
export const wishFields = {
  /** No study then; with `label` because of something else: "Work". */
  off: { ...who, ...when, label: optional(label) },
  /** Study only then. */
  only: { ...who, ...when },
  /** Then only these subjects. */
  "only-subjects": { ...when, subjects: names },
  prefer: { ...who, ...when },
  /** Asks nothing, and withdraws the opposite wish: "I don't mind Sundays". */
  allow: { ...who, ...when },
  /** Minutes of study. */
  limit: {
    ...who,
    ...when,
    per: oneOf("day", "week"),
    most: optional(minutesAWeek),
    least: optional(minutesAWeek),
  },
  /** How often: on so many days a week, or every so many days; `minutes` each time. */
  rhythm: {
    subjects: names,
    bound: oneOf("exactly", "most", "least"),
    perWeek: optional(whole(1, 7)),
    everyDays: optional(whole(1, 30)),
    minutes: optional(minutesADay),
  },
  session: { ...who, least: length, most: length },
  break: { minutes: whole(1, 240) },
  "subjects-a-day": { most: subjectsADay },
  "sessions-a-day": { ...who, most: whole(1, 50) },
  "rest-days": { perWeek: whole(1, 6) },
  /** Minutes up to the exam. */
  work: { subjects: names, minutes: minutesOfWork },
  /** Work already done: a part of all of it, or minutes. */
  done: { subjects: names, part: optional(number(0, 1)), minutes: optional(minutesOfWork) },
  /** A factor on the time of the subject. */
  weight: { subjects: names, factor: number(0.25, 3) },
  difficulty: { subjects: names, rating: whole(1, 5) },
  skip: { subjects: names },
  /** Not before `from`, not after `to`. */
  period: { ...who, from: optional(day), to: optional(day) },
  /** Done with a subject so many days before its exam. */
  finish: { ...who, daysBefore },
  /** `plan`: these come first in the plan; `day`: each day begins with them. */
  first: { ...who, of: oneOf("plan", "day") },
  /** Each day the first before the second. */
  order: { first: names, second: names },
  /** Never on the same day. */
  apart: { subjects: names },
  alternate: { subjects: names },
  /** The last days before an exam for its subject; with `only` for nothing else. */
  review: { ...who, days: daysBefore, only: flag },
  light: when,
  shape: { shape: oneOf("even", "rising", "early") },
  /** From bed to getting up, or minutes of sleep. */
  sleep: {
    from: optional(minuteOfDay),
    to: optional(minuteOfDay),
    minutes: optional(minutesADay),
  },
  /** Free minutes before or after something with this name. */
  buffer: { minutes: minutesADay, side: oneOf("before", "after"), label },
  /** Something to do that is not a subject: a mock exam, flashcards. */
  task: { ...when, label, minutes: optional(minutesADay) },
  /** An exam on another day than the form says, or one that the form does not have. */
  exam: { subject: name, date: day, isNew: flag },
} satisfies FieldTable;

export type WishKind = keyof typeof wishFields;

type ValuesOf<Of> = {
  readonly [Key in keyof Of as Of[Key] extends RequiredField<unknown>
    ? Key
    : never]: Of[Key] extends Field<infer Value> ? Value : never;
} & {
  readonly [Key in keyof Of as Of[Key] extends OptionalField<unknown>
    ? Key
    : never]?: Of[Key] extends Field<infer Value> ? Value : never;
};

/** One of the kinds of a table, with its fields. */
export type OneOf<Table extends FieldTable, Of extends keyof Table = keyof Table> = {
  [Each in Of]: { readonly kind: Each } & ValuesOf<Table[Each]>;
}[Of];

const common = { firmness: oneOf<Firmness>("firm", "soft") };

export type WishOf<Of extends WishKind> = OneOf<typeof wishFields, Of> & ValuesOf<typeof common>;

/** Reads a value from outside as one of a table's kinds, with the fields of its kind alone. */
export const parserOf =
  <Value>(table: FieldTable, others: FieldTable[string] = {}) =>
  (value: unknown): Value | undefined => {
    if (!isRecord(value)) return undefined;
    const ofKind = Object.entries(table).find(([kind]) => kind === value.kind)?.[1];
    const fields: [string, AnyField][] = Object.entries({ ...others, ...ofKind });
    const isValue = (own: unknown): own is Value =>
      ofKind !== undefined &&
      isRecord(own) &&
      fields.every(([key, { holds, isOptional }]) =>
        own[key] === undefined ? isOptional : holds(own[key]),
      );
    const own = Object.fromEntries(
      ["kind", ...fields.map(([key]) => key)].flatMap((key) =>
        value[key] === undefined ? [] : [[key, value[key]]],
      ),
    );
    return isValue(own) ? own : undefined;
  };

export const wishOf = parserOf<Wish>(wishFields, common);
