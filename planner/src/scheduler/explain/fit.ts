import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { distinctExamsOf, examKeyOf } from "../../study-plan/exam-key.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import type { Exam } from "../problem/exams.ts";
import type { Need } from "../problem/needs.ts";
import type { Problem } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { floatAt, itemAt, runningSums } from "../problem/typed-values.ts";
import { courseOf } from "./course.ts";

export type NoTime =
  /** Not even for one session before the exam. */
  | { readonly kind: "no room" }
  | {
      readonly kind: "below a session";
      readonly leftMinutes: number;
      readonly sessionMinutes: number;
    }
  /** Subjects with exams as near take all of it. */
  | { readonly kind: "taken"; readonly roomMinutes: number };

/** Whether an exam's time can be found, in minutes. */
export interface SubjectFit {
  readonly subject: string;
  readonly examDate: CalendarDay;
  /** Stated by the student, or shared out from the hours there are. */
  readonly kind: "stated" | "shared";
  /** The rest of the stated work or share. */
  readonly needMinutes: number;
  readonly doneMinutes: number;
  /** Fixed sessions included. */
  readonly plannedMinutes: number;
  readonly missingMinutes: number;
  /** Hours before the exam that the student offered and the plan leaves free. */
  readonly spareMinutes: number;
  /** The first day from which the plan stays behind. */
  readonly since?: CalendarDay;
  /** Why it gets no time at all; absent if it gets some, or needs none. */
  readonly noTime?: NoTime;
}

const noTimeOf = (inputs: AdvancedInputs, roomMinutes: number, leftMinutes: number): NoTime => {
  const { minimum: sessionMinutes } = sessionLengthsOf(inputs);
  if (roomMinutes === 0) return { kind: "no room" };
  return leftMinutes < sessionMinutes
    ? { kind: "below a session", leftMinutes, sessionMinutes }
    : { kind: "taken", roomMinutes };
};

const behindSince = (
  { frame, days }: Problem,
  exam: number,
  course: readonly { readonly units: number }[],
): CalendarDay | undefined => {
  const { pace, tolerance = 0 } = frame.exams[exam] ?? {};
  let done = course.reduce((sum, { units }) => sum + units, 0);
  if (done === 0) return days[0]?.day;
  let since: number | undefined;
  for (let day = course.length - 1; day >= 0 && pace !== undefined; day--) {
    if (since !== undefined && done >= floatAt(pace, day) - tolerance) break;
    since = day;
    done -= course[day]?.units ?? 0;
  }
  return since === undefined ? undefined : days[since]?.day;
};

/** Less than one session cannot be planned, so it is not missing; no session at all is. */
const missingOf = (need: Need, planned: number, shortest: number): number => {
  if (planned === 0)
    return need.kind === "stated" ? Math.max(need.minutes, 0) : need.units > 0 ? shortest : 0;
  const short = need.minutes - planned;
  return need.kind === "stated" && short >= shortest ? short : 0;
};

/** Whether due work finds its time before it is due. */
export interface TaskFit extends SubjectFit {
  readonly taskId: string;
  readonly title: string;
}

export interface Fits {
  /** One for each exam, in the order of the form. */
  readonly fit: readonly SubjectFit[];
  /** One for each piece of due work that can be planned, the first due first. */
  readonly tasks: readonly TaskFit[];
  /** Minutes that exams without stated work were to get, studied time included, by `examKeyOf`. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Of an exam that cannot be studied for any more. */
const overFit = ({
  name,
  examDate,
  workMinutes,
  studiedMinutes = 0,
}: AdvancedInputs["subjects"][number]): SubjectFit => ({
  subject: name.trim(),
  examDate,
  kind: workMinutes === undefined ? "shared" : "stated",
  needMinutes: 0,
  doneMinutes: studiedMinutes,
  plannedMinutes: 0,
  missingMinutes: 0,
  spareMinutes: 0,
});

/** A share stays, even if there is less room now. */
const shareOf = (exam: Exam, need: Need, planned: number): number =>
  exam.studiedMinutes +
  (need.kind === "settled" ? (exam.settledMinutes ?? 0) : Math.max(need.minutes, planned));

export const fitsOf = (
  inputs: AdvancedInputs,
  problem: Problem,
  sessions: readonly TimedSession[],
): Fits => {
  const { units, exams, needs, room } = problem;
  const plannedBefore = (deadline: number): number =>
    totalMinutes(sessions.filter(({ day }) => day < deadline)) +
    totalMinutes(problem.days.slice(0, deadline).flatMap(({ fixed }) => fixed));
  const reserveBefore = runningSums(problem.days.map(({ reserve }) => reserve * units.unit));
  const fits = new Map<string, SubjectFit>();
  const tasks: TaskFit[] = [];
  const shares = new Map<string, number>();
  for (const [index, exam] of exams.entries()) {
    const { key, name, examDate, deadline, studiedMinutes, task } = exam;
    const need = itemAt(needs, index);
    const course = courseOf(problem, sessions, index);
    const planned = Math.round(course.reduce((sum, day) => sum + day.units, 0) * units.unit);
    const shortest = units.shortest * units.unit;
    const missing = missingOf(need, planned, shortest);
    const kind = need.kind === "stated" ? "stated" : "shared";
    const roomMinutes = floatAt(room, deadline) + floatAt(reserveBefore, deadline);
    const spareMinutes = Math.max(roomMinutes - plannedBefore(deadline), 0);
    const since = behindSince(problem, index, course);
    const fit: SubjectFit = {
      subject: name,
      examDate,
      kind,
      needMinutes: kind === "stated" ? need.minutes : planned + missing,
      doneMinutes: studiedMinutes,
      plannedMinutes: planned,
      missingMinutes: missing,
      spareMinutes,
      ...(missing > 0 && {
        ...(since !== undefined && { since }),
        ...(planned === 0 && { noTime: noTimeOf(inputs, roomMinutes, need.minutes) }),
      }),
    };
    fits.set(key, fit);
    if (task !== undefined)
      tasks.push({ ...fit, taskId: task.input.key, title: task.input.title.trim() });
    if (kind === "shared") shares.set(key, shareOf(exam, need, planned));
  }
  const named = distinctExamsOf(inputs.subjects).filter(({ name }) => name.trim() !== "");
  return {
    fit: named.map((subject) => fits.get(examKeyOf(subject)) ?? overFit(subject)),
    tasks,
    shares,
  };
};
