import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { addDays } from "../time/day-number.ts";
import { isDayDone } from "./is-day-done.ts";

const longestLookBack = 365;

/**
 * Done days counting back from today. A day without study neither counts nor breaks, today never
 * breaks, and an unfinished day in the past ends the streak. A session planned again or let go is no
 * longer planned for its day, but a past day that has no other left to be done ends the streak too.
 */
export const studyStreakOf = ({
  days,
  progress,
  today,
}: {
  /** In order. */
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
