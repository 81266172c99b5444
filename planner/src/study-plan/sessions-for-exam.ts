import type { CalendarDay } from "../model/model.ts";
import type { PlanSession } from "./plan-sessions.ts";
import { ownExamOf } from "./session-exams.ts";

/** Sessions for an exam: those that name it, or the next one of their subject. */
export const sessionsForExam = ({
  sessions,
  subject,
  examDate,
  dates,
}: {
  readonly sessions: readonly PlanSession[];
  readonly subject: string;
  readonly examDate: CalendarDay;
  /** Of all exams of the subject. */
  readonly dates: readonly CalendarDay[];
}): readonly PlanSession[] =>
  sessions.filter((session) => {
    if (session.subject !== subject || session.entry.taskId !== undefined) return false;
    const own = ownExamOf(session.entry.examDate);
    // An exam that was put to another day since is none of them.
    if (own !== undefined && dates.includes(own)) return own === examDate;
    const next = dates.filter((date) => date > session.day).toSorted()[0];
    return next === undefined || next === examDate;
  });
