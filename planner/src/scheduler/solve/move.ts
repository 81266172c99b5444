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

const impossible = Number.NEGATIVE_INFINITY;

/** A new split for one exam on one day. */
interface Change {
  exam: number;
  day: number;
  split: number;
}

/** Up to four cells that change together: at most two exams on at most two days. */
export class Move {
  count = 0;
  private readonly changes: readonly Change[] = Array.from({ length: 4 }, () => ({
    exam: 0,
    day: 0,
    split: 0,
  }));

  clear(): void {
    this.count = 0;
  }

  add(exam: number, day: number, split: number): void {
    const change = this.at(this.count);
    change.exam = exam;
    change.day = day;
    change.split = split;
    this.count++;
  }

  at(index: number): Change {
    const change = this.changes[index];
    if (change === undefined) throw new RangeError("a move has four cells at most");
    return change;
  }
}

/** Whether a cell of a move is the first of its day: a day is looked at once. */
const opensDay = (move: Move, index: number): boolean => {
  const { day } = move.at(index);
  for (let before = 0; before < index; before++) if (move.at(before).day === day) return false;
  return true;
};

/** The state of a day once a move is made, below 0 where its sessions do not fit; `first` is its first cell. */
const stateAfter = (draft: Draft, move: Move, first: number): number => {
  const { day } = move.at(first);
  const oracle = oracleOn(draft, day);
  let state = intAt(draft.state, day);
  for (let cell = first; cell < move.count; cell++)
    if (move.at(cell).day === day)
      state = oracle.without(state, splitAt(draft, move.at(cell).exam, day));
  for (let cell = first; cell < move.count && state >= 0; cell++)
    if (move.at(cell).day === day) state = oracle.with(state, move.at(cell).split);
  return state;
};

/** `impossible` if they do not fit. */
const gainOfDays = (draft: Draft, move: Move): number => {
  let gain = 0;
  for (let first = 0; first < move.count; first++) {
    if (!opensDay(move, first)) continue;
    const { day } = move.at(first);
    const state = stateAfter(draft, move, first);
    if (state < 0) return impossible;
    const subjects = intAt(draft.subjects, day);
    let added = 0;
    for (let cell = first; cell < move.count; cell++) {
      const { exam, day: same, split } = move.at(cell);
      if (same === day) added += subjectsAdded(draft, exam, day, splitAt(draft, exam, day), split);
    }
    gain +=
      dayValue(draft, day, state, subjects + added) -
      dayValue(draft, day, intAt(draft.state, day), subjects);
  }
  return gain;
};

/** The gain of changed units over a range of days. */
const gainOfPace = (
  draft: Draft,
  exam: number,
  from: number,
  until: number,
  change: number,
): number => {
  const { low, high, late, early } = examTables(draft, exam);
  if (change === 0) return 0;
  const base = exam * draft.days;
  let price = 0;
  for (let day = from; day < until; day++) {
    const done = intAt(draft.done, base + day);
    const changed = done + change;
    const least = floatAt(low, day);
    const most = floatAt(high, day);
    const behind = (changed < least ? least - changed : 0) - (done < least ? least - done : 0);
    const ahead = (changed > most ? changed - most : 0) - (done > most ? done - most : 0);
    price += floatAt(late, day) * behind + floatAt(early, day) * ahead;
  }
  return -price;
};

/** The gain of one exam when its cells `i` and `j` change. */
const gainOfExam = (draft: Draft, move: Move, i: number, j: number): number => {
  const { exam } = move.at(i);
  const tables = examTables(draft, exam);
  const base = exam * draft.days;
  const [one, other] = move.at(i).day <= move.at(j).day ? [i, j] : [j, i];
  let gain = 0;
  let sum = 0;
  let firstChange = 0;
  let firstTouch = 0;
  for (let cell = one; ; cell = other) {
    const { day, split } = move.at(cell);
    const old = intAt(draft.split, base + day);
    const units = amountOf(draft, split);
    if (split > 0 && !isAllowed(draft, exam, day, units)) return impossible;
    gain += (tables.cells[day]?.[split] ?? 0) - (tables.cells[day]?.[old] ?? 0);
    const touch = (split > 0 ? 1 : 0) - (old > 0 ? 1 : 0);
    const window = intAt(tables.windowOf, day);
    const isSecond = cell === other && one !== other;
    const sameWindow = isSecond && window === tables.windowOf[move.at(one).day];
    const before = intAt(draft.touched, base + window) + (sameWindow ? firstTouch : 0);
    if (before > 0 !== before + touch > 0)
      gain += (before > 0 ? -1 : 1) * floatAt(tables.windowGains, window);
    sum += units - amountOf(draft, old);
    if (isSecond || one === other) break;
    firstChange = sum;
    firstTouch = touch;
  }
  const total = intAt(draft.total, exam);
  if (total + sum > tables.open) return impossible;
  if (one !== other)
    gain += gainOfPace(draft, exam, move.at(one).day, move.at(other).day, firstChange);
  return (
    gain +
    gainOfPace(draft, exam, move.at(other).day, tables.deadline, sum) +
    floatAt(tables.totals, total + sum) -
    floatAt(tables.totals, total)
  );
};

export const gainOf = (draft: Draft, move: Move): number => {
  let gain = 0;
  for (let i = 0; i < move.count; i++) {
    const { exam } = move.at(i);
    let first = 0;
    while (move.at(first).exam !== exam) first++;
    if (first < i) continue;
    let partner = i;
    for (let j = i + 1; j < move.count; j++) if (move.at(j).exam === exam) partner = j;
    gain += gainOfExam(draft, move, i, partner);
    if (gain === impossible) return gain;
  }
  return gain + gainOfDays(draft, move);
};

/** Makes a move that breaks no rule. */
export const makeMove = (draft: Draft, move: Move): void => {
  for (let first = 0; first < move.count; first++) {
    if (!opensDay(move, first)) continue;
    const state = stateAfter(draft, move, first);
    for (let cell = first; cell < move.count; cell++) {
      const { exam, day, split } = move.at(cell);
      if (day === move.at(first).day) setSplit(draft, exam, day, split, state);
    }
  }
};
