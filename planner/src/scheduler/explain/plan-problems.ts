import { intersectIntervals, minutesIn } from "../../free-time/intervals.ts";
import { preferredTimeWindows } from "../../free-time/preferred-times.ts";
import { sessionLengthsOf, studyDeadlineOf } from "../../free-time/study-limits.ts";
import type { CalendarDay, PreferredTime } from "../../model/model.ts";
import { examKeyOf } from "../../study-plan/exam-key.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { daysBetween } from "../../time/day-number.ts";
import { type AdvancedInputs, maxPlanDays } from "../problem/advanced-inputs.ts";
import { levelOf, type Problem } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import type { Certificate } from "./certificate.ts";
import type { NoTime, SubjectFit, TaskFit } from "./fit.ts";

/** A fact about a plan that the student should know. */
export type PlanProblem =
  | { readonly kind: "no subject" }
  | { readonly kind: "no date" | "exam today" | "repeated"; readonly subject: string }
  | {
      readonly kind: "exam over" | "kept free";
      readonly subject: string;
      readonly examDate: CalendarDay;
    }
  /** The plan covers so many days. */
  | { readonly kind: "far away"; readonly subject: string; readonly days: number }
  | { readonly kind: "no hours" }
  /** The longest session is below the shortest. */
  | { readonly kind: "one length"; readonly minutes: number }
  | { readonly kind: "day too short"; readonly minutes: number; readonly dayMinutes: number }
  /** With wishes only, nothing is painted that could be changed. */
  | { readonly kind: "no free time"; readonly minutes: number; readonly isByWishes: boolean }
  | {
      readonly kind: "no time";
      readonly name: string;
      readonly examDate: CalendarDay;
      readonly why: NoTime;
    }
  | { readonly kind: "short"; readonly certificate: Certificate }
  /** The most comfort that a day gave up: its free day, pauses for meals or exam morning, or all pauses. */
  | { readonly kind: "comfort"; readonly relaxed: "free days" | "midday" | "pauses" }
  | { readonly kind: "preferred time"; readonly time: PreferredTime };

const aboutSubjects = ({ subjects, today, wishes }: AdvancedInputs): readonly PlanProblem[] =>
  subjects.flatMap(({ name, examDate }): readonly PlanProblem[] => {
    const subject = name.trim();
    if (subject === "") return [];
    if (parseDay(examDate) === undefined) return [{ kind: "no date", subject }];
    const days = daysBetween(today, examDate);
    if (days < 0) return [{ kind: "exam over", subject, examDate }];
    if (days === 0) return [{ kind: "exam today", subject }];
    if (studyDeadlineOf({ subject: { name, examDate }, wishes }) <= today)
      return [{ kind: "kept free", subject, examDate }];
    return days > maxPlanDays ? [{ kind: "far away", subject, days: maxPlanDays }] : [];
  });

const aboutRepeats = ({ subjects }: AdvancedInputs): readonly PlanProblem[] => {
  const rows = Map.groupBy(
    subjects.filter(({ name }) => name.trim() !== ""),
    examKeyOf,
  ).values();
  return [...rows].flatMap(([first, second]): readonly PlanProblem[] =>
    first === undefined || second === undefined
      ? []
      : [{ kind: "repeated", subject: first.name.trim() }],
  );
};

const aboutLengths = (inputs: AdvancedInputs, problem: Problem): readonly PlanProblem[] => {
  const { preferences, wishes, hoursPerDay, grid, commitments } = inputs;
  const { minimum: minutes, conflict } = sessionLengthsOf({ preferences, wishes });
  if (!(hoursPerDay > 0)) return [{ kind: "no hours" }];
  const problems: PlanProblem[] = conflict ? [{ kind: "one length", minutes }] : [];
  if (minutes > hoursPerDay * 60)
    problems.push({ kind: "day too short", minutes, dayMinutes: hoursPerDay * 60 });
  else if (problem.exams.length > 0 && (problem.room.at(-1) ?? 0) === 0) {
    const isByWishes =
      wishes !== undefined && Object.keys(grid).length === 0 && commitments.length === 0;
    problems.push({ kind: "no free time", minutes, isByWishes });
  }
  return problems;
};

/** Preferred times that the calendar cuts off. */
const aboutPreferred = (
  { preferences }: AdvancedInputs,
  problem: Problem,
): readonly PlanProblem[] =>
  (problem.room.at(-1) ?? 0) === 0
    ? []
    : preferences.preferredTimes.flatMap((time): readonly PlanProblem[] => {
        const window = preferredTimeWindows[time];
        const usable = problem.days.some(
          ({ free }) => minutesIn(intersectIntervals(free, [window])) > 0,
        );
        return usable ? [] : [{ kind: "preferred time", time }];
      });

const aboutComfort = (
  problem: Problem,
  sessions: readonly TimedSession[],
): readonly PlanProblem[] => {
  const level = levelOf(problem, sessions);
  if (level > 1) return [{ kind: "comfort", relaxed: level === 3 ? "pauses" : "midday" }];
  return sessions.some(({ day }) => problem.givenUp.has(day) || problem.days[day]?.isRest)
    ? [{ kind: "comfort", relaxed: "free days" }]
    : [];
};

export const problemsOf = (
  inputs: AdvancedInputs,
  problem: Problem,
  fits: readonly (SubjectFit & Partial<TaskFit>)[],
  certificate: Certificate | undefined,
  sessions: readonly TimedSession[],
): readonly PlanProblem[] => {
  if (inputs.subjects.every(({ name }) => name.trim() === "") && (inputs.tasks ?? []).length === 0)
    return [{ kind: "no subject" }];
  const lengths = aboutLengths(inputs, problem);
  const unserved = fits.flatMap(
    ({ subject, title: name = subject, examDate, noTime: why }): readonly PlanProblem[] =>
      why === undefined ? [] : [{ kind: "no time", name, examDate, why }],
  );
  const short: readonly PlanProblem[] =
    certificate === undefined ? [] : [{ kind: "short", certificate }];
  return [
    ...aboutSubjects(inputs),
    ...aboutRepeats(inputs),
    ...lengths,
    ...(lengths.length > 0 ? [] : [...unserved, ...short]),
    ...aboutComfort(problem, sessions),
    ...aboutPreferred(inputs, problem),
  ];
};
