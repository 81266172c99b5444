import { nameOfTask } from "../due-work/due-tasks.ts";
import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { Difficulty, PlanEntry, StudyPlan } from "../model/model.ts";
import { formatClock } from "../time/clock-time.ts";
import { labelOf } from "../time/day-labels.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { defaultStartMinute } from "../timeline/place-day.ts";
import { type PlanQuality, qualityOf } from "./explain/quality.ts";
import { type PlanVerdict, verdictOf } from "./explain/verdict.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";
import { continuedFrom } from "./problem/earlier-plan.ts";
import { levelOf, type Problem } from "./problem/problem.ts";
import { soundInputs } from "./problem/sound-inputs.ts";
import type { Level } from "./problem/study-days.ts";
import type { TimedSession } from "./problem/timed-session.ts";
import { repairByTheMinute } from "./solve/by-the-minute.ts";
import { isComplete } from "./solve/complete.ts";
import { type PlanEffort, solve } from "./solve/solve.ts";
import { type SpareSession, spareSessionsOf } from "./solve/spare-time.ts";
import { stayingSessions } from "./solve/stay-as-it-is.ts";
import { timetableOf } from "./solve/timetable.ts";

export interface AdvancedPlan extends PlanVerdict {
  /** Sessions ahead; without locked sessions, with those kept from the plan before. */
  readonly plan: StudyPlan;
  /** Of the plan with its fixed sessions. */
  readonly quality: PlanQuality;
  /**
   * Minutes given to each exam without stated work, including studied time, by `examKeyOf`: stored
   * and passed back as `shareMinutes`.
   */
  readonly shares: ReadonlyMap<string, number>;
  /** The most comfort that a day with sessions gives up. */
  readonly level: Level;
}

export const difficultyOf = (rating: number): Difficulty =>
  rating <= 2 ? "Easy" : rating === 3 ? "Medium" : "Hard";

const entryOf = (
  exams: Problem["exams"],
  session: TimedSession | SpareSession,
  isFirst: boolean,
): PlanEntry | undefined => {
  const { start, minutes } = session;
  const exam = "exam" in session ? exams[session.exam] : undefined;
  const task = "task" in session ? session.task : exam?.task?.input;
  const opensDay = isFirst && start % 60 === 0 && start !== defaultStartMinute;
  const entry = {
    ...durationFieldsOf(minutes),
    ...(task === undefined && exam !== undefined
      ? { examDate: exam.examDate, difficulty: difficultyOf(exam.rating) }
      : {}),
    ...(opensDay ? { preferredStartHour: start / 60 } : {}),
    startTime: formatClock(start),
    ...(task === undefined ? {} : { taskId: task.key, title: task.title.trim() }),
  };
  const subject = exam?.name ?? (task && nameOfTask(task));
  return subject === undefined ? undefined : { subject, ...entry };
};

const planOf = (
  { exams, days }: Problem,
  sessions: readonly (TimedSession | SpareSession)[],
): StudyPlan => {
  const plan: Record<string, PlanEntry[]> = {};
  const inOrder = sessions.toSorted((one, other) => one.day - other.day || one.start - other.start);
  for (const [index, sameDay] of Map.groupBy(inOrder, ({ day }) => day)) {
    const day = days[index]?.day;
    if (day === undefined) continue;
    plan[labelOf(day)] = sameDay.flatMap(
      (session, place) => entryOf(exams, session, place === 0) ?? [],
    );
  }
  return plan;
};

interface Made {
  /** As they were planned with: what may not move is among the fixed sessions. */
  readonly inputs: AdvancedInputs;
  readonly problem: Problem;
  readonly made: readonly TimedSession[];
  readonly held: readonly TimedSession[];
}

/**
 * How bad it is that exams which need time have none: fewer of them first, then later ones. Due work without any
 * moves nothing of the next 24 hours.
 */
const leftOutIn = (inputs: AdvancedInputs, problem: Problem, made: Made["made"]): number => {
  const { minimum } = sessionLengthsOf(inputs);
  const leftOut = problem.exams.filter(
    ({ task }, exam) =>
      task === undefined &&
      (problem.needs[exam]?.minutes ?? 0) >= minimum &&
      problem.frame.exams[exam]?.hasFixed === false &&
      made.every((session) => session.exam !== exam),
  );
  return leftOut.reduce((sum, { deadline }) => sum + 1e6 - deadline, 0);
};

/** The next 24 hours stay, unless an exam would get no time. */
const sessionsFor = (given: AdvancedInputs, effort: PlanEffort, isFreezing = true): Made => {
  const { inputs, earlier, keptNear: held } = continuedFrom(given, { isFreezing });
  const draft = solve(inputs, effort, earlier);
  const { problem } = draft;
  const made = repairByTheMinute(inputs, problem, timetableOf(draft), held);
  const own = { inputs, problem, made, held };
  const leftOut = leftOutIn(inputs, problem, made);
  if (leftOut > 0 && held.length > 0) {
    const moved = sessionsFor(given, effort, false);
    if (leftOutIn(moved.inputs, moved.problem, moved.made) < leftOut) return moved;
  }
  if (earlier === undefined) return own;
  const stayed = stayingSessions({
    given,
    problem,
    earlier,
    made,
    held,
    hasAll: isComplete(draft),
    planOf: (sessions) => planOf(problem, sessions),
  });
  return { ...own, made: stayed ?? made };
};

/**
 * Plans study time around a student's week; deterministic. With `before` it replans: close to that
 * plan, by `stability`, and the next 24 hours stay.
 */
export const planAdvanced = ({
  effort,
  ...given
}: AdvancedInputs & { readonly effort: PlanEffort }): AdvancedPlan => {
  const { inputs, problem, made, held } = sessionsFor(soundInputs(given), effort);
  const spare = spareSessionsOf(inputs, problem, made);
  return {
    ...verdictOf(inputs, problem, made),
    plan: planOf(problem, [...held, ...made, ...spare]),
    quality: qualityOf(problem, made),
    level: levelOf(problem, made),
  };
};
