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

interface MadePlan {
  readonly plan: StudyPlan;
  readonly problems: readonly string[];
  readonly review: PlanReview;
}

interface WithInputs {
  readonly plan: StudyPlan;
  readonly inputs: AdvancedInputs;
}

export interface PlanningJobs {
  readonly make: {
    readonly takes: {
      readonly inputs: AdvancedInputs;
      /** The plan to continue, if the week is the same. */
      readonly continues?: StudyPlan | undefined;
      readonly replaces?: StudyPlan | undefined;
    };
    readonly gives: MadePlan;
  };
  /** With the wishes of the present plan. */
  readonly wished: { readonly takes: WishedTask; readonly gives: WishedPlan };
  readonly review: {
    readonly takes: WithInputs & {
      /** The inputs at this moment, for what fits from now on. */
      readonly present?: AdvancedInputs | undefined;
      /** The plan it replaced. */
      readonly before?: StudyPlan | undefined;
    };
    readonly gives: PlanReview;
  };
  readonly check: { readonly takes: WithInputs; readonly gives: PlanCheck };
  readonly remedies: {
    readonly takes: {
      readonly inputs: AdvancedInputs;
      /** Given if less work can be offered too. */
      readonly known?: ReadonlyMap<string, KnownSubject> | undefined;
    };
    readonly gives: Remedies;
  };
  /** One answer for each way of staying close to the old plan. */
  readonly again: {
    readonly takes: readonly AdvancedInputs[];
    readonly gives: readonly MadeAgain[];
  };
}

export interface MadeAgain {
  readonly stability: Stability;
  readonly plan: StudyPlan;
  readonly fit: readonly SubjectFit[];
}

export type PlanningKind = keyof PlanningJobs;

export type PlanningJob<Kind extends PlanningKind = PlanningKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly given: PlanningJobs[Each]["takes"];
  };
}[Kind];

type Effort = WishedTask["effort"];

const answers: {
  readonly [Kind in PlanningKind]: (
    given: PlanningJobs[Kind]["takes"],
    effort: Effort,
  ) => PlanningJobs[Kind]["gives"];
} = {
  make: ({ inputs, continues, replaces }, effort) => {
    const again = continues === undefined ? {} : { before: continues };
    const { plan, problems } = planAdvanced({ ...inputs, ...again, effort });
    // A copy, so that explanations are computed once.
    return { plan, problems, review: { ...reviewPlan({ plan, inputs, before: replaces }) } };
  },
  wished: (given, effort) => planWithWishes({ ...given, effort }),
  review: ({ plan, inputs, present, before }) => ({
    ...reviewPlan({ plan, inputs, before }),
    ...(present !== undefined && { fit: reviewPlan({ plan, inputs: present }).fit }),
  }),
  check: (given) => reviewPlan(given).check,
  remedies: ({ inputs, known }) => suggestRemedies(inputs, known),
  again: (given, effort) =>
    given.map((inputs) => {
      const { plan, fit } = planAdvanced({ ...inputs, effort });
      return { stability: inputs.stability ?? "balanced", plan, fit };
    }),
};

export const answerTo = <Kind extends PlanningKind>(
  { kind, given }: PlanningJob<Kind>,
  /** Lower only in tests. */
  effort: Effort = "full",
): PlanningJobs[Kind]["gives"] => answers[kind](given, effort);
