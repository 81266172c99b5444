import { type Weekday, weekdayNames } from "@smart-planner/planner";

/** One hour of the week. */
export interface WeekCell {
  readonly day: Weekday;
  readonly hour: number;
}

export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** `12 AM` to `11 PM`. */
export const hourNameOf = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "AM" : "PM"}`;

/** `Monday 9 AM`. */
export const cellNameOf = ({ day, hour }: WeekCell): string =>
  `${weekdayNames[day]} ${hourNameOf(hour)}`;

export const isSameCell = (one: WeekCell, other: WeekCell): boolean =>
  one.day === other.day && one.hour === other.hour;
