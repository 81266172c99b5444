import type { PlanningWishes } from "../model.ts";
import type { Item } from "./items.ts";

/** A stretch of text as the rules see it. */
export interface Clause {
  /** Without fillers; lists of subjects, days, dates and times of day drawn together. */
  readonly items: readonly Item[];
  /** The kinds of its items in order, as `no days `; again without "want" and "keep" if it has any. */
  readonly shapes: readonly string[];
}

/**
 * Whether a wish stands by itself. Without a word that carries it, it leans on what comes before it in the
 * sentence: "5 hours on weekends" on the "at most" or "at least" of the first half, and "after 9 pm" can even
 * be turned round by a "no" there.
 */
export type Footing = "firm" | "leaning" | "turnable";

export interface Reading {
  readonly wishes: Partial<PlanningWishes>;
  readonly footing: Footing;
}

export type Rule = (clause: Clause) => Reading | undefined;

const softSymbols: ReadonlySet<string> = new Set(["want", "keep"]);

/** "Very" strengthens these; elsewhere ("I really want") it says nothing. */
const strengthened: ReadonlySet<string> = new Set(
  "hard worst easy strongest ok important light".split(" "),
);

/** "I have Maths in the mornings" is a timetable, not a wish; "I have 3 hours" is a limit. */
const notToHave: ReadonlySet<string> = new Set(
  "subjects times clock window after until from days dates before".split(" "),
);

export const symbolOf = (item: Item): string => {
  if (item.kind === "word") return item.symbol;
  if (item.kind === "pause") return item.word === "or" ? "and" : item.word;
  return item.kind === "unknown" ? "?" : item.kind;
};

export const isNegation = (item: Item): boolean => ["no", "avoid"].includes(symbolOf(item));

const isJoiningPause = (item: Item): boolean => item.kind === "pause" && symbolOf(item) === "and";

const joined = (first: Item, second: Item): Item | undefined => {
  const place = { start: first.start, end: second.end };
  if (first.kind === "subjects" && second.kind === "subjects")
    return { ...first, ...place, names: [...first.names, ...second.names] };
  if (first.kind === "days" && second.kind === "days")
    return { ...first, ...place, weekdays: [...first.weekdays, ...second.weekdays] };
  if (first.kind === "dates" && second.kind === "dates")
    return { ...first, ...place, dates: [...first.dates, ...second.dates] };
  if (first.kind === "times" && second.kind === "times")
    return { ...first, ...place, times: [...first.times, ...second.times] };
  return undefined;
};

/**
 * "Physics, Maths and Art" becomes one item. After a "no", commas alone make no list: "not mornings,
 * afternoons please" asks for the afternoons.
 */
const withListsJoined = (items: readonly Item[]): readonly Item[] => {
  const commasList = !items.some(isNegation) || items.some(isJoiningPause);
  const result: Item[] = [];
  for (const item of items) {
    const [before, pause] = [result.at(-2), result.at(-1)];
    const lists = pause?.kind === "pause" && (commasList || isJoiningPause(pause));
    const list = lists && before !== undefined ? joined(before, item) : undefined;
    if (list !== undefined) result.splice(-2, 2, list);
    else if (item.kind === "pause" && pause?.kind === "pause") {
      if (isJoiningPause(item)) result.splice(-1, 1, item);
    } else result.push(item);
  }
  return result.filter((item) => symbolOf(item) !== ".");
};

const saysSomething = (item: Item, next: Item | undefined): boolean => {
  if (item.kind !== "word" || next === undefined) return symbolOf(item) !== "have";
  if (item.symbol === "very") return strengthened.has(symbolOf(next));
  return item.symbol !== "have" || notToHave.has(symbolOf(next));
};

const shapeOf = (items: readonly Item[]): string =>
  items.map((item) => `${symbolOf(item)} `).join("");

export const clauseOf = (items: readonly Item[]): Clause => {
  const content = withListsJoined(items.filter(({ kind }) => kind !== "filler"));
  const kept = content.filter((item, index) => saysSomething(item, content[index + 1]));
  const firm = kept.filter((item) => !softSymbols.has(symbolOf(item)));
  const shape = shapeOf(kept);
  return {
    items: kept,
    shapes: firm.length < kept.length ? [shape, shapeOf(firm)] : [shape],
  };
};
