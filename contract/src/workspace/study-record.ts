import type { PaceAnswer, StudyRecord } from "@smart-planner/planner/progress";
import * as z from "zod/mini";
import { calendarDaySchema } from "./calendar-day.ts";
import { maxSubjectLength } from "./study-plan.ts";

const text = z.string().check(z.maxLength(maxSubjectLength));
const minutes = z.number().check(z.gte(0), z.lte(100_000));

export const studyRecordSchema: z.ZodMiniType<StudyRecord> = z.object({
  subject: text,
  stretches: z
    .array(
      z.object({
        day: calendarDaySchema,
        startMinute: z.int().check(z.gte(0), z.lte(1_440)),
        seconds: z.int().check(z.gte(0), z.lte(86_400)),
      }),
    )
    .check(z.minLength(1), z.maxLength(1_000)),
  plannedMinutes: z.optional(minutes),
  leftMinutes: z.optional(minutes),
  pace: z.optional(z.number().check(z.gt(0), z.lte(100))),
  sessionKey: z.optional(text),
  topicId: z.optional(text),
  taskId: z.optional(text),
  source: z.enum(["timer", "hand"]),
});

/** The answer to whether plans use the real length of a subject. */
export const paceAnswerSchema: z.ZodMiniType<PaceAnswer> = z.object({
  use: z.boolean(),
  factor: z.number().check(z.gt(0), z.lte(100)),
  records: z.int().check(z.gte(0)),
});
