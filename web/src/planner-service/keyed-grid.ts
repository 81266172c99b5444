import {
  type AvailabilityGrid,
  defaultPreferences,
  type Weekday,
} from "@smart-planner/planner/model";
import { weekdayNames } from "@smart-planner/planner/time";

/** The key of an hour in the stored grid: `Monday-9`. */
export const keyOfCell = ({ day, hour }: { readonly day: Weekday; readonly hour: number }) =>
  `${weekdayNames[day]}-${hour}`;

/** With every block under the key of its own hour, whatever key it was stored under. */
export const keyedGrid = (grid: AvailabilityGrid): AvailabilityGrid =>
  Object.fromEntries(Object.values(grid).map((block) => [keyOfCell(block), block]));

/** The week of a Quick Plan and of a smart timetable: nothing is known of it. */
export const emptyWeek = { grid: {}, commitments: [], preferences: defaultPreferences };
