import type { ScheduleRow } from "@smart-planner/contract";
import { dayOf, minutesPerDay, type Weekday, weekdayOf } from "@smart-planner/planner";
import ICAL from "ical.js";
import { type DraftRow, finishRows } from "../table/draft-row.ts";
import { subjectOf } from "../text/subject-text.ts";
import { decodeText } from "./csv-rows.ts";

const weekdayCodes: Readonly<Record<string, Weekday>> = {
  MO: 0,
  TU: 1,
  WE: 2,
  TH: 3,
  FR: 4,
  SA: 5,
  SU: 6,
};

interface WallTime {
  readonly weekday: Weekday;
  /** Minutes from midnight. */
  readonly minute: number;
}

const shifted = (weekday: Weekday, days: number): Weekday => {
  const shiftedDay = (weekday + days + 7) % 7;
  return shiftedDay as Weekday;
};

const utcMillis = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);

/** Calendars kept in UTC name the zone of their owner once, for the whole file. */
const clockInZone = (time: ICAL.Time, zone: string): WallTime | undefined => {
  try {
    const parts = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).formatToParts(utcMillis(time));
    const value = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
    const weekday = weekdayCodes[value("weekday").slice(0, 2).toUpperCase()];
    if (weekday === undefined) return undefined;
    return { weekday, minute: Number(value("hour")) * 60 + Number(value("minute")) };
  } catch {
    return undefined;
  }
};

const writtenClock = (time: ICAL.Time): WallTime | undefined => {
  const day = dayOf({ year: time.year, month: time.month, day: time.day });
  if (day === undefined) return undefined;
  return { weekday: weekdayOf(day), minute: time.hour * 60 + time.minute };
};

const repeatedDays = (
  rule: ICAL.Recur | null,
  written: Weekday,
  start: Weekday,
  from: number,
): readonly Weekday[] => {
  if (rule === null || (rule.freq !== "WEEKLY" && rule.freq !== "DAILY")) return [start];
  const named = (rule.parts.BYDAY ?? []).flatMap((code) => weekdayCodes[code.slice(-2)] ?? []);
  const shift = start - written;
  if (named.length > 0) return named.map((day) => shifted(day, shift));
  if (rule.freq === "WEEKLY") return [start];
  const until =
    rule.until === null ? 7 : Math.floor((utcMillis(rule.until) - from) / 86_400_000) + 1;
  const days = Math.max(1, Math.min(7, rule.count ?? 7, Math.ceil(until / (rule.interval || 1))));
  return Array.from({ length: days }, (_, index) => shifted(start, index * (rule.interval || 1)));
};

const timeOf = (component: ICAL.Component, name: string): ICAL.Time | undefined => {
  const value = component.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : undefined;
};

const lengthOf = (component: ICAL.Component, start: ICAL.Time): number | undefined => {
  const end = timeOf(component, "dtend");
  if (end !== undefined) return Math.round((utcMillis(end) - utcMillis(start)) / 60_000);
  const duration = component.getFirstPropertyValue("duration");
  return duration instanceof ICAL.Duration ? Math.round(duration.toSeconds() / 60) : undefined;
};

const draftOf = (component: ICAL.Component, zone: string | undefined): DraftRow | undefined => {
  const status = component.getFirstPropertyValue("status");
  const start = timeOf(component, "dtstart");
  const summary = component.getFirstPropertyValue("summary");
  if (start === undefined || start.isDate || typeof summary !== "string") return undefined;
  if (status === "CANCELLED" || component.hasProperty("recurrence-id")) return undefined;
  const length = lengthOf(component, start);
  const subject = subjectOf([{ text: summary }]);
  const written = writtenClock(start);
  if (subject === undefined || written === undefined) return undefined;
  if (length === undefined || length <= 0 || length >= minutesPerDay) return undefined;
  const isUtc = start.zone === ICAL.Timezone.utcTimezone;
  const clock = isUtc && zone !== undefined ? (clockInZone(start, zone) ?? written) : written;
  const rule = component.getFirstPropertyValue("rrule");
  const recurrence = rule instanceof ICAL.Recur ? rule : null;
  return {
    days: repeatedDays(recurrence, written.weekday, clock.weekday, utcMillis(start)),
    subject,
    time: { kind: "minutes", start: clock.minute, end: clock.minute + length },
  };
};

/** The events of a calendar as one week: repeated ones on their days, single ones on theirs. */
export const icsRows = (bytes: Uint8Array): ScheduleRow[] => {
  const calendars = ICAL.parse(decodeText(bytes).replace(/^\uFEFF/, ""));
  const components = (
    Array.isArray(calendars[0]) ? calendars : [calendars]
  ) as readonly unknown[][];
  const drafts = components.flatMap((jcal) => {
    const calendar = new ICAL.Component(jcal);
    const named = calendar.getFirstPropertyValue("x-wr-timezone");
    const zone = typeof named === "string" ? named : undefined;
    return calendar
      .getAllSubcomponents("vevent")
      .flatMap((component) => draftOf(component, zone) ?? []);
  });
  return finishRows(drafts);
};
