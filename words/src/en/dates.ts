import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import {
  dayAndMonth,
  formatDuration,
  shortDayAndMonth,
  shortDuration,
  shortWeekday,
  weekdayNames,
} from "@smart-planner/planner/time";

/** `Sat 28 Nov`, with its year if it is another one. */
const shortDate = (day: CalendarDay, today: CalendarDay): string => {
  const year = day.slice(0, 4);
  const own = year === today.slice(0, 4) ? "" : ` ${year}`;
  return `${shortWeekday(day)} ${shortDayAndMonth(day)}${own}`;
};

/** Days and lengths outside a sentence; inside one a message takes the day or the minutes. */
export const dateWords = {
  weekday: (weekday: Weekday): string => weekdayNames[weekday],
  shortWeekday: (weekday: Weekday): string => weekdayNames[weekday].slice(0, 3),
  dayAndMonth: (day: CalendarDay) => dayAndMonth(day),
  shortDayAndMonth: (day: CalendarDay) => shortDayAndMonth(day),
  range: (from: CalendarDay, to: CalendarDay, today: CalendarDay) => {
    if (from === to) return shortDate(from, today);
    const first = shortDate(from, from);
    const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
    return `${isSameMonth ? first.replace(/ \S+$/, "") : first} – ${shortDate(to, today)}`;
  },
  length: (minutes: number) => formatDuration(minutes),
  shortLength: (minutes: number) => shortDuration(minutes),
  /** `1.5`: 69 minutes are 1.15 hours, which `toFixed` alone shows as 1.1. */
  decimal: (value: number) => (Math.round(value * 10) / 10).toFixed(1),
  /** A length and a day of a stored plan: English shows them as they are stored. */
  storedLength: (text: string, _minutes: number) => text,
  /** Names side by side, outside a sentence. */
  list: (names: readonly string[]) => names.join(", "),
  storedDay: (label: string, _day: CalendarDay) => label,
};
