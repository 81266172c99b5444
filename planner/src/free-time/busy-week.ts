import type {
  AvailabilityGrid,
  BlockType,
  Commitment,
  PlanningWishes,
  Preferences,
  PreferredTime,
  Weekday,
} from "../model/model.ts";
import { minutesPerDay, parseClock } from "../time/clock-time.ts";
import type { Interval } from "./intervals.ts";
import { preferredTimeWindows } from "./preferred-times.ts";

export interface Availability {
  readonly grid: AvailabilityGrid;
  readonly commitments: readonly Commitment[];
  readonly sleepSchedule: Preferences["sleepSchedule"];
  readonly wishes?: PlanningWishes;
}

/** A time that the student asked to keep free; nothing else takes place then. */
type KeptFree =
  | { readonly kind: "avoided"; readonly time: PreferredTime }
  | { readonly kind: "before" | "after"; readonly minute: number };

/** Class, commitment and sleep as painted; anything that has a name is `named`. */
export type TakenBy =
  | { readonly kind: Exclude<BlockType, "free"> | "sleep hours" | "calendar" }
  | { readonly kind: "named"; readonly name: string }
  | KeptFree;

export interface BusyInterval extends Interval {
  readonly by: TakenBy;
}

export const isKeptFree = ({ kind }: TakenBy): boolean =>
  kind === "avoided" || kind === "before" || kind === "after";

interface WeekdayInterval extends BusyInterval {
  readonly weekday: number;
}

const paintedIntervals = (grid: AvailabilityGrid): readonly WeekdayInterval[] =>
  Object.values(grid).flatMap(({ day, hour, type }) =>
    type === "free"
      ? []
      : [{ weekday: day, start: hour * 60, end: hour * 60 + 60, by: { kind: type } }],
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

/** A name that the student gave, if any. */
export const takenByName = (name: string, unnamed: "commitment" | "calendar"): TakenBy =>
  name.trim() === "" ? { kind: unnamed } : { kind: "named", name: name.trim() };

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
      by: takenByName(commitment.name, "commitment"),
    }),
  );
};

const sleepIntervals = ({ start, end }: Preferences["sleepSchedule"]): readonly BusyInterval[] => {
  const why = { by: { kind: "sleep hours" } } as const;
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
  const avoided = avoidedTimes.map(
    (time): BusyInterval => ({
      ...preferredTimeWindows[time],
      by: { kind: "avoided", time },
    }),
  );
  const early: BusyInterval = {
    start: 0,
    end: earliestStart ?? 0,
    by: { kind: "before", minute: earliestStart ?? 0 },
  };
  const late: BusyInterval = {
    start: latestEnd ?? minutesPerDay,
    end: minutesPerDay,
    by: { kind: "after", minute: latestEnd ?? 0 },
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
