import { dailyMinutesOn, type SessionLengths } from "../free-time/study-limits.ts";
import { takenOn } from "../free-time/taken-times.ts";
import type { CalendarDay } from "../model.ts";
import { labelOf, parseDay, weekdayOf } from "../time/calendar-day.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { formatDuration, gridMinutes } from "../time/duration.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { ExamSession } from "./known-exams.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";
import type { BrokenPromise } from "./promises.ts";
import { type CheckedSession, nameOf } from "./read-plan.ts";

/** Never more than the given hours on one day. */
export const checkDailyHours = ({
  day,
  sessions,
  inputs: { hoursPerDay, wishes, taken },
  roundsShares,
}: {
  readonly day: CalendarDay;
  readonly sessions: readonly CheckedSession[];
  readonly inputs: PlanCheckInputs;
  /** The quick rule rounds each share by itself, up to half a step for each session. */
  readonly roundsShares: boolean;
}): readonly BrokenPromise[] => {
  const allowed = dailyMinutesOn({ weekday: weekdayOf(day), hoursPerDay, wishes });
  const planned = sessions.reduce(
    (total, { minutes }) => total + minutes,
    takenOn(taken, day).minutes,
  );
  const tolerance = roundsShares ? (gridMinutes / 2) * sessions.length : 0;
  if (planned <= allowed + tolerance) return [];
  const message = `${labelOf(day)} holds ${formatDuration(planned)} of study, more than the ${formatDuration(allowed)} allowed.`;
  return [{ promise: "daily-hours", day, message }];
};

/** Nothing on or after a subject's exam day, nothing in the past. */
export const checkBeforeExams = ({
  session,
  inputs: { today, minuteOfDay = 0 },
}: {
  readonly session: ExamSession;
  readonly inputs: PlanCheckInputs;
}): readonly BrokenPromise[] => {
  const { day, subject, start, examDate, exam } = session;
  const ownExam = parseDay(examDate ?? "");
  const broken: string[] = [];
  if (exam === undefined) broken.push(`is not one of the subjects given.`);
  else if (day >= exam.day || (ownExam !== undefined && day >= ownExam))
    broken.push(`is not before its exam.`);
  else if (day >= exam.deadline)
    broken.push(`is in the days you asked to keep free before its exam.`);
  if (day < today || (day === today && start < minuteOfDay)) broken.push(`is in the past.`);
  return broken.map((what) => ({
    promise: "before-exams",
    day,
    subject,
    message: `${nameOf(session)} ${what}`,
  }));
};

/** Each session within its lengths and on the grid, with a pause before the next. */
export const checkSessionLengths = ({
  sessions,
  lengths,
  needsPause,
}: {
  /** Of one day. */
  readonly sessions: readonly CheckedSession[];
  readonly lengths: SessionLengths | undefined;
  readonly needsPause: boolean;
}): readonly BrokenPromise[] => {
  const inOrder = sessions.toSorted((first, second) => first.start - second.start);
  return inOrder.flatMap((session, index) => {
    const { day, subject, minutes, start, end } = session;
    const broken: string[] = [];
    const before = inOrder[index - 1];
    if (minutes % gridMinutes !== 0 || start % gridMinutes !== 0)
      broken.push(`is not on the 5-minute grid.`);
    if (lengths !== undefined && minutes < lengths.minimum)
      broken.push(`is shorter than ${formatDuration(lengths.minimum)}.`);
    if (lengths !== undefined && minutes > lengths.maximum)
      broken.push(`is longer than ${formatDuration(lengths.maximum)}.`);
    if (end > minutesPerDay) broken.push(`runs past midnight.`);
    if (before !== undefined && start < before.end) broken.push(`overlaps ${before.subject}.`);
    else if (needsPause && before !== undefined && start < before.end + gapMinutes)
      broken.push(`begins less than 15 minutes after ${before.subject}.`);
    return broken.map((what) => ({
      promise: "session-lengths",
      day,
      subject,
      message: `${nameOf(session)} ${what}`,
    }));
  });
};
