import type { CalendarDay } from "@smart-planner/planner/model";
import { dayNumberOf, dayOfNumber } from "@smart-planner/planner/time";
import { zoneNamed } from "./known-zone.ts";
import { dayMs } from "./zone.ts";

export interface LocalMoment {
  readonly day: CalendarDay;
  readonly minute: number;
}

const minuteMs = 60_000;

/** Throws outside the years 0001 to 9999. */
export const momentOfWall = (wall: number): LocalMoment => {
  const dayNumber = Math.floor(wall / dayMs);
  return {
    day: dayOfNumber(dayNumber),
    minute: Math.floor((wall - dayNumber * dayMs) / minuteMs),
  };
};

export const wallOfMoment = ({ day, minute }: LocalMoment): number =>
  dayNumberOf(day) * dayMs + minute * minuteMs;

/** The local day and minute. */
export const localMomentOf = (instant: number, timeZone: string): LocalMoment =>
  momentOfWall(zoneNamed(timeZone).wallOf(instant));

/** A skipped hour counts as the next one; of a repeated hour the first. */
export const instantOf = (moment: LocalMoment, timeZone: string): number =>
  zoneNamed(timeZone).instantOf(wallOfMoment(moment));
