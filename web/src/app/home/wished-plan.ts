import type { AdvancedInputs, StudyPlan, Wish } from "@smart-planner/planner";
import type { Planning } from "../../platform/planning.ts";

/** A plan by the wishes that hold, made on the device; a sentence for the student where there is none. */
export const wishedPlanOf = async ({
  planning,
  inputs,
  wishes,
}: {
  readonly planning: Planning;
  readonly inputs: AdvancedInputs;
  readonly wishes: readonly Wish[];
}): Promise<
  { readonly ok: true; readonly plan: StudyPlan } | { readonly ok: false; readonly message: string }
> => {
  const made = await planning.ask({
    kind: "wished",
    given: { inputs, wishes, effort: "full" },
    signal: new AbortController().signal,
  });
  if (made.ok && made.value.outcome === "made") return { ok: true, plan: made.value.made.plan };
  const why = made.ok && made.value.outcome === "empty" ? made.value.problems.join(" ") : undefined;
  return {
    ok: false,
    message: `${why === undefined || why === "" ? "No plan keeps all of what you asked for." : why} Change or remove one of the wishes below, then generate again. Your plan stays as it was.`,
  };
};
