import type { Interval } from "../../free-time/intervals.ts";
import type { SessionUnits } from "./session-units.ts";

type Lengths = Pick<SessionUnits, "unit" | "shortest" | "longest">;

/** Amounts that fit into one stretch of free time, by the number of sessions. */
const amountsIn = (
  minutes: number,
  { unit, shortest, longest }: Lengths,
  gapMinutes: number,
): readonly { readonly least: number; readonly most: number }[] => {
  const amounts: { least: number; most: number }[] = [];
  for (let count = 1; ; count++) {
    const room = Math.floor((minutes - (count - 1) * gapMinutes) / unit + 1e-9);
    if (room < count * shortest) return amounts;
    amounts.push({ least: count * shortest, most: Math.min(room, count * longest) });
  }
};

/** Most units of study that a day's free time holds, gaps between sessions included. */
const capacityOf = ({
  free,
  limit,
  gapMinutes,
  lengths,
}: {
  readonly free: readonly Interval[];
  /** Most units on the day. */
  readonly limit: number;
  readonly gapMinutes: number;
  readonly lengths: Lengths;
}): number => {
  let reached = new Uint8Array(limit + 1);
  reached[0] = 1;
  let most = 0;
  for (const { start, end } of free) {
    const amounts = amountsIn(end - start, lengths, gapMinutes);
    const next = reached.slice();
    for (let before = 0; before <= most; before++) {
      if (reached[before] !== 1) continue;
      for (const amount of amounts)
        next.fill(1, before + amount.least, Math.min(limit, before + amount.most) + 1);
    }
    reached = next;
    most = reached.lastIndexOf(1);
  }
  return most;
};

/** The same within a limit in minutes, memoised: most days look alike. */
export const capacityFinder = (lengths: Lengths) => {
  const known = new Map<string, number>();
  return (free: readonly Interval[], limitMinutes: number, gapMinutes: number): number => {
    const limit = Math.floor(limitMinutes / lengths.unit + 1e-9);
    const key = JSON.stringify([free, limit, gapMinutes]);
    const found = known.get(key) ?? capacityOf({ free, limit, gapMinutes, lengths });
    known.set(key, found);
    return found;
  };
};
