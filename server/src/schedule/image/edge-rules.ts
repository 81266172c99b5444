import type { Page, Rule } from "../page/page.ts";
import type { GreyImage } from "./grey-image.ts";

/** A change of grey that an eye takes for the edge of a pale box. */
const faintestEdge = 9;
const widestGap = 2;

interface Direction {
  /** Pixels to the next place along an edge, and to the next place across it. */
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly count: number;
}

const changeAt = (data: Uint8Array, pixel: number, across: number): number =>
  (data[pixel + across] ?? 0) - (data[pixel - across] ?? 0);

/**
 * The last place of an edge, which keeps its contrast along its length. The tops of letters are on
 * a line too, but their contrast varies with every stroke.
 */
const endOfEdge = (
  data: Uint8Array,
  { along, across, length }: Direction,
  line: number,
  from: number,
): number => {
  let last = from;
  let usual = changeAt(data, line + from * along, across);
  for (let place = from + 1; place < length; place += 1) {
    const change = changeAt(data, line + place * along, across);
    const off = change - usual;
    if (Math.abs(change) > faintestEdge && Math.abs(off) < 8 + 0.3 * Math.abs(usual)) {
      usual += 0.1 * off;
      last = place;
    } else if (place - last > widestGap) break;
  }
  return last;
};

const runsOf = (data: Uint8Array, direction: Direction, shortest: number): Rule[] => {
  const { along, across, length, count } = direction;
  const runs: Rule[] = [];
  for (let at = 1; at < count - 1; at += 1) {
    const line = at * across;
    for (let place = 0; place < length; place += 1) {
      if (Math.abs(changeAt(data, line + place * along, across)) <= faintestEdge) continue;
      const from = place;
      place = endOfEdge(data, direction, line, from);
      if (place - from >= shortest) runs.push({ at, from, to: place });
    }
  }
  return runs;
};

interface Cluster {
  from: number;
  to: number;
  lastAt: number;
  weight: number;
  sum: number;
}

/** The two sides of a drawn line, and the steps of one that is not quite level, are one rule. */
const merged = (runs: readonly Rule[], thickness: number, join: number): Rule[] => {
  const done: Cluster[] = [];
  let open: Cluster[] = [];
  for (const run of runs) {
    open = open.filter((cluster) => {
      const isOpen = run.at - cluster.lastAt <= thickness;
      if (!isOpen) done.push(cluster);
      return isOpen;
    });
    const touching = open.filter(
      (cluster) => run.from <= cluster.to + join && run.to >= cluster.from - join,
    );
    const weight = run.to - run.from;
    const cluster: Cluster = {
      from: Math.min(run.from, ...touching.map((other) => other.from)),
      to: Math.max(run.to, ...touching.map((other) => other.to)),
      lastAt: run.at,
      weight: weight + touching.reduce((sum, other) => sum + other.weight, 0),
      sum: weight * run.at + touching.reduce((sum, other) => sum + other.sum, 0),
    };
    open = [...open.filter((other) => !touching.includes(other)), cluster];
  }
  return [...done, ...open].map(({ from, to, weight, sum }) => ({ at: sum / weight, from, to }));
};

/** The longest stroke of a letter, and the shortest side of a cell, in letters. */
const [longestStroke, shortestSide] = [2.4, 2];

/**
 * Straight edges longer than a letter. A shorter upright one is the side of a low cell if it
 * connects two level edges.
 */
export const edgeRules = (image: GreyImage, letter: number): Omit<Page, "words"> => {
  const { width, height, data } = image;
  const thickness = Math.max(3, 0.4 * letter);
  const join = Math.max(6, 0.5 * letter);
  const rows = { along: 1, across: width, length: width, count: height };
  const columns = { along: width, across: 1, length: height, count: width };
  const horizontal = merged(runsOf(data, rows, 4 * letter), thickness, join);
  const meetsLevel = (at: number, end: number) =>
    horizontal.some(
      (rule) => Math.abs(rule.at - end) <= join && rule.from <= at + join && rule.to >= at - join,
    );
  const vertical = merged(runsOf(data, columns, shortestSide * letter), thickness, join).filter(
    ({ at, from, to }) =>
      to - from >= longestStroke * letter || (meetsLevel(at, from) && meetsLevel(at, to)),
  );
  return { horizontal, vertical };
};
