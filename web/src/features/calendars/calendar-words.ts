import type { DatedEvent } from "@smart-planner/planner/calendars";
import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import {
  addDays,
  daysBetween,
  formatClock,
  minutesPerDay,
  type ShowClock,
  startOfWeek,
} from "@smart-planner/planner/time";
import type { calendarsWords } from "@smart-planner/words/en/calendars";
import type { Moment } from "../../platform/clock.ts";

/** Whole wall-clock minutes. */
export const minutesBetween = (from: Moment, to: Moment): number =>
  daysBetween(from.day, to.day) * 1440 + to.minuteOfDay - from.minuteOfDay;

/** How long ago, in the words of a calendar's row. */
export const whenOf = (
  words: typeof calendarsWords,
  at: Moment,
  now: Moment,
  showTime: ShowClock = formatClock,
): string => {
  const minutes = minutesBetween(at, now);
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return words.minutesAgo(minutes);
  if (at.day === now.day) return words.todayAt(showTime(at.minuteOfDay));
  if (addDays(at.day, 1) === now.day) return words.yesterdayAt(showTime(at.minuteOfDay));
  return words.on(at.day);
};

/** The day of a file, without a time. */
export const dayOfFile = (
  words: typeof calendarsWords,
  day: CalendarDay,
  today: CalendarDay,
): string => {
  if (day === today) return words.today;
  return addDays(day, 1) === today ? words.yesterday : words.on(day);
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
export const leftOutText = (
  words: typeof calendarsWords,
  titles: readonly string[] = [],
): string | undefined => {
  if (titles.length === 0) return undefined;
  const named = titles.slice(0, mostNamed).map((title) => (title === "" ? words.untitled : title));
  return words.leftOut(named, titles.length - named.length);
};
