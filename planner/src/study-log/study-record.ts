import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays } from "../time/day-number.ts";

/** In the student's wall-clock time. */
export interface StudyStretch {
  readonly day: CalendarDay;
  readonly startMinute: number;
  readonly seconds: number;
}

/** Split at midnight. */
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

/** By timer or by hand. */
export interface StudyRecord {
  readonly subject: string;
  /** Split at midnight and pauses, in order; never empty. */
  readonly stretches: readonly StudyStretch[];
  /** Missing for unplanned study. */
  readonly plannedMinutes?: number | undefined;
  /** The accepted pace that the plan used. */
  readonly pace?: number | undefined;
  /** The student's answer about the rest. */
  readonly leftMinutes?: number | undefined;
  readonly sessionKey?: string | undefined;
  readonly topicId?: string | undefined;
  readonly taskId?: string | undefined;
  readonly source: "timer" | "hand";
}

/** By id of the run or entry. */
export type StudyLog = Readonly<Record<string, StudyRecord>>;

/** Planned sessions with their ticks and the log. */
export interface LivedDays {
  /** Both modes share their ticks: a session with one key is one. */
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly records: readonly StudyRecord[];
}

export const secondsOf = ({ stretches }: Pick<StudyRecord, "stretches">): number =>
  stretches.reduce((sum, { seconds }) => sum + seconds, 0);

/** Sort key: `2026-11-19 0960`. */
export const startOf = ({ stretches: [first] }: StudyRecord): string =>
  first === undefined ? "" : `${first.day} ${String(first.startMinute).padStart(4, "0")}`;

/** Records of several devices come in any order. */
export const latestRecordOf = (records: readonly StudyRecord[]): StudyRecord | undefined =>
  records.reduce<StudyRecord | undefined>(
    (latest, record) =>
      latest === undefined || startOf(record) >= startOf(latest) ? record : latest,
    undefined,
  );

/** The study of one session, or one run beside the plan; its last record gives the rest. */
export interface Sitting {
  readonly last: StudyRecord;
  readonly minutes: number;
}

export const sittingsOf = (records: readonly StudyRecord[]): readonly Sitting[] =>
  [...Map.groupBy(records, (record) => record.sessionKey ?? record).values()].flatMap((group) => {
    const last = latestRecordOf(group);
    const seconds = group.reduce((sum, record) => sum + secondsOf(record), 0);
    return last === undefined ? [] : [{ last, minutes: seconds / 60 }];
  });

/** Of two records of one run the one with more study; the other device had not heard of it. */
export const longerRecordOf = (later: StudyRecord, earlier: StudyRecord): StudyRecord =>
  secondsOf(earlier) > secondsOf(later) ? earlier : later;
