import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { PlanSession, SessionDay } from "../study-plan/plan-sessions.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { isDayDone } from "./is-day-done.ts";
import { isDone } from "./progress-map.ts";

export interface FinishedPlan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly minutes: number;
  readonly sessions: number;
  /** Sessions that were let go or found no other place. */
  readonly letGo: number;
  /** Sessions missed, planned again and done. */
  readonly again: number;
  readonly longestStreak: number;
  /** Done, by day. */
  readonly days: readonly { readonly day: CalendarDay; readonly done: readonly PlanSession[] }[];
}

const longestStreakIn = (days: readonly SessionDay[], progress: ProgressMap): number => {
  let longest = 0;
  let streak = 0;
  for (const { sessions } of days) {
    if (sessions.every(({ minutes }) => minutes === 0)) continue;
    streak = isDayDone(sessions, progress, { isOver: true }) ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return longest;
};

/** Nothing while a session is open or undecided. */
export const finishedPlanOf = ({
  days,
  progress,
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
}): FinishedPlan | undefined => {
  const isOpen = ({ key, minutes, entry }: PlanSession) =>
    minutes > 0 && entry.released === undefined && !isDone(progress, key);
  // Asked at every tick; one of the last days usually answers it.
  if (days.findLast(({ sessions }) => sessions.some(isOpen)) !== undefined) return undefined;
  const all = days.flatMap(({ sessions }) => sessions).filter(({ minutes }) => minutes > 0);
  const done = all.filter(({ key }) => isDone(progress, key));
  const [first] = all;
  const last = done.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const released = all.filter(
    ({ key, entry }) => !isDone(progress, key) && entry.released !== undefined,
  );
  const later = new Set(done);
  const again = released.filter(({ subject, day, entry }) => {
    const found =
      entry.released === "again"
        ? [...later].find((one) => one.subject === subject && one.day > day)
        : undefined;
    return found !== undefined && later.delete(found);
  }).length;
  return {
    from: first.day,
    to: last.day,
    minutes: totalMinutes(done),
    sessions: done.length,
    letGo: released.length - again,
    again,
    longestStreak: longestStreakIn(days, progress),
    days: days
      .filter(({ day }) => day >= first.day && day <= last.day)
      .map(({ day, sessions }) => ({
        day,
        done: sessions.filter(({ key, minutes }) => minutes > 0 && isDone(progress, key)),
      })),
  };
};
