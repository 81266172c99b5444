import {
  type AdvancedInputs,
  type AdvancedPlan,
  applyWishes,
  checkPlan,
  type PlanEffort,
  planAdvanced,
  type UnkeptWish,
  unkeptWishes,
  type Wish,
} from "@smart-planner/planner";

export interface PlanTask {
  readonly inputs: AdvancedInputs;
  readonly wishes: readonly Wish[];
  readonly effort: PlanEffort;
}

export type MadePlan =
  | {
      readonly outcome: "made";
      readonly made: Pick<AdvancedPlan, "plan" | "quality" | "problems">;
      readonly explanations: Readonly<Record<string, string>>;
      readonly unkept: readonly UnkeptWish[];
    }
  /** There is nothing to plan; the sentences say why. */
  | { readonly outcome: "empty"; readonly problems: readonly string[] }
  /** No plan that could be made keeps every promise. */
  | { readonly outcome: "broken"; readonly promises: readonly string[] };

const sentencesOf = ({ explanations }: AdvancedPlan) =>
  Object.fromEntries(
    Object.entries(explanations).map(([key, { sentence }]) => [key, sentence] as const),
  );

type Attempt =
  | Exclude<MadePlan, { outcome: "made" }>
  | Omit<Extract<MadePlan, { outcome: "made" }>, "unkept">;

/** Only a plan that passes the check leaves; the other effort is tried before that is given up. */
function attempt(inputs: AdvancedInputs, effort: PlanEffort): Attempt {
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

/** What was only preferred gives way before there is no plan at all; whatever is not kept is named. */
export function makePlan({ inputs, wishes, effort }: PlanTask): MadePlan {
  const firm = wishes.filter(({ firmness }) => firmness === "firm");
  const first = attempt(applyWishes({ inputs, wishes }), effort);
  const made =
    first.outcome === "made" || firm.length === wishes.length
      ? first
      : attempt(applyWishes({ inputs, wishes: firm }), effort);
  if (made.outcome !== "made") return first.outcome === "made" ? made : first;
  const { today, subjects, preferences } = inputs;
  const unkept = unkeptWishes({
    plan: made.made.plan,
    wishes,
    today,
    subjects,
    difficulty: preferences.subjectDifficulty,
  });
  return { ...made, unkept };
}
