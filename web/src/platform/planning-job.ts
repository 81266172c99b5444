import type { StudyPlan } from "@smart-planner/planner/model";
import {
  type AdvancedInputs,
  type PlanCheck,
  type PlanReview,
  planAdvanced,
  type Remedies,
  reviewPlan,
  type Stability,
  type SubjectFit,
  suggestRemedies,
} from "@smart-planner/planner/scheduler";
import { planWithWishes, type WishedPlan, type WishedTask } from "@smart-planner/planner/wishes";
import type { KnownSubject } from "@smart-planner/planner/work";

interface WithInputs {
  readonly plan: StudyPlan;
  readonly inputs: AdvancedInputs;
}

export interface MadeAgain {
  readonly stability: Stability;
  readonly plan: StudyPlan;
  readonly fit: readonly SubjectFit[];
}

type Effort = WishedTask["effort"];

const jobs = {
  make: (
    {
      inputs,
      continues,
      replaces,
    }: {
      readonly inputs: AdvancedInputs;
      /** The plan to continue, if the week is the same. */
      readonly continues?: StudyPlan | undefined;
      readonly replaces?: StudyPlan | undefined;
    },
    effort: Effort,
  ) => {
    const again = continues === undefined ? {} : { before: continues };
    const { plan, problems } = planAdvanced({ ...inputs, ...again, effort });
    // A copy, so that explanations are computed once.
    return { plan, problems, review: { ...reviewPlan({ plan, inputs, before: replaces }) } };
  },
  /** With the wishes of the present plan. */
  wished: (given: WishedTask, effort: Effort): WishedPlan => planWithWishes({ ...given, effort }),
  review: ({
    plan,
    inputs,
    present,
    before,
  }: WithInputs & {
    /** The present inputs, for the fit from now on. */
    readonly present?: AdvancedInputs | undefined;
    /** The plan it replaced. */
    readonly before?: StudyPlan | undefined;
  }): PlanReview => ({
    ...reviewPlan({ plan, inputs, before }),
    ...(present !== undefined && { fit: reviewPlan({ plan, inputs: present }).fit }),
  }),
  check: (given: WithInputs): PlanCheck => reviewPlan(given).check,
  remedies: ({
    inputs,
    known,
  }: {
    readonly inputs: AdvancedInputs;
    /** Given if less work can be offered too. */
    readonly known?: ReadonlyMap<string, KnownSubject> | undefined;
  }): Remedies => suggestRemedies(inputs, known),
  /** One answer for each way of staying close to the old plan. */
  again: (given: readonly AdvancedInputs[], effort: Effort): readonly MadeAgain[] =>
    given.map((inputs) => {
      const { plan, fit } = planAdvanced({ ...inputs, effort });
      return { stability: inputs.stability ?? "balanced", plan, fit };
    }),
};

type Jobs = typeof jobs;
export type PlanningKind = keyof Jobs;
export type PlanningAnswer<Kind extends PlanningKind> = ReturnType<Jobs[Kind]>;
export type PlanningJob<Kind extends PlanningKind = PlanningKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly given: Parameters<Jobs[Each]>[0] };
}[Kind];

const answers: {
  readonly [Kind in PlanningKind]: (
    given: PlanningJob<Kind>["given"],
    effort: Effort,
  ) => PlanningAnswer<Kind>;
} = jobs;

export const answerTo = <Kind extends PlanningKind>(
  { kind, given }: PlanningJob<Kind>,
  /** Lower only in tests. */
  effort: Effort = "full",
): PlanningAnswer<Kind> => answers[kind](given, effort);
