import type { DatedBusyTime } from "@smart-planner/planner/calendars";
import type {
  AvailabilityGrid,
  BlockType,
  Commitment,
  Preferences,
  Weekday,
} from "@smart-planner/planner/model";
import {
  busyWeekOf,
  type Interval,
  mergeIntervals,
  minutesIn,
  subtractIntervals,
} from "@smart-planner/planner/scheduler";
import { minutesPerDay, weekdayOf, weekdays } from "@smart-planner/planner/time";

/** Blocked without being painted: classes, commitments, sleep. */
export interface WeekTime extends Interval {
  readonly day: Weekday;
  readonly type: "class" | "commitment" | "sleep";
  /** Empty for sleep and nameless times. */
  readonly name: string;
}

export interface WeekSources {
  readonly commitments: readonly Commitment[];
  /** Dated events of the week shown. */
  readonly dated: readonly DatedBusyTime[];
  readonly sleepSchedule: Preferences["sleepSchedule"];
}

const takenTypes = ["class", "commitment", "sleep"] as const;
const noSleep = { start: 0, end: 0 };

/** By day; the part past midnight is on the next day. */
export const weekTimesOf = ({
  commitments,
  dated,
  sleepSchedule,
}: WeekSources): readonly WeekTime[] => {
  const busyWith = (some: readonly Commitment[]) =>
    busyWeekOf({ grid: {}, commitments: some, sleepSchedule: noSleep });
  const sorts = [
    { type: "class", week: busyWith(commitments.filter(({ isClass }) => isClass === true)) },
    { type: "commitment", week: busyWith(commitments.filter(({ isClass }) => isClass !== true)) },
  ] as const;
  const asleep = busyWeekOf({ grid: {}, commitments: [], sleepSchedule });
  return weekdays.flatMap((day) => {
    const onDates = dated
      .filter((time) => weekdayOf(time.day) === day)
      .map(
        ({ start, end, because }): WeekTime => ({
          day,
          start,
          end: Math.min(end, minutesPerDay),
          type: "commitment",
          name: because,
        }),
      );
    const weekly = sorts.flatMap(({ type, week }) =>
      week[day].map(
        ({ start, end, by }): WeekTime => ({
          day,
          start,
          end,
          type,
          name: by.kind === "named" ? by.name : "",
        }),
      ),
    );
    const taken = [...weekly, ...onDates];
    const sleep = subtractIntervals(asleep[day], taken).map(
      ({ start, end }): WeekTime => ({ day, start, end, type: "sleep", name: "" }),
    );
    return [...taken, ...sleep];
  });
};

const paintedOn = (grid: AvailabilityGrid, day: Weekday, type: BlockType): readonly Interval[] =>
  mergeIntervals(
    Object.values(grid)
      .filter((block) => block.day === day && block.type === type)
      .map(({ hour }) => ({ start: hour * 60, end: hour * 60 + 60 })),
  );

/** Without the part that a painted block already covers. */
export const shownWeekTimes = (
  times: readonly WeekTime[],
  grid: AvailabilityGrid,
): readonly WeekTime[] =>
  times.flatMap((time) => {
    const taken = takenTypes.flatMap((type) => paintedOn(grid, time.day, type));
    return subtractIntervals([time], taken).map(({ start, end }) => ({ ...time, start, end }));
  });

/** Hours per type, painted or from commitments and sleep. */
export const hoursByType = (
  grid: AvailabilityGrid,
  times: readonly WeekTime[],
): Readonly<Record<BlockType, number>> => {
  const hoursOf = (type: BlockType) =>
    weekdays.reduce<number>(
      (sum, day) =>
        sum +
        minutesIn([
          ...paintedOn(grid, day, type),
          ...times.filter((time) => time.day === day && time.type === type),
        ]),
      0,
    ) / 60;
  return {
    free: hoursOf("free"),
    class: hoursOf("class"),
    commitment: hoursOf("commitment"),
    sleep: hoursOf("sleep"),
  };
};
