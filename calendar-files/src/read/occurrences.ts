import type { CalendarDay } from "@smart-planner/planner/model";
import { zoneNamed } from "../zones/known-zone.ts";
import { type LocalMoment, momentOfWall, wallOfMoment } from "../zones/local-moment.ts";
import { dayMs, utcZone, type Zone } from "../zones/zone.ts";
import type { CalendarFile, FileEvent } from "./read-calendar.ts";
import type { StepBudget } from "./rule-times.ts";
import { seriesStarts } from "./series-starts.ts";
import { instantOfTime, type WrittenTime } from "./written-time.ts";

export interface Occurrence {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly allDay: boolean;
  readonly free: boolean;
  readonly repeats: boolean;
  readonly start: LocalMoment;
  /** Exclusive: an all-day event ends at minute 0 of the next day. */
  readonly end: LocalMoment;
}

export interface OccurrenceInputs {
  readonly calendar: CalendarFile;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** From `knownTimeZone`; without it, times as written. */
  readonly zone?: string;
}

export interface Occurrences {
  readonly occurrences: readonly Occurrence[];
  /** Titles of events skipped wholly or partly: too many repetitions, or dates out of range. */
  readonly leftOut: readonly string[];
}

const mostSteps = 150_000;
const mostOccurrences = 20_000;
/** More than any two clocks differ. */
const zoneSlack = 2 * dayMs;

interface Placed {
  readonly event: FileEvent;
  readonly start: WrittenTime;
  readonly length: number;
}

/** Local start and end of an event. */
const shownAt = ({ event, start, length }: Placed, viewer: Zone | undefined) => {
  if (start.zone === undefined) return { start: start.wall, end: start.wall + length };
  const zone =
    viewer ??
    (start.zone === utcZone && event.calendarZone !== undefined ? event.calendarZone : start.zone);
  const instant = start.zone.instantOf(start.wall);
  return { start: zone.wallOf(instant), end: zone.wallOf(instant + length) };
};

/** The later version of an occurrence wins. */
const latestOf = (events: readonly FileEvent[]): readonly FileEvent[] => {
  const latest = new Map<string, FileEvent>();
  for (const event of events) {
    const key = event.replaces === undefined ? "" : String(instantOfTime(event.replaces.start));
    const other = latest.get(key);
    if (other === undefined || other.sequence <= event.sequence) latest.set(key, event);
  }
  return [...latest.values()];
};

/** An event sent again in a newer version counts once. */
const newestOf = (events: readonly FileEvent[]): readonly FileEvent[] => {
  const newest = new Map<string, number>();
  for (const { uid, sequence } of events)
    newest.set(uid, Math.max(newest.get(uid) ?? sequence, sequence));
  return events.filter(({ uid, sequence }) => uid === "" || sequence === newest.get(uid));
};

export const occurrencesOf = ({ calendar, from, to, zone }: OccurrenceInputs): Occurrences => {
  const viewer = zone === undefined ? undefined : zoneNamed(zone);
  const windowStart = wallOfMoment({ day: from, minute: 0 });
  const windowEnd = wallOfMoment({ day: to, minute: 0 });
  const budget: StepBudget = { left: mostSteps };
  const found: { readonly wall: number; readonly occurrence: Occurrence }[] = [];
  const leftOut: string[] = [];

  const place = (placed: Placed): void => {
    const { event, length } = placed;
    if (event.cancelled) return;
    const shown = shownAt(placed, viewer);
    const inside =
      length === 0
        ? shown.start >= windowStart && shown.start < windowEnd
        : shown.start < windowEnd && shown.end > windowStart;
    if (!inside) return;
    if (found.length >= mostOccurrences) {
      leftOut.push(event.title);
      return;
    }
    found.push({
      wall: shown.start,
      occurrence: {
        uid: event.uid,
        title: event.title,
        description: event.description,
        categories: event.categories,
        allDay: placed.start.isDate,
        free: event.free,
        repeats: event.rules.length + event.added.length > 0 || event.replaces !== undefined,
        start: momentOfWall(shown.start),
        end: momentOfWall(shown.end),
      },
    });
  };

  /** A date out of range skips its event, not the file. */
  const unlessOdd = ({ title }: FileEvent, work: () => void): void => {
    try {
      work();
    } catch {
      leftOut.push(title);
    }
  };

  const replacing = Map.groupBy(
    calendar.events.filter(({ replaces }) => replaces !== undefined),
    ({ uid }) => uid,
  );
  for (const [uid, events] of replacing) replacing.set(uid, [...latestOf(events)]);

  const own = calendar.events.filter(({ replaces }) => replaces === undefined);
  for (const event of newestOf(own))
    unlessOdd(event, () => {
      const series = seriesStarts({
        event,
        replacing: event.uid === "" ? [] : (replacing.get(event.uid) ?? []),
        from: windowStart - zoneSlack,
        to: windowEnd + zoneSlack,
        budget,
      });
      if (!series.whole) leftOut.push(event.title);
      for (const start of series.starts) place(start);
    });
  for (const events of replacing.values())
    for (const event of events)
      unlessOdd(event, () => place({ event, start: event.start, length: event.length }));

  found.sort((a, b) => a.wall - b.wall);
  return { occurrences: found.map(({ occurrence }) => occurrence), leftOut };
};
