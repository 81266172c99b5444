import { kindOf } from "./kinds/index.ts";
import type { Wish, WishReading } from "./wish.ts";

/** The topic of a wish: of two about the same topic, the later counts. */
export const topicOf = (wish: Wish): string => {
  const { firmness: _firmness, ...said } = wish;
  return JSON.stringify(kindOf(wish).topic?.(wish) ?? said);
};

/** Each topic once, as said last, in the order of the text. */
const settled = (readings: readonly WishReading[]): readonly WishReading[] => {
  const last = new Map(readings.map((reading) => [topicOf(reading.wish), reading] as const));
  const kept = new Set(last.values());
  return readings.filter((reading) => kept.has(reading));
};

/** Joins the wishes of a plan with new ones: repeated topics count once, as said last. */
export const joinWishes = (wishes: readonly Wish[]): readonly Wish[] =>
  settled(wishes.map((wish) => ({ wish, start: 0, end: 0 }))).map(({ wish }) => wish);
