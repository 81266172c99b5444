import type { CalendarDay } from "../../model.ts";
import type { AdvancedInputs } from "../../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { weekdayOf } from "../../time/day-number.ts";
import type { When } from "../wish.ts";
import { daysAhead, type Horizon, holdsAlways, holdsOn } from "./days.ts";

/** Most minutes of study on some days. */
export interface DayLimit {
  readonly when: When;
  readonly minutes: number;
  /** `sets`: the student names the hours of these days; `lowers`: it only takes from what there is. */
  readonly does: "sets" | "lowers";
}

/** Of wishes about all days and wishes about some, those that count on a day: the closer one wins. */
export const decidingOn = <Said extends { readonly when: When }>(
  all: readonly Said[],
  day: CalendarDay,
  horizon: Horizon,
): readonly Said[] => {
  const here = all.filter(({ when }) => holdsOn(when, day, horizon));
  const own = here.filter(({ when }) => !holdsAlways(when));
  return own.length > 0 ? own : here;
};

/**
 * Minutes of each day to which wishes give a limit of its own. What is said of some days takes the place of the
 * hours of the form, above them or below; what is said of all days only lowers them.
 */
export const dateLimitsOf = (
  inputs: AdvancedInputs,
  limits: readonly DayLimit[],
): NonNullable<AdvancedInputs["dateLimits"]> => {
  if (limits.length === 0) return [];
  const usual = Math.min(inputs.hoursPerDay * 60, minutesPerDay);
  const off = inputs.wishes?.weekdaysOff ?? [];
  const limitOn = (day: CalendarDay): number => {
    const sets = decidingOn(
      limits.filter(({ does }) => does === "sets"),
      day,
      inputs,
    );
    const stated = Math.min(...sets.map(({ minutes }) => minutes));
    const isOwn = sets.some(({ when }) => !holdsAlways(when));
    const lowered = limits
      .filter(({ does, when }) => does === "lowers" && holdsOn(when, day, inputs))
      .map(({ minutes }) => minutes);
    return Math.min(isOwn ? stated : Math.min(usual, stated), ...lowered, minutesPerDay);
  };
  return daysAhead(inputs)
    .filter((day) => !off.includes(weekdayOf(day)))
    .map((day) => ({ day, minutes: limitOn(day) }))
    .filter(({ minutes }) => minutes !== usual);
};
