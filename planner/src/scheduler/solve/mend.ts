import { floatAt, intAt } from "../problem/typed-values.ts";
import { amountOf, type Draft, examTables, splitAt, trySplit, unitsOn } from "./draft.ts";
import { gainOf, Move, makeMove } from "./move.ts";

/** The change of one cell that adds most while it brings an exam closer to its need. */
const bestAddition = (draft: Draft, exam: number): Move | undefined => {
  const { deadline, open } = examTables(draft, exam);
  const { byAmount } = draft.problem.units;
  const missing = open - intAt(draft.total, exam);
  const move = new Move();
  let best = Number.NEGATIVE_INFINITY;
  let found: readonly [number, number] | undefined;
  for (let day = 0; day < deadline; day++) {
    const now = unitsOn(draft, exam, day);
    const most = Math.min(now + missing, draft.problem.days[day]?.capacity ?? 0);
    for (let amount = most; amount > now; amount--)
      for (const split of byAmount[amount] ?? []) {
        move.clear();
        move.add(exam, day, split);
        const gain = gainOf(draft, move);
        if (gain > best) [best, found] = [gain, [day, split]];
      }
  }
  if (found === undefined) return undefined;
  move.clear();
  move.add(exam, ...found);
  return move;
};

/** Plans what is needed and fits, also if quality alone would leave it out. */
const complete = (draft: Draft): void => {
  for (let exam = 0; exam < draft.total.length; exam++)
    while (intAt(draft.total, exam) < examTables(draft, exam).open) {
      const move = bestAddition(draft, exam);
      if (move === undefined) break;
      makeMove(draft, move);
    }
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
