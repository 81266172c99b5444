import type { Subject } from "@smart-planner/planner/model";
import { minutesPerDay } from "@smart-planner/planner/time";
import * as z from "zod/mini";
import {
  availabilityGridSchema,
  commitmentsSchema,
  preferencesSchema,
} from "../workspace/advanced-inputs.ts";
import { calendarDaySchema } from "../workspace/calendar-day.ts";
import { busyTimesSchema, dateLimitsSchema, taskInputSchema } from "../workspace/plan-inputs.ts";
import { maxSubjectLength } from "../workspace/study-plan.ts";
import { wishesSchema } from "./wishes.ts";

export const smartTimetablePath = "/api/timetable/generate-smart";

/** `flash` is fast, `pro` searches longer. */
export type ModelType = "flash" | "pro";

export const maxSmartSubjects = 100;
export const maxPromptLength = 4_000;

const subject: z.ZodMiniType<Subject> = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSubjectLength)),
  examDate: calendarDaySchema,
});

export const smartTimetableRequestSchema = z.object({
  subjects: z.readonly(z.array(subject).check(z.minLength(1), z.maxLength(maxSmartSubjects))),
  availableHoursPerDay: z.number().check(z.gte(1), z.lte(24)),
  customPrompt: z._default(z.string().check(z.trim(), z.maxLength(maxPromptLength)), ""),
  modelType: z._default(z.enum(["flash", "pro"]), "flash"),
  /** Wishes that hold until they are removed; the preferences add to them. */
  wishes: z.optional(wishesSchema),
  today: z.optional(calendarDaySchema),
  minuteOfDay: z.optional(z.int().check(z.gte(0), z.lt(minutesPerDay))),
  grid: z.optional(availabilityGridSchema),
  commitments: z.optional(commitmentsSchema),
  preferences: z.optional(preferencesSchema),
  busy: z.optional(z.readonly(busyTimesSchema)),
  dateLimits: z.optional(z.readonly(dateLimitsSchema)),
  /** Due work, planned between its opening and its due time. */
  tasks: z.optional(z.readonly(z.array(taskInputSchema).check(z.maxLength(500)))),
});
export type SmartTimetableRequest = Readonly<z.output<typeof smartTimetableRequestSchema>>;
