import type { Weekday } from "@smart-planner/planner/model";

export interface WeekCell {
  readonly day: Weekday;
  readonly hour: number;
}

export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** The grid opens here, and Tab leads here. */
export const firstShownHour = 7;

export const isSameCell = (one: WeekCell, other: WeekCell): boolean =>
  one.day === other.day && one.hour === other.hour;

/** Corners included; `week` is the order of the columns. */
export const cellsBetween = (
  one: WeekCell,
  other: WeekCell,
  week: readonly Weekday[],
): readonly WeekCell[] => {
  const isBetween = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return week
    .filter((_, column) => isBetween(column, week.indexOf(one.day), week.indexOf(other.day)))
    .flatMap((day) =>
      hoursOfDay
        .filter((hour) => isBetween(hour, one.hour, other.hour))
        .map((hour) => ({ day, hour })),
    );
};
