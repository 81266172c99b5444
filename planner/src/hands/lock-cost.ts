import { planAdvanced } from "../scheduler/plan-advanced.ts";
import type { AdvancedInputs, FixedSession } from "../scheduler/problem/advanced-inputs.ts";
import { type QualityTerm, qualityTermNames, termOf } from "../scheduler/problem/scoring.ts";
import { shortDuration } from "../study-log/week-in-words.ts";

/** Less is the noise of the search, not the price of a lock. */
const leastLoss = 0.002;

const missingIn = ({ fit }: ReturnType<typeof planAdvanced>): number =>
  fit.reduce((sum, { missingMinutes }) => sum + missingMinutes, 0);

const isSame = (one: FixedSession, other: FixedSession): boolean =>
  one.day === other.day && one.start === other.start && one.subject === other.subject;

export const lockCostOf = ({
  inputs,
  lock,
}: {
  /** With the lock among what is fixed. */
  readonly inputs: AdvancedInputs;
  readonly lock: FixedSession;
}): string => {
  const { fixed = [] } = inputs;
  const free = fixed.filter((session) => !isSame(session, lock));
  const tied = planAdvanced({ ...inputs, fixed: [...free, lock], effort: "preview" });
  const loose = planAdvanced({ ...inputs, fixed: free, effort: "preview" });
  const lost = missingIn(tied) - missingIn(loose);
  if (lost > 0)
    return `The lock costs room: ${shortDuration(lost)} more of your work find no place.`;
  const loss = loose.quality.total - tied.quality.total;
  if (loss < leastLoss) return "The lock costs nothing: the plan is as good with it.";
  const lossOf = (term: QualityTerm): number =>
    termOf(term).weight * (loose.quality.parts[term] - tied.quality.parts[term]);
  const [most = "balance"] = qualityTermNames.toSorted((one, other) => lossOf(other) - lossOf(one));
  const price = loss < 0.01 ? "a little" : `${Math.round(loss * 100)} % of how good the plan is`;
  return `The lock costs ${price}: without it ${termOf(most).gain}.`;
};
