import type { CalendarDay, Weekday } from "../model/model.ts";
import { dayOf, partsOf } from "./calendar-day.ts";

const daysPerEra = 146_097;
const yearsPerEra = 400;
/** From 1 March of year 0 to 1970-01-01. */
const epochOffset = 719_468;
/** 0001-01-01. */
export const firstDayNumber = -719_162;

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Days since 1970-01-01. */
export const dayNumberOf = (calendarDay: CalendarDay): number => {
  const { year, month, day } = partsOf(calendarDay);
  // The year starts in March, so that a leap day comes last.
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / yearsPerEra);
  const yearOfEra = marchYear - era * yearsPerEra;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * daysPerEra + yearOfEra * 365 + leapDays + dayOfYear - epochOffset;
};

/** Throws outside the years 0001 to 9999. */
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

/** Negative if `to` is before `from`. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  dayNumberOf(to) - dayNumberOf(from);

export const weekdayOf = (day: CalendarDay): Weekday => {
  // 1970-01-01 was a Thursday.
  const index = (((dayNumberOf(day) + 3) % 7) + 7) % 7;
  return weekdays[index] ?? 0;
};

export const startOfWeek = (day: CalendarDay, first: Weekday): CalendarDay =>
  addDays(day, -((weekdayOf(day) - first + 7) % 7));

/** For stored weeks, whatever day the student's week starts on. */
export const mondayOf = (day: CalendarDay): CalendarDay => startOfWeek(day, 0);

/** The seven weekdays in the order of a week that starts on `first`. */
export const weekdaysFrom = (first: Weekday): readonly Weekday[] => [
  ...weekdays.slice(first),
  ...weekdays.slice(0, first),
];
