import {
  type AvailabilityBlock,
  type AvailabilityGrid,
  type Comfort,
  type Commitment,
  defaultPreferences,
  preferenceLimits as limits,
  type Pomodoro,
  type Preferences,
  type Weekday,
} from "@smart-planner/planner/model";
import { timesOfDay } from "@smart-planner/planner/scheduler";
import { minutesPerDay } from "@smart-planner/planner/time";
import * as z from "zod/mini";
import { calendarDaySchema } from "./calendar-day.ts";
import { clockTimeSchema } from "./clock-time.ts";
import { lenient } from "./lenient.ts";
import { maxSubjectLength } from "./study-plan.ts";
import { textRecord } from "./text-record.ts";

export const weekdaySchema = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]) satisfies z.ZodMiniType<Weekday>;

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().check(z.gte(least), z.lte(most));
const hourOfDay = within(limits.hourOfDay);

export const timesOfDaySchema = z.array(z.enum(timesOfDay));

const block: z.ZodMiniType<AvailabilityBlock> = z.looseObject({
  day: weekdaySchema,
  hour: hourOfDay,
  type: z.enum(["free", "class", "commitment", "sleep"]),
  label: z.string().check(z.maxLength(200)),
});

/** At most one block per hour of the week. */
export const availabilityGridSchema: z.ZodMiniType<AvailabilityGrid> = textRecord({
  value: block,
  maxEntries: 7 * 24,
});

/** Unknown fields of later versions are kept, here and below. */
const commitment: z.ZodMiniType<Commitment> = z.looseObject({
  name: z.string().check(z.maxLength(maxSubjectLength)),
  days: z.array(weekdaySchema).check(z.maxLength(7)),
  startTime: z._default(clockTimeSchema, "09:00"),
  endTime: z._default(clockTimeSchema, "10:00"),
  type: z._default(z.enum(["work", "sports", "meal", "commute", "other"]), "work"),
  dates: z.optional(
    z.object({
      from: z.optional(calendarDaySchema),
      until: z.optional(calendarDaySchema),
      everyWeeks: z.optional(z.literal(2)),
    }),
  ),
  isClass: z.optional(z.boolean()),
});

export const commitmentsSchema: z.ZodMiniType<readonly Commitment[]> = z
  .array(commitment)
  .check(z.maxLength(500));

const { pomodoro, sleepSchedule } = defaultPreferences;

/** A number out of range falls back to its default; other fields stay. */
export const pomodoroSchema: z.ZodMiniType<Pomodoro> = z.catch(
  z.object({
    focusDuration: z.catch(within(limits.focusDuration), pomodoro.focusDuration),
    breakDuration: z.catch(within(limits.breakDuration), pomodoro.breakDuration),
    longBreakDuration: z.catch(within(limits.longBreakDuration), pomodoro.longBreakDuration),
    sessionsBeforeLongBreak: z.catch(
      within(limits.sessionsBeforeLongBreak),
      pomodoro.sessionsBeforeLongBreak,
    ),
  }),
  { ...pomodoro },
);

const minuteOfDay = z.int().check(z.gte(0), z.lte(minutesPerDay));

const comfortSchema: z.ZodMiniType<Comfort> = z.looseObject({
  restDays: lenient(
    z.union([z.literal("weekly"), z.literal("none"), z.array(weekdaySchema).check(z.maxLength(7))]),
  ),
  lunch: lenient(z.nullable(z.object({ start: minuteOfDay, end: minuteOfDay }))),
  cushion: lenient(
    z.number().check(z.gte(limits.cushion.least / 100), z.lte(limits.cushion.most / 100)),
  ),
  quietExamDays: lenient(z.boolean()),
  mostSubjectsADay: lenient(within(limits.mostSubjectsADay)),
  usesSpare: lenient(z.boolean()),
});

export const preferencesSchema: z.ZodMiniType<Preferences> = z.looseObject({
  preferredTimes: z.catch(timesOfDaySchema.check(z.maxLength(timesOfDay.length)), []),
  pomodoro: pomodoroSchema,
  subjectDifficulty: z.catch(
    textRecord({ value: within(limits.difficulty), maxEntries: 1_000 }),
    Object.create(null),
  ),
  minSessionLength: z.catch(within(limits.minSessionLength), defaultPreferences.minSessionLength),
  maxSessionLength: z.catch(within(limits.maxSessionLength), defaultPreferences.maxSessionLength),
  sleepSchedule: z.catch(
    z.object({
      start: z.catch(hourOfDay, sleepSchedule.start),
      end: z.catch(hourOfDay, sleepSchedule.end),
    }),
    { ...sleepSchedule },
  ),
  comfort: lenient(comfortSchema),
});
