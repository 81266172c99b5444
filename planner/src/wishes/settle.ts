import type { Wish, WishReading } from "./wish.ts";

/** What a wish speaks about: of two that speak about the same thing, the later word counts. */
const topicOf = (wish: Wish): string => {
  switch (wish.kind) {
    case "weight":
    case "difficulty":
    case "work":
    case "done": {
      return JSON.stringify([wish.kind, wish.subjects]);
    }
    case "limit": {
      const { firmness: _firmness, most, least, ...scope } = wish;
      return JSON.stringify([scope, most === undefined, least === undefined]);
    }
    case "session":
      return JSON.stringify([
        wish.kind,
        wish.subjects,
        wish.level,
        wish.most === undefined,
        wish.least === undefined,
      ]);
    case "break":
    case "subjects-a-day":
    case "rest-days":
    case "shape":
      return wish.kind;
    case "off":
    case "allow": {
      const { firmness: _firmness, kind: _kind, ...scope } = wish;
      return JSON.stringify(["off", scope]);
    }
    default: {
      const { firmness: _firmness, ...said } = wish;
      return JSON.stringify(said);
    }
  }
};

/** Each thing once, as it was said last, in the order of the text. */
export const settled = (readings: readonly WishReading[]): readonly WishReading[] => {
  const last = new Map(readings.map((reading) => [topicOf(reading.wish), reading] as const));
  const kept = new Set(last.values());
  return readings.filter((reading) => kept.has(reading));
};

/** Wishes of a plan and new ones together: what is said again counts once, and as it was said last. */
export const joinWishes = (wishes: readonly Wish[]): readonly Wish[] =>
  settled(wishes.map((wish) => ({ wish, start: 0, end: 0 }))).map(({ wish }) => wish);
