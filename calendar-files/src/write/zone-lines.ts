import { zoneNamed } from "../zones/known-zone.ts";
import { dayMs } from "../zones/zone.ts";
import { icsWall } from "./ics-times.ts";

const offsetText = (offset: number): string => {
  const seconds = Math.abs(Math.round(offset / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, "0"));
  return `${offset < 0 ? "-" : "+"}${hours}${minutes}${rest === "00" ? "" : rest}`;
};

interface Change {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const changesOf = (timeZone: string, start: number, end: number): readonly Change[] => {
  const zone = zoneNamed(timeZone);
  const offsetAt = (instant: number) => zone.wallOf(instant) - instant;
  const changes: Change[] = [];
  for (let day = start; day < end; day += dayMs) {
    const from = offsetAt(day);
    const to = offsetAt(day + dayMs);
    if (from === to) continue;
    let before = day;
    let after = day + dayMs;
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000;
      if (offsetAt(middle) === from) before = middle;
      else after = middle;
    }
    changes.push({ at: after, from, to });
  }
  return changes;
};

/**
 * Each clock change by date, right for every zone the runtime knows, also without a yearly rule
 * (Morocco). Depends on the years alone, so that the feed does not change daily.
 */
export const zoneLines = (timeZone: string, firstYear: number, lastYear: number): string[] => {
  // A day earlier: east of Greenwich the year starts before UTC.
  const start = Date.UTC(firstYear, 0, 1) - dayMs;
  const changes = changesOf(timeZone, start, Date.UTC(lastYear + 1, 0, 1));
  const zone = zoneNamed(timeZone);
  const first = zone.wallOf(start) - start;
  const lowest = Math.min(first, ...changes.map(({ to }) => to));
  const observances = [{ at: start, from: first, to: first }, ...changes].flatMap(
    ({ at, from, to }) => {
      const name = to > lowest ? "DAYLIGHT" : "STANDARD";
      return [
        `BEGIN:${name}`,
        `DTSTART:${icsWall(at + from)}`,
        `TZOFFSETFROM:${offsetText(from)}`,
        `TZOFFSETTO:${offsetText(to)}`,
        `END:${name}`,
      ];
    },
  );
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...observances, "END:VTIMEZONE"];
};
