import type { CalendarDay, Weekday } from "../../model/model.ts";
import { dayNumberOf, dayOfNumber, weekdayOf } from "../../time/day-number.ts";
import { sumOf } from "./typed-values.ts";

/** No free day and no block to catch up so close before an exam. */
const protectedDays = 2;
/** Which day of a week stays free: the first of these that may. */
const restOrder: readonly Weekday[] = [6, 5, 4];
/** A shorter block to catch up in a week is none, in minutes. */
const shortestBlock = 30;
/** The part of the day before an exam that stays free, unless that day is today or has an exam itself. */
const partOfEve = 0.38;

export interface KeptFreeInputs {
  readonly today: CalendarDay;
  /** Days from today that a plan covers. */
  readonly days: number;
  readonly exams: readonly CalendarDay[];
  readonly restDays: "weekly" | "none" | readonly Weekday[];
  /** The part of a week's hours that is kept to catch up. */
  readonly reserve: number;
  /** Minutes of study that a day, also one before today, usually allows. */
  readonly minutesOn: (day: CalendarDay) => number;
  /** Minutes that each day from today holds: by its limit, an hour more could leave a day less. */
  readonly whole: readonly number[];
}

const weekdayOn = (day: number): Weekday => weekdayOf(dayOfNumber(day));

/** The days of a week that may stay free, the first to choose first. */
const restIn = (
  week: readonly number[],
  restDays: KeptFreeInputs["restDays"],
  hasEmpty: boolean,
): readonly number[] => {
  if (restDays === "none" || (restDays === "weekly" && hasEmpty)) return [];
  if (restDays === "weekly") return restOrder.flatMap((weekday) => week[weekday] ?? []);
  return week.filter((day) => restDays.includes(weekdayOn(day)));
};

/**
 * Minutes that stay free on each day: all of a free day, a block to catch up on the last other day of a week,
 * and a part of the day before an exam. Chosen by whole calendar weeks, so that replanning tomorrow does
 * not move them.
 */
export const keptFreeOf = ({
  today,
  days,
  exams,
  restDays,
  reserve,
  minutesOn,
  whole,
}: KeptFreeInputs): ReadonlyMap<number, number> => {
  const first = dayNumberOf(today);
  const kept = new Map<number, number>();
  const keep = (day: number | undefined, minutes: number) => {
    if (day !== undefined && day >= first && day < first + days && minutes > 0)
      kept.set(day - first, minutes);
  };
  const guarded = new Set(
    exams.flatMap((exam) =>
      Array.from({ length: protectedDays }, (_, index) => dayNumberOf(exam) - 1 - index),
    ),
  );
  const all = Array.from({ length: days }, (_, index) => first + index);
  for (const monday of new Set(all.map((day) => day - weekdayOn(day)))) {
    const week = Array.from({ length: 7 }, (_, index) => monday + index);
    const usual = (day: number) => minutesOn(dayOfNumber(day));
    const hasEmpty = week.some((day) => usual(day) === 0);
    const rest = restIn(week, restDays, hasEmpty).filter((day) => !guarded.has(day));
    if (restDays === "weekly") rest.splice(1);
    for (const day of rest) keep(day, Number.POSITIVE_INFINITY);
    const study = week.filter((day) => usual(day) > 0 && !rest.includes(day));
    const block = reserve * sumOf(study.map(usual));
    if (block < shortestBlock) continue;
    keep(
      study.findLast((day) => !guarded.has(day) && !exams.includes(dayOfNumber(day))),
      block,
    );
  }
  for (const exam of reserve > 0 ? exams : []) {
    const eve = dayNumberOf(exam) - 1;
    if (eve <= first || kept.has(eve - first) || exams.includes(dayOfNumber(eve))) continue;
    keep(eve, partOfEve * (whole[eve - first] ?? 0));
  }
  return new Map([...kept].sort(([one], [other]) => one - other));
};
