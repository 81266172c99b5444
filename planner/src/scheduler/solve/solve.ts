import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { type EarlierPlan, keepPrices } from "../problem/earlier-plan.ts";
import { type Problem, problemOf } from "../problem/problem.ts";
import { intAt, sumOf } from "../problem/typed-values.ts";
import { closeGaps } from "./close-gaps.ts";
import { complete, isComplete, isLeftOut, missesSession, statedShort } from "./complete.ts";
import {
  copyDraft,
  type Draft,
  emptyDraft,
  examTables,
  oracleOn,
  setSplit,
  splitAt,
} from "./draft.ts";
import { improveExam, seed, sweep } from "./row-programme.ts";
import { search } from "./search.ts";

/** `full` searches on for the best plan; `preview` does where an exam misses a session, else it answers at once. */
export type PlanEffort = "preview" | "full";

/** A first plan: a session for each exam, then its share, then the remaining time. Some may go first. */
const construct = (problem: Problem, first: readonly number[] = []): Draft => {
  const draft = emptyDraft(problem);
  seed(draft);
  for (const exam of first) improveExam(draft, exam, undefined, problem.parts[exam]);
  complete(draft, first);
  sweep(draft, problem.parts);
  sweep(draft);
  return draft;
};

/** Sessions of the plan before, by their length in units, or others of the same amount. */
const reloadDay = (draft: Draft, exam: number, day: number, lengths: readonly number[]): void => {
  const { units } = draft.problem;
  const amount = sumOf(lengths);
  const isOver = intAt(draft.total, exam) + amount > examTables(draft, exam).open;
  if (amount === 0 || splitAt(draft, exam, day) > 0 || isOver) return;
  const ways = units.byAmount[amount] ?? [];
  const same = ways.filter((way) => units.splits[way]?.lengths.join() === lengths.join());
  for (const way of [...same.slice(0, 1), ...ways]) {
    const state = oracleOn(draft, day).with(intAt(draft.state, day), way);
    if (state < 0) continue;
    setSplit(draft, exam, day, way, state);
    return;
  }
};

/** The plan before, as far as it still fits; then the exams that miss work, then all. Some may go first. */
const reload = (problem: Problem, first: readonly number[] = []): Draft => {
  const draft = emptyDraft(problem);
  const had = new Set(problem.before.map(({ exam }) => exam));
  // Exams without any session come first, or the others would take the room.
  seed(draft, (exam) => problem.frame.exams[exam]?.hasFixed === false && !had.has(exam));
  const keep = (isMeant: (exam: number, day: number) => boolean = () => true) => {
    for (const [exam, { before }] of problem.frame.exams.entries())
      for (const [day, lengths] of before.entries()) {
        const inOrder = lengths.toSorted((one, other) => other - one);
        if (isMeant(exam, day)) reloadDay(draft, exam, day, inOrder);
      }
  };
  // Exams that go first leave the others what they had on the day before them.
  if (first.length > 0) keep((exam, day) => problem.frame.exams[exam]?.eve === day);
  for (const exam of first) improveExam(draft, exam, undefined, problem.parts[exam]);
  complete(draft, first);
  keep();
  seed(draft);
  for (const exam of problem.exams.keys())
    if (intAt(draft.total, exam) < examTables(draft, exam).open) improveExam(draft, exam);
  return draft;
};

/** Unmet needs: exams without time, then minutes of stated work. */
const leftUndone = (draft: Draft): number => {
  const leftOut = [...draft.total.keys()].filter((exam) => isLeftOut(draft, exam));
  return 1e6 * leftOut.length + statedShort(draft) * draft.problem.units.unit;
};

/** Stated work takes its place before shares where it would find none beside them. */
const begun = (problem: Problem, isAgain: boolean): Draft => {
  const begin = (first: readonly number[] = []) => {
    const draft = isAgain ? reload(problem, first) : construct(problem, first);
    complete(draft);
    return draft;
  };
  const usual = begin();
  if (statedShort(usual) === 0) return usual;
  const isStated = (exam: number) => problem.needs[exam]?.kind === "stated";
  const statedFirst = begin([...problem.exams.keys()].filter(isStated));
  return leftUndone(statedFirst) < leftUndone(usual) ? statedFirst : usual;
};

/** The plan that the search finds; if that leaves more undone, the plan before the search. */
const searched = (draft: Draft, isAgain: boolean): Draft => {
  const better = emptyDraft(draft.problem);
  copyDraft(draft, better);
  if (!isAgain) sweep(better);
  search(better, { isAgain });
  complete(better);
  const found = leftUndone(better) <= leftUndone(draft) ? better : draft;
  closeGaps(found);
  return found;
};

const solveCloseTo = (
  inputs: AdvancedInputs,
  effort: PlanEffort,
  earlier: EarlierPlan | undefined,
): Draft => {
  const isAgain = earlier !== undefined;
  const draft = begun(problemOf(inputs, earlier), isAgain);
  return effort === "full" || missesSession(draft) ? searched(draft, isAgain) : draft;
};

/**
 * Close to the plan before, but not at the cost of an exam's hours: beside sessions that all stay,
 * a new exam would get only leftover time.
 */
export const solve = (inputs: AdvancedInputs, effort: PlanEffort, earlier?: EarlierPlan): Draft => {
  const close = solveCloseTo(inputs, effort, earlier);
  if (earlier === undefined || earlier.keepPrice <= keepPrices.balanced || isComplete(close))
    return close;
  const freer = solveCloseTo(inputs, effort, { ...earlier, keepPrice: keepPrices.balanced });
  const isMore = sumOf(freer.total) - sumOf(close.total) >= close.problem.units.shortest;
  return isMore && leftUndone(freer) <= leftUndone(close) ? freer : close;
};
