import {
  minutesPerDay,
  type TextSpan,
  type Wish,
  type WishQuestion,
  type WishReading,
} from "@smart-planner/planner";
import * as z from "zod/mini";
import { weekdaySchema } from "../workspace/advanced-inputs.ts";
import { calendarDaySchema } from "../workspace/calendar-day.ts";
import { maxSubjectLength } from "../workspace/study-plan.ts";

/** As many wishes as one plan holds. */
export const maxWishes = 200;

const mostNames = 100;
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const optional = z.exactOptional;

const name = z.string().check(z.minLength(1), z.maxLength(maxSubjectLength));
const names = z.array(name).check(z.minLength(1), z.maxLength(mostNames));
const minuteOfDay = whole(0, minutesPerDay);
const minutesADay = whole(1, minutesPerDay);
const daysBefore = whole(1, 60);

const common = { firmness: z.enum(["firm", "soft"]) };
const who = { subjects: optional(names), level: optional(z.enum(["easy", "hard"])) };
const when = {
  weekdays: optional(z.array(weekdaySchema).check(z.minLength(1), z.maxLength(7))),
  dates: optional(
    z
      .array(
        z
          .object({ from: calendarDaySchema, to: optional(calendarDaySchema) })
          .check(z.refine(({ from, to }) => to === undefined || from <= to)),
      )
      .check(z.minLength(1), z.maxLength(100)),
  ),
  window: optional(
    z.object({ from: minuteOfDay, to: minuteOfDay }).check(z.refine(({ from, to }) => from !== to)),
  ),
  daysBeforeExam: optional(daysBefore),
  examsOf: optional(names),
};

const kind = <Kind extends Wish["kind"]>(of: Kind) => ({ kind: z.literal(of), ...common });
const label = z.string().check(z.minLength(1), z.maxLength(100));

/** One wish, whoever read it: the grammar, a model, or a student who changed a chip. */
export const wishSchema: z.ZodMiniType<Wish> = z.discriminatedUnion("kind", [
  z.object({ ...kind("off"), ...who, ...when, label: optional(label) }),
  z.object({ ...kind("only"), ...who, ...when }),
  z.object({ ...kind("only-subjects"), ...when, subjects: names }),
  z.object({ ...kind("prefer"), ...who, ...when }),
  z.object({ ...kind("allow"), ...who, ...when }),
  z.object({
    ...kind("limit"),
    ...who,
    ...when,
    per: z.enum(["day", "week"]),
    most: optional(whole(0, 7 * minutesPerDay)),
    least: optional(whole(0, 7 * minutesPerDay)),
  }),
  z.object({
    ...kind("rhythm"),
    subjects: names,
    bound: z.enum(["exactly", "most", "least"]),
    perWeek: optional(whole(1, 7)),
    everyDays: optional(whole(1, 30)),
    minutes: optional(minutesADay),
  }),
  z.object({
    ...kind("session"),
    ...who,
    least: optional(whole(5, minutesPerDay)),
    most: optional(whole(5, minutesPerDay)),
  }),
  z.object({ ...kind("break"), minutes: whole(1, 240) }),
  z.object({ ...kind("subjects-a-day"), most: whole(1, mostNames) }),
  z.object({ ...kind("sessions-a-day"), ...who, most: whole(1, 50) }),
  z.object({ ...kind("rest-days"), perWeek: whole(1, 6) }),
  z.object({ ...kind("work"), subjects: names, minutes: whole(1, 2_000 * 60) }),
  z.object({
    ...kind("done"),
    subjects: names,
    part: optional(z.number().check(z.gte(0), z.lte(1))),
    minutes: optional(whole(1, 2_000 * 60)),
  }),
  z.object({
    ...kind("weight"),
    subjects: names,
    factor: z.number().check(z.gte(0.25), z.lte(3)),
  }),
  z.object({ ...kind("difficulty"), subjects: names, rating: whole(1, 5) }),
  z.object({ ...kind("skip"), subjects: names }),
  z.object({
    ...kind("period"),
    ...who,
    from: optional(calendarDaySchema),
    to: optional(calendarDaySchema),
  }),
  z.object({ ...kind("finish"), ...who, daysBefore }),
  z.object({ ...kind("first"), ...who, of: z.enum(["plan", "day"]) }),
  z.object({ ...kind("order"), first: names, second: names }),
  z.object({ ...kind("apart"), subjects: names }),
  z.object({ ...kind("alternate"), subjects: names }),
  z.object({ ...kind("review"), ...who, days: daysBefore, only: z.boolean() }),
  z.object({ ...kind("light"), ...when }),
  z.object({ ...kind("shape"), shape: z.enum(["even", "rising", "early", "spaced"]) }),
  z.object({
    ...kind("sleep"),
    from: optional(minuteOfDay),
    to: optional(minuteOfDay),
    minutes: optional(minutesADay),
  }),
  z.object({
    ...kind("buffer"),
    minutes: minutesADay,
    side: z.enum(["before", "after"]),
    label,
  }),
  z.object({ ...kind("task"), ...when, label, minutes: optional(minutesADay) }),
  z.object({
    ...kind("exam"),
    subject: name,
    date: calendarDaySchema,
    isNew: z.boolean(),
  }),
]);

export const wishesSchema: z.ZodMiniType<readonly Wish[]> = z
  .array(wishSchema)
  .check(z.maxLength(maxWishes));

const place = { start: z.int().check(z.gte(0)), end: z.int().check(z.gte(0)) };
const list = <Value>(item: z.ZodMiniType<Value>) => z.array(item).check(z.maxLength(10_000));

export const textSpansSchema: z.ZodMiniType<readonly TextSpan[]> = list(z.object(place));

export const wishReadingsSchema: z.ZodMiniType<readonly WishReading[]> = list(
  z.object({ ...place, wish: wishSchema }),
);

export const wishQuestionsSchema: z.ZodMiniType<readonly WishQuestion[]> = list(
  z.object({
    ...place,
    question: z.string().check(z.maxLength(200)),
    choices: z.array(wishesSchema).check(z.minLength(2), z.maxLength(4)),
  }),
);
