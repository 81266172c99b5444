import type { StudyPlan } from "@smart-planner/planner/model";
import { lockCostOf } from "@smart-planner/planner/plan";
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

export interface MadePlan {
  readonly plan: StudyPlan;
  /** What could not be done and why, in plain sentences. */
  readonly problems: readonly string[];
  /** Of the final plan: why each session is there, what fits and what holds. */
  readonly review?: PlanReview;
}

interface WithInputs {
  readonly plan: StudyPlan;
  readonly inputs: AdvancedInputs;
}

/** Work too long for the page itself, each kind with what it takes and what it gives. */
export interface PlanningJobs {
  readonly make: {
    readonly takes: {
      readonly inputs: AdvancedInputs;
      /** The plan that is continued, where the week is the same. */
      readonly continues?: StudyPlan | undefined;
      /** The plan that the new one replaces. */
      readonly replaces?: StudyPlan | undefined;
    };
    readonly gives: MadePlan;
  };
  /** By the wishes that hold for the plan that is there. */
  readonly wished: { readonly takes: WishedTask; readonly gives: WishedPlan };
  readonly review: {
    readonly takes: WithInputs & {
      /** The same at this moment, for what fits from now on. */
      readonly present?: AdvancedInputs | undefined;
      /** The plan that it took the place of. */
      readonly before?: StudyPlan | undefined;
    };
    readonly gives: PlanReview;
  };
  readonly check: { readonly takes: WithInputs; readonly gives: PlanCheck };
  /** What a locked session costs, in a sentence. */
  readonly lock: {
    readonly takes: Parameters<typeof lockCostOf>[0];
    readonly gives: string;
  };
  /** What would let more of the work fit. */
  readonly remedies: {
    readonly takes: {
      readonly inputs: AdvancedInputs;
      /** Where less work can be offered as well. */
      readonly known?: ReadonlyMap<string, KnownSubject> | undefined;
    };
    readonly gives: Remedies;
  };
  /** One answer for each of the ways in which a plan may stay close to the one before. */
  readonly again: {
    readonly takes: readonly AdvancedInputs[];
    readonly gives: readonly MadeAgain[];
  };
}

/** A plan made again, in one of the three ways. */
export interface MadeAgain {
  readonly stability: Stability;
  readonly plan: StudyPlan;
  readonly fit: readonly SubjectFit[];
}

export type PlanningKind = keyof PlanningJobs;

export type PlanningJob = {
  readonly [Kind in PlanningKind]: {
    readonly kind: Kind;
    readonly given: PlanningJobs[Kind]["takes"];
  };
}[PlanningKind];

/** A job answers once or more often; only the last answer is final. */
export interface PlanningAnswer<Kind extends PlanningKind = PlanningKind> {
  readonly isFinal: boolean;
  readonly value: PlanningJobs[Kind]["gives"];
}

const made = (
  { inputs, continues }: PlanningJobs["make"]["takes"],
  effort: WishedTask["effort"],
): MadePlan => {
  const again = continues === undefined ? {} : { before: continues };
  const { plan, problems } = planAdvanced({ ...inputs, ...again, effort });
  return { plan, problems };
};

const reviewed = ({
  plan,
  inputs,
  present,
  before,
}: PlanningJobs["review"]["takes"]): PlanReview => ({
  ...reviewPlan({ plan, inputs, before }),
  ...(present !== undefined && { fit: reviewPlan({ plan, inputs: present }).fit }),
});

const withReview = (
  answer: MadePlan,
  { inputs, replaces: before }: PlanningJobs["make"]["takes"],
): MadePlan => ({
  ...answer,
  // A copy, so that the explanations are worked out once.
  review: { ...reviewPlan({ plan: answer.plan, inputs, before }) },
});

export function* answersTo(
  job: PlanningJob,
  /** Less only in tests. */
  effort: WishedTask["effort"] = "full",
): Generator<PlanningAnswer> {
  switch (job.kind) {
    case "make":
      if (effort === "full") yield { isFinal: false, value: made(job.given, "preview") };
      yield { isFinal: true, value: withReview(made(job.given, effort), job.given) };
      return;
    case "wished":
      yield { isFinal: true, value: planWithWishes({ ...job.given, effort }) };
      return;
    case "review":
      yield { isFinal: true, value: reviewed(job.given) };
      return;
    case "check":
      yield { isFinal: true, value: reviewPlan(job.given).check };
      return;
    case "lock":
      yield { isFinal: true, value: lockCostOf(job.given) };
      return;
    case "remedies":
      yield { isFinal: true, value: suggestRemedies(job.given.inputs, job.given.known) };
      return;
    case "again":
      yield {
        isFinal: true,
        value: job.given.map((inputs) => {
          const { plan, fit } = planAdvanced({ ...inputs, effort });
          return { stability: inputs.stability ?? "balanced", plan, fit };
        }),
      };
  }
}
