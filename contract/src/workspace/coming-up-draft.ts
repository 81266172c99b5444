import type { ComingUp } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import * as z from "zod/mini";
import { weekdaySchema } from "./advanced-inputs.ts";
import { calendarDaySchema } from "./calendar-day.ts";
import { clockTimeSchema } from "./clock-time.ts";

/** The text in the first-minute box and the student's changes to its chips; `null` marks a removed chip. */
export interface ComingUpDraft {
  readonly text: string;
  /** The day of the last change: "tomorrow" is the day after it. */
  readonly typedOn?: CalendarDay | undefined;
  readonly chosen: readonly (readonly [read: string, changed: ComingUp | null])[];
}

const comingUp: z.ZodMiniType<ComingUp> = z.union([
  z.object({
    kind: z.literal("exam"),
    subject: z.string(),
    day: calendarDaySchema,
    minute: z.optional(z.int()),
    isUnsure: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal("due"),
    workKind: z.enum(["hand-in", "reading", "quiz", "group"]),
    line: z.string(),
    title: z.string(),
    subject: z.optional(z.string()),
    due: z.optional(z.object({ day: calendarDaySchema, minute: z.optional(z.int()) })),
    unsure: z.optional(z.string()),
    minutes: z.optional(z.number()),
    opens: z.optional(calendarDaySchema),
    repeats: z.optional(z.object({ everyWeeks: z.int(), until: z.optional(calendarDaySchema) })),
  }),
  z.object({
    kind: z.literal("fixed"),
    name: z.string(),
    days: z.array(weekdaySchema),
    startTime: clockTimeSchema,
    endTime: clockTimeSchema,
  }),
]);

export const comingUpDraftSchema: z.ZodMiniType<ComingUpDraft> = z.object({
  text: z.string(),
  typedOn: z.optional(calendarDaySchema),
  chosen: z.array(z.tuple([z.string(), z.nullable(comingUp)])),
});
