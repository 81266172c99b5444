import type { StudyPlan } from "../model/model.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { type AdvancedPlan, planAdvanced } from "../scheduler/plan-advanced.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import type { PlanEffort } from "../scheduler/solve/solve.ts";
import { applyWishes } from "./apply-wishes.ts";
import { arrangeDays } from "./arrange-days.ts";
import { checkWishes, type UnkeptWish } from "./check-wishes.ts";
import type { Wish } from "./wish.ts";

export interface WishedTask {
  readonly inputs: AdvancedInputs;
  readonly wishes: readonly Wish[];
  readonly effort: PlanEffort;
}

export type WishedPlan =
  | {
      readonly outcome: "made";
      readonly made: Pick<AdvancedPlan, "plan" | "quality" | "problems">;
      readonly unkept: readonly UnkeptWish[];
    }
  /** There is nothing to plan; the problems say why. */
  | { readonly outcome: "empty"; readonly problems: AdvancedPlan["problems"] }
  /** No plan that could be made keeps every guarantee. */
  | { readonly outcome: "broken"; readonly guarantees: readonly string[] };

/** Over the midday pause first, and only where free time goes on if that does not hold. */
const pauses = [180, 30];

const isOther = (one: StudyPlan, other: StudyPlan): boolean =>
  Object.keys(one).some((label) => one[label] !== other[label]);

type Attempt =
  | Exclude<WishedPlan, { outcome: "made" }>
  | Omit<Extract<WishedPlan, { outcome: "made" }>, "unkept">;

/** Only a plan that passes the check leaves; the other effort is tried before that is given up. */
function attempt(asked: AdvancedInputs, wishes: readonly Wish[], effort: PlanEffort): Attempt {
  const inputs = applyWishes({ inputs: asked, wishes });
  const efforts = [effort, effort === "full" ? "preview" : "full"] as const;
  let guarantees: readonly string[] = [];
  for (const each of efforts) {
    const advanced = planAdvanced({ ...inputs, effort: each });
    const { plan, quality, problems } = advanced;
    if (Object.keys(plan).length === 0) return { outcome: "empty", problems };
    for (const mostPause of pauses) {
      const arranged = arrangeDays({ plan, wishes, inputs, mostPause });
      if (isOther(arranged, plan) && checkPlan({ plan: arranged, inputs, kind: "scheduled" }).ok)
        return { outcome: "made", made: { plan: arranged, quality, problems } };
    }
    const checked = checkPlan({ plan, inputs, kind: "scheduled", shares: advanced.shares });
    if (checked.ok) return { outcome: "made", made: { plan, quality, problems } };
    guarantees = checked.broken.map(({ message }) => message);
  }
  return { outcome: "broken", guarantees };
}

/** Soft wishes give way where there would be no plan at all; each wish that is not kept is named. */
export function planWithWishes({ inputs, wishes, effort }: WishedTask): WishedPlan {
  const firm = wishes.filter(({ firmness }) => firmness === "firm");
  const first = attempt(inputs, wishes, effort);
  const made =
    first.outcome === "made" || firm.length === wishes.length
      ? first
      : attempt(inputs, firm, effort);
  if (made.outcome !== "made") return first.outcome === "made" ? made : first;
  const unkept = checkWishes({
    plan: made.made.plan,
    wishes,
    inputs,
    planWithout: (others) => {
      const without = attempt(inputs, others, "preview");
      return without.outcome === "made" ? without.made.plan : {};
    },
  });
  return { ...made, unkept };
}
