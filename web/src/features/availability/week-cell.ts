import type { Weekday } from "@smart-planner/planner/model";
import { weekdayNames, weekdays } from "@smart-planner/planner/time";

export interface WeekCell {
  readonly day: Weekday;
  readonly hour: number;
}

export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** The grid opens here, and Tab leads here. */
export const firstShownHour = 7;

/** `12 AM` to `11 PM`. */
export const hourNameOf = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "AM" : "PM"}`;

/** `Monday 9 AM`. */
export const cellNameOf = ({ day, hour }: WeekCell): string =>
  `${weekdayNames[day]} ${hourNameOf(hour)}`;

export const isSameCell = (one: WeekCell, other: WeekCell): boolean =>
  one.day === other.day && one.hour === other.hour;

/** Corners included. */
export const cellsBetween = (one: WeekCell, other: WeekCell): readonly WeekCell[] => {
  const isBetween = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return weekdays
    .filter((day) => isBetween(day, one.day, other.day))
    .flatMap((day) =>
      hoursOfDay
        .filter((hour) => isBetween(hour, one.hour, other.hour))
        .map((hour) => ({ day, hour })),
    );
};
