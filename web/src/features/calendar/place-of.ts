import type { CalendarEvent, Place } from "@smart-planner/planner/plan";

export const placeOf = ({ day, startMinute, minutes }: CalendarEvent): Place => ({
  day,
  start: startMinute,
  minutes,
});

export const inOrder = (one: CalendarEvent, other: CalendarEvent): number =>
  one.day === other.day ? one.startMinute - other.startMinute : one.day < other.day ? -1 : 1;
