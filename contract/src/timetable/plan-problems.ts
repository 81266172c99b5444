import { type PlanProblem, timesOfDay } from "@smart-planner/planner/scheduler";
import * as z from "zod/mini";
import { calendarDaySchema } from "../workspace/calendar-day.ts";

const text = z.string();
const minutes = z.number();
const day = calendarDaySchema;
const kind = <const Kind extends string>(...kinds: readonly [Kind, ...Kind[]]) => ({
  kind: z.enum(kinds),
});

const noTime = z.discriminatedUnion("kind", [
  z.object(kind("no room")),
  z.object({ ...kind("below a session"), leftMinutes: minutes, sessionMinutes: minutes }),
  z.object({ ...kind("taken"), roomMinutes: minutes }),
]);

const certificate = z.object({
  from: z.exactOptional(day),
  taskIds: z.exactOptional(z.array(text)),
  before: day,
  subjects: z.exactOptional(z.array(text)),
  allowed: z.exactOptional(
    z.object({ hasDays: z.boolean(), minutesADay: z.exactOptional(minutes) }),
  ),
  neededMinutes: minutes,
  roomMinutes: minutes,
  isProven: z.boolean(),
});

export const planProblemsSchema: z.ZodMiniType<readonly PlanProblem[]> = z
  .array(
    z.discriminatedUnion("kind", [
      z.object(kind("no subject", "no hours")),
      z.object({ ...kind("no date", "exam today", "repeated"), subject: text }),
      z.object({ ...kind("exam over", "kept free"), subject: text, examDate: day }),
      z.object({ ...kind("far away"), subject: text, days: z.number() }),
      z.object({ ...kind("one length"), minutes }),
      z.object({ ...kind("day too short"), minutes, dayMinutes: minutes }),
      z.object({ ...kind("no free time"), minutes, isByWishes: z.boolean() }),
      z.object({ ...kind("no time"), name: text, examDate: day, why: noTime }),
      z.object({ ...kind("short"), certificate }),
      z.object({ ...kind("comfort"), relaxed: z.enum(["free days", "midday", "pauses"]) }),
      z.object({ ...kind("preferred time"), time: z.enum(timesOfDay) }),
    ]),
  )
  .check(z.maxLength(10_000));
