import type { WrittenTime } from "../read/written-time.ts";
import type { Zone } from "../zones/zone.ts";

const minuteMs = 60_000;

const offsetText = (minutes: number): string => {
  const padded = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${padded(size / 60)}:${padded(size % 60)}`;
};

/** Local time with offset: `2026-09-18T23:59+02:00`. */
export const isoOfInstant = (instant: number, zone: Zone): string => {
  const wall = zone.wallOf(instant);
  const clock = new Date(wall).toISOString().slice(0, 16);
  return `${clock}${offsetText((wall - instant) / minuteMs)}`;
};

/** A date as it is, a time in the student's zone, a floating time as written. */
export const isoOfTime = ({ wall, zone, isDate }: WrittenTime, viewer: Zone): string => {
  if (isDate) return new Date(wall).toISOString().slice(0, 10);
  if (zone === undefined) return new Date(wall).toISOString().slice(0, 16);
  return isoOfInstant(zone.instantOf(wall), viewer);
};
