import type { CalendarDay } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";

/** A day that a test wrote down itself. */
export function day(text: string): CalendarDay {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`No day: ${text}`);
  return parsed;
}
