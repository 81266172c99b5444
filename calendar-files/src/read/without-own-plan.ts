import { isOwnUid } from "../own-uid.ts";
import type { CalendarFile } from "./read-calendar.ts";

/** A calendar without what a planner wrote into it: a plan that comes back would be pushed away by itself. */
export const withoutOwnPlan = (calendar: CalendarFile): CalendarFile => ({
  ...calendar,
  events: calendar.events.filter(({ uid }) => !isOwnUid(uid)),
});
