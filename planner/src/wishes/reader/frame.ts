import type { Wish } from "../wish.ts";
import { type Clause, has } from "./clause.ts";
import { isOneOf, isTagged, symbolOf } from "./items.ts";

/** The readings of a clause: one, or two that are both likely and are asked about. */
export type Outcome = readonly (readonly Wish[])[];

export type Reading = (clause: Clause) => Outcome | undefined;

type WithoutFirmness<Each> = Each extends Wish ? Omit<Each, "firmness"> : never;

/** One wish, as firm as its clause. */
export const say = (
  { firmness }: Pick<Clause, "firmness">,
  wish: WithoutFirmness<Wish>,
): Outcome => [[{ ...wish, firmness }]];

export const firm = { firmness: "firm" } as const;
export const soft = { firmness: "soft" } as const;

/** The wishes of a clause that has one reading. */
export const sureOf = (outcome: Outcome | undefined): readonly Wish[] | undefined =>
  outcome?.length === 1 ? outcome[0] : undefined;

/** Both hold, where each of them is sure. */
export const both = (one: Outcome | undefined, other: Outcome | undefined): Outcome | undefined => {
  const [first, second] = [sureOf(one), sureOf(other)];
  return first && second && [[...first, ...second]];
};

/** Both are likely, where each of them is sure. */
export const either = (
  one: Outcome | undefined,
  other: Outcome | undefined,
): Outcome | undefined => {
  const [first, second] = [sureOf(one), sureOf(other)];
  return first && second && [first, second];
};

/**
 * Symbols a clause must have (`neg`), may have (`days?`), may have several times (`who*`, `days+`), each one of
 * several (`max|min`). Their order is free; every symbol of the clause must find its place.
 */
export type Frame = readonly [shape: string, read: Reading];

interface Slot {
  readonly symbols: ReadonlySet<string>;
  readonly least: number;
  readonly most: number;
}

export interface CompiledFrame {
  readonly slots: readonly Slot[];
  readonly read: Reading;
}

const slotOf = (part: string): Slot => {
  const sign = /[?*+]$/.exec(part)?.[0] ?? "";
  const symbols = (sign === "" ? part : part.slice(0, -1)).split("|");
  return {
    symbols: new Set(symbols),
    least: sign === "?" || sign === "*" ? 0 : 1,
    most: sign === "*" || sign === "+" ? 4 : 1,
  };
};

export const compiled = (frames: readonly Frame[]): readonly CompiledFrame[] =>
  frames.map(([shape, read]) => ({ slots: shape.split(" ").map(slotOf), read }));

/** Said of anything, and not part of the wish. */
const isLoose = isOneOf("about each just very that have inplace allday ison");

/** Said of something, and not part of the wish. */
const isBeside = (symbol: string, clause: Clause): boolean => {
  switch (symbol) {
    // "I need nine hours of sleep" says no more than "nine hours of sleep"; "I don't need" says the opposite.
    case "need":
      return !has(clause, "neg", "never");
    // "I eat dinner", "I babysit my cousin".
    case "life":
    case "other":
      return has(clause, "activity");
    // "daily English practice".
    case "activity":
      return (
        has(clause, "who") &&
        clause.items.every((item) => item.kind !== "activity" || isTagged(item, "study"))
      );
    // "2 hours tomorrow, then 3 hours a day".
    case "followed":
      return clause.items.findIndex((item) => symbolOf(item) === symbol) === 0;
    case "stuff":
      return has(clause, "who") && !has(clause, "short");
    // "from 20 March only revising" is not only to study then.
    case "review":
      return !has(clause, "only", "just") || has(clause, "light");
    default:
      return false;
  }
};

const fits = ({ slots }: CompiledFrame, clause: Clause): boolean => {
  for (const { symbols, least } of slots) if (least > 0 && !has(clause, ...symbols)) return false;
  const room = slots.map(({ most }) => most);
  const used = slots.map(() => 0);
  for (const item of clause.items) {
    const symbol = symbolOf(item);
    const place = slots.findIndex(
      ({ symbols }, index) => symbols.has(symbol) && (room[index] ?? 0) > 0,
    );
    if (place === -1) {
      if (isLoose(item) || isBeside(symbol, clause)) continue;
      return false;
    }
    room[place] = (room[place] ?? 0) - 1;
    used[place] = (used[place] ?? 0) + 1;
  }
  return slots.every(({ least }, index) => (used[index] ?? 0) >= least);
};

/** The first frame that takes the whole clause. */
export const readByFrames = (
  clause: Clause,
  frames: readonly CompiledFrame[],
  onStep: () => void,
): Outcome | undefined => {
  for (const frame of frames) {
    onStep();
    const outcome = fits(frame, clause) ? frame.read(clause) : undefined;
    if (outcome !== undefined) return outcome;
  }
  return undefined;
};
