import type { CalendarDay } from "@smart-planner/planner/model";
import { dayNumberOf, dayOfNumber } from "@smart-planner/planner/time";
import { dayMs } from "../zones/zone.ts";

const two = (value: number): string => String(value).padStart(2, "0");

export const icsDate = (day: CalendarDay): string => day.replaceAll("-", "");

export const icsWallTime = (day: CalendarDay, minute: number): string => {
  const whole = Math.floor(minute / 1440);
  const shown = whole === 0 ? day : dayOfNumber(dayNumberOf(day) + whole);
  const rest = minute - whole * 1440;
  return `${icsDate(shown)}T${two(Math.floor(rest / 60))}${two(rest % 60)}00`;
};

/** Wall-clock milliseconds as if UTC. */
export const icsWall = (wall: number): string => {
  const dayNumber = Math.floor(wall / dayMs);
  const seconds = Math.floor((wall - dayNumber * dayMs) / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${icsDate(dayOfNumber(dayNumber))}T${clock.map(two).join("")}`;
};

export const icsInstant = (instant: number): string => `${icsWall(instant)}Z`;
