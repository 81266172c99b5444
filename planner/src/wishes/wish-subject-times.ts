import { type Interval, subtractIntervals } from "../free-time/intervals.ts";
import type { CalendarDay } from "../model.ts";
import type {
  AdvancedInputs,
  ClosedTime,
  SubjectRule,
} from "../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import type { DayWindow, OffWish, OnlySubjectsWish, OnlyWish, Wish } from "./wish.ts";
import { daysAhead, holdsOn, ratingIn, subjectsMeant } from "./wish-days.ts";

type TimedWish = (OffWish | OnlyWish | OnlySubjectsWish) & { readonly window: DayWindow };

const isTimed = (wish: Wish): wish is TimedWish =>
  (wish.kind === "off" || wish.kind === "only" || wish.kind === "only-subjects") &&
  wish.window !== undefined;

const wholeDay: readonly Interval[] = [{ start: 0, end: minutesPerDay }];

/** A window that passes midnight is the end and the beginning of its day. */
const intervalsOf = ({ from, to }: DayWindow): readonly Interval[] =>
  to > from
    ? [{ start: from, end: to }]
    : [
        { start: 0, end: to },
        { start: from, end: minutesPerDay },
      ];

/** Of what is said about a subject on a day, the times that it closes; several "only"s open all of theirs. */
const closedBy = (wishes: readonly TimedWish[]): readonly Interval[] => {
  const open = wishes.flatMap((wish) => (wish.kind === "only" ? intervalsOf(wish.window) : []));
  const closed = wishes.flatMap((wish) => (wish.kind === "only" ? [] : intervalsOf(wish.window)));
  return [...closed, ...(open.length === 0 ? [] : subtractIntervals(wholeDay, open))];
};

/** The times of day at which each subject may not be studied, where a wish names a subject and a time. */
export const subjectTimesOf = (
  inputs: AdvancedInputs,
  wishes: readonly Wish[],
): readonly SubjectRule[] => {
  const timed = wishes.filter(isTimed);
  if (timed.length === 0) return [];
  const names = [...new Set(inputs.subjects.map(({ name }) => name.trim()))];
  const ratingOf = ratingIn(inputs);
  const days = daysAhead(inputs);
  return names.flatMap((subject): readonly SubjectRule[] => {
    const own = timed.filter((wish) =>
      wish.kind === "only-subjects"
        ? !wish.subjects.includes(subject)
        : subjectsMeant(wish, inputs.subjects, ratingOf)?.includes(subject) === true,
    );
    if (own.length === 0) return [];
    const closedOn = (day: CalendarDay): readonly ClosedTime[] =>
      closedBy(own.filter((wish) => holdsOn(wish, day, inputs))).map((time) => ({ day, ...time }));
    const notAt = days.flatMap(closedOn);
    return notAt.length === 0 ? [] : [{ subject, notAt }];
  });
};
