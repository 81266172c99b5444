import type { DayPattern } from "@smart-planner/planner/advanced-plan/day-pattern.ts";
import type { Problem } from "@smart-planner/planner/advanced-plan/problem.ts";

/** A combination of sessions that fits into a day: its state, and how many of each length. */
export interface DayState {
  readonly state: number;
  readonly counts: readonly number[];
}

/** Every combination that fits into a pattern, the empty one first. */
export const dayStatesOf = ({ options }: Problem, pattern: DayPattern): readonly DayState[] => {
  const lengths = [...options.lengths.keys()];
  const found = new Map<number, DayState>([[0, { state: 0, counts: lengths.map(() => 0) }]]);
  // A map is walked in order of insertion, so states found on the way are visited as well.
  for (const { state, counts } of found.values())
    for (const length of lengths) {
      const next = pattern.with(state, 1 + length);
      if (next > 0 && !found.has(next))
        found.set(next, {
          state: next,
          counts: counts.with(length, (counts[length] ?? 0) + 1),
        });
    }
  return [...found.values()];
};

/** How many sessions of a length an option has. */
export const countIn = ({ options }: Problem, option: number, length: number): number =>
  (options.first[option] === length ? 1 : 0) + (options.second[option] === length ? 1 : 0);
