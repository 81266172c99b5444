import { isOwnUid } from "../own-uid.ts";
import type { CalendarFile } from "./read-calendar.ts";

/** Removes events that a planner wrote: otherwise a plan would block its own times. */
export const withoutOwnPlan = (calendar: CalendarFile): CalendarFile => ({
  ...calendar,
  events: calendar.events.filter(({ uid }) => !isOwnUid(uid)),
});
