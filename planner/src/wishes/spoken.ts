import type { CalendarDay, PreferredTime, Weekday } from "../model.ts";
import {
  daysBetween,
  longLabelOf,
  monthNames,
  partsOf,
  weekdayNames,
} from "../time/calendar-day.ts";

/** `a`, `a and b`, `a, b and c`. */
const listed = (words: readonly string[], conjunction: "and" | "or" = "and"): string =>
  words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

export const spokenDays = (days: number): string => (days === 1 ? "day" : `${days} days`);

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

const spokenTime: Readonly<Record<PreferredTime, string>> = {
  "Early Morning": "in the early morning",
  Morning: "in the morning",
  Afternoon: "in the afternoon",
  Evening: "in the evening",
  Night: "at night",
};

export const spokenTimes = (
  times: readonly PreferredTime[],
  conjunction: "and" | "or" = "and",
): string =>
  listed(
    [...new Set(times)].map((time) => spokenTime[time]),
    conjunction,
  );

const spokenRun = (first: CalendarDay, last: CalendarDay): string => {
  if (first === last) return `on ${longLabelOf(first)}`;
  const [from, to] = [partsOf(first), partsOf(last)];
  const month = from.month === to.month ? "" : ` ${monthNames[from.month - 1]}`;
  const start = from.year === to.year ? `${from.day}${month}` : longLabelOf(first);
  return `from ${start} to ${longLabelOf(last)}`;
};

/** Days that follow each other become one run: `on 5 March 2027`, `from 5 to 9 March 2027`. */
export const spokenDates = (days: readonly CalendarDay[]): readonly string[] => {
  const runs: { first: CalendarDay; last: CalendarDay }[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const run = runs.at(-1);
    if (run !== undefined && daysBetween(run.last, day) === 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => spokenRun(first, last));
};
