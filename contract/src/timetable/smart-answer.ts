import type { StudyPlan } from "@smart-planner/planner/model";
import * as z from "zod/mini";
import { studyPlanSchema } from "../workspace/study-plan.ts";
import { planProblemsSchema } from "./plan-problems.ts";
import {
  textSpansSchema,
  unkeptWishesSchema,
  wishesSchema,
  wishQuestionsSchema,
  wishReadingsSchema,
} from "./wishes.ts";

export const plannedByHeader = "X-Planned-By";

/** Why a model did not read the preferences. */
export const modelProblems = ["busy", "unusable", "away", "refuses", "slow"] as const;
export type ModelProblem = (typeof modelProblems)[number];

/**
 * In `Accept`, it requests the explained plan instead of the plan alone. Another shape needs another version: a page
 * from before gets the plan alone.
 */
export const explainedPlanType = "application/vnd.smart-planner.explained-plan.v3+json";

const part = z.number().check(z.gte(0), z.lte(1));

/** The plan and the understood wishes, for clients that accept `explainedPlanType`. */
export const explainedPlanSchema = z.object({
  plan: studyPlanSchema,
  /** The reader of the preferences; our own planner always makes the plan. */
  plannedBy: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("built-in") }),
    z.object({ kind: z.literal("model"), model: z.string() }),
  ]),
  modelProblem: z.exactOptional(z.enum(modelProblems)),
  /** Readings of the sent preferences with their positions. */
  readings: wishReadingsSchema,
  questions: wishQuestionsSchema,
  notUnderstood: textSpansSchema,
  /** Wishes sent along and wishes read. */
  wishes: wishesSchema,
  /** Wishes that the plan does not keep, or that have nothing to act on. */
  unkept: unkeptWishesSchema,
  problems: planProblemsSchema,
  quality: z.object({
    total: part,
    parts: z.object({
      coverage: part,
      pace: part,
      balance: part,
      review: part,
      spacing: part,
      preferredTime: part,
      focus: part,
      notMassed: part,
    }),
  }),
});
export type ExplainedPlan = Readonly<z.output<typeof explainedPlanSchema>>;
export type PlannedBy = ExplainedPlan["plannedBy"];

/** A refusal with its reasons. */
export const nothingPlannedSchema = z.object({
  code: z.literal("nothing-planned"),
  values: z.tuple([z.object({ problems: planProblemsSchema, wishes: wishesSchema })]),
});

export type SmartTimetableAnswer =
  | { readonly explained: true; readonly answer: ExplainedPlan }
  | { readonly explained: false; readonly plan: StudyPlan };

/** A server without explained plans sends the plan alone. */
export const smartTimetableAnswerSchema: z.ZodMiniType<SmartTimetableAnswer> = z.union([
  z.pipe(
    explainedPlanSchema,
    z.transform((answer): SmartTimetableAnswer => ({ explained: true, answer })),
  ),
  z.pipe(
    studyPlanSchema,
    z.transform((plan): SmartTimetableAnswer => ({ explained: false, plan })),
  ),
]);
