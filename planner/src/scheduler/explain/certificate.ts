import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { addDays } from "../../time/day-number.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import type { Problem } from "../problem/problem.ts";
import { mostMinutesOf, rulesFor } from "../problem/subject-rules.ts";
import { floatAt, sumOf } from "../problem/typed-values.ts";
import { wholeRoomOf } from "../problem/whole-room.ts";
import type { SubjectFit } from "./fit.ts";
import { type Overfull, overfullOf } from "./overfull.ts";

/** Why not all of it fits: the deadline where most is missing, and the two figures. */
export interface Certificate {
  /** Of due work: it cannot be begun before this day. */
  readonly from?: CalendarDay;
  /** Keys of the due work that is part of it. */
  readonly taskIds?: readonly string[];
  /** The deadline. */
  readonly before: CalendarDay;
  /** Affected subjects, if only rules for single subjects are in the way. */
  readonly subjects?: readonly string[];
  /** The rules for a single one of them. */
  readonly allowed?: { readonly hasDays: boolean; readonly minutesADay?: number };
  readonly neededMinutes: number;
  /** Capacity before the deadline with all comfort given up. */
  readonly roomMinutes: number;
  /** The figures alone show that no plan can do it; else whole sessions found no place. */
  readonly isProven: boolean;
}

/** The need of each exam before its deadline: stated work, and one session for others. */
export const dueWorkOf = (inputs: AdvancedInputs, { exams, needs }: Problem): readonly number[] => {
  const { minimum } = sessionLengthsOf(inputs);
  return exams.map((_, exam) => {
    const { kind = "shared", minutes = 0 } = needs[exam] ?? {};
    return kind === "stated" ? minutes : Math.min(minutes, minimum);
  });
};

const allowedFor = (
  inputs: AdvancedInputs,
  [name, ...others]: readonly string[],
  shortest: number,
): Pick<Certificate, "allowed"> => {
  if (name === undefined || others.length > 0) return {};
  const most = mostMinutesOf(inputs, name);
  const hasDays = rulesFor(inputs, name).some(
    ({ onlyOn, notOn, mostOn }) => onlyOn ?? notOn ?? mostOn,
  );
  return {
    allowed: {
      hasDays,
      ...(most !== undefined && { minutesADay: Math.max(most, shortest) }),
    },
  };
};

/** Present only if something is missing. */
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
  const { exams, units } = problem;
  const due = dueWorkOf(inputs, problem);
  const shortest = units.shortest * units.unit;
  const common = { inputs, exams, due, shortest };
  const crowded = overfullOf({ ...common, byRules: false });
  const limited =
    crowded === undefined && (inputs.rules ?? []).length > 0
      ? overfullOf({ ...common, byRules: true })
      : undefined;
  const found = crowded ?? limited;
  const { deadline, neededMinutes, roomMinutes }: Omit<Overfull, "exams" | "opens"> =
    found ?? lastShort(problem, fits, due, wholeRoomOf(inputs, problem.days.length));
  const subjects =
    limited === undefined
      ? undefined
      : [...new Set(limited.exams.map((exam) => exams[exam]?.name ?? ""))];
  const taskIds = (found?.exams ?? []).flatMap((exam) => exams[exam]?.task?.input.key ?? []);
  return {
    ...(taskIds.length > 0 && { from: addDays(inputs.today, found?.opens ?? 0), taskIds }),
    before: addDays(inputs.today, deadline),
    ...(subjects !== undefined && { subjects, ...allowedFor(inputs, subjects, shortest) }),
    neededMinutes,
    roomMinutes,
    isProven: found !== undefined,
  };
};

/** The deadline of the last exam that misses something. */
const lastShort = (
  { exams }: Problem,
  fits: readonly SubjectFit[],
  due: readonly number[],
  room: Float64Array,
): Omit<Overfull, "exams" | "opens"> => {
  const short = exams.filter(({ name, examDate }) =>
    fits.some((fit) => fit.subject === name && fit.examDate === examDate && fit.missingMinutes > 0),
  );
  const deadline = Math.max(0, ...short.map((exam) => exam.deadline));
  return {
    deadline,
    neededMinutes: Math.round(
      sumOf(due.filter((_, exam) => (exams[exam]?.deadline ?? 0) <= deadline)),
    ),
    roomMinutes: Math.round(floatAt(room, deadline)),
  };
};
