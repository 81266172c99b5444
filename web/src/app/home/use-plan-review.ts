import type { PlanInputs } from "@smart-planner/contract";
import type { PlanReview, StudyPlan } from "@smart-planner/planner";
import { useEffect, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";

interface Reviewed {
  readonly plan: StudyPlan;
  readonly review: PlanReview;
}

/** Why each session is there, what fits and what holds, by what the plan was made from; told again after a reload. */
export const usePlanReview = ({
  plan,
  inputs,
  present,
  before,
}: {
  readonly plan: StudyPlan | null;
  /** The same object until they change. */
  readonly inputs: PlanInputs | null;
  /** What is left of them now, where that is no longer the same; the same object until it changes. */
  readonly present?: PlanInputs | undefined;
  /** The plan it took the place of; the same object until there is another. */
  readonly before?: StudyPlan | undefined;
}): PlanReview | null => {
  const { planning } = usePlatform();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);

  useEffect(() => {
    if (plan === null || inputs === null) return;
    const control = new AbortController();
    const ask = async () => {
      const { signal } = control;
      const result = await planning.ask({
        kind: "review",
        given: { plan, inputs, present, before },
        signal,
      });
      if (result.ok) setReviewed({ plan, review: result.value });
    };
    // A plan and its inputs are stored one after the other: only the pair is worth a review.
    const timer = setTimeout(() => void ask());
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [planning, plan, inputs, present, before]);

  return reviewed !== null && reviewed.plan === plan ? reviewed.review : null;
};
