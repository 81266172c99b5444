import { knownTimeZone, zoneNamed } from "../zones/known-zone.ts";
import { dayMs, utcZone, type Zone } from "../zones/zone.ts";
import { zonesOfCalendar } from "../zones/zones-of-calendar.ts";
import { calendarTextsOf } from "./calendar-text.ts";
import { type EventParts, eventPartsOf, type TodoParts, todoPartsOf } from "./event-parts.ts";

export interface CalendarFile {
  readonly name: string | undefined;
  readonly events: readonly FileEvent[];
  readonly todos: readonly TodoParts[];
  readonly writer: string;
  /** Titles of malformed events and to-dos. */
  readonly unreadable: readonly string[];
}

export interface FileEvent extends EventParts {
  /** The calendar's own zone, for times as written. */
  readonly calendarZone: Zone | undefined;
  /** For a series in UTC that repeats in the calendar's zone: its wall clock. */
  readonly utcClock?: number;
}

export type ReadCalendar =
  | { readonly ok: true; readonly calendar: CalendarFile }
  | { readonly ok: false; readonly problem: "not-a-calendar" | "too-many-events" };

const mostEvents = 20_000;

const propertyOf = (lines: readonly string[], name: string): string | undefined => {
  const line = lines.find((each) => new RegExp(`^${name}[;:]`, "i").test(each));
  const value = line?.slice(line.indexOf(":") + 1).trim();
  return value === "" ? undefined : value?.replace(/\\([\\,;])/g, "$1").replace(/\\n/gi, " ");
};

const clockOf = (wall: number): number => wall - Math.floor(wall / dayMs) * dayMs;

/**
 * Floating times are in the calendar's zone. So is a repeated lecture in UTC: it keeps its local
 * hour when clocks change, and its exceptions follow. If its date differs there, its rule's days
 * are those of UTC.
 */
const inZoneOfCalendar = (zone: Zone | undefined, { start, rules }: EventParts) => {
  if (zone === undefined || start.isDate) return {};
  if (start.zone === undefined) return { start: { ...start, zone } };
  if (start.zone !== utcZone || rules.length === 0) return {};
  const wall = zone.wallOf(start.wall);
  if (Math.floor(wall / dayMs) !== Math.floor(start.wall / dayMs)) return {};
  return { start: { ...start, wall, zone }, utcClock: clockOf(start.wall) };
};

const fileEventOf = (
  text: string,
  zones: Parameters<typeof eventPartsOf>[1],
  calendarZone: Zone | undefined,
): FileEvent => {
  const parts = eventPartsOf(text, zones);
  if (parts === undefined) throw new RangeError("An event without a start");
  return { ...parts, ...inZoneOfCalendar(calendarZone, parts), calendarZone };
};

/** One malformed event does not affect others. `zone`, from `knownTimeZone`, replaces the calendar's own. */
export const readCalendar = (
  text: string,
  { zone }: { readonly zone?: string } = {},
): ReadCalendar => {
  const calendars = calendarTextsOf(text);
  if (calendars.length === 0) return { ok: false, problem: "not-a-calendar" };
  if (
    calendars.reduce((sum, { events, todos }) => sum + events.length + todos.length, 0) > mostEvents
  )
    return { ok: false, problem: "too-many-events" };
  const events: FileEvent[] = [];
  const todos: TodoParts[] = [];
  const unreadable: string[] = [];
  const readAll = <Part>(texts: readonly string[], read: (text: string) => Part): Part[] =>
    texts.flatMap((text) => {
      try {
        return [read(text)];
      } catch {
        unreadable.push(propertyOf(text.split("\r\n"), "SUMMARY") ?? "");
        return [];
      }
    });
  for (const calendar of calendars) {
    const zones = zonesOfCalendar(calendar.zones);
    const named = propertyOf(calendar.properties, "X-WR-TIMEZONE");
    const known = zone ?? knownTimeZone(named ?? "");
    const calendarZone = known === undefined ? undefined : zoneNamed(known);
    events.push(...readAll(calendar.events, (event) => fileEventOf(event, zones, calendarZone)));
    todos.push(...readAll(calendar.todos, (todo) => todoPartsOf(todo, zones)));
  }
  const firstOf = (...names: readonly string[]) =>
    calendars
      .flatMap(({ properties }) => names.flatMap((name) => propertyOf(properties, name) ?? []))
      .at(0);
  const name = firstOf("X-WR-CALNAME", "NAME");
  const writer = firstOf("PRODID") ?? "";
  return { ok: true, calendar: { name, events, todos, writer, unreadable } };
};
