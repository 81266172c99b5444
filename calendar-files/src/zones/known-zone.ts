import { dayMs, type Zone, zoneOfOffsets } from "./zone.ts";

export const knownTimeZone = (name: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const offsetsOf = (timeZone: string): ((instant: number) => number) => {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const asked = (instant: number): number => {
    const parts = new Map(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const read = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
    const wall = Date.UTC(
      read("year"),
      read("month") - 1,
      read("day"),
      read("hour"),
      read("minute"),
      read("second"),
    );
    return wall - Math.floor(instant / 1000) * 1000;
  };
  // Cached: a lookup takes microseconds, and a term has thousands of events.
  const days = new Map<number, number | "changes">();
  return (instant) => {
    const day = Math.floor(instant / dayMs);
    let known = days.get(day);
    if (known === undefined) {
      const first = asked(day * dayMs);
      known = first === asked((day + 1) * dayMs) ? first : "changes";
      days.set(day, known);
    }
    return known === "changes" ? asked(instant) : known;
  };
};

const zones = new Map<string, Zone>();

export const zoneNamed = (timeZone: string): Zone => {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = zoneOfOffsets(offsetsOf(timeZone));
  zones.set(timeZone, zone);
  return zone;
};
