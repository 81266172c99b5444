import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { addDays } from "../time/day-number.ts";
import { isDayDone } from "./is-day-done.ts";

const longestLookBack = 365;

/**
 * Done days back from today. Days without study neither count nor break; today never breaks; an
 * unfinished past day ends the streak, also if all its sessions were released.
 */
export const studyStreakOf = ({
  days,
  progress,
  today,
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}): number => {
  const earliest = addDays(today, 1 - longestLookBack);
  let streak = 0;
  for (const { day, sessions } of days.toReversed()) {
    if (day < earliest) break;
    if (day > today || sessions.every(({ minutes }) => minutes === 0)) continue;
    if (isDayDone(sessions, progress, { isOver: day < today })) streak += 1;
    else if (day < today) break;
  }
  return streak;
};
