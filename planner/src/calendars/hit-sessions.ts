import type { CalendarDay, ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays } from "../time/day-number.ts";
import type { CalendarEvent } from "../timeline/timeline.ts";
import type { DatedBusyTime } from "./dated-commitment-times.ts";

/** A session that now overlaps something. */
export interface HitSession {
  readonly session: CalendarEvent;
  /** The other event; missing if the whole day is off. */
  readonly because?: string;
}

/** Sessions ahead that a changed calendar, commitment or day off hits; locked ones stay by choice. */
export const hitSessionsOf = ({
  sessions,
  busy,
  off,
  locked,
  today,
  minuteOfDay,
}: {
  readonly sessions: readonly CalendarEvent[];
  readonly busy: readonly DatedBusyTime[];
  readonly off: readonly CalendarDay[];
  readonly locked: ReadonlySet<string>;
  readonly today: CalendarDay;
  readonly minuteOfDay: number;
}): readonly HitSession[] => {
  const byDay = new Map<CalendarDay, DatedBusyTime[]>();
  const note = (day: CalendarDay, time: DatedBusyTime) => {
    const known = byDay.get(day);
    if (known === undefined) byDay.set(day, [time]);
    else known.push(time);
  };
  for (const time of busy) {
    note(time.day, time);
    if (time.end > minutesPerDay)
      note(addDays(time.day, 1), { ...time, start: 0, end: time.end - minutesPerDay });
  }
  const free = new Set(off);
  return sessions.flatMap((session): readonly HitSession[] => {
    const { day, startMinute, endMinute, sessionId } = session;
    if (sessionId !== undefined && locked.has(sessionId)) return [];
    if (day < today || (day === today && startMinute <= minuteOfDay)) return [];
    if (free.has(day)) return [{ session }];
    const hit = byDay.get(day)?.find(({ start, end }) => start < endMinute && end > startMinute);
    return hit === undefined ? [] : [{ session, because: hit.because }];
  });
};

/** Those that an update may move: not done or started ones. */
export const movableHitsOf = (
  hits: readonly HitSession[],
  { progress, studied }: { readonly progress: ProgressMap; readonly studied: ReadonlySet<string> },
): readonly HitSession[] =>
  hits.filter(({ session: { id } }) => !isDone(progress, id) && !studied.has(id));
