import type {
  AvailabilityGrid,
  CalendarDay,
  Commitment,
  Preferences,
  Subject,
} from "@smart-planner/planner/model";
import type { AdvancedInputs } from "@smart-planner/planner/scheduler";
import { minutesPerDay } from "@smart-planner/planner/time";
import type { Wish } from "@smart-planner/planner/wishes";
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

export interface SmartTimetableRequest {
  readonly subjects: readonly Subject[];
  readonly availableHoursPerDay: number;
  readonly customPrompt: string;
  readonly modelType: ModelType;
  /** Wishes that hold until they are removed; the preferences add to them. */
  readonly wishes?: readonly Wish[] | undefined;
  readonly today?: CalendarDay | undefined;
  readonly minuteOfDay?: number | undefined;
  readonly grid?: AvailabilityGrid | undefined;
  readonly commitments?: readonly Commitment[] | undefined;
  readonly preferences?: Preferences | undefined;
  readonly busy?: AdvancedInputs["busy"];
  readonly dateLimits?: AdvancedInputs["dateLimits"];
  /** Due work, planned between its opening and its due time. */
  readonly tasks?: AdvancedInputs["tasks"];
}

const subject: z.ZodMiniType<Subject> = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSubjectLength)),
  examDate: calendarDaySchema,
});

export const smartTimetableRequestSchema: z.ZodMiniType<SmartTimetableRequest> = z.object({
  subjects: z.array(subject).check(z.minLength(1), z.maxLength(maxSmartSubjects)),
  availableHoursPerDay: z.number().check(z.gte(1), z.lte(24)),
  customPrompt: z._default(z.string().check(z.trim(), z.maxLength(maxPromptLength)), ""),
  modelType: z._default(z.enum(["flash", "pro"]), "flash"),
  wishes: z.optional(wishesSchema),
  today: z.optional(calendarDaySchema),
  minuteOfDay: z.optional(z.int().check(z.gte(0), z.lt(minutesPerDay))),
  grid: z.optional(availabilityGridSchema),
  commitments: z.optional(commitmentsSchema),
  preferences: z.optional(preferencesSchema),
  busy: z.optional(busyTimesSchema),
  dateLimits: z.optional(dateLimitsSchema),
  tasks: z.optional(z.array(taskInputSchema).check(z.maxLength(500))),
});
