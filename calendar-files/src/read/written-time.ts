import ICAL from "ical.js";
import type { Zone } from "../zones/zone.ts";
import { utcZone } from "../zones/zone.ts";

/** A time as a calendar writes it. Without a zone it floats: the same clock everywhere. */
export interface WrittenTime {
  /** What the clock shows, as if it were UTC. */
  readonly wall: number;
  readonly zone: Zone | undefined;
  readonly isDate: boolean;
}

export const wallOfTime = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** A floating time of the library, for arithmetic on wall clocks alone. */
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

/** Comparable among times of one event: floating ones count as if they were UTC. */
export const instantOfTime = ({ wall, zone }: Pick<WrittenTime, "wall" | "zone">): number =>
  zone === undefined ? wall : zone.instantOf(wall);
