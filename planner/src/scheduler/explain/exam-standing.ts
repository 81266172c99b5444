import type { CalendarDay, ProgressMap, StudyPlan } from "../../model/model.ts";
import { isDone } from "../../progress/progress-map.ts";
import { sessionsOf } from "../../study-plan/plan-sessions.ts";
import { sessionsForExam } from "../../study-plan/sessions-for-exam.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { SubjectFit } from "./fit.ts";

/** `today`: its exam is today and nothing is missing. */
export type Readiness = "on track" | "tight" | "short" | "today";

/** An exam's progress in minutes: needed = done + planned + missing. */
export interface ExamStanding {
  readonly subject: string;
  readonly examDate: CalendarDay;
  readonly kind: SubjectFit["kind"];
  readonly neededMinutes: number;
  readonly doneMinutes: number;
  /** From now on. */
  readonly plannedMinutes: number;
  /** Without a place: work that found none, and sessions of past days that are undecided. */
  readonly missingMinutes: number;
  /** Of them, the sessions of past days. */
  readonly undecidedMinutes: number;
  /** Free time before the exam, within the limits, that nothing is planned for. */
  readonly cushionMinutes: number;
  readonly readiness: Readiness;
}

/** A cushion of at least this part of the remaining work is enough. */
const cushionShare = 0.1;

export const readinessOf = ({
  plannedMinutes,
  missingMinutes,
  cushionMinutes,
}: Pick<ExamStanding, "plannedMinutes" | "missingMinutes" | "cushionMinutes">): Readiness => {
  if (missingMinutes > 0) return "short";
  return cushionMinutes < plannedMinutes * cushionShare ? "tight" : "on track";
};

/** Anything shorter is not a session. */
const leastMissing = 15;

/** Every exam that is still to come, in the order of the form. */
export const examStandingsOf = ({
  plan,
  progress,
  fit,
  today,
}: {
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly fit: readonly SubjectFit[];
  readonly today: CalendarDay;
}): readonly ExamStanding[] => {
  const all = sessionsOf(plan);
  return fit
    .filter(({ examDate }) => examDate >= today)
    .map((exam): ExamStanding => {
      const { subject, examDate, kind } = exam;
      const dates = fit.filter((one) => one.subject === subject).map((one) => one.examDate);
      const own = sessionsForExam({ sessions: all, subject, examDate, dates });
      const ticked = own.filter(({ key }) => isDone(progress, key));
      const open = own.filter(
        ({ key, entry }) => !isDone(progress, key) && entry.released === undefined,
      );
      const planned = totalMinutes(open.filter(({ day }) => day >= today));
      const undecided = totalMinutes(open.filter(({ day }) => day < today));
      const done = Math.max(totalMinutes(ticked), exam.doneMinutes);
      const work = exam.needMinutes + exam.doneMinutes;
      // A remainder shorter than one session does not count as missing.
      const rest = Math.max(exam.needMinutes - exam.plannedMinutes - exam.missingMinutes, 0);
      const short = Math.max(work - done - planned - rest, 0);
      const missing =
        kind === "stated"
          ? short >= leastMissing
            ? short
            : 0
          : undecided + (planned + done + undecided === 0 ? exam.missingMinutes : 0);
      const time = {
        plannedMinutes: planned,
        missingMinutes: missing,
        cushionMinutes: exam.spareMinutes,
      };
      return {
        subject,
        examDate,
        kind,
        neededMinutes: done + planned + missing,
        doneMinutes: done,
        undecidedMinutes: Math.min(undecided, missing),
        ...time,
        readiness: examDate === today && missing === 0 ? "today" : readinessOf(time),
      };
    });
};
