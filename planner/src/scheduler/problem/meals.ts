import { isOnDay } from "../../calendars/commitment-dates.ts";
import {
  type Interval,
  intersectIntervals,
  minutesIn,
  subtractIntervals,
} from "../../free-time/intervals.ts";
import type { CalendarDay } from "../../model/model.ts";
import { parseClock } from "../../time/clock-time.ts";
import { addDays, weekdayOf } from "../../time/day-number.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { dinner } from "./comfort.ts";
import type { StudyDay } from "./study-days.ts";

/** Days with a higher limit than this are long: they have pauses for meals. */
const longDayMinutes = 4 * 60;

/** Minutes by which lunch may move, the first choice first, within the hours in which it is lunch. */
const lunchMoves = [0, 30, -30, 60] as const;
const lunchHours: Interval = { start: 11.5 * 60, end: 14 * 60 };
const shortestLunch = 30;

/** Pauses for dinner: only their minutes are kept, their hour is a matter of comfort. */
const dinners: readonly Interval[] = [0, 30, 60, 90, 120].map((by) => ({
  start: dinner.from - dinner.shortest + by,
  end: dinner.from + by,
}));
const earliestDinner = dinner.from - dinner.shortest;
/** A class that ends between these is followed by dinner; a meal of the student's own at these hours is dinner. */
const afterClass: Interval = { start: 18 * 60, end: 20.25 * 60 };
const dinnerHours: Interval = { start: 17 * 60, end: 22 * 60 };

/** Classes and meals of a day. */
export interface DayTimes {
  /** Minutes at which classes and other busy times end, except meals. */
  readonly classEnds: readonly number[];
  readonly meals: readonly Interval[];
}

/** When classes and other busy times end on a day, and when its meals are. */
export const dayTimesOf = ({
  commitments,
  grid,
  busy = [],
}: AdvancedInputs): ((day: CalendarDay) => DayTimes) => {
  const cells = Object.values(grid).filter(({ type }) => type === "class" || type === "commitment");
  const times = commitments.map((each) => ({
    each,
    isMeal: each.type === "meal",
    start: parseClock(each.startTime) ?? 0,
    end: parseClock(each.endTime) ?? 0,
  }));
  const timesOn = (day: CalendarDay): DayTimes => {
    // A night shift ends on the day after it begins.
    const own = times.filter(({ each, start, end }) =>
      isOnDay(each, end > start ? day : addDays(day, -1)),
    );
    return {
      meals: own.flatMap(({ isMeal, start, end }) => (isMeal ? [{ start, end }] : [])),
      classEnds: [
        ...own.flatMap(({ isMeal, end }) => (isMeal ? [] : [end])),
        ...cells.flatMap((cell) => (cell.day === weekdayOf(day) ? [(cell.hour + 1) * 60] : [])),
        ...busy.flatMap((each) => (each.day === day ? [each.end] : [])),
      ],
    };
  };
  const known = new Map<CalendarDay, DayTimes>();
  return (day) => {
    const found = known.get(day) ?? timesOn(day);
    known.set(day, found);
    return found;
  };
};

export interface MealDay extends Pick<StudyDay, "free" | "limit"> {
  readonly gapMinutes: number;
  readonly times: DayTimes;
}

/** Units of study that a day's free time holds. */
export type Capacity = (
  day: Pick<MealDay, "limit" | "gapMinutes">,
  free: readonly Interval[],
  limitMinutes?: number,
) => number;

const hasMealIn = ({ meals }: DayTimes, hours: Interval): boolean =>
  intersectIntervals(meals, [hours]).length > 0;

const hasHour = (free: readonly Interval[]): boolean =>
  free.some(({ start, end }) => end - start >= 60);

/** The free time without a pause, where an hour of study fits on both sides of it. */
const around = (free: readonly Interval[], pause: Interval): readonly Interval[] | undefined => {
  const paused = subtractIntervals(free, [pause]);
  return hasHour(paused.filter(({ end }) => end <= pause.start)) &&
    hasHour(paused.filter(({ start }) => start >= pause.end))
    ? paused
    : undefined;
};

/** The free time with the pause that saves most study; without one if it would leave less than four hours. */
const pausedBy = (
  day: MealDay,
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

/** The free time beside dinner, if study may begin before the evening and the student has no dinner of their own. */
export const besideDinner = (day: MealDay, capacity: Capacity): readonly Interval[] => {
  const beginsEarly = day.free.some(({ start }) => start < earliestDinner);
  const keepsDinner = beginsEarly && !hasMealIn(day.times, dinnerHours);
  return keepsDinner ? pausedBy(day, dinners, capacity) : day.free;
};

/** The free time beside the usual lunch, moved or shortened if that saves study, or spares the sessions of the plan before. */
export const besideLunch = (
  day: MealDay,
  lunch: Interval,
  capacity: Capacity,
  before: readonly Interval[],
): readonly Interval[] => {
  const lunches = [lunch.end - lunch.start, shortestLunch].flatMap((minutes) =>
    lunchMoves.map((by) => ({ start: lunch.start + by, end: lunch.start + by + minutes })),
  );
  const isLunch = ({ start, end }: Interval) => start >= lunchHours.start && end <= lunchHours.end;
  const all = [lunch, ...lunches.filter(isLunch)];
  const spared = all.filter((each) => intersectIntervals([each], before).length === 0);
  return pausedBy(day, spared.length > 0 ? spared : all, (_, free, limit = day.limit) =>
    capacity(day, besideDinner({ ...day, free, limit }, capacity), limit),
  );
};

/** Starts that leave no time to eat after a class that ends at the time of lunch or dinner. */
export const startsWithoutMeal = (
  { free, times }: MealDay,
  paused: readonly Interval[],
): readonly Interval[] => {
  const hasLunch =
    minutesIn(free) - minutesIn(paused) >= shortestLunch || hasMealIn(times, lunchHours);
  const hasDinner = hasMealIn(times, dinnerHours);
  return times.classEnds.flatMap((start) => {
    if (!hasLunch && start >= lunchHours.start && start <= lunchHours.end)
      return [{ start, end: start + shortestLunch }];
    if (!hasDinner && start >= afterClass.start && start <= afterClass.end)
      return [{ start, end: start + dinner.shortest }];
    return [];
  });
};
