import { subtractIntervals } from "../../free-time/intervals.ts";
import type { CalendarDay } from "../../model/model.ts";
import { addDays } from "../../time/day-number.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { guardedDaysOf } from "../problem/demand.ts";
import type { Problem } from "../problem/problem.ts";
import { type TimedSession, takenBy } from "../problem/timed-session.ts";

/** Time of a day that stays empty unless something is behind. */
export interface CatchUpBlock {
  readonly day: CalendarDay;
  /** Minutes from midnight. */
  readonly start: number;
  readonly end: number;
}

const halfHour = 30;

/**
 * Where each day keeps its time to catch up: as early as it fits whole, else in the longest gap. The day before an
 * exam is kept to rest.
 */
export const catchUpBlocksOf = (
  inputs: AdvancedInputs,
  { days, units }: Problem,
  sessions: readonly TimedSession[],
): readonly CatchUpBlock[] => {
  const guarded = new Set(guardedDaysOf(inputs));
  return days.flatMap(
    ({ day, free, limit, gapMinutes, reserve }, index): readonly CatchUpBlock[] => {
      if (guarded.has(addDays(day, 1))) return [];
      const own = sessions.filter((session) => session.day === index);
      const minutes = Math.min(reserve * units.unit, limit - totalMinutes(own));
      const gaps = subtractIntervals(free, takenBy(own, index, gapMinutes)).map(
        ({ start, end }) => ({
          start: Math.ceil(start / halfHour) * halfHour,
          end,
        }),
      );
      const [longest] = gaps.toSorted(
        (one, other) => other.end - other.start - one.end + one.start,
      );
      const gap = gaps.find(({ start, end }) => end - start >= minutes) ?? longest;
      if (gap === undefined) return [];
      const end = Math.min(gap.end, gap.start + minutes);
      return end - gap.start < units.shortest * units.unit ? [] : [{ day, start: gap.start, end }];
    },
  );
};
