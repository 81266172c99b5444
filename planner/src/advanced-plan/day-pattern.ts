import type { Interval } from "../free-time/intervals.ts";
import { commonDivisor, type SessionOptions } from "./session-options.ts";

export interface DayPatternInputs {
  /** On the 5-minute grid, in order, apart from each other. */
  readonly free: readonly Interval[];
  readonly preferred: readonly Interval[];
  /** Most units of study. */
  readonly cap: number;
  readonly gapMinutes: number;
  readonly options: SessionOptions;
}

/** Beyond this many multisets a day accepts no further combination: memory stays bounded. */
const maxStates = 6000;

/**
 * The exact answer to "do these sessions fit into such a day, and how many of their minutes can lie
 * in preferred time?". A state is a multiset of session lengths; states are made when first asked
 * for and linked by adding or removing one session, so that a repeated question is one lookup.
 */
export class DayPattern {
  readonly free: readonly Interval[];
  readonly cap: number;
  /** Most units that can be packed into the day. */
  readonly capacity: number;
  /** Of each state: its units, and the most preferred units a placement of it can have. */
  readonly load: number[] = [];
  readonly preferred: number[] = [];
  private readonly options: SessionOptions;
  /** The day is looked at from its first free minute to its last, in ticks of so many minutes. */
  private readonly origin: number;
  private readonly tick: number;
  private readonly ticks: number;
  private readonly gap: number;
  private readonly lengthTicks: number[];
  /** From each tick on: free ticks in a row, and preferred ticks up to it. */
  private readonly run: Int32Array;
  private readonly preferredUpTo: Int32Array;
  private readonly counts: (readonly number[])[] = [];
  /** Of each state: the most preferred ticks of a placement that starts at a tick or later; -1 is none. */
  private readonly best: Int16Array[] = [];
  private readonly ids = new Map<string, number>();
  /** Neighbour states: 0 is not known yet, -1 does not fit, otherwise the state plus one. */
  private readonly more: number[] = [];
  private readonly less: number[] = [];

  constructor({ free, preferred, cap, gapMinutes, options }: DayPatternInputs) {
    const edges = free.flatMap(({ start, end }) => [start, end]);
    const lengths = Array.from(options.lengths, (length) => length * options.unit);
    this.options = options;
    this.free = free;
    this.cap = cap;
    this.origin = edges[0] ?? 0;
    this.tick = commonDivisor([15, gapMinutes, ...lengths, ...edges]);
    this.ticks = ((edges.at(-1) ?? 0) - this.origin) / this.tick;
    this.gap = gapMinutes / this.tick;
    this.lengthTicks = lengths.map((length) => length / this.tick);
    this.run = new Int32Array(this.ticks + 1);
    this.preferredUpTo = new Int32Array(this.ticks + 1);
    for (let t = this.ticks - 1; t >= 0; t--)
      if (this.contains(free, t)) this.run[t] = (this.run[t + 1] ?? 0) + 1;
    for (let t = 0; t < this.ticks; t++)
      this.preferredUpTo[t + 1] =
        (this.preferredUpTo[t] ?? 0) + (this.contains(preferred, t) ? 1 : 0);
    this.capacity = this.pack();
    this.stateOf(lengths.map(() => 0));
  }

  /** The state with one more option, or -1 where it does not fit. */
  with(state: number, option: number): number {
    const first = this.options.first[option] as number;
    if (first < 0) return state;
    const one = this.step(state, first);
    const second = this.options.second[option] as number;
    return second < 0 || one < 0 ? one : this.step(one, second);
  }

  /** The state without an option that it holds. */
  without(state: number, option: number): number {
    const first = this.options.first[option] as number;
    if (first < 0) return state;
    const one = this.back(state, first);
    const second = this.options.second[option] as number;
    return second < 0 ? one : this.back(one, second);
  }

  /**
   * Start minutes and length indices of a best placement, earliest first. Where several lengths
   * are equally good at a moment, `choose` takes one of them.
   */
  place(
    state: number,
    choose: (candidates: readonly number[]) => number,
  ): readonly { readonly start: number; readonly length: number }[] {
    const placed: { start: number; length: number }[] = [];
    let rest = state;
    let t = 0;
    while (rest !== 0 && t < this.ticks) {
      const target = this.best[rest]?.[t] ?? -1;
      const candidates: number[] = [];
      this.counts[rest]?.forEach((count, length) => {
        if (count > 0 && this.valueAt(t, length, this.back(rest, length)) === target)
          candidates.push(length);
      });
      if (candidates.length === 0) {
        t++;
        continue;
      }
      const length = choose(candidates);
      placed.push({ start: this.origin + t * this.tick, length });
      rest = this.back(rest, length);
      t = Math.min(this.ticks, t + (this.lengthTicks[length] ?? 0) + this.gap);
    }
    return placed;
  }

  private contains(intervals: readonly Interval[], t: number): boolean {
    const minute = this.origin + t * this.tick;
    return intervals.some(({ start, end }) => start <= minute && minute + this.tick <= end);
  }

  private step(state: number, length: number): number {
    const at = state * this.lengthTicks.length + length;
    const known = this.more[at] as number;
    if (known !== 0) return known < 0 ? -1 : known - 1;
    const counts = [...(this.counts[state] ?? [])];
    counts[length] = (counts[length] ?? 0) + 1;
    const next = this.stateOf(counts);
    this.more[at] = next < 0 ? -1 : next + 1;
    return next;
  }

  private back(state: number, length: number): number {
    const at = state * this.lengthTicks.length + length;
    const known = this.less[at] as number;
    if (known !== 0) return known - 1;
    const counts = [...(this.counts[state] ?? [])];
    counts[length] = (counts[length] ?? 0) - 1;
    const next = this.stateOf(counts);
    this.less[at] = next + 1;
    return next;
  }

  private stateOf(counts: readonly number[]): number {
    const key = String.fromCharCode(...counts);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const state = this.solve(counts);
    this.ids.set(key, state);
    return state;
  }

  private solve(counts: readonly number[]): number {
    const units = counts.reduce(
      (sum, count, length) => sum + count * (this.options.lengths[length] ?? 0),
      0,
    );
    if (units > this.cap || this.load.length >= maxStates) return -1;
    const present: number[] = [];
    const rests: Int16Array[] = [];
    for (const [length, count] of counts.entries()) {
      if (count === 0) continue;
      const rest = this.stateOf(counts.with(length, count - 1));
      const bestOfRest = this.best[rest];
      if (bestOfRest === undefined) return -1;
      present.push(length);
      rests.push(bestOfRest);
    }
    const best = this.bestFrom(present, rests);
    const preferredTicks = best[0] as number;
    if (preferredTicks < 0) return -1;
    this.counts.push(counts);
    this.best.push(best);
    this.load.push(units);
    this.preferred.push((preferredTicks * this.tick) / this.options.unit);
    for (const _ of counts) {
      this.more.push(0);
      this.less.push(0);
    }
    return this.load.length - 1;
  }

  private bestFrom(present: readonly number[], rests: readonly Int16Array[]): Int16Array {
    const best = new Int16Array(this.ticks + 1);
    if (present.length === 0) return best;
    best[this.ticks] = -1;
    for (let t = this.ticks - 1; t >= 0; t--) {
      let value = best[t + 1] as number;
      const run = this.run[t] as number;
      for (let i = 0; i < present.length; i++) {
        const ticks = this.lengthTicks[present[i] as number] as number;
        if (ticks > run) continue;
        const rest = (rests[i] as Int16Array)[Math.min(this.ticks, t + ticks + this.gap)] as number;
        if (rest < 0) continue;
        const gain =
          (this.preferredUpTo[t + ticks] as number) - (this.preferredUpTo[t] as number) + rest;
        if (gain > value) value = gain;
      }
      best[t] = value;
    }
    return best;
  }

  private valueAt(t: number, length: number, rest: number): number {
    const ticks = this.lengthTicks[length] ?? 0;
    if (ticks > (this.run[t] ?? 0)) return -2;
    const after = this.best[rest]?.[Math.min(this.ticks, t + ticks + this.gap)] ?? -1;
    if (after < 0) return -2;
    return (this.preferredUpTo[t + ticks] ?? 0) - (this.preferredUpTo[t] ?? 0) + after;
  }

  private pack(): number {
    const { lengths } = this.options;
    const width = this.cap + 1;
    const reach = new Uint8Array((this.ticks + 1) * width);
    reach[this.ticks * width] = 1;
    for (let t = this.ticks - 1; t >= 0; t--) {
      reach.copyWithin(t * width, (t + 1) * width, (t + 2) * width);
      for (const [index, ticks] of this.lengthTicks.entries()) {
        if (ticks > (this.run[t] as number)) continue;
        const units = lengths[index] as number;
        const from = Math.min(this.ticks, t + ticks + this.gap) * width;
        for (let sum = units; sum <= this.cap; sum++)
          if (reach[from + sum - units] === 1) reach[t * width + sum] = 1;
      }
    }
    let most = this.cap;
    while (most > 0 && reach[most] !== 1) most--;
    return most;
  }
}
