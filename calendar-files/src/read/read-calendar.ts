import { knownTimeZone, zoneNamed } from "../zones/known-zone.ts";
import { dayMs, utcZone, type Zone } from "../zones/zone.ts";
import { zonesOfCalendar } from "../zones/zones-of-calendar.ts";
import { calendarTextsOf } from "./calendar-text.ts";
import { type EventParts, eventPartsOf, type TodoParts, todoPartsOf } from "./event-parts.ts";

/** A calendar file, read; `occurrencesOf` says when its events are. */
export interface CalendarFile {
  readonly name: string | undefined;
  readonly events: readonly FileEvent[];
  readonly todos: readonly TodoParts[];
  /** Which program wrote it. */
  readonly writer: string;
  /** Titles of events and to-dos that break the format and were left out. */
  readonly unreadable: readonly string[];
}

export interface FileEvent extends EventParts {
  /** The zone that its calendar names for itself, used where times are wanted as written. */
  readonly calendarZone: Zone | undefined;
  /** Of a series written in UTC but repeated in the calendar's zone: the clock it was written with. */
  readonly utcClock?: number;
}

export type ReadCalendar =
  | { readonly ok: true; readonly calendar: CalendarFile }
  | { readonly ok: false; readonly message: string };

const mostEvents = 20_000;

const propertyOf = (lines: readonly string[], name: string): string | undefined => {
  const line = lines.find((each) => new RegExp(`^${name}[;:]`, "i").test(each));
  const value = line?.slice(line.indexOf(":") + 1).trim();
  return value === "" ? undefined : value?.replace(/\\([\\,;])/g, "$1").replace(/\\n/gi, " ");
};

const clockOf = (wall: number): number => wall - Math.floor(wall / dayMs) * dayMs;

/**
 * Floating times are meant in the zone that the calendar names. So is a lecture that is written in UTC
 * and repeated: it keeps its hour when the clocks change, and its exceptions follow it. Where it is
 * another day there, the days of its rule are those of UTC.
 */
const inZoneOfCalendar = (zone: Zone | undefined, { start, rules }: EventParts) => {
  if (zone === undefined || start.isDate) return {};
  if (start.zone === undefined) return { start: { ...start, zone } };
  if (start.zone !== utcZone || rules.length === 0) return {};
  const wall = zone.wallOf(start.wall);
  if (Math.floor(wall / dayMs) !== Math.floor(start.wall / dayMs)) return {};
  return { start: { ...start, wall, zone }, utcClock: clockOf(start.wall) };
};

/**
 * Reads the text of an iCalendar file; what one event breaks, the others do not suffer. `zone`, by a
 * name that `knownTimeZone` gave, stands in for the one that the calendar names for itself.
 */
export const readCalendar = (
  text: string,
  { zone }: { readonly zone?: string } = {},
): ReadCalendar => {
  const calendars = calendarTextsOf(text);
  if (calendars.length === 0) return { ok: false, message: "This is not a calendar" };
  if (
    calendars.reduce((sum, { events, todos }) => sum + events.length + todos.length, 0) > mostEvents
  )
    return { ok: false, message: "This calendar has too many events" };
  const events: FileEvent[] = [];
  const todos: TodoParts[] = [];
  const unreadable: string[] = [];
  const leaveOut = (part: string) =>
    unreadable.push(propertyOf(part.split("\r\n"), "SUMMARY") ?? "");
  for (const calendar of calendars) {
    const zones = zonesOfCalendar(calendar.zones);
    const named = propertyOf(calendar.properties, "X-WR-TIMEZONE");
    const known = zone ?? (named === undefined ? undefined : knownTimeZone(named));
    const calendarZone = known === undefined ? undefined : zoneNamed(known);
    for (const event of calendar.events) {
      try {
        const parts = eventPartsOf(event, zones);
        if (parts === undefined) throw new RangeError("An event without a start");
        events.push({ ...parts, ...inZoneOfCalendar(calendarZone, parts), calendarZone });
      } catch {
        leaveOut(event);
      }
    }
    for (const todo of calendar.todos) {
      try {
        todos.push(todoPartsOf(todo, zones));
      } catch {
        leaveOut(todo);
      }
    }
  }
  const writer = calendars
    .flatMap(({ properties }) => propertyOf(properties, "PRODID") ?? [])
    .at(0);
  const name = calendars
    .flatMap(
      ({ properties }) =>
        propertyOf(properties, "X-WR-CALNAME") ?? propertyOf(properties, "NAME") ?? [],
    )
    .at(0);
  return { ok: true, calendar: { name, events, todos, writer: writer ?? "", unreadable } };
};
