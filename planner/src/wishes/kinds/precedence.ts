import type { CalendarDay } from "../../model/model.ts";
import type { AdvancedInputs } from "../../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import type { When } from "../wish.ts";
import { daysAhead, givenMinutesOn, type Horizon, holdsAlways, holdsOn, isOff } from "./days.ts";

/** When something that was said holds, and whether it was said of some days or of all. */
interface Said {
  readonly isOn: (day: CalendarDay) => boolean;
  readonly isOfSomeDays: boolean;
}

export const saidWhen = (when: When, horizon: Horizon): Said => ({
  isOn: (day) => holdsOn(when, day, horizon),
  isOfSomeDays: !holdsAlways(when),
});

/** The wishes that count on a day: one of some days wins over one of all days ("2 h, 4 on Saturdays"). */
export const decidingOn = <Of extends Said>(
  all: readonly Of[],
  day: CalendarDay,
): readonly Of[] => {
  const here = all.filter(({ isOn }) => isOn(day));
  const closer = here.filter(({ isOfSomeDays }) => isOfSomeDays);
  return closer.length > 0 ? closer : here;
};

/** Minutes that a wish gives to some days or takes from them. */
export interface DayLimit extends Said {
  readonly minutes: number;
  /** `sets`: the hours of these days; `lowers`: at most so much; `takes`: so much less than there is. */
  readonly does: "sets" | "lowers" | "takes";
}

const lowest = (limits: readonly DayLimit[]): number =>
  Math.min(...limits.map(({ minutes }) => minutes));

/**
 * Minutes of each day whose limit a wish sets; a day off stays one. A limit for some days replaces
 * the hours of the form, above them or below; a limit for all days only lowers them.
 */
export const dateLimitsOf = (
  inputs: AdvancedInputs,
  limits: readonly DayLimit[],
): NonNullable<AdvancedInputs["dateLimits"]> => {
  if (limits.length === 0) return [];
  const usual = Math.min(inputs.hoursPerDay * 60, minutesPerDay);
  const that = Map.groupBy(limits, ({ does }) => does);
  const here = (does: DayLimit["does"], day: CalendarDay): readonly DayLimit[] =>
    (that.get(does) ?? []).filter(({ isOn }) => isOn(day));
  const baseOn = (day: CalendarDay): number => givenMinutesOn(inputs, day) ?? usual;
  const limitOn = (day: CalendarDay): number => {
    const sets = decidingOn(that.get("sets") ?? [], day);
    const stated = sets.some(({ isOfSomeDays }) => isOfSomeDays)
      ? lowest(sets)
      : Math.min(baseOn(day), lowest(sets));
    const taken = here("takes", day).reduce((sum, { minutes }) => sum + minutes, 0);
    return Math.max(Math.min(stated, lowest(here("lowers", day)), minutesPerDay) - taken, 0);
  };
  return daysAhead(inputs)
    .filter((day) => !isOff(inputs, day))
    .map((day) => ({ day, minutes: limitOn(day) }))
    .filter(({ day, minutes }) => minutes !== baseOn(day));
};
