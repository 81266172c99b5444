import type { CalendarDay } from "../model.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { weekdayOf } from "../time/day-number.ts";
import type { LimitWish, Wish } from "./wish.ts";
import { daysAhead, holdsAlways, holdsOn } from "./wish-days.ts";

interface DateLimit {
  readonly day: CalendarDay;
  readonly minutes: number;
}

/** A lighter day has half of the usual hours; a light load on all days three quarters. */
const lightPart = { some: 0.5, all: 0.75 } as const;
const leastLight = 30;
const step = 15;

const isAboutAll = ({ subjects, level }: LimitWish): boolean =>
  subjects === undefined && level === undefined;

/**
 * Minutes of each day to which a wish gives a limit of its own. What is said of some days or dates takes
 * the place of the hours of the form, above them or below; what is said of all days only lowers them.
 */
export const limitsOfWishes = (
  inputs: AdvancedInputs,
  wishes: readonly Wish[],
): readonly DateLimit[] => {
  const limits = wishes.filter(
    (wish): wish is LimitWish =>
      wish.kind === "limit" && isAboutAll(wish) && wish.most !== undefined,
  );
  const lights = wishes.filter((wish) => wish.kind === "light");
  if (limits.length + lights.length === 0) return [];
  const usual = Math.min(inputs.hoursPerDay * 60, minutesPerDay);
  const off = inputs.wishes?.weekdaysOff ?? [];
  const openDays = Math.max(7 - new Set(off).size, 1);
  const limitOn = (day: CalendarDay): number => {
    const daily = limits.filter((wish) => wish.per === "day" && holdsOn(wish, day, inputs));
    const own = daily.filter((wish) => !holdsAlways(wish)).map(({ most = 0 }) => most);
    const all = daily.filter(holdsAlways).map(({ most = 0 }) => most);
    const weekly = limits
      .filter((wish) => wish.per === "week" && holdsOn(wish, day, inputs))
      .map(({ most = 0 }) => Math.floor(most / openDays));
    const stated = own.length > 0 ? Math.min(...own) : Math.min(usual, ...all);
    const light = lights
      .filter((wish) => holdsOn(wish, day, inputs))
      .map((wish) => {
        const part = holdsAlways(wish) ? lightPart.all : lightPart.some;
        return Math.max(Math.round((usual * part) / step) * step, leastLight);
      });
    return Math.min(stated, ...weekly, ...light, minutesPerDay);
  };
  return daysAhead(inputs)
    .filter((day) => !off.includes(weekdayOf(day)))
    .map((day) => ({ day, minutes: limitOn(day) }))
    .filter(({ minutes }) => minutes !== usual);
};
