import type { ExamTables } from "../problem/score-tables.ts";
import { floatAt, intAt, itemAt } from "../problem/typed-values.ts";
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
  trySplit,
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

/** The best value of a course by the units done, without and with a session in the last window. */
interface Layers {
  readonly untouched: Float64Array;
  readonly touched: Float64Array;
}

/** Both layers of a day become one, with its part of the trail. */
const forgetTouch = ({ untouched, touched }: Layers, trail: Int32Array): void => {
  const width = untouched.length;
  for (let units = 0; units < width; units++) {
    if (floatAt(touched, units) > floatAt(untouched, units)) {
      untouched[units] = floatAt(touched, units);
      trail[units] = intAt(trail, width + units);
    }
    touched[units] = never;
  }
};

interface CourseEnd {
  readonly units: number;
  /** 0 without a session in the last window, 1 with one. */
  readonly layer: number;
}

/** The best end of a course by the value of each layer and the worth of each total. */
const bestEnd = (layers: readonly Float64Array[], totals: Float64Array): CourseEnd | undefined => {
  let best = never;
  let end: CourseEnd | undefined;
  for (let units = 0; units < (layers[0]?.length ?? 0); units++)
    for (const [layer, values] of layers.entries()) {
      const value = floatAt(values, units) + floatAt(totals, units);
      if (value > best + 1e-12) [best, end] = [value, { units, layer }];
    }
  return end;
};

/** From the layers before a day to those after it, with the choice for each number of units done. */
const addDay = ({
  before: { untouched, touched },
  after,
  choices: { amounts, gains },
  gain,
  priceOf,
  least,
  from,
  to,
  marks,
}: {
  readonly before: Layers;
  readonly after: Layers;
  readonly choices: DayChoices;
  /** Of the first session in the window. */
  readonly gain: number;
  readonly priceOf: (units: number) => number;
  /** Units done the day before, at least. */
  readonly least: number;
  /** Units done. */
  readonly from: number;
  readonly to: number;
  /** The choice made plus one, doubled, plus the layer it came from. */
  readonly marks: Int32Array;
}): void => {
  after.untouched.fill(never);
  after.touched.fill(never);
  for (let units = from; units <= to; units++) {
    const price = priceOf(units);
    let best = floatAt(touched, units);
    let mark = 1;
    for (let choice = 0; choice < amounts.length; choice++) {
      const rest = units - (amounts[choice] ?? 0);
      if (rest < least) break;
      const fresh = floatAt(untouched, rest) + gain;
      const again = floatAt(touched, rest);
      const value = Math.max(fresh, again) + floatAt(gains, choice);
      if (value > best) {
        best = value;
        mark = (choice + 1) * 2 + Number(fresh <= again);
      }
    }
    after.untouched[units] = floatAt(untouched, units) - price;
    after.touched[units] = best - price;
    marks[units] = mark;
  }
};

/** The choices that led to the end of a course. */
const picksFrom = (
  trail: Int32Array,
  end: CourseEnd | undefined,
  days: readonly DayChoices[],
  deadline: number,
): Int32Array => {
  const picks = new Int32Array(deadline).fill(-1);
  if (end === undefined) return picks;
  const width = trail.length / (deadline * 2);
  let { units, layer } = end;
  for (let day = deadline - 1; day >= 0; day--) {
    const mark = intAt(trail, (day * 2 + layer) * width + units);
    const choice = (mark >> 1) - 1;
    layer = mark & 1;
    picks[day] = choice;
    if (choice >= 0) units -= days[day]?.amounts[choice] ?? 0;
  }
  return picks;
};

/**
 * The optimal course of one exam, as the choice of each day or -1: a dynamic programme over units done and
 * whether the spacing window is touched.
 */
const bestCourse = ({
  tables,
  days,
  within,
  isTouched,
}: {
  readonly tables: ExamTables;
  readonly days: readonly DayChoices[];
  readonly within: Band;
  /** Whether a fixed session touches a window already. */
  readonly isTouched: (window: number) => boolean;
}): Int32Array => {
  const { deadline, open, low, high, late, early, windowOf, windowGains, totals } = tables;
  const nothingYet = (size: number) => new Float64Array(size).fill(never);
  const width = open + 1;
  let before: Layers = { untouched: nothingYet(width), touched: nothingYet(width) };
  let after: Layers = { untouched: nothingYet(width), touched: nothingYet(width) };
  before.untouched[0] = 0;
  /** Per day, layer and units done. */
  const trail = new Int32Array(deadline * 2 * width);
  for (let day = 0; day < deadline; day++) {
    const row = day * 2 * width;
    const window = intAt(windowOf, day);
    // A new window begins untouched, whatever was done in the one before.
    if (day > 0 && window !== windowOf[day - 1])
      forgetTouch(before, trail.subarray(row - 2 * width, row));
    const priceOf = (units: number): number =>
      floatAt(late, day) * Math.max(floatAt(low, day) - units, 0) +
      floatAt(early, day) * Math.max(units - floatAt(high, day), 0);
    addDay({
      before,
      after,
      choices: itemAt(days, day),
      gain: isTouched(window) ? 0 : floatAt(windowGains, window),
      priceOf,
      least: day === 0 ? 0 : intAt(within.from, day - 1),
      from: intAt(within.from, day),
      to: Math.min(intAt(within.to, day), open),
      marks: trail.subarray(row + width, row + 2 * width),
    });
    [before, after] = [after, before];
  }

  return picksFrom(trail, bestEnd([before.untouched, before.touched], totals), days, deadline);
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
  const gainOf = (split: number): number => {
    const next = oracle.with(state, split);
    if (next < 0) return never;
    const there = subjects + subjectsAdded(draft, exam, day, 0, split);
    return dayValue(draft, day, next, there) - base + (cells[day]?.[split] ?? 0) - nothing;
  };
  for (let amount = 1; amount <= room; amount++) {
    if (!isAllowed(draft, exam, day, amount)) break;
    let best = never;
    let bestSplit = 0;
    for (const split of byAmount[amount] ?? []) {
      const gain = gainOf(split);
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
    isTouched: (window) => intAt(draft.touched, base + window) > 0,
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
    let day = deadline - 1;
    while (day >= 0 && !trySplit(draft, exam, day, split)) day--;
  }
};
