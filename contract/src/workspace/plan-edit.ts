import type { PlanEdit } from "@smart-planner/planner/plan";
import * as z from "zod/mini";
import { calendarDaySchema } from "./calendar-day.ts";
import { maxSubjectLength } from "./study-plan.ts";

const text = z.string().check(z.minLength(1), z.maxLength(maxSubjectLength + 100));

const place = {
  mode: z.enum(["quick", "advanced"]),
  day: calendarDaySchema,
  start: z.int().check(z.gte(0), z.lt(1_440)),
  minutes: z.int().check(z.gte(1), z.lte(1_440)),
};

/** A manual edit of a session, or a time of the student's own. */
export const planEditSchema: z.ZodMiniType<PlanEdit> = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("session"),
      ...place,
      subject: text,
      key: text,
      examDate: z.optional(z.string().check(z.maxLength(40))),
      difficulty: z.optional(z.string().check(z.maxLength(40))),
      taskId: z.optional(text),
      title: z.optional(z.string().check(z.maxLength(maxSubjectLength))),
      locked: z.boolean(),
      removed: z.optional(z.boolean()),
    }),
    z.object({ kind: z.literal("own"), ...place, title: text }),
  ])
  // A session never leaves its day.
  .check(z.refine(({ start, minutes }) => start + minutes <= 1_440));
