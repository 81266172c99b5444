import { endOfDueDay } from "../due-work/assignment.ts";
import type { TaskMoment } from "../due-work/due-tasks.ts";
import { busyWeekOf, isKeptFree, takenByName } from "../free-time/busy-week.ts";
import { minutesIn, subtractIntervals } from "../free-time/intervals.ts";
import type { SessionLengths } from "../free-time/study-limits.ts";
import { paintedFreeTimeOn } from "../free-time/week-pattern.ts";
import type { CalendarDay } from "../model/model.ts";
import { limitOn } from "../scheduler/problem/study-days.ts";
import { parseDay } from "../time/calendar-day.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { labelOf, weekdayNames } from "../time/day-labels.ts";
import { addDays, daysBetween, weekdayOf } from "../time/day-number.ts";
import { gridMinutes, shortDuration } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { BrokenGuarantee, GuaranteeId } from "./guarantees.ts";
import type { ExamSession } from "./known-exams.ts";
import { availabilityOf, busyOn, fixedOn, type PlanCheckInputs } from "./plan-check-inputs.ts";
import { type CheckedSession, nameOf } from "./read-plan.ts";

/** Each `what` follows the name of the session. */
const brokenBy = (
  session: CheckedSession,
  guarantee: GuaranteeId,
  whats: readonly string[],
): readonly BrokenGuarantee[] =>
  whats.map((what) => ({
    guarantee,
    day: session.day,
    subject: session.subject,
    message: `${nameOf(session)} ${what}`,
  }));

/** Nothing over a class, a commitment, sleep or a time to keep free, nothing outside painted Free Time. */
export const checkAvailability = (
  sessions: readonly CheckedSession[],
  inputs: PlanCheckInputs,
): readonly BrokenGuarantee[] => {
  const { wishes } = inputs;
  const availability = availabilityOf(inputs);
  const week = busyWeekOf(availability);
  const painted = weekdayNames.map((_, index) => paintedFreeTimeOn(availability.grid, index));
  return sessions.flatMap((session) => {
    const { day, start, end } = session;
    const weekday = weekdayOf(day);
    const dated = busyOn(inputs, day).map((time) => ({
      ...time,
      by: takenByName(time.because ?? "", "calendar"),
    }));
    const met = [...week[weekday], ...dated].filter((busy) => busy.start < end && busy.end > start);
    const reasons = new Map(
      met.map(({ by }) => [by.kind === "named" ? by.name : by.kind, isKeptFree(by)]),
    );
    const isOutside =
      minutesIn(subtractIntervals([{ start, end }], painted[weekday] ?? [{ start, end }])) > 0;
    const isOff = wishes?.weekdaysOff.includes(weekday) || wishes?.datesOff.includes(day);
    return [
      ...[...reasons].flatMap(([name, wished]) =>
        brokenBy(session, wished ? "wishes" : "busy-times", [`runs into ${name}.`]),
      ),
      ...brokenBy(
        session,
        "free-time-only",
        isOutside ? [`leaves the Free Time painted on ${weekdayNames[weekday]}.`] : [],
      ),
      ...brokenBy(session, "wishes", isOff ? ["is on a day you asked to keep free."] : []),
    ];
  });
};

/** Never more than the given hours on one day. */
export const checkDailyHours = (
  day: CalendarDay,
  sessions: readonly CheckedSession[],
  inputs: PlanCheckInputs,
  /** The quick rule rounds each share by itself, up to half a step for each session. */
  roundsShares: boolean,
): readonly BrokenGuarantee[] => {
  const allowed = limitOn(inputs, day);
  const planned = totalMinutes([...sessions, ...fixedOn(inputs, day)]);
  const tolerance = roundsShares ? (gridMinutes / 2) * sessions.length : 0;
  if (planned <= allowed + tolerance) return [];
  const message = `${labelOf(day)} holds ${shortDuration(planned)} of study, more than the ${shortDuration(allowed)} allowed.`;
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
  // A day of the quick rule has no times; work due at 23:59 is due at the end of its day.
  const latest = due.minute === endOfDueDay ? { ...due, minute: minutesPerDay } : due;
  return isAfter(latest, day, end) ? [`is after it is due.`] : [];
};

/** Nothing on or after a subject's exam day, nothing in the past. */
export const checkBeforeExams = (
  session: ExamSession,
  inputs: PlanCheckInputs,
): readonly BrokenGuarantee[] => {
  const { day, start, examDate, exam, taskId } = session;
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
  return brokenBy(session, "before-exams", broken);
};

/** Fixed sessions around a day, and everything on the day before, in minutes of the day. */
const neighboursOf = (
  inputs: PlanCheckInputs,
  sessionsOn: ReadonlyMap<CalendarDay, readonly CheckedSession[]>,
  day: CalendarDay,
) => {
  const fixed = (inputs.fixed ?? []).flatMap(({ day: date, subject, start, minutes }) => {
    const away = daysBetween(day, date) * minutesPerDay;
    return Math.abs(away) > minutesPerDay
      ? []
      : [{ subject, start: start + away, end: start + minutes + away }];
  });
  const yesterday = (sessionsOn.get(addDays(day, -1)) ?? []).map(({ subject, start, end }) => ({
    subject,
    start: start - minutesPerDay,
    end: Math.min(end, minutesPerDay) - minutesPerDay,
  }));
  return [...fixed, ...yesterday];
};

const brokenLengths = (
  { minutes, start, end }: CheckedSession,
  lengths: SessionLengths | undefined,
): string[] => {
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = lengths ?? {};
  const broken: string[] = [];
  if (minutes % gridMinutes !== 0 || start % gridMinutes !== 0)
    broken.push(`is not on the 5-minute grid.`);
  if (minutes < minimum) broken.push(`is shorter than ${shortDuration(minimum)}.`);
  if (minutes > maximum) broken.push(`is longer than ${shortDuration(maximum)}.`);
  if (end > minutesPerDay) broken.push(`runs past midnight.`);
  return broken;
};

/** Each session of a day within its lengths and on the grid, with a pause from the one before it. */
export const checkSessionLengths = (
  day: CalendarDay,
  sessionsOn: ReadonlyMap<CalendarDay, readonly CheckedSession[]>,
  inputs: PlanCheckInputs,
  { lengths, isQuick }: { readonly lengths: SessionLengths | undefined; readonly isQuick: boolean },
): readonly BrokenGuarantee[] => {
  const inOrder = (sessionsOn.get(day) ?? []).toSorted((one, other) => one.start - other.start);
  const neighbours = isQuick ? [] : neighboursOf(inputs, sessionsOn, day);
  return inOrder.flatMap((session, index) => {
    const { start, end } = session;
    const broken = brokenLengths(session, lengths);
    const earlier = inOrder[index - 1];
    const before = [...(earlier === undefined ? [] : [earlier]), ...neighbours];
    const met = before.find((other) => start < other.end && other.start < end);
    const near = before.find(
      (other) => start < other.end + gapMinutes && other.start < end + gapMinutes,
    );
    if (met !== undefined) broken.push(`overlaps ${met.subject}.`);
    else if (!isQuick && near !== undefined)
      broken.push(
        near.start < start
          ? `begins less than 15 minutes after ${near.subject}.`
          : `ends less than 15 minutes before ${near.subject}.`,
      );
    return brokenBy(session, "session-lengths", broken);
  });
};
