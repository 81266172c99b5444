import type { PlanInputs } from "@smart-planner/contract";
import { planDaysOf, type StudyPlan } from "@smart-planner/planner";
import { useEffect, useMemo, useState } from "react";
import type { ReviewedPlan } from "../../platform/planning-job.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { EnteredInputs } from "./use-advanced-inputs.ts";

interface Reviewed {
  readonly plan: StudyPlan;
  readonly review: ReviewedPlan;
}

/** A plan that came without what it was made from is read as if it were made before its first day. */
const assumedInputs = (plan: StudyPlan, entered: EnteredInputs): PlanInputs | null => {
  const first = planDaysOf(plan)[0]?.day;
  return first === undefined ? null : { ...entered, today: first, minuteOfDay: 0 };
};

/** Why each session is there, what fits and what holds; told again after a reload. */
export const usePlanReview = ({
  plan,
  madeFrom,
  entered,
}: {
  readonly plan: StudyPlan | null;
  readonly madeFrom: PlanInputs | null;
  readonly entered: EnteredInputs;
}): ReviewedPlan | null => {
  const { planning } = usePlatform();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const inputs = useMemo(
    () => madeFrom ?? (plan === null ? null : assumedInputs(plan, entered)),
    [madeFrom, plan, entered],
  );

  useEffect(() => {
    if (plan === null || inputs === null) return;
    const control = new AbortController();
    const ask = async () => {
      const { signal } = control;
      const result = await planning.ask({ kind: "review", given: { plan, inputs }, signal });
      if (result.ok) setReviewed({ plan, review: result.value });
    };
    // A plan and its inputs are stored one after the other: only the pair is worth a review.
    const timer = setTimeout(() => void ask());
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [planning, plan, inputs]);

  return reviewed !== null && reviewed.plan === plan ? reviewed.review : null;
};
