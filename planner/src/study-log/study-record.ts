import type { CalendarDay } from "../model/model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays } from "../time/day-number.ts";

/** A stretch of study on the clock of the student's wall. */
export interface StudyStretch {
  readonly day: CalendarDay;
  readonly startMinute: number;
  readonly seconds: number;
}

/** Cut at midnight, so that each day gets its own. */
export const stretchesOf = ({
  day,
  startMinute,
  seconds,
}: StudyStretch): readonly StudyStretch[] => {
  const untilMidnight = (minutesPerDay - startMinute) * 60;
  if (seconds <= untilMidnight) return [{ day, startMinute, seconds }];
  return [
    { day, startMinute, seconds: untilMidnight },
    ...stretchesOf({ day: addDays(day, 1), startMinute: 0, seconds: seconds - untilMidnight }),
  ];
};

/** One piece of study, by the timer or entered by hand. */
export interface StudyRecord {
  /** Empty when it was for nothing in particular. */
  readonly subject: string;
  /** Cut at midnight and at pauses, in order; never empty. */
  readonly stretches: readonly StudyStretch[];
  /** What the plan gave the session; absent for study that was not planned. */
  readonly plannedMinutes?: number | undefined;
  /** What the plan had multiplied the work with, where the student had agreed to that. */
  readonly pace?: number | undefined;
  /** What the student said was left of the session's work. */
  readonly leftMinutes?: number | undefined;
  readonly sessionKey?: string | undefined;
  readonly topicId?: string | undefined;
  /** The due work it was for. */
  readonly taskId?: string | undefined;
  readonly source: "timer" | "hand";
}

/** By the id of the run or of the entry. */
export type StudyLog = Readonly<Record<string, StudyRecord>>;

export const secondsOf = ({ stretches }: Pick<StudyRecord, "stretches">): number =>
  stretches.reduce((sum, { seconds }) => sum + seconds, 0);

/** For putting records in order: `2026-11-19 0960`. */
export const startOf = ({ stretches: [first] }: StudyRecord): string =>
  first === undefined ? "" : `${first.day} ${String(first.startMinute).padStart(4, "0")}`;

/** The one studied last: records come from several devices, in any order. */
export const latestRecordOf = (records: readonly StudyRecord[]): StudyRecord | undefined =>
  records.reduce<StudyRecord | undefined>(
    (latest, record) =>
      latest === undefined || startOf(record) >= startOf(latest) ? record : latest,
    undefined,
  );
