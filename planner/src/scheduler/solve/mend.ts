import { floatAt, intAt } from "../problem/typed-values.ts";
import { amountOf, type Draft, examTables, splitAt, trySplit, valueBeside } from "./draft.ts";

/** Gives an exam the split on one day that adds most while it comes closer to its need; false where none fits. */
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
    for (let amount = most; amount > now; amount--)
      for (const split of draft.problem.units.byAmount[amount] ?? []) {
        if (!trySplit(draft, exam, day, split)) continue;
        const gain = valueBeside(draft, exam, day) - before;
        if (gain > best) [best, found] = [gain, [day, split]];
        trySplit(draft, exam, day, old);
      }
  }
  return found !== undefined && trySplit(draft, exam, ...found);
};

/** Plans what is needed and fits, also if quality alone would leave it out. */
const complete = (draft: Draft): void => {
  for (let exam = 0; exam < draft.total.length; exam++)
    while (intAt(draft.total, exam) < examTables(draft, exam).open && addBest(draft, exam));
};

/** The day that holds all sessions of an exam with several, fixed ones included, or -1. */
const onlyDayOf = (draft: Draft, exam: number): number => {
  const { deadline } = examTables(draft, exam);
  const days = Array.from({ length: deadline }, (_, day) => day).filter(
    (day) => splitAt(draft, exam, day) > 0,
  );
  const [day = -1] = days;
  const sessions = draft.problem.units.splits[splitAt(draft, exam, day)]?.lengths.length ?? 0;
  const frame = draft.problem.frame.exams[exam];
  const isElsewhere = frame?.hasFixedBeside(day) ?? false;
  const isBeside = frame?.hasFixed === true && !isElsewhere;
  return days.length === 1 && sessions + Number(isBeside) > 1 && !isElsewhere ? day : -1;
};

/** Whether an exam that needs time has none at all. */
export const isLeftOut = (draft: Draft, exam: number): boolean =>
  examTables(draft, exam).open > 0 &&
  intAt(draft.total, exam) === 0 &&
  draft.problem.frame.exams[exam]?.hasFixed === false;

/** An exam with several sessions, all on one day, takes one of them to another day that has room. */
const spreadOut = (draft: Draft, exam: number): void => {
  const day = onlyDayOf(draft, exam);
  if (day < 0) return;
  const { splits, byAmount } = draft.problem.units;
  const split = splitAt(draft, exam, day);
  const lengths = splits[split]?.lengths ?? [];
  const whole = amountOf(draft, split);
  const { deadline } = examTables(draft, exam);
  for (const moved of new Set([...lengths, draft.problem.units.shortest])) {
    const [rest] = byAmount[whole - moved] ?? [];
    const [other] = byAmount[moved] ?? [];
    if (rest === undefined || other === undefined) continue;
    trySplit(draft, exam, day, rest);
    for (let to = deadline - 1; to >= 0; to--)
      if (to !== day && trySplit(draft, exam, to, other)) return;
    trySplit(draft, exam, day, split);
  }
};

/** Keeps the guarantees that a search for the highest score alone might miss. */
export const mend = (draft: Draft): void => {
  complete(draft);
  for (const [exam, { task }] of draft.problem.exams.entries())
    if (task === undefined) spreadOut(draft, exam);
};

/** Whether all that is needed has a place. */
export const isComplete = (draft: Draft): boolean =>
  draft.total.every((units, exam) => units === examTables(draft, exam).open);

/** Units of stated work that found no place. */
export const statedShort = (draft: Draft): number =>
  draft.problem.needs.reduce((sum, { kind, minutes }, exam) => {
    const fixed = draft.problem.frame.exams[exam]?.fixedBy ?? new Float64Array(0);
    const { unit, shortest } = draft.problem.units;
    const done = intAt(draft.total, exam) + floatAt(fixed, fixed.length - 1);
    const missing = minutes / unit - done;
    return kind === "stated" && missing >= shortest ? sum + missing : sum;
  }, 0);
