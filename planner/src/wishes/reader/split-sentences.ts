import type { TextSpan } from "../wish.ts";
import { type Item, isOneOf, isTagged, symbolOf } from "./items.ts";

/** The word or mark between a fragment and the one before it. */
export type Joint =
  | "and"
  | "or"
  | ","
  | "so"
  | ":"
  | "but"
  | "because"
  | "."
  | "?"
  | "line"
  | "instead";

/** The smallest part of a text: the words between two commas, "and"s or points. */
export interface Fragment {
  readonly items: readonly Item[];
  readonly joint: Joint;
}

export const isNewSentence = (joint: Joint | undefined): boolean =>
  joint === "." || joint === "?" || joint === "line";

export const spanOf = (items: readonly Item[]): TextSpan => ({
  start: items.reduce((least, { start }) => Math.min(least, start), items[0]?.start ?? 0),
  end: items.reduce((most, { end }) => Math.max(most, end), 0),
});

const jointOf = (item: Item): Joint | undefined => {
  if (item.kind === "pause") return item.word === "." ? undefined : item.word;
  if (item.kind === "word" && item.symbol === "because") return "because";
  return item.kind === "stop" ? item.mark : undefined;
};

const strength: Readonly<Record<Joint, number>> = {
  and: 1,
  or: 1,
  ",": 2,
  so: 3,
  ":": 4,
  because: 5,
  but: 6,
  ".": 7,
  "?": 7,
  line: 8,
  instead: 9,
};

/** ", and" joins as "and" does; a point always ends the part. */
const stronger = (first: Joint | undefined, second: Joint): Joint => {
  if (first === undefined) return second;
  if (first === "," && (second === "and" || second === "or")) return second;
  return strength[second] > strength[first] ? second : first;
};

const isMeasure = isOneOf("clock span duration part");
const isScope = isOneOf("days dates who");

/**
 * "weeknights until 9 weekends until 11", "maths 20h physics 15h": a second pair of the same kinds begins a new
 * fragment, as if a comma stood there.
 */
const beginsPair = (current: readonly Item[], rest: readonly Item[]): boolean => {
  const [next, measure] = rest.filter(({ kind }) => kind !== "filler");
  if (next === undefined || measure === undefined || !isScope(next)) return false;
  // "uni mon 8-14 wed 10-18": the name of both is before the first.
  const own = current.filter(({ kind }) => kind !== "filler" && kind !== "activity");
  const [scope, said, ...more] = own;
  // "physics 12 hours chem 8 bio 6": a number is of the unit before it.
  const isCounted =
    (next.kind === "who" || next.kind === "days") &&
    [measure.kind, said?.kind].every((kind) => kind === "duration" || kind === "number");
  return (
    more.length === 0 &&
    scope?.kind === next.kind &&
    (isCounted || (said?.kind === measure.kind && isMeasure(measure)))
  );
};

const isScopeEnd = isOneOf("days dates examdays part per");

/** "max 3 h a day I'm exhausted": a reason without a joint. */
const beginsReason = (current: readonly Item[], rest: readonly Item[]): boolean => {
  const said = current.filter(({ kind }) => kind !== "filler");
  const last = said.at(-1);
  const [self] = rest;
  if (said.length < 2 || last === undefined || !isScopeEnd(last)) return false;
  if (self?.kind !== "filler" || !isTagged(self, "self")) return false;
  const end = rest.findIndex((item) => jointOf(item) !== undefined);
  const reason = end === -1 ? rest : rest.slice(0, end);
  return (
    reason.length < longestPair &&
    reason.some(({ kind }) => kind === "life") &&
    reason.every(({ kind }) => kind === "life" || kind === "filler")
  );
};

const heads: ReadonlySet<string> = new Set(
  "more less focus neg never only drop avoid max min prefer hard easy hate".split(" "),
);

/** "less English more chemistry", "max 2 h weekdays max 5 h weekends": the same again, with a head of its own. */
const beginsSame = (current: readonly Item[], rest: readonly Item[]): boolean => {
  const said = current.filter(({ kind }) => kind !== "filler");
  if (said.length < 2 || said.length > 3) return false;
  // "no Sat no Sun no after 7".
  const [first, again] = [said[0], rest[0]];
  if (first !== undefined && again !== undefined && symbolOf(first) === "neg")
    if (symbolOf(again) === "neg" && isTagged(again, "no")) return true;
  const end = rest.findIndex((item) => jointOf(item) !== undefined);
  const next = (end === -1 ? rest : rest.slice(0, end)).filter(({ kind }) => kind !== "filler");
  return (
    next.length === said.length &&
    next.every(({ kind }, index) => kind === said[index]?.kind) &&
    next.some((item) => item.kind === "word" && heads.has(item.symbol))
  );
};

/** "dentist on Tuesday" is the next one: a single event takes one day. */
const onceOnComingDays = (items: Item[]): Item[] =>
  items.some((item) => isTagged(item, "once"))
    ? items.map((item) =>
        item.kind === "days" && item.coming !== undefined
          ? { ...item, kind: "dates", spans: [{ from: item.coming, to: item.coming }] }
          : item,
      )
    : items;

/** "Except on Mondays, stop at 8" means "stop at 8 except on Mondays". */
const opensWithException = ({ items, joint }: Fragment): boolean =>
  isNewSentence(joint) && items[0] !== undefined && symbolOf(items[0]) === "except";

/** No pair is longer; further on nothing is looked at, so that time grows with the text only. */
const longestPair = 6;

export const fragmentsOf = (items: readonly Item[]): readonly Fragment[] => {
  const fragments: { items: Item[]; joint: Joint }[] = [];
  let current: Item[] = [];
  let joint: Joint | undefined = ".";
  const close = (): void => {
    // "evenings, thank you": a courtesy is not a fragment, and its neighbour keeps its own joint.
    if (joint !== "?" && current.every(({ kind }) => kind === "filler")) current = [];
    const last = fragments.at(-1);
    if (joint === "," && last !== undefined && opensWithException(last))
      last.items.unshift(...onceOnComingDays(current));
    else if (current.length > 0)
      fragments.push({ items: onceOnComingDays(current), joint: joint ?? "," });
    if (current.length > 0) joint = undefined;
    current = [];
  };
  for (const [index, item] of items.entries()) {
    const next = jointOf(item);
    if (
      next === undefined &&
      current.length <= longestPair &&
      (beginsPair(current, items.slice(index, index + longestPair)) ||
        beginsReason(current, items.slice(index, index + longestPair)) ||
        beginsSame(current, items.slice(index, index + longestPair)))
    ) {
      close();
      joint = ",";
    }
    if (next === undefined) {
      if (item.kind !== "pause") current.push(item);
      continue;
    }
    close();
    joint = stronger(joint, next);
  }
  close();
  return fragments;
};
