import { type Interval, minutesIn, subtractIntervals } from "../../free-time/intervals.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { defaultStartMinute, firstVisibleMinute } from "../../timeline/place-day.ts";
import { dinner } from "./comfort.ts";
import { capacityFinder } from "./day-capacity.ts";
import { DayOracle } from "./day-oracle.ts";
import type { SessionUnits } from "./session-units.ts";
import type { Level, StudyDay } from "./study-days.ts";
import { floatAt } from "./typed-values.ts";

/** Days with a higher limit than this are long: they have pauses for meals. */
const longDayMinutes = 4 * 60;

/** A day with its rhythm. */
export interface RhythmicDay extends StudyDay {
  readonly level: Level;
  /** Sessions follow each other from its start; only a midday pause parts them, and dinner if they reach it. */
  readonly isPlain: boolean;
  /** Minutes between two sessions. */
  readonly gapMinutes: number;
}

/** A day as the search sees it. */
export interface PlanningDay extends RhythmicDay {
  /** Units that can be planned; none on a day that stays free. */
  readonly capacity: number;
  /** Units beside them that are kept to catch up. */
  readonly reserve: number;
  readonly oracle: DayOracle;
  /** Sessions that can be planned beside the fixed ones. */
  readonly mostSessions: number;
  readonly isRest: boolean;
  /** Its free time with the midday pause and the hours before the usual start. */
  readonly open: readonly Interval[];
  /** Starts that leave no lunch. */
  readonly noLunch: readonly Interval[];
}

export interface PlanningDaysInputs {
  readonly days: readonly RhythmicDay[];
  readonly units: SessionUnits;
  readonly lunch: Interval | null;
  /** Minutes of the day at which a meal of the student's own ends. */
  readonly mealEnds: ReadonlySet<number>;
  readonly preferred: readonly Interval[];
  /** Hours before the usual start count like any other on this day. */
  readonly mayStartEarly: (day: StudyDay) => boolean;
  /** On one day, the fixed ones included. */
  readonly mostSessions: number;
  /** Minutes of days that stay free while they give up nothing: all of a free day. */
  readonly keptFree: ReadonlyMap<number, number>;
  /** Minutes of each day that the plan before uses: these are not kept free. */
  readonly used: Float64Array;
  /** Of days that look alike, for the same units. */
  readonly lunches: Map<string, readonly Interval[]>;
  readonly oracles: Map<string, DayOracle>;
}

type Capacity = (
  day: Pick<RhythmicDay, "gapMinutes" | "limit">,
  free: readonly Interval[],
  limitMinutes?: number,
) => number;

/** A day that keeps time to catch up has so many minutes of study all the same. */
const leastStudy = 60;

/** Pauses for dinner: only their minutes are kept, their hour is a matter of comfort. */
const dinners: readonly Interval[] = [0, 30, 60, 90, 120].map((by) => ({
  start: dinner.from - dinner.shortest + by,
  end: dinner.from + by,
}));

/** Minutes by which lunch may move, the first choice first, within the hours in which it is lunch. */
const lunchMoves = [0, 30, -30, 60] as const;
const lunchHours: Interval = { start: 11.5 * 60, end: 14 * 60 };
const shortestLunch = 30;

/** The free time without a pause, where an hour of study fits on both sides of it. */
const around = (free: readonly Interval[], pause: Interval): readonly Interval[] | undefined => {
  const paused = subtractIntervals(free, [pause]);
  const hasHour = (of: readonly Interval[]) => of.some(({ start, end }) => end - start >= 60);
  return hasHour(paused.filter(({ end }) => end <= pause.start)) &&
    hasHour(paused.filter(({ start }) => start >= pause.end))
    ? paused
    : undefined;
};

/** The free time with one of some pauses, the one that saves most study; whole if it would take a short day's time. */
const pausedBy = (
  day: Pick<RhythmicDay, "gapMinutes" | "limit" | "free">,
  pauses: readonly Interval[],
  capacity: Capacity,
): readonly Interval[] => {
  const { free, limit } = day;
  if (limit <= longDayMinutes) return free;
  const most = pauses
    .map((each) => around(free, each))
    .reduce((best, paused) =>
      paused && (!best || capacity(day, paused) > capacity(day, best)) ? paused : best,
    );
  return most && capacity(day, most) >= capacity(day, free, longDayMinutes) ? most : free;
};

/** The usual lunch, moved or shortened if that saves study. */
const withLunch = (day: RhythmicDay, lunch: Interval, capacity: Capacity): readonly Interval[] => {
  const lunches = [lunch.end - lunch.start, shortestLunch].flatMap((minutes) =>
    lunchMoves.map((by) => ({ start: lunch.start + by, end: lunch.start + by + minutes })),
  );
  const isLunch = ({ start, end }: Interval) => start >= lunchHours.start && end <= lunchHours.end;
  return pausedBy(day, [lunch, ...lunches.filter(isLunch)], capacity);
};

/** Starts within half an hour of a class, or of other busy time except a meal, that ends around noon. */
const rightAfterNoon = (
  { isPlain, free, fixed, gapMinutes }: RhythmicDay,
  mealEnds: ReadonlySet<number>,
): readonly Interval[] => {
  // The first session of such a day begins at once.
  if (isPlain && free.length === 1) return [];
  const ends = new Set(fixed.map(({ start, minutes }) => start + minutes + gapMinutes));
  return free
    .filter(({ start }) => start >= lunchHours.start && start <= lunchHours.end)
    .filter(({ start }) => !mealEnds.has(start) && !ends.has(start))
    .map(({ start }) => ({ start, end: start + shortestLunch }));
};

/**
 * Hours before the usual start only if needed. A day with an earlier locked session is not cut
 * there: a replan would move later sessions.
 */
const withUsualStart = (
  day: RhythmicDay,
  free: readonly Interval[],
  capacity: Capacity,
): readonly Interval[] => {
  const whole = capacity(day, free);
  const begun = day.fixed.map(({ start }) => start);
  return (
    [defaultStartMinute, firstVisibleMinute]
      .map((usual) => subtractIntervals(free, [{ start: 0, end: Math.min(usual, ...begun) }]))
      .find((later) => capacity(day, later) === whole) ?? free
  );
};

/** Two days whose free times meet at midnight: one of them yields the gap, the one it costs less. */
const partAtMidnight = (
  days: (Pick<RhythmicDay, "limit" | "gapMinutes"> & {
    free: readonly Interval[];
    readonly isRest: boolean;
  })[],
  capacity: Capacity,
): void => {
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    if (before === undefined || before.isRest || day.isRest) continue;
    if (capacity(before, before.free) === 0) continue;
    const gapMinutes = Math.max(before.gapMinutes, day.gapMinutes);
    const rest = minutesPerDay - (before.free.at(-1)?.end ?? 0);
    const first = day.free[0]?.start ?? minutesPerDay;
    if (rest + first >= gapMinutes) continue;
    const later = subtractIntervals(day.free, [{ start: 0, end: gapMinutes - rest }]);
    const sooner = subtractIntervals(before.free, [
      { start: minutesPerDay - gapMinutes + first, end: minutesPerDay },
    ]);
    const costsHere = capacity(day, day.free) - capacity(day, later);
    const costsBefore = capacity(before, before.free) - capacity(before, sooner);
    if (costsBefore < costsHere) before.free = sooner;
    else day.free = later;
  }
};

export const planningDaysOf = ({
  days,
  units,
  lunch,
  mealEnds,
  preferred,
  mayStartEarly,
  mostSessions: mostOfAll,
  keptFree,
  used,
  lunches,
  oracles,
}: PlanningDaysInputs): readonly PlanningDay[] => {
  const capacityOf = capacityFinder(units);
  const capacity: Capacity = (day, free, limit = day.limit) =>
    capacityOf(free, limit, day.gapMinutes);
  const besideDinner: Capacity = (day, free, limit = day.limit) =>
    capacity(day, pausedBy({ ...day, free, limit }, dinners, capacity), limit);
  const lunchOn = (day: RhythmicDay, usual: Interval) => {
    const key = JSON.stringify([day.free, day.limit, day.gapMinutes]);
    const found = lunches.get(key) ?? withLunch(day, usual, besideDinner);
    lunches.set(key, found);
    return found;
  };
  const shaped = days.map((day, index) => {
    const hasMeals = lunch !== null && day.level < 2;
    const paused = hasMeals ? lunchOn(day, lunch) : day.free;
    const hasLunch = minutesIn(day.free) - minutesIn(paused) >= shortestLunch;
    const noLunch = hasMeals && !hasLunch ? rightAfterNoon(day, mealEnds) : [];
    const free =
      day.level === 3 || mayStartEarly(day) ? paused : withUsualStart(day, paused, capacity);
    const kept = day.level === 0 ? (keptFree.get(index) ?? 0) : 0;
    return {
      ...day,
      free,
      open: day.free,
      hasMeals,
      noLunch,
      kept,
      isRest: kept === Number.POSITIVE_INFINITY,
    };
  });
  partAtMidnight(shaped, capacity);
  return shaped.map((day, index) => {
    const mostSessions = Math.max(mostOfAll - day.fixed.length, 0);
    const before = Math.ceil(floatAt(used, index) / units.unit);
    const beside = day.hasMeals ? pausedBy(day, dinners, capacity) : day.free;
    const whole = Math.min(
      Math.max(capacity(day, beside), Math.min(capacity(day, day.free), before)),
      mostSessions * Math.max(units.longest, 1),
    );
    const needed = Math.max(before, Math.ceil(leastStudy / units.unit));
    const unused = Math.max(whole - Math.max(needed, units.shortest), 0);
    const reserve = Math.min(Math.round(day.kept / units.unit), unused);
    const most = day.isRest ? 0 : whole - reserve;
    const { free, gapMinutes, isPlain, noLunch } = day;
    const key = JSON.stringify([free, most, mostSessions, gapMinutes, isPlain, noLunch]);
    const oracle =
      oracles.get(key) ??
      new DayOracle({
        free,
        preferred,
        limit: most,
        gapMinutes,
        units,
        isPlain,
        mostSessions,
        noLunch,
      });
    oracles.set(key, oracle);
    return { ...day, capacity: most, reserve: day.isRest ? 0 : reserve, mostSessions, oracle };
  });
};
