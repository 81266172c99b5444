import { gridMinutes } from "../time/duration.ts";

/** What a subject can do on one day: nothing, one session or two. Lengths are counted in units. */
export interface SessionOptions {
  /** Minutes of one unit: the greatest that divides every length. */
  readonly unit: number;
  /** Session lengths in units, shortest first. */
  readonly lengths: Int32Array;
  /** Of each option: units in total, index of its first length, index of its second; -1 is none. */
  readonly totals: Int32Array;
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Options with a given total, a single session before two. */
  readonly byTotal: readonly (readonly number[])[];
}

/** More multisets than this on one day would make the placement tables too large for a browser. */
const maxMultisets = 3000;

const greatestDivisor = (first: number, second: number): number =>
  second === 0 ? first : greatestDivisor(second, first % second);

export const commonDivisor = (values: readonly number[]): number => values.reduce(greatestDivisor);

const countMultisets = (lengths: readonly number[], capMinutes: number): number => {
  const cap = Math.floor(capMinutes / gridMinutes);
  const ways = new Float64Array(cap + 1);
  ways[0] = 1;
  for (const length of lengths)
    for (let sum = length / gridMinutes; sum <= cap; sum++)
      ways[sum] = (ways[sum] ?? 0) + (ways[sum - length / gridMinutes] ?? 0);
  return ways.reduce((total, count) => total + count, 0);
};

const lengthsWithStep = (minimum: number, maximum: number, step: number): readonly number[] => {
  const lengths = [minimum];
  for (let length = step; length < maximum; length += step)
    if (length > minimum) lengths.push(length);
  if (maximum > minimum && (maximum % 15 === 0 || lengths.length === 1)) lengths.push(maximum);
  return lengths;
};

/** Quarter hours between the two, or coarser where a long day would make too many combinations. */
const chosenLengths = (minimum: number, maximum: number, cap: number): readonly number[] => {
  for (const step of [15, 30, 60, 120]) {
    const lengths = lengthsWithStep(minimum, maximum, step);
    if (countMultisets(lengths, cap) <= maxMultisets) return lengths;
  }
  const ends = maximum > minimum ? [minimum, maximum] : [minimum];
  return countMultisets(ends, cap) <= maxMultisets ? ends : [minimum];
};

export const sessionOptionsOf = ({
  minimum,
  maximum,
  capMinutes,
}: {
  readonly minimum: number;
  readonly maximum: number;
  readonly capMinutes: number;
}): SessionOptions => {
  const longest = Math.max(
    minimum,
    Math.min(maximum, Math.floor(capMinutes / gridMinutes) * gridMinutes),
  );
  const minutes = chosenLengths(minimum, longest, capMinutes);
  const unit = commonDivisor(minutes);
  const lengths = Int32Array.from(minutes, (length) => length / unit);
  const choices: [number, number][] = [[-1, -1]];
  minutes.forEach((_, index) => {
    choices.push([index, -1]);
  });
  minutes.forEach((_, first) => {
    for (let second = first; second < minutes.length; second++) choices.push([first, second]);
  });
  const lengthAt = (index: number): number => (index < 0 ? 0 : (lengths[index] ?? 0));
  const totals = Int32Array.from(choices, ([a, b]) => lengthAt(a) + lengthAt(b));
  const byTotal: number[][] = Array.from({ length: Math.max(...totals) + 1 }, () => []);
  for (const [option, total] of totals.entries()) byTotal[total]?.push(option);
  return {
    unit,
    lengths,
    totals,
    first: Int32Array.from(choices, ([a]) => a),
    second: Int32Array.from(choices, ([, b]) => b),
    byTotal,
  };
};
