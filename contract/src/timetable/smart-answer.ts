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
  unkeptWishesSchema,
  wishesSchema,
  wishQuestionsSchema,
  wishReadingsSchema,
} from "./wishes.ts";

/** The reader of the preferences; our own planner always makes the plan. */
export type PlannedBy =
  | { readonly kind: "built-in" }
  | { readonly kind: "model"; readonly model: string };

export const plannedByHeader = "X-Planned-By";

/** The plan with its explanations, for clients that accept `explainedPlanType`. */
export interface ExplainedPlan {
  readonly plan: StudyPlan;
  readonly plannedBy: PlannedBy;
  /** Readings of the sent preferences with their positions. */
  readonly readings: readonly WishReading[];
  readonly questions: readonly WishQuestion[];
  readonly notUnderstood: readonly TextSpan[];
  /** Wishes sent along and wishes read. */
  readonly wishes: readonly Wish[];
  /** Wishes that the plan does not keep, or that have nothing to act on. */
  readonly unkept: readonly UnkeptWish[];
  readonly problems: readonly string[];
  readonly quality: PlanQuality;
  /** By session key: `{label}-{subject}`, then `#2`. */
  readonly explanations: Readonly<Record<string, string>>;
}

/**
 * In `Accept`, it requests the explained plan instead of the plan alone. Another shape needs another version: a page
 * from before gets the plan alone.
 */
export const explainedPlanType = "application/vnd.smart-planner.explained-plan.v2+json";

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
  unkept: unkeptWishesSchema,
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
