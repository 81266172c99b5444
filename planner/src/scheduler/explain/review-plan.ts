import type { StudyPlan } from "../../model/model.ts";
import { checkPlan } from "../../plan-check/check-plan.ts";
import type { PlanCheck } from "../../plan-check/guarantees.ts";
import { type PlanSession, sessionsOf } from "../../study-plan/plan-sessions.ts";
import { formatClock, minutesPerDay, parseClock } from "../../time/clock-time.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { timedSessionOf } from "../problem/exams.ts";
import { problemOf } from "../problem/problem.ts";
import { soundInputs } from "../problem/sound-inputs.ts";
import { type Explanations, explainSessions } from "./explain.ts";
import { type PlanVerdict, verdictOf } from "./verdict.ts";

/** A review of an existing plan. */
export interface PlanReview extends PlanVerdict {
  /** None for a removed subject. */
  readonly explanations: Explanations;
  readonly check: PlanCheck;
}

/** The sessions that the plan made: not past, started or earlier ones, nor those of due work that ended since. */
const madeSessionsIn = (
  plan: StudyPlan,
  { today, minuteOfDay, fixed = [], tasks = [] }: AdvancedInputs,
): readonly PlanSession[] => {
  const open = new Set(tasks.map(({ key }) => key));
  const held = new Set(fixed.map(({ day, start }) => `${day} ${formatClock(start)}`));
  return sessionsOf(plan).filter(({ day, entry }) => {
    const start = parseClock(entry.startTime ?? "") ?? minutesPerDay;
    const isOver = day < today || (day === today && start < minuteOfDay);
    const isEnded = entry.taskId !== undefined && !open.has(entry.taskId);
    return !isOver && !isEnded && !held.has(`${day} ${entry.startTime}`);
  });
};

const planOf = (sessions: readonly PlanSession[]): StudyPlan =>
  Object.fromEntries(
    [...Map.groupBy(sessions, ({ label }) => label)].map(([label, ofDay]) => [
      label,
      ofDay.map(({ entry }) => entry),
    ]),
  );

const placeOf = ({ day, subject, minutes, entry }: PlanSession): string =>
  `${day} ${entry.startTime} ${minutes} ${subject}`;

/** Reads a plan against its inputs: why each session is there, what fits, which rules hold. */
export const reviewPlan = ({
  plan,
  inputs: given,
  before = {},
}: {
  readonly plan: StudyPlan;
  readonly inputs: AdvancedInputs;
  /** The plan that this one took the place of. */
  readonly before?: StudyPlan | undefined;
}): PlanReview => {
  const inputs = soundInputs(given);
  const made = madeSessionsIn(plan, inputs);
  const problem = problemOf(inputs);
  const known = made.flatMap((session) => {
    const timed = timedSessionOf(problem.exams, inputs, session);
    return timed === undefined ? [] : [{ session, timed }];
  });
  const sessions = known.map(({ timed }) => timed);
  const places = new Set(sessionsOf(before).map(placeOf));
  const unmoved = new Set(
    known.flatMap(({ session, timed }) => (places.has(placeOf(session)) ? [timed] : [])),
  );
  const { shares, ...verdict } = verdictOf(inputs, problem, sessions);
  return {
    ...verdict,
    // Only when they are read: some callers want the fit or the check alone.
    get explanations() {
      const keys = known.map(({ session }) => session.key);
      return explainSessions(problem, keys, sessions, unmoved);
    },
    check: checkPlan({ plan: planOf(made), inputs: given, kind: "scheduled", shares }),
  };
};
