/**
 * A time zone as two clocks: an instant in milliseconds, and what a clock on the wall there shows,
 * written as if it were UTC.
 */
export interface Zone {
  readonly wallOf: (instant: number) => number;
  /**
   * An hour that a clock change leaves out counts as the one after it, and of an hour that comes
   * twice the first is meant.
   */
  readonly instantOf: (wall: number) => number;
}

export const dayMs = 86_400_000;

export const utcZone: Zone = { wallOf: (instant) => instant, instantOf: (wall) => wall };

/** What `instantOf` promises, for a zone that knows its distance from UTC at any instant. */
export const zoneOfOffsets = (offsetAt: (instant: number) => number): Zone => ({
  wallOf: (instant) => instant + offsetAt(instant),
  instantOf: (wall) => {
    const before = wall - offsetAt(wall - dayMs);
    const after = wall - offsetAt(wall + dayMs);
    if (before === after) return before;
    const shown = [before, after].filter((instant) => instant + offsetAt(instant) === wall);
    return shown.length === 0 ? before : Math.min(...shown);
  },
});
