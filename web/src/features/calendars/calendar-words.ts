import type { DatedEvent } from "@smart-planner/planner/calendars";
import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import {
  addDays,
  dayAndMonth,
  daysBetween,
  formatClock,
  minutesPerDay,
  partsOf,
  type ShowClock,
  shortDayAndMonth,
  shortWeekday,
  startOfWeek,
} from "@smart-planner/planner/time";
import type { Moment } from "../../platform/clock.ts";
import { counted } from "../../ui/counted.ts";

/** `Sat 28 Nov`, with its year where it is another one. */
export const shortDayOf = (day: CalendarDay, today: CalendarDay): string => {
  const { year } = partsOf(day);
  const own = year === partsOf(today).year ? "" : ` ${year}`;
  return `${shortWeekday(day)} ${shortDayAndMonth(day)}${own}`;
};

/** `Fri 4 Dec`, `Sat 5 – Sun 6 Dec` or `Sat 19 Dec – Sun 3 Jan`. */
export const rangeOf = (from: CalendarDay, to: CalendarDay, today: CalendarDay): string => {
  if (from === to) return shortDayOf(from, today);
  const first = shortDayOf(from, from);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${sameMonth ? first.replace(/ \S+$/, "") : first} – ${shortDayOf(to, today)}`;
};

export const daysIn = (from: CalendarDay, to: CalendarDay): string =>
  counted(daysBetween(from, to) + 1, "day");

/** Whole wall-clock minutes. */
export const minutesBetween = (from: Moment, to: Moment): number =>
  daysBetween(from.day, to.day) * 1440 + to.minuteOfDay - from.minuteOfDay;

/** How long ago, in the words of a calendar's row. */
export const whenOf = (at: Moment, now: Moment, showTime: ShowClock = formatClock): string => {
  const minutes = minutesBetween(at, now);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (at.day === now.day) return `today, ${showTime(at.minuteOfDay)}`;
  if (addDays(at.day, 1) === now.day) return `yesterday, ${showTime(at.minuteOfDay)}`;
  return dayAndMonth(at.day);
};

/** All events; one over several days, which is kept day by day, counts once. */
export const eventsIn = (events: readonly DatedEvent[]): number => {
  const keyOf = (title: string, day: CalendarDay, allDay: boolean) => `${day} ${allDay} ${title}`;
  const untilMidnight = new Set(
    events
      .filter(({ end }) => end >= minutesPerDay)
      .map(({ title, day, allDay }) => keyOf(title, day, allDay === true)),
  );
  const goesOn = ({ title, day, start, allDay }: DatedEvent) =>
    start === 0 && untilMidnight.has(keyOf(title, addDays(day, -1), allDay === true));
  return events.filter((event) => !goesOn(event)).length;
};

/** Events that begin in the week of a day; one over several days counts once a day. */
export const eventsInWeek = (
  events: readonly DatedEvent[],
  today: CalendarDay,
  firstDay: Weekday = 0,
): number => {
  const start = startOfWeek(today, firstDay);
  const next = addDays(start, 7);
  return events.filter(({ day }) => day >= start && day < next).length;
};

const mostNamed = 3;

/** Titles of skipped events; `undefined` for none. */
export const leftOutText = (titles: readonly string[] = []): string | undefined => {
  if (titles.length === 0) return undefined;
  const named = titles
    .slice(0, mostNamed)
    .map((title) => (title === "" ? "an untitled event" : title));
  const more = titles.length > mostNamed ? ` and ${titles.length - mostNamed} more` : "";
  return `Could not be read and left out: ${named.join(", ")}${more}.`;
};
