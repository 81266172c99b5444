import type { CalendarDay } from "@smart-planner/planner/model";
import { dayOf } from "@smart-planner/planner/time";

export interface ServerMoment {
  readonly today: CalendarDay;
  readonly minuteOfDay: number;
}

/** The server's own day, for who does not say what day it is where they are. */
export function serverMoment(now: Date): ServerMoment {
  const today = dayOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
  if (today === undefined) throw new RangeError("The server's clock shows no usable date");
  return { today, minuteOfDay: now.getHours() * 60 + now.getMinutes() };
}
