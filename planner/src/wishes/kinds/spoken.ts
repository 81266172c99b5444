import { counted } from "../../model/counted.ts";
import { listed } from "../../model/listed.ts";
import type { CalendarDay, Weekday } from "../../model/model.ts";
import { partsOf } from "../../time/calendar-day.ts";
import { formatClock, minutesPerDay } from "../../time/clock-time.ts";
import { longLabelOf, monthNames, weekdayNames } from "../../time/day-labels.ts";
import type { DateSpan, DayWindow } from "../wish.ts";

/** `3 hours`, `45 minutes`, `1 hour 30 minutes`. */
export const spokenMinutes = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  const parts = [
    ...(hours > 0 ? [counted(hours, "hour")] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, "minute")] : []),
  ];
  return parts.join(" ");
};

const weekday: readonly Weekday[] = [0, 1, 2, 3, 4];
const weekend: readonly Weekday[] = [5, 6];

/** `Sundays`, `weekdays`, `weekends`, `Mondays and Fridays`. */
export const spokenWeekdays = (weekdays: readonly Weekday[]): string => {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (days.length === weekday.length && weekday.every((day) => days.includes(day)))
    return "weekdays";
  if (days.length === weekend.length && weekend.every((day) => days.includes(day)))
    return "weekends";
  return listed(days.map((day) => `${weekdayNames[day]}s`));
};

const partNames: readonly (readonly [number, number, string])[] = [
  [5 * 60, 8 * 60, "in the early morning"],
  [5 * 60, 12 * 60, "in the morning"],
  [12 * 60, 17 * 60, "in the afternoon"],
];

/** `in the morning`, `before 10:00`, `after 18:00`, `17:00 to 21:00`. */
export const spokenWindow = ({ from, to }: DayWindow): string => {
  const part = partNames.find(([start, end]) => start === from && end === to);
  if (part !== undefined) return part[2];
  if (from === 0) return `before ${formatClock(to)}`;
  if (to === minutesPerDay) return `after ${formatClock(from)}`;
  return `${formatClock(from)} to ${formatClock(to)}`;
};

const spokenRun = (first: CalendarDay, last: CalendarDay): string => {
  if (first === last) return `on ${longLabelOf(first)}`;
  const [from, to] = [partsOf(first), partsOf(last)];
  const month = from.month === to.month ? "" : ` ${monthNames[from.month - 1]}`;
  const start = from.year === to.year ? `${from.day}${month}` : longLabelOf(first);
  return `from ${start} to ${longLabelOf(last)}`;
};

/** `on 5 March 2027`, `from 5 to 9 March 2027`, `from 5 March 2027 on`. */
export const spokenDateSpans = (spans: readonly DateSpan[]): readonly string[] =>
  spans.map(({ from, to }) =>
    to === undefined ? `from ${longLabelOf(from)} on` : spokenRun(from, to),
  );
