import type { QuickInputs } from "@smart-planner/contract";
import type { CalendarEvent } from "@smart-planner/planner/plan";

/** Whether a session ended before its plan was made: it is never missed. */
export const endedBefore = (
  { day, endMinute }: CalendarEvent,
  since: QuickInputs["since"],
): boolean =>
  since !== undefined && (day < since.day || (day === since.day && endMinute <= since.minute));
