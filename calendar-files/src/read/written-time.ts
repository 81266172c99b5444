import ICAL from "ical.js";
import type { Zone } from "../zones/zone.ts";
import { utcZone } from "../zones/zone.ts";

export interface WrittenTime {
  /** Wall-clock time as if it were UTC. */
  readonly wall: number;
  readonly zone: Zone | undefined;
  readonly isDate: boolean;
}

export const wallOfTime = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** A floating time of the library, for wall-clock arithmetic. */
export const timeOfWall = (wall: number, isDate: boolean): ICAL.Time => {
  const date = new Date(wall);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate,
  });
};

export const writtenTimeOf = (time: ICAL.Time, zone: Zone | undefined): WrittenTime => ({
  wall: wallOfTime(time),
  zone: time.isDate ? undefined : time.zone === ICAL.Timezone.utcTimezone ? utcZone : zone,
  isDate: time.isDate,
});

/** Comparable within one event: floating times count as UTC. */
export const instantOfTime = ({ wall, zone }: Pick<WrittenTime, "wall" | "zone">): number =>
  zone === undefined ? wall : zone.instantOf(wall);
