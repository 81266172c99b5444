import type { CalendarDay, DateLabel, Weekday } from "../model.ts";

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

/** Monday first, at the index of its `Weekday`. */
export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const daysPerEra = 146_097;
const yearsPerEra = 400;
/** From 1 March of the year 0 to 1 January 1970, the day with number 0. */
const epochOffset = 719_468;
/** The number of 0001-01-01: no calendar day lies before it. */
export const firstDayNumber = -719_162;

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

const padded = (value: number, length: number): string => String(value).padStart(length, "0");

const isCalendarDay = (text: string): text is CalendarDay => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
};

/** Reads `YYYY-MM-DD`, years 0001 to 9999; anything that is not a real day gives `undefined`. */
export const parseDay = (text: string): CalendarDay | undefined =>
  isCalendarDay(text) ? text : undefined;

export const dayOf = ({ year, month, day }: DayParts): CalendarDay | undefined =>
  parseDay(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`);

/** Only for text already known to have the shape of a calendar day. */
export const partsOf = (day: string): DayParts => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8, 10)),
});

/** Days since 1970-01-01, by whole-number arithmetic alone. */
export const dayNumberOf = (calendarDay: CalendarDay): number => {
  const { year, month, day } = partsOf(calendarDay);
  // The year begins in March here, so that a leap day comes last and shifts no other day.
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / yearsPerEra);
  const yearOfEra = marchYear - era * yearsPerEra;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * daysPerEra + yearOfEra * 365 + leapDays + dayOfYear - epochOffset;
};

/** The inverse of `dayNumberOf`; throws for a day outside the years 0001 to 9999. */
export const dayOfNumber = (dayNumber: number): CalendarDay => {
  const shifted = dayNumber + epochOffset;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const yearStart = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - yearStart;
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const calendarDay = dayOf({ year, month, day });
  if (calendarDay === undefined) throw new RangeError(`No calendar day has number ${dayNumber}`);
  return calendarDay;
};

export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  dayOfNumber(dayNumberOf(day) + days);

/** How many days `to` lies after `from`; negative when it lies before. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  dayNumberOf(to) - dayNumberOf(from);

export const weekdayOf = (day: CalendarDay): Weekday => {
  // 1970-01-01 was a Thursday.
  const index = (((dayNumberOf(day) + 3) % 7) + 7) % 7;
  return weekdays[index] ?? 0;
};

/** The label a plan is stored and shown under: `05-March-2027`. */
export const labelOf = (calendarDay: CalendarDay): DateLabel => {
  const { year, month, day } = partsOf(calendarDay);
  return `${padded(day, 2)}-${monthNames[month - 1]}-${padded(year, 4)}`;
};

/** The long British form: `5 March 2027`. */
export const longLabelOf = (calendarDay: CalendarDay): string => {
  const { year, month, day } = partsOf(calendarDay);
  return `${day} ${monthNames[month - 1]} ${year}`;
};

/** Reads `05-March-2027` and `5 March 2027`, in any letter case; anything else gives `undefined`. */
export const dayOfLabel = (text: string): CalendarDay | undefined => {
  const match = /^(\d{1,2})(?:-([a-z]+)-|\s+([a-z]+)\s+)(\d{1,4})$/i.exec(text.trim());
  if (match === null) return undefined;
  const name = (match[2] ?? match[3] ?? "").toLowerCase();
  const month = monthNames.findIndex((monthName) => monthName.toLowerCase() === name) + 1;
  return dayOf({ year: Number(match[4]), month, day: Number(match[1]) });
};
