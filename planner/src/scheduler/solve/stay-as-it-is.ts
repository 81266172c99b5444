import type { StudyPlan } from "../../model/model.ts";
import { checkPlan } from "../../plan-check/check-plan.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import type { EarlierPlan } from "../problem/earlier-plan.ts";
import { isAtClosedTime, levelOf, type Problem, workLeftOf } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";

const examsIn = (sessions: readonly TimedSession[]): ReadonlySet<number> =>
  new Set(sessions.map(({ exam }) => exam));

/**
 * With least change: the present sessions, if they keep every guarantee and give as many exams as
 * much time as a new plan.
 */
export const stayingSessions = ({
  given,
  problem,
  earlier,
  made,
  held,
  hasAll,
  planOf,
}: {
  /** As the student gave them: what may not move is not among the fixed sessions. */
  readonly given: AdvancedInputs;
  readonly problem: Problem;
  readonly earlier: EarlierPlan;
  readonly made: readonly TimedSession[];
  /** Sessions that may not move. */
  readonly held: readonly TimedSession[];
  /** All that is needed has a place in the new plan. */
  readonly hasAll: boolean;
  /** The plan with these sessions. */
  readonly planOf: (sessions: readonly TimedSession[]) => StudyPlan;
}): readonly TimedSession[] | undefined => {
  if (given.stability !== "least") return undefined;
  const { sessions } = earlier;
  if (sessions.some((session) => isAtClosedTime(problem, session))) return undefined;
  // A plan that gave up comfort gets it back if it can, though not at the cost of hours it had
  // found.
  const isEased =
    levelOf(problem, [...held, ...made]) < levelOf(problem, [...held, ...sessions]) &&
    hasAll &&
    totalMinutes(made) >= totalMinutes(sessions);
  if (isEased || sessions.length === 0) return undefined;
  // A share may be kept, even if a new plan would find less room for it.
  const isNoMore = problem.exams.every((_, exam) => {
    const minutes = totalMinutes(sessions.filter((session) => session.exam === exam));
    return minutes <= Math.max(workLeftOf(problem, exam), 0) + 1e-6;
  });
  const stated = (of: readonly TimedSession[]) =>
    totalMinutes(of.filter(({ exam }) => problem.exams[exam]?.statedMinutes !== undefined));
  const more = stated(sessions) - stated(made);
  const session = problem.units.shortest * problem.units.unit;
  const isNoLess =
    (more > 0 || (more > -session && totalMinutes(sessions) >= totalMinutes(made))) &&
    examsIn([...held, ...sessions]).size >= examsIn([...held, ...made]).size;
  const plan = planOf([...held, ...sessions]);
  return isNoMore && isNoLess && checkPlan({ plan, inputs: given, kind: "scheduled" }).ok
    ? sessions
    : undefined;
};
