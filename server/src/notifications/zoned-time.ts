import { type CalendarDay, dayOf, partsOf } from "@smart-planner/planner";

interface LocalMoment {
  readonly day: CalendarDay;
  /** Minutes from midnight by the wall clock. */
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
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
  formats.set(timeZone, format);
  return format;
}

/** The name by which the runtime knows the zone, or nothing when it knows none such. */
export function knownTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The wall clock's reading, as if it were UTC. */
function wallTime(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
}

/** The day and the minute that a clock on the wall shows there. */
export function localMomentOf(instant: number, timeZone: string): LocalMoment {
  const wall = new Date(wallTime(instant, timeZone));
  const day = dayOf({
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
  });
  if (day === undefined) throw new RangeError("The clock shows no usable date.");
  return { day, minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

const dayMs = 86_400_000;

/**
 * When the wall clock shows this. An hour that a clock change leaves out counts as the one after it,
 * and of an hour that comes twice the first is meant.
 */
export function instantOf({ day, minute }: LocalMoment, timeZone: string): number {
  const { year, month, day: dayOfMonth } = partsOf(day);
  const wall = Date.UTC(year, month - 1, dayOfMonth, 0, minute);
  const offsetAt = (instant: number) => wallTime(instant, timeZone) - instant;
  const before = wall - offsetAt(wall - dayMs);
  const after = wall - offsetAt(wall + dayMs);
  const shown = [before, after].filter((instant) => wallTime(instant, timeZone) === wall);
  return shown.length === 0 ? before : Math.min(...shown);
}
