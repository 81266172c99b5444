import type { CalendarDay } from "../model/model.ts";
import type { PlanSession } from "./plan-sessions.ts";
import { ownExamOf } from "./session-exams.ts";

/** Sessions that name the exam, or whose subject's next exam it is. */
export const sessionsForExam = ({
  sessions,
  subject,
  examDate,
  dates,
}: {
  readonly sessions: readonly PlanSession[];
  readonly subject: string;
  readonly examDate: CalendarDay;
  readonly dates: readonly CalendarDay[];
}): readonly PlanSession[] =>
  sessions.filter((session) => {
    if (session.subject !== subject || session.entry.taskId !== undefined) return false;
    const own = ownExamOf(session.entry.examDate);
    // A moved exam.
    if (own !== undefined && dates.includes(own)) return own === examDate;
    const next = dates.filter((date) => date > session.day).toSorted()[0];
    return next === undefined || next === examDate;
  });
