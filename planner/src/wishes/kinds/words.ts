import { counted } from "../../model/counted.ts";
import { listed } from "../../model/listed.ts";
import type { CalendarDay, Weekday } from "../../model/model.ts";
import { partsOf } from "../../time/calendar-day.ts";
import { formatClock, minutesPerDay } from "../../time/clock-time.ts";
import { longLabelOf, monthNames, weekdayNames } from "../../time/day-labels.ts";
import type { DateSpan, DayWindow, When, Who } from "../wish.ts";

/** `3 hours`, `45 minutes`, `1 hour 30 minutes`. */
export const spokenMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return counted(rest, "minute");
  return rest === 0
    ? counted(hours, "hour")
    : `${counted(hours, "hour")} ${counted(rest, "minute")}`;
};

/** `Sundays`, `weekdays`, `weekends`, `Mondays and Fridays`. */
export const spokenWeekdays = (weekdays: readonly Weekday[]): string => {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (days.join() === "0,1,2,3,4") return "weekdays";
  return days.join() === "5,6" ? "weekends" : listed(days.map((day) => `${weekdayNames[day]}s`));
};

const partNames: readonly (readonly [number, number, string])[] = [
  [5 * 60, 8 * 60, "in the early morning"],
  [5 * 60, 12 * 60, "in the morning"],
  [12 * 60, 17 * 60, "in the afternoon"],
];

/** `in the morning`, `before 10:00`, `after 18:00`, `17:00 to 21:00`. */
const spokenWindow = ({ from, to }: DayWindow): string => {
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
const spokenSpan = ({ from, to }: DateSpan): string =>
  to === undefined ? `from ${longLabelOf(from)} on` : spokenRun(from, to);

/** `Maths and Physics`, `hard subjects`; nothing where a wish is about all. */
export const whoText = ({ subjects = [], level }: Who): string | undefined => {
  if (subjects.length > 0) return listed(subjects);
  return level && `${level} subjects`;
};

export const examText = (subjects: readonly string[] = []): string =>
  subjects.length === 0
    ? "each exam"
    : `the ${listed(subjects)} exam${subjects.length === 1 ? "" : "s"}`;

/** `on Sundays`, `from 14 to 16 March 2027 after 18:00`; empty where a wish holds always. */
export const whenText = ({ weekdays, dates, window, daysBeforeExam, examsOf }: When): string =>
  [
    weekdays && `on ${spokenWeekdays(weekdays)}`,
    dates && listed(dates.map(spokenSpan)),
    daysBeforeExam &&
      `on the ${daysBeforeExam === 1 ? "day" : `last ${daysBeforeExam} days`} before ${examText(examsOf)}`,
    window && spokenWindow(window),
  ]
    .filter((part) => part !== undefined)
    .join(" ");

export const withWhen = (text: string, when: When): string => `${text} ${whenText(when)}`.trimEnd();

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
