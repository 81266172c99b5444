/** Converts instants in milliseconds to wall-clock time, written as if it were UTC, and back. */
export interface Zone {
  readonly wallOf: (instant: number) => number;
  /** A skipped hour counts as the next one; of a repeated hour the first. */
  readonly instantOf: (wall: number) => number;
}

export const dayMs = 86_400_000;

export const utcZone: Zone = { wallOf: (instant) => instant, instantOf: (wall) => wall };

/** `instantOf` for a zone with a known offset at any instant. */
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
