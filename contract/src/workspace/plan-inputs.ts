import { type AdvancedInputs, minutesPerDay, type Subject } from "@smart-planner/planner";
import * as z from "zod/mini";
import { planningWishesSchema } from "../timetable/planning-wishes.ts";
import { availabilityGridSchema, commitmentsSchema, preferencesSchema } from "./advanced-inputs.ts";
import { calendarDaySchema } from "./calendar-day.ts";
import { maxSubjectLength } from "./study-plan.ts";

/** The ways in which a plan comes to be. */
export const planWays = [
  "quick",
  "advanced",
  "smart",
  "optimised",
  "restored",
  "imported",
  "undone",
] as const;
export type PlanWay = (typeof planWays)[number];

interface MadeHow {
  readonly way?: PlanWay | undefined;
  /** ISO; `today` and `minuteOfDay` are the same moment on the student's clock. */
  readonly at?: string | undefined;
}

/** What the advanced plan was made from, when and how: its reasons can be told again from it. */
export type PlanInputs = AdvancedInputs & MadeHow;

/** The same of the quick plan and the smart timetable, which know no week. */
export type QuickInputs = Pick<
  AdvancedInputs,
  "today" | "minuteOfDay" | "subjects" | "hoursPerDay" | "wishes"
> &
  MadeHow;

const minuteOfDay = z.number().check(z.gte(0), z.lte(minutesPerDay));

const subject: z.ZodMiniType<Subject> = z.looseObject({
  name: z.string().check(z.maxLength(maxSubjectLength)),
  examDate: calendarDaySchema,
});

/** What one version adds, another may not know: it never costs the rest. */
const added = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), () => undefined);

const common = {
  today: calendarDaySchema,
  minuteOfDay,
  subjects: z.array(subject).check(z.maxLength(1_000)),
  hoursPerDay: z.number().check(z.gte(0), z.lte(24)),
  wishes: added(planningWishesSchema),
  way: added(z.enum(planWays)),
  at: added(z.string().check(z.maxLength(40))),
};

export const quickInputsSchema: z.ZodMiniType<QuickInputs> = z.looseObject(common);

const takenTime = z.object({ day: calendarDaySchema, start: minuteOfDay, end: minuteOfDay });

export const planInputsSchema: z.ZodMiniType<PlanInputs> = z.looseObject({
  ...common,
  grid: availabilityGridSchema,
  commitments: commitmentsSchema,
  preferences: preferencesSchema,
  taken: added(z.array(takenTime).check(z.maxLength(1_000))),
});
