import type { Problem } from "./problem.ts";

/** Numbers from 0 up to, not including, 1; the same seed gives the same row of numbers. */
export type Random = () => number;

export const seededRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** The same problem has the same seed on every machine. */
export const seedOf = ({ subjects, cumulative }: Problem): number => {
  let hash = 2166136261;
  const mix = (value: number) => {
    hash = Math.imul(hash ^ value, 16777619);
  };
  for (const units of cumulative) mix(units);
  for (const { deadline, need, rating } of subjects) {
    mix(deadline);
    mix(need);
    mix(rating);
  }
  return hash;
};
