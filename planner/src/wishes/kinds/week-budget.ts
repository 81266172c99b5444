import type { CalendarDay, Weekday } from "../../model/model.ts";
import { addDays, daysBetween, weekdayOf } from "../../time/day-number.ts";

interface WeekBudget {
  /** Days ahead, those without any study included. */
  readonly days: readonly CalendarDay[];
  readonly isOff: (day: CalendarDay) => boolean;
  readonly exams: readonly CalendarDay[];
  /** Minutes of a whole week, and most of a day. */
  readonly aWeek: number;
  readonly aDay: number;
  /** A day has no less than this, or nothing. */
  readonly leastADay: number;
}

const step = 30;

/** Days of a week that stay free first; none so close before an exam. */
const restOrder: readonly Weekday[] = [6, 5, 4];
const protectedDays = 2;

const restOf = (open: readonly CalendarDay[], exams: readonly CalendarDay[]) =>
  restOrder
    .flatMap((weekday) => open.filter((day) => weekdayOf(day) === weekday))
    .find((day) => exams.every((exam) => exam <= day || daysBetween(day, exam) > protectedDays));

/** Whether a place is one of `count` spaced evenly among `among`. */
const isEvenly = (place: number, count: number, among: number): boolean =>
  Math.floor(((place + 1) * count) / among) > Math.floor((place * count) / among);

/** The minutes of a week shared out to its days, as evenly as half hours allow; a whole open week keeps a free day. */
export const shareWeeks = (budget: WeekBudget): ReadonlyMap<CalendarDay, number> => {
  const { days, isOff, exams, aWeek, aDay, leastADay } = budget;
  const weeks = Map.groupBy(days, (day) => addDays(day, -weekdayOf(day)));
  const shared = [...weeks.values()].flatMap((week) => {
    const minutes = Math.floor((aWeek * week.length) / 7 / step) * step;
    const open = week.filter((day) => !isOff(day));
    const isShort = aWeek > (open.length - 1) * aDay;
    const rest = open.length < 7 || isShort ? undefined : restOf(open, exams);
    const usable = open.filter((day) => day !== rest);
    const count = Math.min(usable.length, Math.max(Math.floor(minutes / leastADay), 1));
    const used = usable.filter((_, place) => isEvenly(place, count, usable.length));
    const each = Math.floor(minutes / count / step) * step;
    const longer = (minutes - each * count) / step;
    return used.map((day, place): readonly [CalendarDay, number] => [
      day,
      Math.min(each + (isEvenly(place, longer, count) ? step : 0), aDay),
    ]);
  });
  return new Map(shared);
};
