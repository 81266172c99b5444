import type { SubjectWork, Topic } from "@smart-planner/planner/work";
import { mostExams, mostGoalMinutes, mostTopicMinutes } from "@smart-planner/planner/work";
import * as z from "zod/mini";
import { calendarDaySchema } from "./calendar-day.ts";
import { maxSubjectLength } from "./study-plan.ts";

const text = (most: number) => z.string().check(z.maxLength(most));

const exam = z.looseObject({
  id: text(60),
  name: z.catch(text(200), ""),
  date: z.catch(text(40), ""),
  time: z.catch(text(10), ""),
  weight: z.catch(z.optional(z.number().check(z.gte(0), z.lte(100))), () => undefined),
});

export const subjectWorkSchema: z.ZodMiniType<SubjectWork> = z.looseObject({
  way: z.enum(["topics", "goal", "none"]),
  goalMinutes: z.optional(z.number().check(z.gte(1), z.lte(mostGoalMinutes))),
  exams: z.array(exam).check(z.minLength(1), z.maxLength(mostExams)),
});

const topicMinutes = z.number().check(z.gte(-mostTopicMinutes), z.lte(2 * mostTopicMinutes));

export const topicSchema: z.ZodMiniType<Topic> = z.looseObject({
  subject: text(maxSubjectLength),
  name: text(200),
  number: z.optional(text(20)),
  by: z.enum(["hours", "pages"]),
  minutes: z.number().check(z.gte(0), z.lte(mostTopicMinutes)),
  pages: z.optional(z.number().check(z.gte(0), z.lte(100_000))),
  minutesPerPage: z.optional(z.number().check(z.gte(0), z.lte(1_000))),
  known: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  done: z.optional(z.boolean()),
  leftOut: z.optional(z.boolean()),
  saidOn: z.optional(calendarDaySchema),
  // An unknown field never invalidates the chapter.
  estimateThen: z.catch(z.optional(topicMinutes), () => undefined),
  doneBefore: z.catch(z.optional(topicMinutes), () => undefined),
  addedOn: calendarDaySchema,
  order: z.number(),
  exam: z.optional(text(60)),
});
