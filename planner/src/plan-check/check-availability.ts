import type { BusyInterval } from "../free-time/busy-week.ts";
import { type Interval, minutesIn, subtractIntervals } from "../free-time/intervals.ts";
import type { PlanningWishes } from "../model/model.ts";
import { weekdayNames } from "../time/day-labels.ts";
import { weekdayOf } from "../time/day-number.ts";
import type { BrokenGuarantee } from "./guarantees.ts";
import { type CheckedSession, nameOf } from "./read-plan.ts";

/** Nothing over a class, a commitment or sleep, nor over a time the student asked to keep free. */
export const checkBusyTimes = ({
  session,
  busy,
}: {
  readonly session: CheckedSession;
  /** Of the session's weekday. */
  readonly busy: readonly BusyInterval[];
}): readonly BrokenGuarantee[] => {
  const { day, subject } = session;
  const met = busy.filter(({ start, end }) => start < session.end && end > session.start);
  const reasons = new Map(met.map(({ because, wished }) => [because, wished]));
  return [...reasons].map(([because, wished]) => ({
    guarantee: wished ? "wishes" : "busy-times",
    day,
    subject,
    message: `${nameOf(session)} runs into ${because}.`,
  }));
};

/** On a weekday with Free Time painted, study happens only inside it. */
export const checkFreeTimeOnly = ({
  session,
  freeTime,
}: {
  readonly session: CheckedSession;
  /** Painted Free Time of the session's weekday. */
  readonly freeTime: readonly Interval[] | undefined;
}): readonly BrokenGuarantee[] => {
  const { day, subject, start, end } = session;
  if (freeTime === undefined || minutesIn(subtractIntervals([{ start, end }], freeTime)) === 0)
    return [];
  const weekday = weekdayNames[weekdayOf(day)];
  const message = `${nameOf(session)} leaves the Free Time painted on ${weekday}.`;
  return [{ guarantee: "free-time-only", day, subject, message }];
};

export const checkDaysOff = ({
  session,
  wishes,
}: {
  readonly session: CheckedSession;
  readonly wishes: PlanningWishes | undefined;
}): readonly BrokenGuarantee[] => {
  const { day, subject } = session;
  const isOff = wishes?.weekdaysOff.includes(weekdayOf(day)) || wishes?.datesOff.includes(day);
  return isOff
    ? [
        {
          guarantee: "wishes",
          day,
          subject,
          message: `${nameOf(session)} is on a day you asked to keep free.`,
        },
      ]
    : [];
};
