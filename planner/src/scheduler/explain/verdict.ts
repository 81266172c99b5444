import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import type { Problem } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { type CatchUpBlock, catchUpBlocksOf } from "./catch-up.ts";
import { type Certificate, certificateOf } from "./certificate.ts";
import { type Fits, fitsOf, type SubjectFit, type TaskFit } from "./fit.ts";
import { type PlanProblem, problemsOf } from "./plan-problems.ts";

/** Whether the sessions of a plan suffice, in figures. */
export interface PlanVerdict {
  /** One for each exam, in the order of the form. */
  readonly fit: readonly SubjectFit[];
  /** One for each piece of due work that can be planned; absent if there is none. */
  readonly tasks?: readonly TaskFit[];
  /** If something is missing: which deadline cannot be met, and by how much. */
  readonly certificate?: Certificate;
  /** Time that is kept to catch up, the next first. */
  readonly catchUps: readonly CatchUpBlock[];
  readonly problems: readonly PlanProblem[];
}

export const verdictOf = (
  inputs: AdvancedInputs,
  problem: Problem,
  /** Without those that are fixed. */
  sessions: readonly TimedSession[],
): PlanVerdict & Pick<Fits, "shares"> => {
  const { fit, tasks, shares } = fitsOf(inputs, problem, sessions);
  const certificate = certificateOf(inputs, problem, [...fit, ...tasks]);
  return {
    fit,
    shares,
    ...(tasks.length === 0 ? {} : { tasks }),
    ...(certificate === undefined ? {} : { certificate }),
    catchUps: catchUpBlocksOf(inputs, problem, sessions),
    problems: problemsOf(inputs, problem, [...fit, ...tasks], certificate, sessions),
  };
};
