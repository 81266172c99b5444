import type { ExamTables } from "../problem/score-tables.ts";
import { floatAt, intAt } from "../problem/typed-values.ts";
import {
  amountOf,
  type Draft,
  dayValue,
  examTables,
  isAllowed,
  oracleOn,
  setSplit,
  splitAt,
  subjectsAdded,
} from "./draft.ts";

const never = Number.NEGATIVE_INFINITY;

interface DayChoices {
  readonly amounts: readonly number[];
  readonly splits: readonly number[];
  readonly gains: Float64Array;
}

/** Courses far from the pace are not looked at: so many units, or that part of all. */
const band = { units: 16, part: 0.1 } as const;

/** The units by each evening between which a course is looked for. */
interface Band {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

const bandOf = (
  { deadline, open, low, high }: ExamTables,
  before: Int32Array | undefined,
  most = open,
): Band => {
  const reach = Math.max(band.units, Math.ceil(band.part * open));
  const from = new Int32Array(deadline);
  const to = new Int32Array(deadline);
  for (let day = 0; day < deadline; day++) {
    const least = Math.min(floatAt(low, day), before === undefined ? open : intAt(before, day));
    const highest = Math.max(floatAt(high, day), before === undefined ? 0 : intAt(before, day));
    from[day] = Math.min(Math.max(Math.floor(least) - reach, 0), most);
    to[day] = Math.min(Math.max(Math.ceil(highest) + reach, 0), most);
  }
  return { from, to };
};

/**
 * The optimal course of one exam, as the choice of each day or -1: a dynamic programme over units done and
 * days since the last one with its subject.
 */
const bestCourse = ({
  tables,
  days,
  within,
}: {
  readonly tables: ExamTables;
  readonly days: readonly DayChoices[];
  readonly within: Band;
}): Int32Array => {
  const { deadline, open, low, high, late, early, longestGap, untouched, isFixed, totals } = tables;
  const width = open + 1;
  const gaps = longestGap + 1;
  /** At `units * gaps + days without`. */
  let values = new Float64Array(width * gaps).fill(never);
  let next = new Float64Array(width * gaps);
  /** The best of these values, by units. */
  let best = new Float64Array(width).fill(never);
  let nextBest = new Float64Array(width);
  values[0] = 0;
  best[0] = 0;
  /** The last day of study of each best value, for the evening before each day and for the end. */
  const lasts = new Int32Array((deadline + 1) * width).fill(-1);
  /** The same of the longest gap. */
  const longAgo = new Int32Array(width).fill(-1);
  /** The choice made on a day that ends with so many units. */
  const trail = new Int32Array(deadline * width);
  for (let day = 0; day < deadline; day++) {
    const choices = days[day];
    const count = choices?.amounts.length ?? 0;
    const isThere = isFixed[day] === 1;
    const after = Math.min(day + 1, deadline - 1);
    next.fill(never, intAt(within.from, after) * gaps, (intAt(within.to, after) + 1) * gaps);
    nextBest.fill(never);
    const last = Math.min(intAt(within.to, day), open);
    for (let units = intAt(within.from, day); units <= last; units++) {
      const price =
        floatAt(late, day) * Math.max(floatAt(low, day) - units, 0) +
        floatAt(early, day) * Math.max(units - floatAt(high, day), 0);
      let most = isThere ? floatAt(best, units) : never;
      let mark = -1;
      for (let choice = 0; choice < count && choices !== undefined; choice++) {
        const rest = units - (choices.amounts[choice] ?? 0);
        if (rest < 0) break;
        const value = floatAt(best, rest) + floatAt(choices.gains, choice);
        if (value > most) {
          most = value;
          mark = choice;
        }
      }
      most -= price;
      const row = units * gaps;
      next[row] = most;
      trail[day * width + units] = mark;
      let lastDay = day;
      const longest = isThere ? 0 : longestGap;
      for (let gap = Math.min(day + 1, longest - 1); gap > 0; gap--) {
        const value = floatAt(values, row + gap - 1) - floatAt(untouched, day * gaps + gap) - price;
        next[row + gap] = value;
        if (value > most) {
          most = value;
          lastDay = day - gap;
        }
      }
      if (longest > 0 && day + 1 >= longest) {
        const sooner = floatAt(values, row + longest - 1);
        const later = floatAt(values, row + longest);
        if (sooner >= later) longAgo[units] = day - longest;
        const value = Math.max(sooner, later) - floatAt(untouched, day * gaps + longest) - price;
        next[row + longest] = value;
        if (value > most) {
          most = value;
          lastDay = intAt(longAgo, units);
        }
      }
      nextBest[units] = most;
      lasts[(day + 1) * width + units] = lastDay;
    }
    [values, next] = [next, values];
    [best, nextBest] = [nextBest, best];
  }

  let value = never;
  let units = 0;
  for (let done = 0; done < width; done++)
    if (floatAt(best, done) + floatAt(totals, done) > value + 1e-12) {
      value = floatAt(best, done) + floatAt(totals, done);
      units = done;
    }
  const picks = new Int32Array(deadline).fill(-1);
  if (value === never) return picks;
  for (let day = intAt(lasts, deadline * width + units); day >= 0; ) {
    const choice = intAt(trail, day * width + units);
    picks[day] = choice;
    if (choice >= 0) units -= days[day]?.amounts[choice] ?? 0;
    day = intAt(lasts, day * width + units);
  }
  return picks;
};

/** An exam's options on a day beside the others' sessions. */
const choicesOn = (draft: Draft, exam: number, day: number, shake: number): DayChoices => {
  const { byAmount } = draft.problem.units;
  const { cells, open } = examTables(draft, exam);
  const oracle = oracleOn(draft, day);
  const state = intAt(draft.state, day);
  const subjects = intAt(draft.subjects, day);
  const base = dayValue(draft, day, state, subjects);
  const room = Math.min((draft.problem.days[day]?.capacity ?? 0) - oracle.load(state), open);
  const nothing = cells[day]?.[0] ?? 0;
  const amounts: number[] = [];
  const splits: number[] = [];
  const gains: number[] = [];
  for (let amount = 1; amount <= room; amount++) {
    if (!isAllowed(draft, exam, day, amount)) break;
    let best = never;
    let bestSplit = 0;
    for (const split of byAmount[amount] ?? []) {
      const next = oracle.with(state, split);
      if (next < 0) continue;
      const there = subjects + subjectsAdded(draft, exam, day, 0, split);
      const gain = dayValue(draft, day, next, there) - base + (cells[day]?.[split] ?? 0) - nothing;
      if (gain > best + 1e-12) [best, bestSplit] = [gain, split];
    }
    if (bestSplit === 0) continue;
    amounts.push(amount);
    splits.push(bestSplit);
    gains.push(best + shake * amount);
  }
  return { amounts, splits, gains: Float64Array.from(gains) };
};

const clearExam = (draft: Draft, exam: number): void => {
  for (let day = 0; day < examTables(draft, exam).deadline; day++) {
    const split = splitAt(draft, exam, day);
    if (split > 0)
      setSplit(draft, exam, day, 0, oracleOn(draft, day).without(intAt(draft.state, day), split));
  }
};

/** Gives an exam its best course while all others stay as they are. */
export const improveExam = (
  draft: Draft,
  exam: number,
  /** Added to the worth of each unit on a day, drawn for each day. */
  shake: () => number = () => 0,
  /** Units that it may have. */
  most?: number,
): void => {
  const tables = examTables(draft, exam);
  if (tables.open === 0) return;
  const base = exam * draft.days;
  const before = draft.done.slice(base, base + tables.deadline);
  const isLoaded = intAt(draft.total, exam) > 0;
  clearExam(draft, exam);
  const days = Array.from({ length: tables.deadline }, (_, day) =>
    choicesOn(draft, exam, day, shake()),
  );
  const picks = bestCourse({
    tables,
    days,
    within: bandOf(tables, isLoaded ? before : undefined, most),
  });
  for (const [day, choice] of picks.entries()) {
    const split = days[day]?.splits[choice];
    if (split === undefined) continue;
    setSplit(draft, exam, day, split, oracleOn(draft, day).with(intAt(draft.state, day), split));
  }
};

/** Every exam again, the nearest first, each optimal beside the others. */
export const sweep = (draft: Draft, most: readonly number[] = []): void => {
  for (let exam = 0; exam < draft.total.length; exam++)
    improveExam(draft, exam, undefined, most[exam]);
};

/**
 * One shortest session for each exam without any, the nearest first, on the latest day with room.
 * Exams with a locked session wait.
 */
export const seed = (draft: Draft, isMeant: (exam: number) => boolean = () => true): void => {
  const { units, frame } = draft.problem;
  const [split = 0] = units.byAmount[units.shortest] ?? [];
  const isSettled = (exam: number) => frame.exams[exam]?.hasFixed === true;
  const inOrder = [...draft.total.keys()].sort(
    (one, other) => Number(isSettled(one)) - Number(isSettled(other)),
  );
  for (const exam of inOrder) {
    const { deadline, open } = examTables(draft, exam);
    if (open < amountOf(draft, split) || split === 0) continue;
    if (intAt(draft.total, exam) > 0 || !isMeant(exam)) continue;
    for (let day = deadline - 1; day >= 0; day--) {
      if (!isAllowed(draft, exam, day, amountOf(draft, split))) continue;
      const state = oracleOn(draft, day).with(intAt(draft.state, day), split);
      if (state < 0) continue;
      setSplit(draft, exam, day, split, state);
      break;
    }
  }
};
