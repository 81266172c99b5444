import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model.ts";
import { longLabelOf } from "../time/day-labels.ts";
import { addDays } from "../time/day-number.ts";
import { formatDuration } from "../time/duration.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import type { SubjectFit } from "./fit.ts";
import { tightest } from "./needs.ts";
import type { Problem } from "./problem.ts";
import { floatAt } from "./typed-values.ts";
import { wholeRoomOf } from "./whole-room.ts";

/** Why not all of it fits: the deadline where most is missing, and the two figures. */
export interface Certificate {
  /** What is needed has to be done before this day. */
  readonly before: CalendarDay;
  readonly neededMinutes: number;
  /** What the days before it hold when every comfort is given up. */
  readonly roomMinutes: number;
  /** The figures alone show that no plan can do it; else whole sessions found no place. */
  readonly isProven: boolean;
  /** One plain sentence. */
  readonly sentence: string;
}

export interface DueWork {
  readonly deadline: number;
  readonly minutes: number;
}

/** What has to be done before each deadline: stated work, and a session for everyone else. */
export const dueWorkOf = (
  inputs: AdvancedInputs,
  { exams, needs }: Problem,
): readonly DueWork[] => {
  const { minimum } = sessionLengthsOf(inputs);
  return exams.map(({ deadline }, exam) => {
    const { kind = "shared", minutes = 0 } = needs[exam] ?? {};
    return { deadline, minutes: kind === "stated" ? minutes : Math.min(minutes, minimum) };
  });
};

/** Present only where something is missing. */
export const certificateOf = (
  inputs: AdvancedInputs,
  problem: Problem,
  all: readonly SubjectFit[],
): Certificate | undefined => {
  const { minimum } = sessionLengthsOf(inputs);
  // Work too short for any session is missing, but neither for want of time nor of a better search.
  const fits = all.filter(
    ({ plannedMinutes, needMinutes }) => plannedMinutes > 0 || needMinutes >= minimum,
  );
  if (fits.every(({ missingMinutes }) => missingMinutes === 0)) return undefined;
  const room = wholeRoomOf(inputs, problem.days.length);
  const due = dueWorkOf(inputs, problem);
  const worst = tightest(due, room);
  const isProven = worst.missing > 0;
  const late = isProven ? worst : lastShort(problem, fits, due);
  const before = addDays(inputs.today, late.deadline);
  const neededMinutes = Math.round(late.due);
  const roomMinutes = Math.round(floatAt(room, late.deadline));
  const figures = `Before ${longLabelOf(before)} ${formatDuration(neededMinutes)} are needed, ${formatDuration(roomMinutes)} are there`;
  return {
    before,
    neededMinutes,
    roomMinutes,
    isProven,
    sentence: isProven
      ? `${figures}.`
      : `${figures}: the minutes would do, but no plan of whole sessions was found that uses them.`,
  };
};

/** The deadline of the last exam that misses something. */
const lastShort = (
  { exams }: Problem,
  fits: readonly SubjectFit[],
  due: readonly DueWork[],
): { readonly deadline: number; readonly due: number } => {
  const short = exams.filter(({ name, examDate }) =>
    fits.some((fit) => fit.subject === name && fit.examDate === examDate && fit.missingMinutes > 0),
  );
  const deadline = Math.max(0, ...short.map((exam) => exam.deadline));
  return {
    deadline,
    due: due.reduce((sum, one) => (one.deadline <= deadline ? sum + one.minutes : sum), 0),
  };
};
