import type { CalendarDay, StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { formatClock, parseClock } from "../time/clock-time.ts";
import { labelOf } from "../time/day-labels.ts";
import { timelineOf } from "../timeline/timeline.ts";

export interface CheckedSession {
  readonly day: CalendarDay;
  readonly subject: string;
  readonly minutes: number;
  /** Minutes from midnight: the entry's own time, else the calendar's. */
  readonly start: number;
  readonly end: number;
  readonly examDate: string | undefined;
  /** The due work it is for. */
  readonly taskId: string | undefined;
}

/** How messages speak of a session: `Chemistry on 11-June-2026, 09:30 to 11:45,`. */
export const nameOf = ({ subject, day, start, end }: CheckedSession): string =>
  `${subject} on ${labelOf(day)}, ${formatClock(start)} to ${formatClock(end)},`;

/** The sessions of a plan, with their times. */
export const checkedSessionsOf = (plan: StudyPlan): readonly CheckedSession[] => {
  const shown = new Map(timelineOf({ plan }).events.map((event) => [event.id, event.startMinute]));
  return sessionDaysOf(plan).flatMap(({ day, sessions }) =>
    sessions
      .filter(({ minutes }) => minutes > 0)
      .map(({ key, subject, minutes, entry }) => {
        const start = parseClock(entry.startTime ?? "") ?? shown.get(key) ?? 0;
        const { examDate, taskId } = entry;
        return { day, subject, minutes, start, end: start + minutes, examDate, taskId };
      }),
  );
};
