import {
  type AdvancedInputs,
  type CalendarDay,
  minutesPerDay,
  parseDay,
  type Subject,
} from "@smart-planner/planner";
import * as z from "zod/mini";
import { availabilityGridSchema, commitmentsSchema, preferencesSchema } from "./advanced-inputs.ts";
import { maxSubjectLength } from "./study-plan.ts";

/** What the advanced plan was made from, and when: its reasons can be told again from it. */
export type PlanInputs = Omit<AdvancedInputs, "wishes">;

const calendarDay: z.ZodMiniType<CalendarDay> = z.pipe(
  z.string().check(z.maxLength(10)),
  z.transform((text, context): CalendarDay => {
    const day = parseDay(text);
    if (day !== undefined) return day;
    context.issues.push({ code: "custom", message: "Not a calendar day", input: text });
    return z.NEVER;
  }),
);

const subject: z.ZodMiniType<Subject> = z.object({
  name: z.string().check(z.maxLength(maxSubjectLength)),
  examDate: calendarDay,
});

export const planInputsSchema: z.ZodMiniType<PlanInputs> = z.object({
  today: calendarDay,
  minuteOfDay: z.number().check(z.gte(0), z.lte(minutesPerDay)),
  subjects: z.array(subject).check(z.maxLength(1_000)),
  grid: availabilityGridSchema,
  commitments: commitmentsSchema,
  preferences: preferencesSchema,
  hoursPerDay: z.number().check(z.gte(0), z.lte(24)),
});
