import type { StudyPlan } from "../../model/model.ts";
import { checkPlan } from "../../plan-check/check-plan.ts";
import type { PlanCheck } from "../../plan-check/guarantees.ts";
import { type PlanSession, sessionsOf } from "../../study-plan/plan-sessions.ts";
import { formatClock, minutesPerDay, parseClock } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { examOfSession } from "../problem/earlier-plan.ts";
import { type Problem, problemOf } from "../problem/problem.ts";
import { soundInputs } from "../problem/sound-inputs.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { solve } from "../solve/solve.ts";
import { isSqueezedIn } from "../solve/stay-as-it-is.ts";
import { type Certificate, certificateOf } from "./certificate.ts";
import { explainSessions, explanationsByKey, type SessionExplanation } from "./explain.ts";
import { fitOf, type SubjectFit, sharesOf, type TaskFit, taskFitsOf } from "./fit.ts";
import { statementsOf } from "./statements.ts";

/** A review of an existing plan. */
export interface PlanReview {
  /** By session key: `{label}-{subject}`, then `#2`; none for a subject that is no longer asked for. */
  readonly explanations: Readonly<Record<string, SessionExplanation>>;
  /** One for each exam, in the order of the form. */
  readonly fit: readonly SubjectFit[];
  /** One for each piece of due work that can be planned; absent where there is none. */
  readonly tasks?: readonly TaskFit[];
  /** Where something is missing: which deadline cannot be met, and by how much. */
  readonly certificate?: Certificate;
  readonly problems: readonly string[];
  readonly check: PlanCheck;
}

/** The sessions that the plan made: not past, started or earlier ones. */
const madeSessionsIn = (
  plan: StudyPlan,
  { today, minuteOfDay, fixed = [] }: AdvancedInputs,
): readonly PlanSession[] => {
  const held = new Set(fixed.map(({ day, start }) => `${day} ${formatClock(start)}`));
  return sessionsOf(plan).filter(({ day, entry }) => {
    const start = parseClock(entry.startTime ?? "") ?? minutesPerDay;
    const isOver = day < today || (day === today && start < minuteOfDay);
    return !isOver && !held.has(`${day} ${entry.startTime}`);
  });
};

const planOf = (sessions: readonly PlanSession[]): StudyPlan =>
  Object.fromEntries(
    [...Map.groupBy(sessions, ({ label }) => label)].map(([label, ofDay]) => [
      label,
      ofDay.map(({ entry }) => entry),
    ]),
  );

const timedSessionOf = (
  { exams, days }: Problem,
  { today }: AdvancedInputs,
  session: PlanSession,
): TimedSession | undefined => {
  const found = examOfSession(exams, session);
  const exam = found === undefined ? -1 : exams.indexOf(found);
  const day = daysBetween(today, session.day);
  const start = parseClock(session.entry.startTime ?? "");
  const deadline = Math.min(found?.deadline ?? 0, days.length);
  if (day < 0 || day >= deadline || start === undefined) return undefined;
  return { exam, day, start, minutes: session.minutes };
};

interface KnownSession {
  readonly session: PlanSession;
  readonly timed: TimedSession;
}

const knownIn = (
  problem: Problem,
  inputs: AdvancedInputs,
  made: readonly PlanSession[],
): readonly KnownSession[] =>
  made.flatMap((session) => {
    const timed = timedSessionOf(problem, inputs, session);
    return timed === undefined ? [] : [{ session, timed }];
  });

/**
 * The reference of a plan: comfort if the plan has all it needs within comfort, so that a weaker
 * search does not report that free days were used. Otherwise its own level.
 */
const measuredAgainst = (inputs: AdvancedInputs, made: readonly PlanSession[]): Problem => {
  const usual = problemOf(inputs);
  const sessions = knownIn(usual, inputs, made).map(({ timed }) => timed);
  const isWithin = usual.days.every(({ capacity }, index) => {
    const own = sessions.filter(({ day }) => day === index);
    return totalMinutes(own) <= capacity * usual.units.unit + 1e-6;
  });
  const isWhole =
    isWithin &&
    sessions.every((session) => !isSqueezedIn(usual, session)) &&
    [...fitOf(inputs, usual, sessions), ...taskFitsOf(inputs, usual, sessions)].every(
      ({ missingMinutes }) => missingMinutes === 0,
    );
  return isWhole ? usual : solve(inputs, "preview").problem;
};

const placeOf = ({ day, subject, minutes, entry }: PlanSession): string =>
  `${day} ${entry.startTime} ${minutes} ${subject}`;

/** Reads a plan against what it was made from: why each session is there, what fits, what holds. */
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
  const problem = measuredAgainst(inputs, made);
  const known = knownIn(problem, inputs, made);
  const sessions = known.map(({ timed }) => timed);
  const places = new Set(sessionsOf(before).map(placeOf));
  const unmoved = new Set(
    known.flatMap(({ session, timed }) => (places.has(placeOf(session)) ? [timed] : [])),
  );
  const fit = fitOf(inputs, problem, sessions);
  const tasks = taskFitsOf(inputs, problem, sessions);
  const certificate = certificateOf(inputs, problem, [...fit, ...tasks]);
  return {
    // Only when they are read: some callers want the fit or the check alone.
    get explanations() {
      return explanationsByKey(
        known.map(({ session }) => session.key),
        explainSessions(problem, sessions, undefined, unmoved),
      );
    },
    fit,
    ...(tasks.length === 0 ? {} : { tasks }),
    ...(certificate === undefined ? {} : { certificate }),
    problems: statementsOf(inputs, problem, [...fit, ...tasks], certificate, sessions),
    check: checkPlan({
      plan: planOf(made),
      inputs: given,
      kind: "scheduled",
      shares: sharesOf(problem, fit),
    }),
  };
};
