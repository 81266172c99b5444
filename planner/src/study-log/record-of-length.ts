import type { CalendarDay } from "../model/model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { dayNumberOf, dayOfNumber } from "../time/day-number.ts";
import type { WallTime } from "./record-of-run.ts";
import {
  latestRecordOf,
  type StudyLog,
  type StudyRecord,
  secondsOf,
  stretchesOf,
} from "./study-record.ts";

type Place = { readonly day: CalendarDay; readonly startMinute: number };

const ownRecords = (
  log: StudyLog,
  sessionKey: string,
): readonly (readonly [string, StudyRecord])[] =>
  Object.entries(log).filter(([, record]) => record.sessionKey === sessionKey);

export const loggedSecondsOf = (log: StudyLog, sessionKey: string): number =>
  ownRecords(log, sessionKey).reduce((sum, [, record]) => sum + secondsOf(record), 0);

const minuteNumberOf = ({ day, startMinute }: Place): number =>
  dayNumberOf(day) * minutesPerDay + startMinute;

/**
 * After the logged time but not in the future, and never before its start: the last record gives
 * the rest.
 */
const placeAfter = (last: StudyRecord, seconds: number, now: WallTime): Place | undefined => {
  const [first] = last.stretches;
  const final = last.stretches.at(-1);
  if (first === undefined || final === undefined) return undefined;
  const end = minuteNumberOf(final) + Math.ceil(final.seconds / 60);
  const latest =
    minuteNumberOf({ day: now.day, startMinute: now.minuteOfDay }) - Math.ceil(seconds / 60);
  const start = Math.max(Math.min(end, latest), minuteNumberOf(first) + 1);
  const dayNumber = Math.floor(start / minutesPerDay);
  return { day: dayOfNumber(dayNumber), startMinute: start - dayNumber * minutesPerDay };
};

/**
 * The record for "how long did it take in all". Logged time is part of the answer; a shorter answer
 * removes nothing.
 */
export const recordOfLength = ({
  log,
  session: { key, subject, plannedMinutes, pace, taskId },
  answer: { minutes, leftMinutes },
  place,
  now,
  newId,
}: {
  readonly log: StudyLog;
  readonly session: {
    readonly key: string;
    readonly subject: string;
    readonly plannedMinutes: number;
    readonly pace?: number | undefined;
    readonly taskId?: string | undefined;
  };
  readonly answer: { readonly minutes: number; readonly leftMinutes: number };
  readonly place: Place;
  readonly now: WallTime;
  readonly newId: string;
}): { readonly id: string; readonly record: StudyRecord } => {
  const own = ownRecords(log, key);
  const last = latestRecordOf(own.map(([, record]) => record));
  const lastId = own.find(([, record]) => record === last)?.[0];
  const logged = loggedSecondsOf(log, key);
  // The answer is in minutes: seconds do not matter.
  if (last !== undefined && lastId !== undefined && minutes <= Math.round(logged / 60))
    return { id: lastId, record: { ...last, leftMinutes } };
  const seconds = minutes * 60 - logged;
  return {
    id: newId,
    record: {
      subject,
      stretches: stretchesOf({
        ...((last === undefined ? undefined : placeAfter(last, seconds, now)) ?? place),
        seconds,
      }),
      plannedMinutes,
      leftMinutes,
      ...(pace === undefined ? {} : { pace }),
      sessionKey: key,
      ...(last?.topicId === undefined ? {} : { topicId: last.topicId }),
      ...(taskId === undefined ? {} : { taskId }),
      source: "hand",
    },
  };
};
