import type { CalendarDay } from "../src/model/model.ts";
import { parseDay } from "../src/time/calendar-day.ts";

/** A day that a test wrote down itself. */
export const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`not a day: ${text}`);
  return parsed;
};
