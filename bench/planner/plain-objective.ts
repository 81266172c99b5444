import { type Draft, patternOn } from "@smart-planner/planner/advanced-plan/draft.ts";
import type { SubjectTerms } from "@smart-planner/planner/advanced-plan/objective.ts";
import { coverageOf, termWeights } from "@smart-planner/planner/advanced-plan/quality-terms.ts";

/** What a day's state adds to the quality alone, without the bonuses that keep promises. */
export const dayQuality = (draft: Draft, day: number, state: number): number => {
  const { objective } = draft;
  const pattern = patternOn(draft, day);
  return (
    objective.preferredGain * (pattern.preferred[state] ?? 0) +
    objective.balanceGain * Math.min(pattern.load[state] ?? 0, objective.evenLimit[day] ?? 0)
  );
};

/** A subject's terms with the quality alone for what is done in total. */
export const withoutBonus = (terms: SubjectTerms): SubjectTerms => {
  const pace = termWeights.pace * terms.part;
  return {
    ...terms,
    byTotal: Float64Array.from(
      { length: terms.need + 1 },
      (_, units) =>
        termWeights.coverage * terms.part * coverageOf(units / terms.need) +
        (terms.paceNorm > 0 ? pace : (pace * units) / terms.need),
    ),
  };
};
