import type { CalendarDay, Weekday } from "../model/model.ts";
import { daysBetween, weekdayOf } from "../time/day-number.ts";

/** Sessions of weekly work in figures: minutes a week, and the few weekdays with most of them. */
export const weeklyPlaceOf = (
  sessions: readonly { readonly day: CalendarDay; readonly minutes: number }[],
): { readonly minutesAWeek: number; readonly days: readonly Weekday[] } => {
  const onDay = new Map<Weekday, number>();
  for (const { day, minutes } of sessions)
    onDay.set(weekdayOf(day), (onDay.get(weekdayOf(day)) ?? 0) + minutes);
  const total = sessions.reduce((sum, { minutes }) => sum + minutes, 0);
  const days: Weekday[] = [];
  let covered = 0;
  for (const [day, minutes] of [...onDay].sort(([, one], [, other]) => other - one)) {
    if (2 * covered > total) break;
    covered += minutes;
    days.push(day);
  }
  const [first, last] = [sessions[0]?.day, sessions.at(-1)?.day];
  const weeks =
    first === undefined || last === undefined ? 1 : Math.ceil((daysBetween(first, last) + 1) / 7);
  return { minutesAWeek: Math.max(15, Math.round(total / weeks / 15) * 15), days };
};
