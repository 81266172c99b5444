import { type Interval, subtractIntervals } from "../../free-time/intervals.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { defaultStartMinute, firstVisibleMinute } from "../../timeline/place-day.ts";
import { capacityOf } from "./day-capacity.ts";
import { DayOracle } from "./day-oracle.ts";
import type { SessionUnits } from "./session-units.ts";
import type { Level, StudyDay } from "./study-days.ts";

/** Days with a higher limit than this are long: they have a midday pause. */
const longDayMinutes = 4 * 60;

/** A day as the search sees it. */
export interface PlanningDay extends StudyDay {
  /** Units that can be planned; none on a day that stays free. */
  readonly capacity: number;
  readonly oracle: DayOracle;
  /** Sessions that can be planned beside the fixed ones. */
  readonly mostSessions: number;
  readonly isRest: boolean;
}

export interface PlanningDaysInputs {
  readonly days: readonly StudyDay[];
  readonly level: Level;
  readonly units: SessionUnits;
  readonly gapMinutes: number;
  readonly lunch: Interval | null;
  readonly preferred: readonly Interval[];
  /** Hours before the usual start count like any other on this day. */
  readonly mayStartEarly: (day: StudyDay) => boolean;
  readonly isPlain: boolean;
  /** On one day, the fixed ones included. */
  readonly mostSessions: number;
  readonly restDays: ReadonlySet<number>;
}

/** What the free time of a day can hold, remembered: most days of a plan look alike. */
const capacityFinder = (units: SessionUnits, gapMinutes: number) => {
  const known = new Map<string, number>();
  return (free: readonly Interval[], limitMinutes: number): number => {
    const limit = Math.floor(limitMinutes / units.unit + 1e-9);
    const key = JSON.stringify([free, limit]);
    const found = known.get(key) ?? capacityOf({ free, limit, gapMinutes, lengths: units });
    known.set(key, found);
    return found;
  };
};

type Capacity = ReturnType<typeof capacityFinder>;

/** A long day pauses at midday where study lies on both sides and the pause costs no short day's worth. */
const withPause = (
  { free, limit }: StudyDay,
  lunch: Interval | null,
  capacity: Capacity,
): readonly Interval[] => {
  if (lunch === null || limit <= longDayMinutes) return free;
  const paused = subtractIntervals(free, [lunch]);
  const hasHour = (of: readonly Interval[]) => of.some(({ start, end }) => end - start >= 60);
  const isBetween =
    hasHour(paused.filter(({ end }) => end <= lunch.start)) &&
    hasHour(paused.filter(({ start }) => start >= lunch.end));
  return isBetween && capacity(paused, limit) >= capacity(free, longDayMinutes) ? paused : free;
};

/**
 * Hours before the usual start, and before the calendar's first, only where they are needed. A day
 * with a fixed session as early has begun: cut there, a plan made again would move what follows it.
 */
const withUsualStart = (
  { fixed, limit }: StudyDay,
  free: readonly Interval[],
  capacity: Capacity,
): readonly Interval[] => {
  const whole = capacity(free, limit);
  const begun = fixed.map(({ start }) => start);
  return (
    [defaultStartMinute, firstVisibleMinute]
      .map((usual) => subtractIntervals(free, [{ start: 0, end: Math.min(usual, ...begun) }]))
      .find((later) => capacity(later, limit) === whole) ?? free
  );
};

/** Two days whose free times meet at midnight: one of them yields the gap, the one it costs less. */
const partAtMidnight = (
  days: { free: readonly Interval[]; readonly limit: number; readonly isRest: boolean }[],
  gapMinutes: number,
  capacity: Capacity,
): void => {
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    if (before === undefined || before.isRest || day.isRest) continue;
    if (capacity(before.free, before.limit) === 0) continue;
    const rest = minutesPerDay - (before.free.at(-1)?.end ?? 0);
    const first = day.free[0]?.start ?? minutesPerDay;
    if (rest + first >= gapMinutes) continue;
    const later = subtractIntervals(day.free, [{ start: 0, end: gapMinutes - rest }]);
    const sooner = subtractIntervals(before.free, [
      { start: minutesPerDay - gapMinutes + first, end: minutesPerDay },
    ]);
    const costsHere = capacity(day.free, day.limit) - capacity(later, day.limit);
    const costsBefore = capacity(before.free, before.limit) - capacity(sooner, before.limit);
    if (costsBefore < costsHere) before.free = sooner;
    else day.free = later;
  }
};

export const planningDaysOf = ({
  days,
  level,
  units,
  gapMinutes,
  lunch,
  preferred,
  mayStartEarly,
  isPlain,
  mostSessions: mostOfAll,
  restDays,
}: PlanningDaysInputs): readonly PlanningDay[] => {
  const capacity = capacityFinder(units, gapMinutes);
  const shaped = days.map((day, index) => {
    const paused = level === 0 ? withPause(day, lunch, capacity) : day.free;
    const free = level === 2 || mayStartEarly(day) ? paused : withUsualStart(day, paused, capacity);
    return { ...day, free, isRest: restDays.has(index) };
  });
  partAtMidnight(shaped, gapMinutes, capacity);
  const oracles = new Map<string, DayOracle>();
  return shaped.map((day) => {
    const mostSessions = Math.max(mostOfAll - day.fixed.length, 0);
    const most = day.isRest
      ? 0
      : Math.min(capacity(day.free, day.limit), mostSessions * Math.max(units.longest, 1));
    const key = JSON.stringify([day.free, most, mostSessions]);
    const oracle =
      oracles.get(key) ??
      new DayOracle({
        free: day.free,
        preferred,
        limit: most,
        gapMinutes,
        units,
        isPlain,
        mostSessions,
      });
    oracles.set(key, oracle);
    return { ...day, capacity: most, mostSessions, oracle };
  });
};
