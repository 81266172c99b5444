import ICAL from "ical.js";
import { timeOfWall } from "../read/written-time.ts";
import { type Zone, zoneOfOffsets } from "./zone.ts";

/** The library reads only the first date of a list. */
const splitLists = (part: ICAL.Component): void => {
  for (const property of part.getAllProperties("rdate")) {
    const values = property.getValues();
    if (values.length < 2) continue;
    part.removeProperty(property);
    for (const value of values) part.addPropertyWithValue("rdate", value);
  }
};

const offsetSeconds = (part: ICAL.Component, name: string): number | undefined => {
  const value = part.getFirstPropertyValue(name);
  return value instanceof ICAL.UtcOffset ? value.toSeconds() : undefined;
};

/** A zone by the file's own rules. Only yearly rules: one that changes each second would never end. */
export const zoneOfFile = (text: string): { tzid: string; zone: Zone } | undefined => {
  const component = new ICAL.Component(ICAL.parse(text));
  const tzid = component.getFirstPropertyValue("tzid");
  if (typeof tzid !== "string") return undefined;
  const parts = component.getAllSubcomponents();
  for (const part of parts) {
    const rules = part.getAllProperties("rrule").map((rule) => rule.getFirstValue());
    if (rules.some((rule) => !(rule instanceof ICAL.Recur) || rule.freq !== "YEARLY"))
      return undefined;
    splitLists(part);
  }
  const offsets = parts.flatMap((part) => offsetSeconds(part, "tzoffsetto") ?? []);
  const [only] = offsets;
  if (only === undefined) return undefined;
  if (offsets.every((offset) => offset === only)) {
    return { tzid, zone: zoneOfOffsets(() => only * 1000) };
  }
  const timezone = new ICAL.Timezone({ component, tzid });
  const offsetOfWall = (wall: number) => timezone.utcOffset(timeOfWall(wall, false)) * 1000;
  return {
    tzid,
    zone: {
      instantOf: (wall) => wall - offsetOfWall(wall),
      wallOf: (instant) => {
        const near = instant + offsetOfWall(instant);
        return instant + offsetOfWall(near);
      },
    },
  };
};
