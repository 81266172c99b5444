import type { ReviewRecord } from "@smart-planner/planner/work";
import * as z from "zod/mini";
import { calendarDaySchema } from "./calendar-day.ts";
import { maxSubjectLength } from "./study-plan.ts";

export const reviewRecordSchema: z.ZodMiniType<ReviewRecord> = z.looseObject({
  topicId: z.string().check(z.minLength(1), z.maxLength(60)),
  day: calendarDaySchema,
  sessionKey: z.optional(z.string().check(z.maxLength(maxSubjectLength + 100))),
  grade: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  skipped: z.optional(z.boolean()),
});
