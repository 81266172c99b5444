import type { DatedEvent } from "@smart-planner/planner/calendars";
import type { FoundEntry } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { addDays, minutesPerDay, partsOf } from "@smart-planner/planner/time";
import { foundWorkOf } from "../work/found-work.ts";
import { readFeed } from "../work/read-feed.ts";
import { type Occurrence, occurrencesOf } from "./occurrences.ts";
import { type ReadCalendar, readCalendar } from "./read-calendar.ts";
import { withoutOwnPlan } from "./without-own-plan.ts";

const longestTitle = 200;
/** A timetable has about 800 events a year. */
const mostEvents = 5_000;
const mostNamed = 20;
const daysBack = 28;
const daysAhead = 400;

/** If there are too many, events that fill the year are dropped first. */
const fewestFirst = (pieces: readonly (readonly DatedEvent[])[]) => {
  const events: DatedEvent[] = [];
  const beyond: string[] = [];
  for (const own of pieces.toSorted((a, b) => a.length - b.length)) {
    const room = mostEvents - events.length;
    events.push(...own.slice(0, room));
    beyond.push(...own.slice(room, room + 1).map(({ title }) => title));
  }
  events.sort((a, b) => (a.day === b.day ? a.start - b.start : a.day < b.day ? -1 : 1));
  return { events, beyond };
};

interface Window {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** One occurrence by day, within the window: it may last until the year 9999. */
const piecesOf = (occurrence: Occurrence, window: Window): readonly DatedEvent[] => {
  const { start, end, allDay, free } = occurrence;
  if (free) return [];
  const title = occurrence.title.replace(/\s+/g, " ").trim().slice(0, longestTitle);
  const pieces: DatedEvent[] = [];
  const first = start.day < window.from ? window.from : start.day;
  for (let day = first; day <= end.day && day < window.to; day = addDays(day, 1)) {
    const from = day === start.day ? start.minute : 0;
    const to = day === end.day ? end.minute : minutesPerDay;
    if (to > from) pieces.push({ title, day, start: from, end: to, ...(allDay && { allDay }) });
  }
  return pieces;
};

export interface CalendarReading {
  readonly name: string | undefined;
  readonly events: readonly DatedEvent[];
  /** Due work, exams and undecided entries, by stable key. */
  readonly work: readonly FoundEntry[];
  /** Titles of skipped events, each once: unreadable, or too many; empty if untitled. */
  readonly leftOut: readonly string[];
  /** Every event was written by a planner; they are skipped. */
  readonly isOwnPlan: boolean;
}

export interface CalendarToRead {
  readonly text: string;
  readonly today: CalendarDay;
  readonly timeZone: string;
}

const firstOfMonth = (day: CalendarDay): CalendarDay => addDays(day, 1 - partsOf(day).day);

/** The events of one student: from four weeks back to a year ahead. */
export const readDatedEvents = ({
  text,
  today,
  timeZone,
}: CalendarToRead):
  | { readonly ok: true; readonly reading: CalendarReading }
  | Extract<ReadCalendar, { ok: false }> => {
  const read = readCalendar(text);
  if (!read.ok) return read;
  // Whole months, so that the next day gives the same events.
  const from = firstOfMonth(addDays(today, -daysBack));
  const to = firstOfMonth(addDays(today, daysAhead));
  const calendar = withoutOwnPlan(read.calendar);
  const feed = readFeed({ calendar, fileName: "", today, timeZone });
  const events = calendar.events.filter((event) => !feed.marks.has(event));
  const found = occurrencesOf({ calendar: { ...calendar, events }, from, to, zone: timeZone });
  const pieces = [...Map.groupBy(found.occurrences, ({ uid, title }) => uid || title).values()].map(
    (occurrences) => {
      const own: DatedEvent[] = [];
      for (const occurrence of occurrences)
        if (own.length <= mostEvents) own.push(...piecesOf(occurrence, { from, to }));
      return own.filter(({ day }) => day >= from && day < to);
    },
  );
  const { events: kept, beyond } = fewestFirst(pieces);
  const leftOut = new Set(
    [...calendar.unreadable, ...found.leftOut, ...beyond].map((title) =>
      title.slice(0, longestTitle),
    ),
  );
  const left = calendar.events.length + calendar.unreadable.length;
  const isOwnPlan = left === 0 && read.calendar.events.length > 0;
  const name = calendar.name?.slice(0, longestTitle);
  return {
    ok: true,
    reading: {
      name,
      events: kept,
      work: foundWorkOf(feed, { from, to }),
      leftOut: [...leftOut].slice(0, mostNamed),
      isOwnPlan,
    },
  };
};
