import { endOfDueDay } from "../due-work/assignment.ts";
import type { TaskMoment } from "../due-work/due-tasks.ts";
import type { SessionLengths } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model/model.ts";
import { parseDay } from "../time/calendar-day.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { labelOf } from "../time/day-labels.ts";
import { formatDuration, gridMinutes } from "../time/duration.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { BrokenGuarantee } from "./guarantees.ts";
import type { ExamSession } from "./known-exams.ts";
import { allowedMinutesOn, fixedOn, type PlanCheckInputs } from "./plan-check-inputs.ts";
import { type CheckedSession, nameOf } from "./read-plan.ts";

/** Never more than the given hours on one day. */
export const checkDailyHours = ({
  day,
  sessions,
  inputs,
  roundsShares,
}: {
  readonly day: CalendarDay;
  readonly sessions: readonly CheckedSession[];
  readonly inputs: PlanCheckInputs;
  /** The quick rule rounds each share by itself, up to half a step for each session. */
  readonly roundsShares: boolean;
}): readonly BrokenGuarantee[] => {
  const allowed = allowedMinutesOn(inputs, day);
  const planned = [...sessions, ...fixedOn(inputs, day)].reduce(
    (total, { minutes }) => total + minutes,
    0,
  );
  const tolerance = roundsShares ? (gridMinutes / 2) * sessions.length : 0;
  if (planned <= allowed + tolerance) return [];
  const message = `${labelOf(day)} holds ${formatDuration(planned)} of study, more than the ${formatDuration(allowed)} allowed.`;
  return [{ guarantee: "daily-hours", day, message }];
};

/** The problem with the time of a session of due work; late work may be done at any time. */
const outsideWindow = (
  { taskId, day, start, end }: CheckedSession,
  { tasks = [], today, minuteOfDay = 0 }: PlanCheckInputs,
): readonly string[] => {
  const task = tasks.find(({ key }) => key === taskId);
  if (task === undefined) return [`is not one of the due work given.`];
  const { due, opens } = task;
  if (due === undefined) return [];
  const isAfter = (one: TaskMoment, date: CalendarDay, minute: number) =>
    date > one.day || (date === one.day && minute > one.minute);
  const isLate =
    isAfter(due, today, minuteOfDay) || (due.day === today && due.minute === minuteOfDay);
  if (isLate) return [];
  const opensLater =
    opens !== undefined && isAfter({ day, minute: start }, opens.day, opens.minute);
  if (opensLater && !isAfter(due, opens.day, opens.minute + 1))
    return [`is before the work can begin.`];
  // A day of the quick rule has no times; what is due at 23:59 is due at the end of its day.
  const latest = due.minute === endOfDueDay ? { ...due, minute: minutesPerDay } : due;
  return isAfter(latest, day, end) ? [`is after it is due.`] : [];
};

/** Nothing on or after a subject's exam day, nothing in the past. */
export const checkBeforeExams = ({
  session,
  inputs,
}: {
  readonly session: ExamSession;
  readonly inputs: PlanCheckInputs;
}): readonly BrokenGuarantee[] => {
  const { day, subject, start, examDate, exam, taskId } = session;
  const ownExam = parseDay(examDate ?? "");
  const broken: string[] = [];
  if (taskId !== undefined) broken.push(...outsideWindow(session, inputs));
  else if (exam === undefined) broken.push(`is not one of the subjects given.`);
  else if (day >= exam.day || (ownExam !== undefined && day >= ownExam))
    broken.push(`is not before its exam.`);
  else if (day >= exam.deadline)
    broken.push(`is in the days you asked to keep free before its exam.`);
  const { today, minuteOfDay = 0 } = inputs;
  if (day < today || (day === today && start < minuteOfDay)) broken.push(`is in the past.`);
  return broken.map((what) => ({
    guarantee: "before-exams",
    day,
    subject,
    message: `${nameOf(session)} ${what}`,
  }));
};

/** The event directly before a session, on its day or late the day before. */
interface Neighbour {
  readonly subject: string;
  /** Minutes from midnight of the session's day; negative for the day before. */
  readonly start: number;
  readonly end: number;
}

/** Each session within its lengths and on the grid, with a pause from the one before it. */
export const checkSessionLengths = ({
  sessions,
  neighbours,
  lengths,
  needsPause,
}: {
  /** Of one day. */
  readonly sessions: readonly CheckedSession[];
  /** Fixed sessions of the day, and everything on the day before. */
  readonly neighbours: readonly Neighbour[];
  readonly lengths: SessionLengths | undefined;
  readonly needsPause: boolean;
}): readonly BrokenGuarantee[] => {
  const inOrder = sessions.toSorted((first, second) => first.start - second.start);
  return inOrder.flatMap((session, index) => {
    const { day, subject, minutes, start, end } = session;
    const broken: string[] = [];
    if (minutes % gridMinutes !== 0 || start % gridMinutes !== 0)
      broken.push(`is not on the 5-minute grid.`);
    if (lengths !== undefined && minutes < lengths.minimum)
      broken.push(`is shorter than ${formatDuration(lengths.minimum)}.`);
    if (lengths !== undefined && minutes > lengths.maximum)
      broken.push(`is longer than ${formatDuration(lengths.maximum)}.`);
    if (end > minutesPerDay) broken.push(`runs past midnight.`);
    const earlier = inOrder[index - 1];
    const before = [...(earlier === undefined ? [] : [earlier]), ...neighbours];
    const met = before.find((other) => start < other.end && other.start < end);
    const near = before.find(
      (other) => start < other.end + gapMinutes && other.start < end + gapMinutes,
    );
    if (met !== undefined) broken.push(`overlaps ${met.subject}.`);
    else if (needsPause && near !== undefined)
      broken.push(
        near.start < start
          ? `begins less than 15 minutes after ${near.subject}.`
          : `ends less than 15 minutes before ${near.subject}.`,
      );
    return broken.map((what) => ({
      guarantee: "session-lengths",
      day,
      subject,
      message: `${nameOf(session)} ${what}`,
    }));
  });
};
