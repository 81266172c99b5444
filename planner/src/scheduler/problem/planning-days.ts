import { type Interval, minutesIn, subtractIntervals } from "../../free-time/intervals.ts";
import type { CalendarDay } from "../../model/model.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { defaultStartMinute, firstVisibleMinute } from "../../timeline/place-day.ts";
import { capacityFinder } from "./day-capacity.ts";
import { DayOracle, kindsOfLengths } from "./day-oracle.ts";
import {
  besideDinner,
  besideLunch,
  type Capacity,
  type DayTimes,
  startsWithoutMeal,
} from "./meals.ts";
import type { SessionUnits } from "./session-units.ts";
import type { Level, StudyDay } from "./study-days.ts";
import type { TimedSession } from "./timed-session.ts";

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
  /** Starts that leave no time for a meal. */
  readonly noMeal: readonly Interval[];
}

interface PlanningDaysInputs {
  readonly units: SessionUnits;
  readonly lunch: Interval | null;
  readonly timesOn: (day: CalendarDay) => DayTimes;
  readonly preferred: readonly Interval[];
  /** Hours before the usual start count like any other on this day. */
  readonly mayStartEarly: (day: StudyDay) => boolean;
  /** On one day, the fixed ones included. */
  readonly mostSessions: number;
  /** Sessions of the plan before: their minutes are not kept free, and lunch leaves them where they are. */
  readonly before: readonly TimedSession[];
}

interface PlanningDays {
  /** Units that a day holds beside its meals. */
  readonly wholeOf: (day: RhythmicDay) => number;
  /** The days as the search sees them. Days that give up no comfort keep some minutes free, free days all of them. */
  readonly planningDaysOf: (
    days: readonly RhythmicDay[],
    keptFree: ReadonlyMap<number, number>,
  ) => readonly PlanningDay[];
}

/** A day that keeps time to catch up has so many minutes of study all the same. */
const leastStudy = 60;

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

export const planningDaysFinder = ({
  units,
  lunch,
  timesOn,
  preferred,
  mayStartEarly,
  mostSessions: mostOfAll,
  before,
}: PlanningDaysInputs): PlanningDays => {
  // Many days look alike.
  const lunches = new Map<string, readonly Interval[]>();
  const oracles = new Map<string, DayOracle>();
  const kinds = kindsOfLengths(units, preferred);
  const capacityOf = capacityFinder(units);
  const capacity: Capacity = (day, free, limit = day.limit) =>
    capacityOf(free, limit, day.gapMinutes);
  const lunchOn = (
    day: RhythmicDay & { readonly times: DayTimes },
    usual: Interval,
    kept: readonly Interval[],
  ) => {
    const key = JSON.stringify([day.free, day.limit, day.gapMinutes, day.times.meals, kept]);
    const found = lunches.get(key) ?? besideLunch(day, usual, capacity, kept);
    lunches.set(key, found);
    return found;
  };
  const timesBefore = Map.groupBy(before, ({ day }) => day);
  const beforeOn = (day: number): readonly Interval[] =>
    (timesBefore.get(day) ?? []).map(({ start, minutes }) => ({ start, end: start + minutes }));
  const shapedDay = (given: RhythmicDay, keptFree: number, kept: readonly Interval[]) => {
    const day = { ...given, times: timesOn(given.day) };
    const hasMeals = lunch !== null && day.level < 2;
    const paused = hasMeals ? lunchOn(day, lunch, kept) : day.free;
    // On a plain day with one stretch of free time the first session begins at once.
    const mayBeginLater = !day.isPlain || day.free.length > 1;
    const noMeal = hasMeals && mayBeginLater ? startsWithoutMeal(day, paused) : [];
    const free =
      day.level === 3 || mayStartEarly(day) ? paused : withUsualStart(day, paused, capacity);
    const reserve = day.level === 0 ? keptFree : 0;
    return {
      ...day,
      free,
      open: day.free,
      hasMeals,
      noMeal,
      kept: reserve,
      isRest: reserve === Number.POSITIVE_INFINITY,
    };
  };
  const wholeOf = (day: ReturnType<typeof shapedDay>): number =>
    capacity(day, day.hasMeals ? besideDinner(day, capacity) : day.free);
  const planningDaysOf: PlanningDays["planningDaysOf"] = (days, keptFree) => {
    const shaped = days.map((day, index) =>
      shapedDay(day, keptFree.get(index) ?? 0, beforeOn(index)),
    );
    partAtMidnight(shaped, capacity);
    return shaped.map((day, index) => {
      const mostSessions = Math.max(mostOfAll - day.fixed.length, 0);
      const unitsBefore = Math.ceil(minutesIn(beforeOn(index)) / units.unit);
      const whole = Math.min(
        // A plan made again may use what the plan before used.
        Math.max(wholeOf(day), Math.min(capacity(day, day.free), unitsBefore)),
        mostSessions * Math.max(units.longest, 1),
      );
      const needed = Math.max(unitsBefore, Math.ceil(leastStudy / units.unit));
      const unused = Math.max(whole - Math.max(needed, units.shortest), 0);
      const reserve = Math.min(Math.round(day.kept / units.unit), unused);
      // As much as whole sessions fill.
      const most = day.isRest ? 0 : capacity(day, day.free, (whole - reserve) * units.unit);
      const { free, gapMinutes, isPlain, noMeal } = day;
      const alike = { free, limit: most, mostSessions, gapMinutes, isPlain, noMeal };
      const key = JSON.stringify(alike);
      const oracle = oracles.get(key) ?? new DayOracle({ ...alike, kinds, units });
      oracles.set(key, oracle);
      return { ...day, capacity: most, reserve: day.isRest ? 0 : reserve, mostSessions, oracle };
    });
  };
  return { wholeOf: (day) => wholeOf(shapedDay(day, 0, [])), planningDaysOf };
};
