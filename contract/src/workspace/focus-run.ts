import type { FocusMark, FocusRun } from "@smart-planner/planner/progress";
import * as z from "zod/mini";
import { pomodoroSchema } from "./advanced-inputs.ts";
import { maxSubjectLength } from "./study-plan.ts";

const text = z.string().check(z.maxLength(maxSubjectLength));
const instant = z.number().check(z.gte(0), z.lte(8_640_000_000_000_000));

const mark: z.ZodMiniType<FocusMark> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pause"), at: instant }),
  z.object({ kind: z.literal("go on"), at: instant }),
  z.object({
    kind: z.literal("more"),
    at: instant,
    minutes: z.number().check(z.gte(0), z.lte(600)),
  }),
  z.object({ kind: z.literal("skip"), at: instant }),
  z.object({
    kind: z.literal("away"),
    from: instant,
    to: instant,
    why: z.enum(["asleep", "closed", "forgotten"]),
    countedMs: z.nullable(z.number().check(z.gte(0))),
  }),
  z.object({ kind: z.literal("clock"), from: instant, to: instant }),
]);

/** Instants only, so that every tab and device shows the same time. */
export const focusRunSchema: z.ZodMiniType<FocusRun> = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  subject: text,
  title: z.optional(text),
  topicId: z.optional(text),
  taskId: z.optional(text),
  sessionKey: z.optional(text),
  plannedMinutes: z.optional(z.number().check(z.gt(0), z.lte(1_440))),
  rhythm: pomodoroSchema,
  startedAt: instant,
  marks: z.array(mark).check(z.maxLength(5_000)),
});
