import type { CalendarDay } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import type { StudiedPiece } from "./studied-time.ts";

export interface DayTotals {
  readonly day: CalendarDay;
  readonly plannedMinutes: number;
  readonly doneMinutes: number;
}

export interface SubjectTotals {
  readonly subject: string;
  /** Up to and including the last day asked for. */
  readonly plannedMinutes: number;
  readonly doneMinutes: number;
}

const added = <Key>(sums: Map<Key, number>, key: Key, minutes: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + minutes);
};

/** In order; days with neither are left out. */
export const dayTotalsOf = ({
  days,
  pieces,
}: {
  readonly days: readonly SessionDay[];
  readonly pieces: readonly StudiedPiece[];
}): readonly DayTotals[] => {
  const planned = new Map<CalendarDay, number>();
  const done = new Map<CalendarDay, number>();
  for (const { day, sessions } of days)
    for (const { minutes } of sessions) added(planned, day, minutes);
  for (const { day, minutes } of pieces) added(done, day, minutes);
  return [...new Set([...planned.keys(), ...done.keys()])]
    .sort()
    .map((day) => ({
      day,
      plannedMinutes: planned.get(day) ?? 0,
      doneMinutes: done.get(day) ?? 0,
    }))
    .filter(({ plannedMinutes, doneMinutes }) => plannedMinutes > 0 || doneMinutes > 0);
};

export const subjectTotalsOf = ({
  days,
  pieces,
}: {
  readonly days: readonly SessionDay[];
  readonly pieces: readonly StudiedPiece[];
}): readonly SubjectTotals[] => {
  const planned = new Map<string, number>();
  const done = new Map<string, number>();
  for (const { sessions } of days)
    for (const { subject, minutes } of sessions) added(planned, subject, minutes);
  for (const { subject, minutes } of pieces) if (subject !== "") added(done, subject, minutes);
  return [...new Set([...planned.keys(), ...done.keys()])]
    .map((subject) => ({
      subject,
      plannedMinutes: planned.get(subject) ?? 0,
      doneMinutes: done.get(subject) ?? 0,
    }))
    .sort((a, b) => b.doneMinutes - a.doneMinutes || b.plannedMinutes - a.plannedMinutes);
};

/** A piece over two hours counts in both. */
export const minutesByHourOf = (pieces: readonly StudiedPiece[]): readonly number[] => {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { startMinute, minutes } of pieces) {
    if (startMinute === undefined) continue;
    const end = startMinute + minutes;
    for (let hour = Math.floor(startMinute / 60); hour * 60 < end; hour += 1) {
      const part = Math.min(end, (hour + 1) * 60) - Math.max(startMinute, hour * 60);
      const place = hour % 24;
      hours[place] = (hours[place] ?? 0) + part;
    }
  }
  return hours;
};

/** Two consecutive hours; none if nothing has a time. */
export const bestHoursOf = (minutesByHour: readonly number[]): readonly [number, number] | null => {
  let best = -1;
  let most = 0;
  minutesByHour.forEach((minutes, hour) => {
    const both = minutes + (minutesByHour[hour + 1] ?? 0);
    if (both > most) {
      most = both;
      best = hour;
    }
  });
  return best === -1 ? null : [best, best + 2];
};
