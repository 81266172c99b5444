import {
  type AvailabilityBlock,
  type AvailabilityGrid,
  type Commitment,
  defaultPreferences,
  type Preferences,
  type Weekday,
} from "@smart-planner/planner";
import * as z from "zod/mini";
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

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const hourOfDay = z.int().check(z.gte(0), z.lte(23));
const within = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const block: z.ZodMiniType<AvailabilityBlock> = z.object({
  day: weekdaySchema,
  hour: hourOfDay,
  type: z.enum(["free", "class", "commitment", "sleep"]),
  label: z.string().check(z.maxLength(200)),
});

/** At most one block for each hour of the week. */
export const availabilityGridSchema: z.ZodMiniType<AvailabilityGrid> = textRecord({
  value: block,
  maxEntries: 7 * 24,
});

const commitment: z.ZodMiniType<Commitment> = z.object({
  name: z.string().check(z.maxLength(maxSubjectLength)),
  days: z.array(weekdaySchema).check(z.maxLength(7)),
  startTime: z._default(clockTime, "09:00"),
  endTime: z._default(clockTime, "10:00"),
  type: z._default(z.enum(["work", "sports", "meal", "commute", "other"]), "work"),
});

export const commitmentsSchema: z.ZodMiniType<readonly Commitment[]> = z
  .array(commitment)
  .check(z.maxLength(500));

const { pomodoro, sleepSchedule } = defaultPreferences;

/** A number outside its range falls back to its default: one bad field never costs the others. */
export const preferencesSchema: z.ZodMiniType<Preferences> = z.object({
  preferredTimes: z.catch(
    z
      .array(z.enum(["Early Morning", "Morning", "Afternoon", "Evening", "Night"]))
      .check(z.maxLength(5)),
    [],
  ),
  pomodoro: z.catch(
    z.object({
      focusDuration: z.catch(within(15, 60), pomodoro.focusDuration),
      breakDuration: z.catch(within(5, 15), pomodoro.breakDuration),
      longBreakDuration: z.catch(within(15, 30), pomodoro.longBreakDuration),
      sessionsBeforeLongBreak: z.catch(within(2, 6), pomodoro.sessionsBeforeLongBreak),
    }),
    { ...pomodoro },
  ),
  subjectDifficulty: z.catch(
    textRecord({ value: within(1, 5), maxEntries: 1_000 }),
    Object.create(null),
  ),
  minSessionLength: z.catch(within(15, 60), defaultPreferences.minSessionLength),
  maxSessionLength: z.catch(within(60, 240), defaultPreferences.maxSessionLength),
  sleepSchedule: z.catch(
    z.object({
      start: z.catch(hourOfDay, sleepSchedule.start),
      end: z.catch(hourOfDay, sleepSchedule.end),
    }),
    { ...sleepSchedule },
  ),
});
