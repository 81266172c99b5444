import type { TakingCalendar } from "@smart-planner/planner/calendars";
import type { TaskInput } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { SettledShare } from "@smart-planner/planner/plan";
import type { AdvancedInputs } from "@smart-planner/planner/scheduler";
import { minutesPerDay } from "@smart-planner/planner/time";
import type { Wish } from "@smart-planner/planner/wishes";
import * as z from "zod/mini";
import { storedWishesSchema } from "../timetable/wishes.ts";
import { availabilityGridSchema, commitmentsSchema, preferencesSchema } from "./advanced-inputs.ts";
import { calendarDaySchema } from "./calendar-day.ts";
import { lenient } from "./lenient.ts";
import { maxSubjectLength } from "./study-plan.ts";

export const planWays = [
  "quick",
  "advanced",
  "smart",
  "optimised",
  "restored",
  "imported",
  "undone",
  "updated",
] as const;
export type PlanWay = (typeof planWays)[number];

interface MadeHow {
  readonly way?: PlanWay | undefined;
  /** ISO; `today` and `minuteOfDay` are the same moment by the student's clock. */
  readonly at?: string | undefined;
  /** The day it was made, if it was changed since. */
  readonly madeOn?: CalendarDay | undefined;
  /** When the run of plans began: sessions that ended before are never missed. */
  readonly since?: { readonly day: CalendarDay; readonly minute: number } | undefined;
  readonly timeToday?: { readonly day: CalendarDay; readonly minutes: number } | undefined;
}

type DatedInputs = Pick<AdvancedInputs, "busy" | "dateLimits"> & {
  /** Calendars used, so that a removed one is noticed. */
  readonly calendars?: readonly TakingCalendar[] | undefined;
};

/** The inputs of the advanced plan; its explanations can be recomputed. */
export type PlanInputs = Omit<AdvancedInputs, "before" | "stability" | "wishes"> & {
  /** Shares of exams without stated work: the next plan from the same inputs reuses them. */
  readonly shares?: readonly SettledShare[] | undefined;
} & DatedInputs &
  MadeHow;

/** The same for the quick plan and the smart timetable, which have no week. */
export type QuickInputs = Pick<
  AdvancedInputs,
  "today" | "minuteOfDay" | "subjects" | "tasks" | "hoursPerDay"
> & {
  /** Wishes; they hold at every update until removed. */
  readonly wishes?: readonly Wish[] | undefined;
} & DatedInputs &
  MadeHow;

const minuteOfDay = z.number().check(z.gte(0), z.lte(minutesPerDay));

const minutes = z.number().check(z.gte(0), z.lte(1_000_000));

const subject = z.looseObject({
  name: z.string().check(z.maxLength(maxSubjectLength)),
  examDate: calendarDaySchema,
  workMinutes: lenient(minutes),
  shareMinutes: lenient(minutes),
  studiedMinutes: lenient(minutes),
  examStart: lenient(minuteOfDay),
  importance: lenient(z.number().check(z.gte(0), z.lte(100))),
  enteredMinutes: lenient(minutes),
  isFurther: lenient(z.boolean()),
});

const moment = z.object({ day: calendarDaySchema, minute: minuteOfDay });

export const taskInputSchema: z.ZodMiniType<TaskInput> = z.looseObject({
  key: z.string().check(z.maxLength(200)),
  subject: z.string().check(z.maxLength(maxSubjectLength)),
  title: z.string().check(z.maxLength(maxSubjectLength)),
  due: lenient(moment),
  opens: lenient(moment),
  workMinutes: minutes,
  studiedMinutes: lenient(minutes),
  importance: lenient(z.number().check(z.gte(0), z.lte(100))),
  isQuiz: lenient(z.boolean()),
});

const common = {
  today: calendarDaySchema,
  minuteOfDay,
  subjects: z.array(subject).check(z.maxLength(1_000)),
  tasks: lenient(z.array(taskInputSchema).check(z.maxLength(5_000))),
  hoursPerDay: z.number().check(z.gte(0), z.lte(24)),
  way: lenient(z.enum(planWays)),
  at: lenient(z.string().check(z.maxLength(40))),
  madeOn: lenient(calendarDaySchema),
  since: lenient(moment),
  timeToday: lenient(z.object({ day: calendarDaySchema, minutes: minuteOfDay })),
};

const fixedSession = z.object({
  subject: z.string().check(z.maxLength(maxSubjectLength)),
  examDate: lenient(z.string()),
  taskId: lenient(z.string().check(z.maxLength(200))),
  day: calendarDaySchema,
  start: minuteOfDay,
  minutes: minuteOfDay,
});

export const busyTimesSchema = z
  .array(
    z.object({
      day: calendarDaySchema,
      start: minuteOfDay,
      end: z.number().check(z.gte(0), z.lte(2 * minutesPerDay)),
      because: lenient(z.string().check(z.maxLength(maxSubjectLength))),
    }),
  )
  .check(z.maxLength(6_000));
export const dateLimitsSchema = z
  .array(z.object({ day: calendarDaySchema, minutes: minuteOfDay }))
  .check(z.maxLength(1_000));

const dated = {
  busy: lenient(busyTimesSchema),
  dateLimits: lenient(dateLimitsSchema),
  calendars: lenient(
    z
      .array(
        z.object({
          id: z.string().check(z.maxLength(100)),
          name: z.string().check(z.maxLength(maxSubjectLength)),
          timedUntil: lenient(calendarDaySchema),
          allDayUntil: lenient(calendarDaySchema),
        }),
      )
      .check(z.maxLength(100)),
  ),
};

export const quickInputsSchema: z.ZodMiniType<QuickInputs> = z.looseObject({
  ...common,
  ...dated,
  wishes: lenient(storedWishesSchema),
});

export const planInputsSchema: z.ZodMiniType<PlanInputs> = z.looseObject({
  ...common,
  grid: availabilityGridSchema,
  commitments: commitmentsSchema,
  preferences: preferencesSchema,
  fixed: lenient(z.array(fixedSession).check(z.maxLength(1_000))),
  ...dated,
  shares: lenient(
    z
      .array(
        z.object({
          subject: z.string().check(z.maxLength(maxSubjectLength)),
          examDate: calendarDaySchema,
          minutes,
        }),
      )
      .check(z.maxLength(1_000)),
  ),
});
