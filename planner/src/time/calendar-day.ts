import type { CalendarDay } from "../model/model.ts";

export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

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

/** `YYYY-MM-DD`, years 0001 to 9999; `undefined` for anything else. */
export const parseDay = (text: string): CalendarDay | undefined =>
  isCalendarDay(text) ? text : undefined;

export const dayOf = ({ year, month, day }: DayParts): CalendarDay | undefined =>
  parseDay(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`);

/** Only for text known to be a calendar day. */
export const partsOf = (day: string): DayParts => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8, 10)),
});
