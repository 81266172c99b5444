import type {
  AvailabilityGrid,
  BlockType,
  Commitment,
  PlanningWishes,
  Preferences,
  Weekday,
} from "../model/model.ts";
import { formatClock, minutesPerDay, parseClock } from "../time/clock-time.ts";
import type { Interval } from "./intervals.ts";
import { preferredTimeWindows } from "./preferred-times.ts";

export interface Availability {
  readonly grid: AvailabilityGrid;
  readonly commitments: readonly Commitment[];
  readonly sleepSchedule: Preferences["sleepSchedule"];
  readonly wishes?: PlanningWishes;
}

export interface BusyInterval extends Interval {
  readonly because: string;
  /** By wish; nothing else takes place then. */
  readonly wished: boolean;
}

interface WeekdayInterval extends BusyInterval {
  readonly weekday: number;
}

const paintedReason: Readonly<Record<Exclude<BlockType, "free">, string>> = {
  class: "a class",
  commitment: "a commitment",
  sleep: "sleep",
};

const paintedIntervals = (grid: AvailabilityGrid): readonly WeekdayInterval[] =>
  Object.values(grid).flatMap(({ day, hour, type }) =>
    type === "free"
      ? []
      : [
          {
            weekday: day,
            start: hour * 60,
            end: hour * 60 + 60,
            because: paintedReason[type],
            wished: false,
          },
        ],
  );

/** The part past midnight belongs to the next weekday. */
const splitAtMidnight = (interval: WeekdayInterval): readonly WeekdayInterval[] => [
  { ...interval, end: Math.min(interval.end, minutesPerDay) },
  {
    ...interval,
    weekday: (interval.weekday + 1) % 7,
    start: Math.max(interval.start - minutesPerDay, 0),
    end: interval.end - minutesPerDay,
  },
];

const commitmentIntervals = (commitment: Commitment): readonly WeekdayInterval[] => {
  const start = parseClock(commitment.startTime);
  const end = parseClock(commitment.endTime);
  if (start === undefined || end === undefined) return [];
  const endsNextDay = end <= start;
  return commitment.days.flatMap((weekday) =>
    splitAtMidnight({
      weekday,
      start,
      end: endsNextDay ? end + minutesPerDay : end,
      because: commitment.name.trim() || "a commitment",
      wished: false,
    }),
  );
};

const sleepIntervals = ({ start, end }: Preferences["sleepSchedule"]): readonly BusyInterval[] => {
  const why = { because: "your sleep", wished: false };
  if (start === end) return [];
  if (start < end) return [{ start: start * 60, end: end * 60, ...why }];
  return [
    { start: 0, end: end * 60, ...why },
    { start: start * 60, end: minutesPerDay, ...why },
  ];
};

const wishedIntervals = (wishes: PlanningWishes | undefined): readonly BusyInterval[] => {
  if (wishes === undefined) return [];
  const { avoidedTimes, earliestStart, latestEnd } = wishes;
  const avoided = avoidedTimes.map((time) => ({
    ...preferredTimeWindows[time],
    because: `${time}, which you asked to keep free`,
    wished: true,
  }));
  const early = {
    start: 0,
    end: earliestStart ?? 0,
    because: `the time before ${formatClock(earliestStart ?? 0)}, which you asked to keep free`,
    wished: true,
  };
  const late = {
    start: latestEnd ?? minutesPerDay,
    end: minutesPerDay,
    because: `the time after ${formatClock(latestEnd ?? 0)}, which you asked to keep free`,
    wished: true,
  };
  return [...avoided, early, late].filter(({ start, end }) => end > start);
};

export const busyWeekOf = ({
  grid,
  commitments,
  sleepSchedule,
  wishes,
}: Availability): Readonly<Record<Weekday, readonly BusyInterval[]>> => {
  // Commitments with dates are busy times of dates.
  const weekly = commitments.filter(({ dates }) => dates === undefined);
  const byWeekday = [...paintedIntervals(grid), ...weekly.flatMap(commitmentIntervals)].filter(
    ({ start, end }) => end > start,
  );
  const everyDay = [...sleepIntervals(sleepSchedule), ...wishedIntervals(wishes)];
  const busyOn = (weekday: Weekday): readonly BusyInterval[] => [
    ...byWeekday.filter((interval) => interval.weekday === weekday),
    ...everyDay,
  ];
  return {
    0: busyOn(0),
    1: busyOn(1),
    2: busyOn(2),
    3: busyOn(3),
    4: busyOn(4),
    5: busyOn(5),
    6: busyOn(6),
  };
};
