import { sweep } from "./construct.ts";
import { copyDraft, type Draft, draftValue, emptyDraft, termsOf, unitsOn } from "./draft.ts";
import { addCell, emptyMove, gainOf, type Move, makeMove } from "./move.ts";
import { type Random, seededRandom, seedOf } from "./seeded-random.ts";

/** Temperatures at which the phases start, and where each ends, per unit of need. */
const phases = [0.6, 0.3, 0.15, 0.06];
const coldest = 0.005;
const movesPerTemperature = 512;

/** e to the power of z from multiplications alone, so that every engine takes the same steps. */
const likelihood = (z: number): number => {
  if (z < -12) return 0;
  let value = 1 + z / 256;
  for (let i = 0; i < 8; i++) value *= value;
  return value;
};

/** Which subjects study on a day, to draw one of them at random. */
class ActiveSubjects {
  private readonly members: Int32Array;
  private readonly place: Int32Array;
  readonly count: Int32Array;
  private readonly subjects: number;

  constructor(draft: Draft) {
    this.subjects = draft.total.length;
    this.members = new Int32Array(draft.option.length);
    this.place = new Int32Array(draft.option.length);
    this.count = new Int32Array(draft.days);
    for (let subject = 0; subject < this.subjects; subject++)
      for (let day = 0; day < draft.days; day++)
        if ((draft.option[subject * draft.days + day] as number) > 0) this.add(subject, day);
  }

  at(day: number, index: number): number {
    return this.members[day * this.subjects + index] as number;
  }

  add(subject: number, day: number): void {
    const count = this.count[day] as number;
    this.members[day * this.subjects + count] = subject;
    this.place[day * this.subjects + subject] = count;
    this.count[day] = count + 1;
  }

  remove(subject: number, day: number): void {
    const last = (this.count[day] as number) - 1;
    const moved = this.at(day, last);
    const at = this.place[day * this.subjects + subject] as number;
    this.members[day * this.subjects + at] = moved;
    this.place[day * this.subjects + moved] = at;
    this.count[day] = last;
  }
}

/** Draws moves; an empty one where the draw makes no sense. */
class MoveMaker {
  readonly move: Move = emptyMove();
  private readonly draft: Draft;
  private readonly active: ActiveSubjects;
  private readonly random: Random;

  constructor(draft: Draft, active: ActiveSubjects, random: Random) {
    this.draft = draft;
    this.active = active;
    this.random = random;
  }

  draw(): void {
    this.move.count = 0;
    const day = this.below(this.draft.days);
    const kind = this.random();
    if (kind < 0.12) {
      this.resize(day);
      return;
    }
    const count = this.active.count[day] as number;
    if (count === 0) return;
    const subject = this.active.at(day, this.below(count));
    if (kind < 0.25) this.transfer(subject, day);
    else if (kind < 0.5) this.shift(subject, day);
    else this.exchange(subject, day);
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** A day before the deadline, more often a near one. */
  private otherDay(day: number, deadline: number): number {
    const draw = this.random();
    const reach = 1 + Math.floor(draw * draw * draw * (deadline - 1));
    const other = this.random() < 0.5 ? day - reach : day + reach;
    return other < 0 || other >= deadline ? -1 : other;
  }

  private cell(subject: number, day: number, units: number): boolean {
    const choices = this.draft.problem.options.byTotal[units];
    if (choices === undefined || choices.length === 0) {
      this.move.count = 0;
      return false;
    }
    const pick =
      choices.length === 1 || this.random() < 0.6
        ? choices[0]
        : choices[this.below(choices.length)];
    addCell(this.move, subject, day, pick as number);
    return true;
  }

  private amount(most: number, other: number): number {
    const draw = this.random();
    if (draw < 0.45) return most;
    if (draw < 0.7 && other > 0) return other;
    return 1 + this.below(most);
  }

  private resize(day: number): void {
    const subject = this.below(this.draft.total.length);
    if (termsOf(this.draft, subject).deadline <= day) return;
    this.cell(subject, day, this.below(this.draft.problem.options.byTotal.length));
  }

  private transfer(subject: number, day: number): void {
    const { draft } = this;
    const other = this.below(draft.total.length);
    if (other === subject || termsOf(draft, other).deadline <= day) return;
    const units = unitsOn(draft, subject, day);
    const amount = this.amount(units, 0);
    if (this.cell(subject, day, units - amount))
      this.cell(other, day, unitsOn(draft, other, day) + amount);
  }

  private shift(subject: number, day: number): void {
    const { draft } = this;
    const to = this.otherDay(day, termsOf(draft, subject).deadline);
    if (to < 0) return;
    const units = unitsOn(draft, subject, day);
    const amount = this.amount(units, 0);
    if (this.cell(subject, day, units - amount))
      this.cell(subject, to, unitsOn(draft, subject, to) + amount);
  }

  /** Equal amounts of two subjects change places between two days: the loads stay as they are. */
  private exchange(subject: number, day: number): void {
    const { draft } = this;
    const to = this.otherDay(day, termsOf(draft, subject).deadline);
    if (to < 0) return;
    const count = this.active.count[to] as number;
    if (count === 0) return;
    const other = this.active.at(to, this.below(count));
    if (other === subject || termsOf(draft, other).deadline <= day) return;
    const units = unitsOn(draft, subject, day);
    const otherUnits = unitsOn(draft, other, to);
    const amount = this.amount(units, otherUnits);
    if (amount > units || amount > otherUnits) return;
    if (
      this.cell(subject, day, units - amount) &&
      this.cell(other, to, otherUnits - amount) &&
      this.cell(subject, to, unitsOn(draft, subject, to) + amount)
    )
      this.cell(other, day, unitsOn(draft, other, day) + amount);
  }
}

const cool = (draft: Draft, random: Random, hottest: number, moves: number): void => {
  const active = new ActiveSubjects(draft);
  const maker = new MoveMaker(draft, active, random);
  const { move } = maker;
  const rounds = Math.max(1, Math.floor(moves / movesPerTemperature));
  const { totalNeed } = draft.objective;
  for (let round = 0; round < rounds; round++) {
    const temperature = (hottest * (coldest / hottest) ** (round / rounds)) / totalNeed;
    for (let i = 0; i < movesPerTemperature; i++) {
      maker.draw();
      if (move.count === 0) continue;
      const gain = gainOf(draft, move);
      if (gain < 0 && random() >= likelihood(gain / temperature)) continue;
      for (let cell = 0; cell < move.count; cell++) {
        const subject = move.subject[cell] as number;
        const day = move.day[cell] as number;
        const was = (draft.option[subject * draft.days + day] as number) > 0;
        const is = (move.option[cell] as number) > 0;
        if (is && !was) active.add(subject, day);
        if (was && !is) active.remove(subject, day);
      }
      makeMove(draft, move);
    }
  }
};

/** Moves that a search may try: counted, never timed, so that a plan can be made again. */
export const searchBudget = (draft: Draft): number =>
  Math.min(
    3_000_000,
    300_000 + 50 * draft.objective.totalNeed + 50_000 * draft.problem.subjects.length,
  );

/** Improves a draft by simulated annealing from ever lower temperatures; the best one stays. */
export const search = (draft: Draft, budget: number = searchBudget(draft)): void => {
  if (draft.objective.totalNeed === 0) return;
  const random = seededRandom(seedOf(draft.problem));
  const best = emptyDraft(draft.problem);
  copyDraft(draft, best);
  let bestValue = draftValue(draft);
  for (const hottest of phases) {
    cool(draft, random, hottest, budget / phases.length);
    sweep(draft);
    const value = draftValue(draft);
    if (value > bestValue) {
      bestValue = value;
      copyDraft(draft, best);
    }
  }
  copyDraft(best, draft);
};
