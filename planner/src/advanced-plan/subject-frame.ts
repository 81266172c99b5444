import type { DayPattern } from "./day-pattern.ts";
import type { Claim } from "./need.ts";
import type { SessionOptions } from "./session-options.ts";
import { spacingWindows } from "./spacing-windows.ts";

/** What the quality of one subject's course is measured against. */
export interface SubjectFrame {
  readonly deadline: number;
  readonly need: number;
  /** Its part in the terms that are weighed by subject; the parts of all subjects make 1. */
  readonly part: number;
  /** Units that should be done by the end of each day: no price within one longest session. */
  readonly paceLow: Float64Array;
  readonly paceHigh: Float64Array;
  /** What an untouched subject falls behind in total; 0 where too little is needed for a pace. */
  readonly paceNorm: number;
  readonly windowOf: Int32Array;
  /** Windows that could be touched. */
  readonly windowLimit: number;
  /** Units on one day that still count as spread. */
  readonly massedLimit: number;
}

export const subjectFramesOf = ({
  subjects,
  patterns,
  cumulative,
  options,
}: {
  readonly subjects: readonly (Claim & { readonly need: number })[];
  readonly patterns: readonly Pick<DayPattern, "capacity">[];
  /** Units that fit before each day; one entry more than there are days. */
  readonly cumulative: Float64Array;
  readonly options: SessionOptions;
}): readonly SubjectFrame[] => {
  const totalWeight = subjects.reduce((sum, { weight, emphasis }) => sum + weight * emphasis, 0);
  const shortest = options.lengths[0] ?? 1;
  const longest = options.lengths.at(-1) ?? 1;
  return subjects.map(({ deadline, need, weight, emphasis }) => {
    const before = cumulative[deadline] ?? 0;
    const target = Float64Array.from({ length: deadline }, (_, day) =>
      before > 0 ? (need * (cumulative[day + 1] ?? 0)) / before : 0,
    );
    const paceLow = target.map((units) => Math.max(units - longest, 0));
    const windowOf = spacingWindows(deadline);
    const usable = patterns.slice(0, deadline).map(({ capacity }) => capacity > 0);
    const windows = new Set(windowOf.filter((_, day) => usable[day])).size;
    const usableDays = Math.max(usable.filter(Boolean).length, 1);
    return {
      deadline,
      need,
      part: (weight * emphasis) / totalWeight,
      paceLow,
      paceHigh: target.map((units) => units + longest),
      paceNorm: paceLow.reduce((sum, units) => sum + units, 0),
      windowOf,
      windowLimit: Math.max(1, Math.min(windows, Math.floor(need / shortest))),
      massedLimit: Math.max(60 / options.unit, (1.5 * need) / usableDays),
    };
  });
};
