import { floatAt, intAt } from "../problem/typed-values.ts";
import { amountOf, type Draft, examTables, splitAt, trySplit, valueBeside } from "./draft.ts";

/**
 * Gives an exam the split on one day that adds most while it comes closer to its need; false if
 * none fits.
 */
const addBest = (draft: Draft, exam: number): boolean => {
  const { deadline, open } = examTables(draft, exam);
  const missing = open - intAt(draft.total, exam);
  let best = Number.NEGATIVE_INFINITY;
  let found: readonly [number, number] | undefined;
  for (let day = 0; day < deadline; day++) {
    const old = splitAt(draft, exam, day);
    const now = amountOf(draft, old);
    const before = valueBeside(draft, exam, day);
    const most = Math.min(now + missing, draft.problem.days[day]?.capacity ?? 0);
    const more = draft.problem.units.byAmount.slice(now + 1, most + 1);
    for (const split of more.toReversed().flat()) {
      if (!trySplit(draft, exam, day, split)) continue;
      const gain = valueBeside(draft, exam, day) - before;
      if (gain > best) [best, found] = [gain, [day, split]];
      trySplit(draft, exam, day, old);
    }
  }
  return found !== undefined && trySplit(draft, exam, ...found);
};

/** Plans needed work that fits, also if quality alone would leave it out. */
export const complete = (draft: Draft, exams: Iterable<number> = draft.total.keys()): void => {
  for (const exam of exams)
    while (intAt(draft.total, exam) < examTables(draft, exam).open && addBest(draft, exam));
};

/** Whether an exam that needs time has none at all. */
export const isLeftOut = (draft: Draft, exam: number): boolean =>
  examTables(draft, exam).open > 0 &&
  intAt(draft.total, exam) === 0 &&
  draft.problem.frame.exams[exam]?.hasFixed === false;

/** Whether all that is needed has a place. */
export const isComplete = (draft: Draft): boolean =>
  draft.total.every((units, exam) => units === examTables(draft, exam).open);

/** Whether an exam misses more than a session of its share. */
export const missesSession = (draft: Draft): boolean =>
  draft.problem.needs.some(({ kind }, exam) => {
    const missing = examTables(draft, exam).open - intAt(draft.total, exam);
    return kind !== "stated" && missing > draft.problem.units.longest;
  });

/** Units of stated work that found no place. */
export const statedShort = (draft: Draft): number =>
  draft.problem.needs.reduce((sum, { kind, minutes }, exam) => {
    const fixed = draft.problem.frame.exams[exam]?.fixedBy ?? new Float64Array(0);
    const { unit, shortest } = draft.problem.units;
    const done = intAt(draft.total, exam) + floatAt(fixed, fixed.length - 1);
    const missing = minutes / unit - done;
    return kind === "stated" && missing >= shortest ? sum + missing : sum;
  }, 0);
