import type { CalendarDay, DateLabel } from "../model/model.ts";
import { dayOf, partsOf } from "./calendar-day.ts";
import { weekdayOf } from "./day-number.ts";

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Indexed by `Weekday`. */
export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** `05-March-2027`, as plans are stored. */
export const labelOf = (calendarDay: CalendarDay): DateLabel => {
  const { month } = partsOf(calendarDay);
  return `${calendarDay.slice(8)}-${monthNames[month - 1]}-${calendarDay.slice(0, 4)}`;
};

export const longLabelOf = (calendarDay: CalendarDay): string => {
  const { year, month, day } = partsOf(calendarDay);
  return `${day} ${monthNames[month - 1]} ${year}`;
};

/** `5 March`. */
export const dayAndMonth = (calendarDay: CalendarDay): string => {
  const { month, day } = partsOf(calendarDay);
  return `${day} ${monthNames[month - 1]}`;
};

export const shortDayAndMonth = (calendarDay: CalendarDay): string => {
  const { month, day } = partsOf(calendarDay);
  return `${day} ${monthNames[month - 1]?.slice(0, 3)}`;
};

export const shortWeekday = (calendarDay: CalendarDay): string =>
  weekdayNames[weekdayOf(calendarDay)].slice(0, 3);

/** `05-March-2027` or `5 March 2027` in any case; `undefined` for anything else. */
export const dayOfLabel = (text: string): CalendarDay | undefined => {
  const match = /^(\d{1,2})(?:-([a-z]+)-|\s+([a-z]+)\s+)(\d{1,4})$/i.exec(text.trim());
  if (match === null) return undefined;
  const name = (match[2] ?? match[3] ?? "").toLowerCase();
  const month = monthNames.findIndex((monthName) => monthName.toLowerCase() === name) + 1;
  return dayOf({ year: Number(match[4]), month, day: Number(match[1]) });
};
