import { intAt, sumOf } from "../problem/typed-values.ts";
import { copyDraft, type Draft, draftValue, emptyDraft, examTables, unitsOn } from "./draft.ts";
import { gainOf, Move, makeMove } from "./move.ts";
import { sweep } from "./row-programme.ts";
import { type Random, seededRandom } from "./seeded-random.ts";

/** Probabilities of the kinds of move; they sum to 1. */
const odds = { resize: 0.15, transfer: 0.15, shift: 0.3, exchange: 0.4 } as const;

/** How much of what an exam has on a day a move takes: all of it, as much as a partner has, or any. */
const amountOdds = { all: 0.45, likePartner: 0.25 } as const;

/** How often a split other than the one with the fewest sessions is tried. */
const otherSplitOdds = 0.25;

/** Where the search begins, in units of the score that one unit of study is worth; it cools to 0. */
const hottest = 0.05;

const seedNumber = 16;

/** Which exams study on a day, to draw one of them at random. */
class ActiveExams {
  private readonly members: Int32Array;
  private readonly place: Int32Array;
  private readonly counts: Int32Array;
  private readonly exams: number;

  constructor(draft: Draft) {
    this.exams = draft.total.length;
    this.members = new Int32Array(draft.split.length);
    this.place = new Int32Array(draft.split.length);
    this.counts = new Int32Array(draft.days);
    for (let exam = 0; exam < this.exams; exam++)
      for (let day = 0; day < draft.days; day++)
        if (unitsOn(draft, exam, day) > 0) this.add(exam, day);
  }

  count(day: number): number {
    return intAt(this.counts, day);
  }

  at(day: number, index: number): number {
    return intAt(this.members, day * this.exams + index);
  }

  add(exam: number, day: number): void {
    const count = this.count(day);
    this.members[day * this.exams + count] = exam;
    this.place[day * this.exams + exam] = count;
    this.counts[day] = count + 1;
  }

  remove(exam: number, day: number): void {
    const last = this.count(day) - 1;
    const moved = this.at(day, last);
    const at = intAt(this.place, day * this.exams + exam);
    this.members[day * this.exams + at] = moved;
    this.place[day * this.exams + moved] = at;
    this.counts[day] = last;
  }
}

/** Draws moves; an empty one where the draw makes no sense. */
class MoveMaker {
  readonly move = new Move();
  private readonly draft: Draft;
  private readonly active: ActiveExams;
  private readonly random: Random;

  constructor(draft: Draft, active: ActiveExams, random: Random) {
    this.draft = draft;
    this.active = active;
    this.random = random;
  }

  draw(): void {
    this.move.clear();
    const day = this.below(this.draft.days);
    const kind = this.random();
    if (kind < odds.resize) {
      this.resize(day);
      return;
    }
    const count = this.active.count(day);
    if (count === 0) return;
    const exam = this.active.at(day, this.below(count));
    if (kind < odds.resize + odds.transfer) this.transfer(exam, day);
    else if (kind < odds.resize + odds.transfer + odds.shift) this.shift(exam, day);
    else this.exchange(exam, day);
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** A day before the deadline, more often a near one; -1 where the draw falls outside. */
  private otherDay(day: number, deadline: number): number {
    const draw = this.random();
    const reach = 1 + Math.floor(draw * draw * draw * (deadline - 1));
    const other = this.random() < 0.5 ? day - reach : day + reach;
    return other < 0 || other >= deadline ? -1 : other;
  }

  /** Adds a cell with so many units to the move; false, and an empty move, where that is no amount. */
  private cell(exam: number, day: number, units: number): boolean {
    const splits = this.draft.problem.units.byAmount[units] ?? [];
    const pick =
      splits.length > 1 && this.random() < otherSplitOdds ? this.below(splits.length) : 0;
    const split = splits[pick];
    if (split === undefined) this.move.clear();
    else this.move.add(exam, day, split);
    return split !== undefined;
  }

  private amount(most: number, partner: number): number {
    const draw = this.random();
    if (draw < amountOdds.all) return most;
    if (draw < amountOdds.all + amountOdds.likePartner && partner > 0) return partner;
    return 1 + this.below(most);
  }

  private deadlineOf(exam: number): number {
    return examTables(this.draft, exam).deadline;
  }

  private resize(day: number): void {
    const exam = this.below(this.draft.total.length);
    const capacity = this.draft.problem.days[day]?.capacity ?? 0;
    if (this.deadlineOf(exam) > day) this.cell(exam, day, this.below(capacity + 1));
  }

  private transfer(exam: number, day: number): void {
    const { draft } = this;
    const other = this.below(draft.total.length);
    if (other === exam || this.deadlineOf(other) <= day) return;
    const units = unitsOn(draft, exam, day);
    const amount = this.amount(units, 0);
    if (this.cell(exam, day, units - amount))
      this.cell(other, day, unitsOn(draft, other, day) + amount);
  }

  private shift(exam: number, day: number): void {
    const { draft } = this;
    const to = this.otherDay(day, this.deadlineOf(exam));
    if (to < 0) return;
    const units = unitsOn(draft, exam, day);
    const amount = this.amount(units, 0);
    if (this.cell(exam, day, units - amount))
      this.cell(exam, to, unitsOn(draft, exam, to) + amount);
  }

  /** Equal amounts of two exams change places between two days: the loads stay as they are. */
  private exchange(exam: number, day: number): void {
    const { draft } = this;
    const to = this.otherDay(day, this.deadlineOf(exam));
    if (to < 0) return;
    const count = this.active.count(to);
    if (count === 0) return;
    const other = this.active.at(to, this.below(count));
    if (other === exam || this.deadlineOf(other) <= day) return;
    const units = unitsOn(draft, exam, day);
    const otherUnits = unitsOn(draft, other, to);
    const amount = this.amount(units, otherUnits);
    if (amount > units || amount > otherUnits) return;
    if (
      this.cell(exam, day, units - amount) &&
      this.cell(other, to, otherUnits - amount) &&
      this.cell(exam, to, unitsOn(draft, exam, to) + amount)
    )
      this.cell(other, day, unitsOn(draft, other, day) + amount);
  }
}

/** e to the power of z from multiplications alone, so that every engine takes the same steps. */
const likelihood = (z: number): number => {
  if (z < -12) return 0;
  let value = 1 + z / 256;
  for (let i = 0; i < 8; i++) value *= value;
  return value;
};

/** Tries so many moves, worse ones ever more rarely. */
const cool = (draft: Draft, moves: number, heat: number): void => {
  const random = seededRandom(seedNumber);
  const active = new ActiveExams(draft);
  const maker = new MoveMaker(draft, active, random);
  const { move } = maker;
  for (let tried = 0; tried < moves; tried++) {
    maker.draw();
    if (move.count === 0) continue;
    const gain = gainOf(draft, move);
    const temperature = heat * (1 - tried / moves);
    if (gain <= 0 && (temperature === 0 || random() >= likelihood(gain / temperature))) continue;
    for (let index = 0; index < move.count; index++) {
      const { exam, day, split } = move.at(index);
      const was = unitsOn(draft, exam, day) > 0;
      if (split > 0 && !was) active.add(exam, day);
      if (was && split === 0) active.remove(exam, day);
    }
    makeMove(draft, move);
  }
};

/** A number of moves, never a time, so that plans are reproducible. */
const movesFor = (draft: Draft): number =>
  Math.min(100_000, 30_000 + 60 * draft.problem.frame.total);

const mostColdMoves = 6000;

/** Improves a draft by small moves and two sweeps; never leaves it worse. */
export const search = (draft: Draft, { isCold }: { readonly isCold: boolean }): void => {
  if (sumOf(draft.total) === 0) return;
  const best = emptyDraft(draft.problem);
  copyDraft(draft, best);
  const before = draftValue(draft);
  if (isCold) cool(draft, Math.min(movesFor(draft), mostColdMoves), 0);
  else cool(draft, movesFor(draft), hottest / draft.problem.frame.total);
  sweep(draft);
  sweep(draft);
  if (draftValue(draft) < before) copyDraft(best, draft);
};
