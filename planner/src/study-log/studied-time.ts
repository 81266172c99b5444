import type { CalendarDay } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { parseClock } from "../time/clock-time.ts";
import { type LivedDays, type StudyRecord, secondsOf } from "./study-record.ts";

/** Studied time from the log, else from a tick. */
export interface StudiedPiece {
  readonly day: CalendarDay;
  /** Unknown for a ticked session without a start. */
  readonly startMinute?: number;
  readonly minutes: number;
  readonly subject: string;
}

const piecesOfRecord = ({ subject, stretches }: StudyRecord): readonly StudiedPiece[] =>
  stretches.map(({ day, startMinute, seconds }) => ({
    day,
    startMinute,
    minutes: seconds / 60,
    subject,
  }));

const pieceOfTick = ({ day, minutes, subject, entry }: PlanSession): StudiedPiece => {
  const startMinute = entry.startTime === undefined ? undefined : parseClock(entry.startTime);
  return { day, minutes, subject, ...(startMinute === undefined ? {} : { startMinute }) };
};

/** The log wins; a tick without a record counts as planned. */
export const studiedPiecesOf = ({
  days,
  progress,
  records,
}: LivedDays): readonly StudiedPiece[] => {
  const logged = new Set(
    records.flatMap((record) =>
      record.sessionKey !== undefined && secondsOf(record) > 0 ? [record.sessionKey] : [],
    ),
  );
  const ticked = days.flatMap(({ sessions }) =>
    sessions.filter(({ key }) => isDone(progress, key) && !logged.has(key)).map(pieceOfTick),
  );
  return [...records.flatMap(piecesOfRecord), ...ticked].filter(({ minutes }) => minutes > 0);
};
