import type { Problem } from "./problem.ts";

/** Planned already, and what the later row of a name still lacks: an earlier exam cannot use it. */
export const needsOfPlan = (
  { subjects, options }: Problem,
  total: ArrayLike<number>,
): ReadonlyMap<string, number> => {
  const needs = new Map<string, number>();
  for (const [name, rows] of Map.groupBy(subjects.keys(), (row) => subjects[row]?.name ?? "")) {
    const latest = rows.reduce((a, b) =>
      (subjects[b]?.deadline ?? 0) > (subjects[a]?.deadline ?? 0) ? b : a,
    );
    const planned = rows.reduce((sum, row) => sum + (total[row] ?? 0), 0);
    const missing = (subjects[latest]?.need ?? 0) - (total[latest] ?? 0);
    needs.set(name, (planned + missing) * options.unit);
  }
  return needs;
};
