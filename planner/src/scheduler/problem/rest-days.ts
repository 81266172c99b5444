import type { CalendarDay, Weekday } from "../../model/model.ts";
import { dayNumberOf, dayOfNumber, weekdayOf } from "../../time/day-number.ts";

/** No free day so close before an exam. */
const protectedDays = 2;
/** Which day of a week stays free: the first of these that may. */
const restOrder: readonly Weekday[] = [6, 5, 4];

export interface RestDayInputs {
  readonly today: CalendarDay;
  /** Days from today that a plan covers. */
  readonly days: number;
  readonly exams: readonly CalendarDay[];
  readonly restDays: "weekly" | "none" | readonly Weekday[];
  /** Whether a day, also one before today, can hold any study at all. */
  readonly isOpen: (day: CalendarDay) => boolean;
}

/** Free days. Chosen by whole calendar weeks, so that replanning tomorrow does not move them. */
export const restDaysOf = ({
  today,
  days,
  exams,
  restDays,
  isOpen,
}: RestDayInputs): readonly number[] => {
  if (restDays === "none") return [];
  const first = dayNumberOf(today);
  const guarded = new Set(
    exams.flatMap((exam) =>
      Array.from({ length: protectedDays }, (_, index) => dayNumberOf(exam) - 1 - index),
    ),
  );
  const weekdayOn = (day: number): Weekday => weekdayOf(dayOfNumber(day));
  const all = Array.from({ length: days }, (_, index) => first + index);
  if (restDays !== "weekly")
    return all
      .filter((day) => restDays.includes(weekdayOn(day)) && !guarded.has(day))
      .map((day) => day - first);
  const mondays = new Set(all.map((day) => day - weekdayOn(day)));
  return [...mondays].flatMap((monday) => {
    const week = Array.from({ length: 7 }, (_, index) => monday + index);
    const isEmpty = (day: number) => day >= first + days || !isOpen(dayOfNumber(day));
    if (week.some(isEmpty)) return [];
    const rest = restOrder.map((weekday) => monday + weekday).find((day) => !guarded.has(day));
    return rest === undefined || rest < first ? [] : [rest - first];
  });
};
