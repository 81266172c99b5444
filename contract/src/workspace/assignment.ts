import type { Assignment } from "@smart-planner/planner/due-work";
import {
  assignmentKinds,
  assignmentLimits,
  assignmentStates,
} from "@smart-planner/planner/due-work";
import * as z from "zod/mini";
import { weekdaySchema } from "./advanced-inputs.ts";
import { calendarDaySchema } from "./calendar-day.ts";
import { lenient } from "./lenient.ts";
import { maxSubjectLength } from "./study-plan.ts";

const text = (most: number) => z.string().check(z.maxLength(most));
const minutes = z.number().check(z.gte(0), z.lte(assignmentLimits.minutes));

const part = z.looseObject({
  id: text(60),
  title: text(assignmentLimits.title),
  minutes,
  dueDay: lenient(calendarDaySchema),
  done: lenient(z.boolean()),
});

export const assignmentSchema: z.ZodMiniType<Assignment> = z.looseObject({
  kind: z.catch(z.enum(assignmentKinds), "hand-in"),
  subject: text(maxSubjectLength),
  title: text(assignmentLimits.title),
  due: z.optional(
    z.looseObject({
      day: calendarDaySchema,
      minute: lenient(z.int().check(z.gte(0), z.lte(1_440))),
    }),
  ),
  opens: lenient(calendarDaySchema),
  estimate: lenient(
    z.union([
      z.looseObject({ minutes }),
      z.looseObject({
        pages: z.number().check(z.gte(0), z.lte(100_000)),
        minutesPerPage: minutes,
      }),
    ]),
  ),
  parts: z.optional(z.array(part).check(z.maxLength(assignmentLimits.parts))),
  importance: lenient(z.number().check(z.gt(0), z.lte(10))),
  note: z.optional(text(assignmentLimits.note)),
  state: z.enum(assignmentStates),
  endedOn: lenient(calendarDaySchema),
  repeats: z.optional(
    z.looseObject({
      everyWeeks: z.int().check(z.gte(1), z.lte(assignmentLimits.everyWeeks)),
      until: lenient(calendarDaySchema),
      weekday: lenient(weekdaySchema),
    }),
  ),
  addedOn: calendarDaySchema,
  source: lenient(
    z.looseObject({
      entry: lenient(text(100)),
      course: lenient(text(assignmentLimits.title)),
      kind: lenient(text(20)),
    }),
  ),
});
