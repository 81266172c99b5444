import {
  type AdvancedInputs,
  type AdvancedPlan,
  checkPlan,
  type PlanEffort,
  planAdvanced,
} from "@smart-planner/planner";

export interface PlanTask {
  readonly inputs: AdvancedInputs;
  readonly effort: PlanEffort;
}

export type MadePlan =
  | {
      readonly outcome: "made";
      readonly made: Pick<AdvancedPlan, "plan" | "quality" | "problems">;
      readonly explanations: Readonly<Record<string, string>>;
    }
  /** There is nothing to plan; the sentences say why. */
  | { readonly outcome: "empty"; readonly problems: readonly string[] }
  /** No plan that could be made keeps every promise. */
  | { readonly outcome: "broken"; readonly promises: readonly string[] };

const sentencesOf = ({ explanations }: AdvancedPlan) =>
  Object.fromEntries(
    Object.entries(explanations).map(([key, { sentence }]) => [key, sentence] as const),
  );

/** Only a plan that passes the check leaves; the other effort is tried before that is given up. */
export function makePlan({ inputs, effort }: PlanTask): MadePlan {
  const efforts = [effort, effort === "full" ? "preview" : "full"] as const;
  let promises: readonly string[] = [];
  for (const each of efforts) {
    const advanced = planAdvanced({ ...inputs, effort: each });
    const { plan, quality, problems } = advanced;
    if (Object.keys(plan).length === 0) return { outcome: "empty", problems };
    const checked = checkPlan({ plan, inputs, kind: "scheduled" });
    if (checked.ok)
      return {
        outcome: "made",
        made: { plan, quality, problems },
        explanations: sentencesOf(advanced),
      };
    promises = checked.broken.map(({ message }) => message);
  }
  return { outcome: "broken", promises };
}
