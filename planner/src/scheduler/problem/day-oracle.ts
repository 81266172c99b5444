import type { Interval } from "../../free-time/intervals.ts";
import {
  dinner,
  dinnerPrice,
  idlePrice,
  lonelyPrice,
  mostIdleMinutes,
  placementPrice,
  preferredMinutes,
} from "./comfort.ts";
import type { SessionUnits } from "./session-units.ts";
import { floatAt, greatestDivisor, intAt } from "./typed-values.ts";

const never = Number.NEGATIVE_INFINITY;
const none = new Float64Array();

/** Beyond this many multisets a day accepts no further combination: memory stays bounded. */
const maxStates = 5000;

/** Of a minute at a time at which a subject is not to be studied: no comfort outweighs it. */
const closedPrice = 1_000;

/** Sessions that are alike to a day. */
export interface SessionKind {
  /** Units. */
  readonly length: number;
  readonly preferred: readonly Interval[];
  readonly closed: readonly Interval[];
}

/** Of each length, in order. */
export const kindsOfLengths = (
  { shortest, longest }: SessionUnits,
  preferred: readonly Interval[],
): readonly SessionKind[] =>
  Array.from({ length: longest - shortest + 1 }, (_, place) => ({
    length: shortest + place,
    preferred,
    closed: [],
  }));

export interface DayOracleInputs {
  /** On the 5-minute grid, in order, apart from each other. */
  readonly free: readonly Interval[];
  readonly kinds: readonly SessionKind[];
  /** Most units of study. */
  readonly limit: number;
  readonly gapMinutes: number;
  readonly units: SessionUnits;
  readonly isPlain: boolean;
  readonly mostSessions: number;
  readonly noMeal: readonly Interval[];
}

export interface PlacedSession {
  readonly start: number;
  readonly kind: number;
}

/** 1 after a session that began in the evening: dinner was before it. */
type Evening = 0 | 1;
const evenings: readonly Evening[] = [0, 1];

interface State {
  /** Sessions of each kind. */
  readonly counts: readonly number[];
  readonly load: number;
  /**
   * Most comfort from each moment on, once the gap after the session before has passed; none after the last one.
   * Where that session began in the evening, `spread` places later: early in the evening either may have ended.
   */
  readonly best: Float64Array;
  /** Most comfort of a day with these sessions. */
  readonly comfort: number;
  /** As far as known, where one more session leads of its last kind or a later one, and a split more or less; -1 does not fit. */
  readonly later: number[];
  readonly more: number[];
  readonly less: number[];
}

/** The first session of a state, and the state of the others. */
interface Rest {
  readonly kind: number;
  readonly rest: number;
}

/**
 * Exact answers to "do these sessions fit into a day, and how comfortably?". A state is a multiset
 * of sessions, created on demand and linked by splits, so that a repeated question is one
 * lookup.
 */
export class DayOracle {
  readonly free: readonly Interval[];
  private readonly units: SessionUnits;
  private readonly kinds: readonly SessionKind[];
  private readonly noMeal: readonly Interval[];
  private readonly limit: number;
  private readonly mostSessions: number;
  private readonly followsOn: boolean;
  /** The day is looked at from its first free minute to its last, in ticks of so many minutes. */
  private readonly origin: number;
  private readonly tick: number;
  private readonly ticks: number;
  private readonly gap: number;
  private readonly shortest: number;
  private readonly longest: number;
  private readonly spread: number;
  /** The first in the evening. */
  private readonly evening: number;
  /** A pause with so many free ticks costs as much as any longer one. */
  private readonly mostIdle: number;
  /** Every free tick in order, and how many of them come before each tick. */
  private readonly freeTicks: Int32Array;
  private readonly freeBefore: Int32Array;
  /** From each tick on: free ticks in a row. */
  private readonly run: Int32Array;
  /** From each tick on: the price of waiting for each of the next free ticks, and the least of it and all after it. */
  private readonly waits: readonly Float64Array[];
  private readonly leastWaits: readonly Float64Array[];
  /** By kind: the comfort of one session from each tick on, without pauses. */
  private readonly gains: Float64Array[] = [];
  /** Of the state that is being solved. */
  private readonly startingAt: Float64Array;
  private readonly later: Float64Array;
  private readonly states: State[] = [];

  constructor(inputs: DayOracleInputs) {
    const { free, kinds, limit, gapMinutes, units, isPlain, mostSessions, noMeal } = inputs;
    const edges = free.flatMap(({ start, end }) => [start, end]);
    this.free = free;
    this.units = units;
    this.kinds = kinds;
    this.noMeal = noMeal;
    this.limit = limit;
    this.mostSessions = mostSessions;
    this.followsOn = isPlain && free.length === 1;
    this.origin = edges[0] ?? 0;
    this.tick = [15, gapMinutes, units.unit, ...edges].reduce(greatestDivisor);
    this.ticks = ((edges.at(-1) ?? 0) - this.origin) / this.tick;
    this.gap = gapMinutes / this.tick;
    const lengths = kinds.map(({ length }) => length);
    this.shortest = this.ticksOf(Math.min(...lengths));
    this.longest = this.ticksOf(Math.max(...lengths));
    this.spread = this.longest - this.shortest;
    this.evening = (dinner.from - this.origin) / this.tick;
    this.mostIdle = Math.ceil(mostIdleMinutes / this.tick);
    this.startingAt = new Float64Array(this.ticks + 1);
    this.later = new Float64Array(this.ticks + 2);
    this.run = new Int32Array(this.ticks + 1);
    for (let t = this.ticks - 1; t >= 0; t--)
      if (this.isFree(t)) this.run[t] = intAt(this.run, t + 1) + 1;
    const all = Array.from({ length: this.ticks }, (_, t) => t);
    this.freeTicks = Int32Array.from(all.filter((t) => intAt(this.run, t) > 0));
    this.freeBefore = new Int32Array(this.ticks + 1);
    for (let t = 0; t < this.ticks; t++)
      this.freeBefore[t + 1] = intAt(this.freeBefore, t) + (intAt(this.run, t) > 0 ? 1 : 0);
    this.waits = evenings.map((evening) =>
      Float64Array.from({ length: this.ticks * this.mostIdle }, (_, place) => {
        const from = Math.floor(place / this.mostIdle);
        const index = intAt(this.freeBefore, from) + (place % this.mostIdle);
        if (index >= this.freeTicks.length || !this.isReached(from, evening)) return 0;
        const start = intAt(this.freeTicks, index);
        return this.mayWait(from, start, evening)
          ? this.priceOf(from, start, undefined, evening)
          : Number.POSITIVE_INFINITY;
      }),
    );
    this.leastWaits = this.waits.map((waits) => {
      const least = waits.slice();
      for (let place = least.length - 2; place >= 0; place--)
        if (place % this.mostIdle < this.mostIdle - 1)
          least[place] = Math.min(floatAt(least, place), floatAt(least, place + 1));
      return least;
    });
    this.solve(kinds.map(() => 0));
  }

  load(state: number): number {
    return this.states[state]?.load ?? 0;
  }

  comfort(state: number): number {
    return this.states[state]?.comfort ?? 0;
  }

  /** The state with one more split, or -1 if it does not fit. */
  with(state: number, split: number): number {
    if (split === 0) return state;
    const from = this.states[state];
    if (from === undefined) return -1;
    const next = from.more[split] ?? this.stateOf(this.changed(from.counts, split, 1));
    from.more[split] = next;
    return next;
  }

  /** The state without a split that it holds. */
  without(state: number, split: number): number {
    if (split === 0) return state;
    const from = this.states[state];
    if (from === undefined) return -1;
    const next = from.less[split] ?? this.stateOf(this.changed(from.counts, split, -1));
    from.less[split] = next;
    return next;
  }

  /** The state that holds sessions of these kinds, or -1. */
  holding(kinds: readonly number[]): number {
    return this.stateOf(this.kinds.map((_, kind) => kinds.filter((one) => one === kind).length));
  }

  /** The most comfortable placement, earliest first. `choose` breaks ties. */
  place(state: number, choose: (kinds: readonly number[]) => number): readonly PlacedSession[] {
    const placed: PlacedSession[] = [];
    let rest = state;
    let from: number | undefined;
    let evening: Evening = 0;
    while (rest > 0) {
      const target = from === undefined ? this.comfort(rest) : this.bestFrom(rest, from, evening);
      const found = this.earliest(rest, from, target, evening);
      if (found === undefined) break;
      const kind = choose(found.kinds);
      placed.push({ start: this.origin + found.at * this.tick, kind });
      rest = this.withoutOne(rest, kind);
      from = found.at + this.ticksOf(this.lengthOf(kind)) + this.gap;
      evening = this.eveningAt(found.at);
    }
    return placed;
  }

  private earliest(
    state: number,
    from: number | undefined,
    target: number,
    evening: Evening,
  ): { readonly at: number; readonly kinds: readonly number[] } | undefined {
    for (let t = from ?? 0; t < this.ticks; t++) {
      if (!this.mayWait(from, t, evening)) continue;
      const price = this.priceOf(from, t, this.lastOf(state), evening);
      const kinds = (this.states[state]?.counts ?? []).flatMap((count, kind) => {
        if (count === 0) return [];
        const value = this.valueAt(t, kind, this.withoutOne(state, kind)) - price;
        return value >= target - 1e-6 ? [kind] : [];
      });
      if (kinds.length > 0) return { at: t, kinds };
    }
    return undefined;
  }

  /** Whether a session may leave time before it unused; the first of a day comes after none. */
  private mayWait(from: number | undefined, start: number, evening: Evening): boolean {
    if (!this.followsOn || start === (from ?? 0)) return true;
    // It does for dinner, the only pause that is worth something.
    return from !== undefined && this.dinnerPriceOf(from, start, evening) < 0;
  }

  private eveningAt(t: number): Evening {
    return t < this.evening ? 0 : 1;
  }

  /** Whether a session that began in the evening, or before it, and the gap after it can end here. */
  private isReached(t: number, evening: Evening): boolean {
    return evening === 1
      ? t - this.gap - this.shortest >= this.evening
      : t - this.gap - this.longest < this.evening;
  }

  private dinnerPriceOf(from: number, start: number, evening: Evening): number {
    const pause = (start - from + this.gap) * this.tick;
    return dinnerPrice(this.origin + start * this.tick, pause, evening === 1);
  }

  private isFree(t: number): boolean {
    const minute = this.origin + t * this.tick;
    return this.free.some(({ start, end }) => start <= minute && minute + this.tick <= end);
  }

  private lengthOf(kind: number): number {
    return this.kinds[kind]?.length ?? 0;
  }

  private ticksOf(length: number): number {
    return (length * this.units.unit) / this.tick;
  }

  private changed(counts: readonly number[], split: number, by: number): readonly number[] {
    const next = [...counts];
    for (const length of this.units.splits[split]?.lengths ?? []) {
      const kind = length - this.lengthOf(0);
      next[kind] = (next[kind] ?? 0) + by;
    }
    return next;
  }

  private withoutOne(state: number, kind: number): number {
    const counts = this.states[state]?.counts ?? [];
    return this.stateOf(counts.with(kind, (counts[kind] ?? 0) - 1));
  }

  private bestFrom(state: number, t: number, evening: Evening): number {
    if (state === 0) return 0;
    const { best = none } = this.states[state] ?? {};
    return t >= best.length - this.spread ? never : floatAt(best, t + evening * this.spread);
  }

  /** Comfort of a session at a moment and of the rest after it. */
  private valueAt(t: number, kind: number, rest: number): number {
    const next = t + this.ticksOf(this.lengthOf(kind)) + this.gap;
    return floatAt(this.gainsOf(kind), t) + this.bestFrom(rest, next, this.eveningAt(t));
  }

  private gainsOf(kind: number): Float64Array {
    const { length = 0, preferred = [], closed = [] } = this.kinds[kind] ?? {};
    const minutes = length * this.units.unit;
    const ticks = this.ticksOf(length);
    this.gains[kind] ??= Float64Array.from(this.run, (run, t) => {
      if (run < ticks) return never;
      const session = { start: this.origin + t * this.tick, minutes };
      return (
        preferredMinutes(session, preferred) -
        placementPrice(session, this.noMeal) -
        closedPrice * preferredMinutes(session, closed)
      );
    });
    return this.gains[kind];
  }

  /** Session by session, kind by kind. */
  private stateOf(counts: readonly number[]): number {
    let state = 0;
    counts.forEach((count, kind) => {
      for (let sessions = 0; sessions < count; sessions++) state = this.withOne(state, kind);
    });
    return state;
  }

  private withOne(state: number, kind: number): number {
    const from = this.states[state];
    if (from === undefined) return -1;
    const { counts, later } = from;
    const next = later[kind] ?? this.solve(counts.with(kind, (counts[kind] ?? 0) + 1));
    later[kind] = next;
    return next;
  }

  private solve(counts: readonly number[]): number {
    let load = 0;
    let sessions = 0;
    counts.forEach((count, kind) => {
      load += count * this.lengthOf(kind);
      sessions += count;
    });
    if (load > this.limit || sessions > this.mostSessions || this.states.length >= maxStates)
      return -1;
    const rests: Rest[] = [];
    for (const [kind, count] of counts.entries()) {
      if (count === 0) continue;
      const rest = this.stateOf(counts.with(kind, count - 1));
      if (rest < 0) return -1;
      rests.push({ kind, rest });
    }
    const nothing = { best: none, comfort: 0 };
    const solved = rests.length === 0 ? nothing : this.fill(rests);
    if (solved.comfort === never) return -1;
    return this.states.push({ counts, load, ...solved, later: [], more: [], less: [] }) - 1;
  }

  /** Minutes of the session that a state holds, if it is the only one. */
  private lastOf(state: number): number | undefined {
    const { counts = [], load = 0 } = this.states[state] ?? {};
    return counts.reduce((sum, count) => sum + count, 0) === 1 ? load * this.units.unit : undefined;
  }

  /** Of waiting from the end of a gap until a session begins, or the last one of the day; no gap comes before the first. */
  private priceOf(
    from: number | undefined,
    start: number,
    last: number | undefined,
    evening: Evening,
  ): number {
    if (from === undefined) return last === undefined ? 0 : lonelyPrice(last);
    const idle = intAt(this.freeBefore, start) - intAt(this.freeBefore, from);
    const pause = (start - from + this.gap) * this.tick;
    return (
      idlePrice(idle * this.tick, start - from <= intAt(this.run, from)) +
      this.dinnerPriceOf(from, start, evening) +
      (last === undefined ? 0 : lonelyPrice(last, pause))
    );
  }

  /** The value of starting at each moment; the answer is the moment after the last possible one. */
  private findStarts(rests: readonly Rest[]): number {
    let end = 0;
    this.startingAt.fill(never);
    for (const { kind, rest } of rests) {
      const gains = this.gainsOf(kind);
      const { best = none } = this.states[rest] ?? {};
      const shift = this.ticksOf(this.lengthOf(kind)) + this.gap;
      const until = rest === 0 ? this.ticks : best.length - this.spread - shift;
      for (let t = 0; t < until; t++) {
        const next = t + shift + this.eveningAt(t) * this.spread;
        const value = floatAt(gains, t) + (rest === 0 ? 0 : floatAt(best, next));
        if (value <= floatAt(this.startingAt, t)) continue;
        this.startingAt[t] = value;
        end = Math.max(end, t + 1);
      }
    }
    return end;
  }

  /** Of beginning at one of the next free moments, or beyond them: a pause with more free time costs no more. */
  private bestAfter(
    from: number,
    beyond: number,
    last: number | undefined,
    evening: Evening,
  ): number {
    const waits = this.waits[evening] ?? none;
    const least = this.leastWaits[evening] ?? none;
    const first = intAt(this.freeBefore, from);
    const until = Math.min(first + this.mostIdle, this.freeTicks.length);
    let best = beyond;
    for (let index = first; index < until; index++) {
      const start = intAt(this.freeTicks, index);
      const place = from * this.mostIdle + index - first;
      if (floatAt(this.later, start) - floatAt(least, place) <= best) break;
      const price = floatAt(waits, place);
      const pause = (start - from + this.gap) * this.tick;
      const lonely = last === undefined ? 0 : lonelyPrice(last, pause);
      const value = floatAt(this.startingAt, start) - price - lonely;
      if (value > best) best = value;
    }
    return best;
  }

  /** From the last moment to the first: the best start after a short pause, or after any longer one. */
  private fill(rests: readonly Rest[]): Pick<State, "best" | "comfort"> {
    const [only] = rests;
    const isLast = rests.length === 1 && only?.rest === 0;
    const last = isLast ? this.lengthOf(only.kind) * this.units.unit : undefined;
    const alone = this.priceOf(undefined, 0, last, 0);
    const end = this.findStarts(rests);
    const { startingAt, later } = this;
    const best = new Float64Array(end + this.spread);
    later.fill(never, end);
    for (let t = end - 1; t >= 0; t--) {
      later[t] = Math.max(floatAt(later, t + 1), floatAt(startingAt, t));
      const until = intAt(this.freeBefore, t) + this.mostIdle;
      const far = until < this.freeTicks.length ? intAt(this.freeTicks, until) : this.ticks + 1;
      const beyond = this.followsOn
        ? never
        : floatAt(later, far) - idlePrice(mostIdleMinutes, true) - alone;
      if (this.isReached(t, 0)) best[t] = this.bestAfter(t, beyond, last, 0);
      if (this.isReached(t, 1)) best[t + this.spread] = this.bestAfter(t, beyond, last, 1);
    }
    return { best, comfort: floatAt(this.followsOn ? startingAt : later, 0) - alone };
  }
}
