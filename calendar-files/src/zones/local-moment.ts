import type { CalendarDay } from "@smart-planner/planner/model";
import { dayNumberOf, dayOfNumber } from "@smart-planner/planner/time";
import { zoneNamed } from "./known-zone.ts";
import { dayMs } from "./zone.ts";

export interface LocalMoment {
  readonly day: CalendarDay;
  /** Minutes from midnight by the wall clock. */
  readonly minute: number;
}

const minuteMs = 60_000;

/** A wall clock's reading as a day and a minute; throws outside the years 0001 to 9999. */
export const momentOfWall = (wall: number): LocalMoment => {
  const dayNumber = Math.floor(wall / dayMs);
  return {
    day: dayOfNumber(dayNumber),
    minute: Math.floor((wall - dayNumber * dayMs) / minuteMs),
  };
};

export const wallOfMoment = ({ day, minute }: LocalMoment): number =>
  dayNumberOf(day) * dayMs + minute * minuteMs;

/** The day and the minute that a clock on the wall shows there. */
export const localMomentOf = (instant: number, timeZone: string): LocalMoment =>
  momentOfWall(zoneNamed(timeZone).wallOf(instant));

/**
 * When the wall clock shows this. An hour that a clock change leaves out counts as the one after it,
 * and of an hour that comes twice the first is meant.
 */
export const instantOf = (moment: LocalMoment, timeZone: string): number =>
  zoneNamed(timeZone).instantOf(wallOfMoment(moment));
