import { type AdvancedInputs, minutesPerDay, type Subject } from "@smart-planner/planner";
import * as z from "zod/mini";
import { availabilityGridSchema, commitmentsSchema, preferencesSchema } from "./advanced-inputs.ts";
import { calendarDaySchema } from "./calendar-day.ts";
import { maxSubjectLength } from "./study-plan.ts";

/** What the advanced plan was made from, and when: its reasons can be told again from it. */
export type PlanInputs = Omit<AdvancedInputs, "wishes">;

const subject: z.ZodMiniType<Subject> = z.looseObject({
  name: z.string().check(z.maxLength(maxSubjectLength)),
  examDate: calendarDaySchema,
});

export const planInputsSchema: z.ZodMiniType<PlanInputs> = z.looseObject({
  today: calendarDaySchema,
  minuteOfDay: z.number().check(z.gte(0), z.lte(minutesPerDay)),
  subjects: z.array(subject).check(z.maxLength(1_000)),
  grid: availabilityGridSchema,
  commitments: commitmentsSchema,
  preferences: preferencesSchema,
  hoursPerDay: z.number().check(z.gte(0), z.lte(24)),
});
