import type {
  AvailabilityGrid,
  Commitment,
  PlanningWishes,
  Preferences,
  Weekday,
} from "../model.ts";
import { minutesPerDay, parseClock } from "../time/clock-time.ts";
import {
  type Interval,
  intersectIntervals,
  mergeIntervals,
  subtractIntervals,
} from "./intervals.ts";
import { windowsOfTimes } from "./preferred-times.ts";

/** What decides when a student can study, the same every week. */
export interface Availability {
  readonly grid: AvailabilityGrid;
  readonly commitments: readonly Commitment[];
  readonly sleepSchedule: Preferences["sleepSchedule"];
  readonly wishes?: PlanningWishes;
}

/** Free intervals of each weekday, Monday first. */
export type WeekPattern = Readonly<Record<Weekday, readonly Interval[]>>;

interface WeekdayInterval extends Interval {
  readonly weekday: number;
}

const wholeDay: readonly Interval[] = [{ start: 0, end: minutesPerDay }];

/** What lies past midnight belongs to the next weekday, and after Sunday comes Monday. */
const splitAtMidnight = ({ weekday, start, end }: WeekdayInterval): readonly WeekdayInterval[] => [
  { weekday, start, end: Math.min(end, minutesPerDay) },
  {
    weekday: (weekday + 1) % 7,
    start: Math.max(start - minutesPerDay, 0),
    end: end - minutesPerDay,
  },
];

const commitmentIntervals = (commitment: Commitment): readonly WeekdayInterval[] => {
  const start = parseClock(commitment.startTime);
  const end = parseClock(commitment.endTime);
  if (start === undefined || end === undefined) return [];
  const endsNextDay = end <= start;
  return commitment.days.flatMap((weekday) =>
    splitAtMidnight({ weekday, start, end: endsNextDay ? end + minutesPerDay : end }),
  );
};

const sleepIntervals = ({ start, end }: Preferences["sleepSchedule"]): readonly Interval[] => {
  if (start === end) return [];
  if (start < end) return [{ start: start * 60, end: end * 60 }];
  return [
    { start: 0, end: end * 60 },
    { start: start * 60, end: minutesPerDay },
  ];
};

const wishedAway = (wishes: PlanningWishes | undefined): readonly Interval[] =>
  wishes === undefined
    ? []
    : [
        ...windowsOfTimes(wishes.avoidedTimes),
        { start: 0, end: wishes.earliestStart ?? 0 },
        { start: wishes.latestEnd ?? minutesPerDay, end: minutesPerDay },
      ];

/** When a student is free on each weekday of an ordinary week. */
export const weekPatternOf = (availability: Availability): WeekPattern => {
  const { grid, commitments, sleepSchedule, wishes } = availability;
  const blocks = Object.values(grid).map(({ day, hour, type }) => ({
    weekday: day,
    start: hour * 60,
    end: hour * 60 + 60,
    type,
  }));
  const committed = commitments.flatMap(commitmentIntervals);
  const everyDay = [...sleepIntervals(sleepSchedule), ...wishedAway(wishes)];

  const freeOn = (weekday: Weekday): readonly Interval[] => {
    if (wishes?.weekdaysOff.includes(weekday)) return [];
    const painted = blocks.filter((block) => block.weekday === weekday);
    const paintedFree = painted.filter(({ type }) => type === "free");
    const open = paintedFree.length > 0 ? mergeIntervals(paintedFree) : wholeDay;
    const taken = [
      ...painted.filter(({ type }) => type !== "free"),
      ...committed.filter((interval) => interval.weekday === weekday),
      ...everyDay,
    ];
    return intersectIntervals(subtractIntervals(open, taken), wholeDay);
  };

  return {
    0: freeOn(0),
    1: freeOn(1),
    2: freeOn(2),
    3: freeOn(3),
    4: freeOn(4),
    5: freeOn(5),
    6: freeOn(6),
  };
};
