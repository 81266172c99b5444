import { type CalendarEvent, type Place, stepMinutes } from "@smart-planner/planner/plan";
import { minutesPerDay } from "@smart-planner/planner/time";

export const placeOf = ({ day, startMinute, minutes }: CalendarEvent): Place => ({
  day,
  start: startMinute,
  minutes,
});

/** A quarter of an hour longer or shorter. */
export const resizedPlace = (session: CalendarEvent, choice: "longer" | "shorter"): Place => {
  const place = placeOf(session);
  const by = choice === "longer" ? stepMinutes : -stepMinutes;
  const minutes = Math.max(place.minutes + by, Math.min(place.minutes, stepMinutes));
  return { ...place, minutes: Math.min(minutes, minutesPerDay - place.start) };
};
