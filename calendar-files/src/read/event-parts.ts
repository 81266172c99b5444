import ICAL from "ical.js";
import { dayMs, type Zone } from "../zones/zone.ts";
import { instantOfTime, type WrittenTime, writtenTimeOf } from "./written-time.ts";

export interface EventParts {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly location: string;
  readonly url: string;
  readonly comment: string;
  readonly cancelled: boolean;
  /** Marked as free (transparent). */
  readonly free: boolean;
  readonly sequence: number;
  readonly start: WrittenTime;
  readonly length: number;
  /** False if it has a start and no end. */
  readonly hasEnd: boolean;
  readonly rules: readonly ICAL.Recur[];
  readonly added: readonly { readonly start: WrittenTime; readonly length: number }[];
  readonly excluded: readonly WrittenTime[];
  /** The occurrence that this event replaces. */
  readonly replaces?: { readonly start: WrittenTime; readonly andFollowing: boolean };
}

export type ZoneByName = (tzid: string) => Zone | undefined;

const textOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value.trim() : "";
};

const valuesOf = (component: ICAL.Component, name: string, zones: ZoneByName) =>
  component.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter("tzid");
    const zone = typeof tzid === "string" ? zones(tzid) : undefined;
    return property.getValues().map((value: unknown) => ({ value, zone }));
  });

const timesOf = (component: ICAL.Component, name: string, zones: ZoneByName): WrittenTime[] =>
  valuesOf(component, name, zones).flatMap(({ value, zone }) =>
    value instanceof ICAL.Time ? writtenTimeOf(value, zone) : [],
  );

const lengthOf = (component: ICAL.Component, start: WrittenTime, zones: ZoneByName): number => {
  const [end] = timesOf(component, "dtend", zones);
  if (end !== undefined) {
    const length = start.isDate
      ? Math.floor(end.wall / dayMs) * dayMs - start.wall
      : instantOfTime(end) - instantOfTime(start);
    return Math.max(length, start.isDate ? dayMs : 0);
  }
  const duration = component.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) {
    const length = duration.toSeconds() * 1000;
    return start.isDate ? Math.max(Math.ceil(length / dayMs) * dayMs, dayMs) : Math.max(length, 0);
  }
  return start.isDate ? dayMs : 0;
};

const addedOf = (component: ICAL.Component, length: number, zones: ZoneByName) =>
  valuesOf(component, "rdate", zones).flatMap(({ value, zone }) => {
    if (value instanceof ICAL.Time) return { start: writtenTimeOf(value, zone), length };
    if (!(value instanceof ICAL.Period) || value.start === null) return [];
    return {
      start: writtenTimeOf(value.start, zone),
      length: Math.max(value.getDuration().toSeconds() * 1000, 0),
    };
  });

/** Exchange writes all-day events as midnights with a flag. */
const saysWholeDay = (component: ICAL.Component, start: WrittenTime, length: number): boolean =>
  textOf(component, "x-microsoft-cdo-alldayevent").toUpperCase() === "TRUE" &&
  start.wall % dayMs === 0 &&
  length > 0;

export interface TodoParts {
  readonly uid: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly due: WrittenTime | undefined;
  readonly done: boolean;
  readonly cancelled: boolean;
  readonly repeats: boolean;
}

const categoriesOf = (component: ICAL.Component): readonly string[] =>
  component
    .getAllProperties("categories")
    .flatMap((property) => property.getValues())
    .filter((value: unknown): value is string => typeof value === "string");

/** Throws on malformed parts, as the library does. */
export const todoPartsOf = (text: string, zones: ZoneByName): TodoParts => {
  const component = new ICAL.Component(ICAL.parse(text));
  const status = textOf(component, "status").toUpperCase();
  return {
    uid: textOf(component, "uid"),
    title: textOf(component, "summary"),
    categories: categoriesOf(component),
    due: timesOf(component, "due", zones)[0],
    done: status === "COMPLETED" || component.hasProperty("completed"),
    cancelled: status === "CANCELLED",
    repeats: component.hasProperty("rrule"),
  };
};

/** Throws on malformed parts, as the library does; an event needs a start. */
export const eventPartsOf = (text: string, zones: ZoneByName): EventParts | undefined => {
  const component = new ICAL.Component(ICAL.parse(text));
  const [written] = timesOf(component, "dtstart", zones);
  if (written === undefined) return undefined;
  const exact = lengthOf(component, written, zones);
  const wholeDay = !written.isDate && saysWholeDay(component, written, exact);
  const start = wholeDay ? { ...written, zone: undefined, isDate: true } : written;
  const length = wholeDay ? Math.max(Math.round(exact / dayMs), 1) * dayMs : exact;
  const [replaced] = timesOf(component, "recurrence-id", zones);
  const range = component.getFirstProperty("recurrence-id")?.getParameter("range");
  const sequence = component.getFirstPropertyValue("sequence");
  return {
    uid: textOf(component, "uid"),
    title: textOf(component, "summary"),
    description: textOf(component, "description"),
    location: textOf(component, "location"),
    url: textOf(component, "url"),
    comment: textOf(component, "comment"),
    categories: categoriesOf(component),
    cancelled: textOf(component, "status").toUpperCase() === "CANCELLED",
    free:
      textOf(component, "transp").toUpperCase() === "TRANSPARENT" ||
      textOf(component, "x-microsoft-cdo-busystatus").toUpperCase() === "FREE",
    sequence: typeof sequence === "number" ? sequence : 0,
    start,
    length,
    hasEnd: component.hasProperty("dtend") || component.hasProperty("duration"),
    rules: component
      .getAllProperties("rrule")
      .map((property) => property.getFirstValue())
      .filter((value: unknown) => value instanceof ICAL.Recur),
    added: addedOf(component, length, zones),
    excluded: timesOf(component, "exdate", zones),
    ...(replaced !== undefined && {
      replaces: {
        start: replaced,
        andFollowing: String(range).toUpperCase() === "THISANDFUTURE",
      },
    }),
  };
};
