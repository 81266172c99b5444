import type { CalendarDay, Weekday } from "../../model/model.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import type { DateSpan, DayWindow, Firmness, When, Who, Wish } from "../wish.ts";

/** The allowed values of one field of a wish. */
interface Field<Value> {
  readonly holds: (value: unknown) => value is Value;
}

interface RequiredField<Value> extends Field<Value> {
  readonly isOptional: false;
}

interface OptionalField<Value> extends Field<Value> {
  readonly isOptional: true;
}

export type AnyField = RequiredField<unknown> | OptionalField<unknown>;

/** One entry per field beside kind and firmness. */
export type FieldsOf<Of extends Wish> = {
  readonly [Key in Exclude<keyof Of, "kind" | "firmness">]-?: Record<never, never> extends Pick<
    Of,
    Key
  >
    ? OptionalField<Exclude<Of[Key], undefined>>
    : RequiredField<Of[Key]>;
};

const field = <Value>(holds: (value: unknown) => value is Value): RequiredField<Value> => ({
  holds,
  isOptional: false,
});

export const optional = <Value>({ holds }: Field<Value>): OptionalField<Value> => ({
  holds,
  isOptional: true,
});

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;

export const number = (least: number, most: number) =>
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
export const day = field(
  (value): value is CalendarDay => typeof value === "string" && parseDay(value) !== undefined,
);
export const minuteOfDay = whole(0, minutesPerDay);
export const minutesADay = whole(1, minutesPerDay);
export const minutesAWeek = whole(0, 7 * minutesPerDay);
export const minutesOfWork = whole(1, 2_000 * 60);
export const daysBefore = whole(1, 60);
export const subjectsADay = whole(1, mostNames);

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

export const who: FieldsOf<Who & Wish> = {
  subjects: optional(names),
  level: optional(oneOf("easy", "hard")),
};

export const when: FieldsOf<When & Wish> = {
  weekdays: optional(list(weekday, 7)),
  dates: optional(list(span, 100)),
  window: optional(window),
  daysBeforeExam: optional(daysBefore),
  examsOf: optional(names),
};

/** Fields of every wish. */
export const common = { kind: text(20), firmness: oneOf<Firmness>("firm", "soft") };

type Fields = Readonly<Record<string, AnyField>>;

/** Only known fields of a value from outside. */
export const pickFields = (
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])),
  );

export const holdsFields = (value: Readonly<Record<string, unknown>>, fields: Fields): boolean =>
  Object.entries(fields).every(
    ([key, { holds, isOptional }]) => (isOptional && value[key] === undefined) || holds(value[key]),
  );
