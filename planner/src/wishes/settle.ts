import { kindOf } from "./kinds/index.ts";
import type { Wish, WishReading } from "./wish.ts";

/** What a wish speaks about: of two that speak about the same thing, the later word counts. */
export const topicOf = (wish: Wish): string => {
  const { firmness: _firmness, ...said } = wish;
  return JSON.stringify(kindOf(wish).topic?.(wish) ?? said);
};

/** Each thing once, as it was said last, in the order of the text. */
const settled = (readings: readonly WishReading[]): readonly WishReading[] => {
  const last = new Map(readings.map((reading) => [topicOf(reading.wish), reading] as const));
  const kept = new Set(last.values());
  return readings.filter((reading) => kept.has(reading));
};

/** Wishes of a plan and new ones together: what is said again counts once, and as it was said last. */
export const joinWishes = (wishes: readonly Wish[]): readonly Wish[] =>
  settled(wishes.map((wish) => ({ wish, start: 0, end: 0 }))).map(({ wish }) => wish);
