import type { StudyPlan } from "@smart-planner/planner/model";
import type { PlanQuality } from "@smart-planner/planner/scheduler";
import type {
  TextSpan,
  UnkeptWish,
  Wish,
  WishQuestion,
  WishReading,
} from "@smart-planner/planner/wishes";
import * as z from "zod/mini";
import { studyPlanSchema } from "../workspace/study-plan.ts";
import { textRecord } from "../workspace/text-record.ts";
import {
  textSpansSchema,
  wishesSchema,
  wishQuestionsSchema,
  wishReadingsSchema,
  wishSchema,
} from "./wishes.ts";

/** Who read the student's preferences; the plan itself is always our own planner's. */
export type PlannedBy =
  | { readonly kind: "built-in" }
  | { readonly kind: "model"; readonly model: string };

/** Says who planned: `built-in`, or the name of the model. */
export const plannedByHeader = "X-Planned-By";

/** The plan with all that is known about it, for who asks for `explainedPlanType`. */
export interface ExplainedPlan {
  readonly plan: StudyPlan;
  readonly plannedBy: PlannedBy;
  /** What was read of the preferences as they were sent, each with its place in them. */
  readonly readings: readonly WishReading[];
  readonly questions: readonly WishQuestion[];
  readonly notUnderstood: readonly TextSpan[];
  /** Everything the plan was asked to keep: what was sent along and what was read. */
  readonly wishes: readonly Wish[];
  /** Those of them that it does not keep, or that have nothing to act on, and why. */
  readonly unkept: readonly UnkeptWish[];
  /** What could not be done and why, in plain sentences. */
  readonly problems: readonly string[];
  readonly quality: PlanQuality;
  /** Why each session is there, by session key: `{label}-{subject}`, then `#2`. */
  readonly explanations: Readonly<Record<string, string>>;
}

/** Named in `Accept`, it brings the explained plan instead of the plan alone. */
export const explainedPlanType = "application/vnd.smart-planner.explained-plan+json";

const texts = z.array(z.string()).check(z.maxLength(10_000));
const part = z.number().check(z.gte(0), z.lte(1));
const mostKeys = 100_000;

export const explainedPlanSchema: z.ZodMiniType<ExplainedPlan> = z.object({
  plan: studyPlanSchema,
  plannedBy: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("built-in") }),
    z.object({ kind: z.literal("model"), model: z.string() }),
  ]),
  readings: wishReadingsSchema,
  questions: wishQuestionsSchema,
  notUnderstood: textSpansSchema,
  wishes: wishesSchema,
  unkept: z
    .array(
      z.object({
        wish: wishSchema,
        reason: z.string(),
        isIdle: z.exactOptional(z.literal(true)),
      }),
    )
    .check(z.maxLength(1_000)),
  problems: texts,
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
  explanations: textRecord({ value: z.string(), maxEntries: mostKeys }),
});

export type SmartTimetableAnswer =
  | { readonly explained: true; readonly answer: ExplainedPlan }
  | { readonly explained: false; readonly plan: StudyPlan };

/** Either answer: a server that knows no explained plan gives the plan alone. */
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
