import { canJoin, isNegation } from "./clause.ts";
import { contentOf, isHeadless, isScopeAlone, isSlot } from "./fragment-kinds.ts";
import { type Item, isTagged, symbolOf } from "./items.ts";
import type { Fragment, Joint } from "./split-sentences.ts";

/** As many fragments as one wish may list: "more on Physics, Maths, Art, ...". */
const mostListed = 12;

const listed: ReadonlySet<Joint> = new Set(["and", "or", ","]);

export const isListJoint = (joint: Joint): boolean => listed.has(joint);

export const isNewSentence = (joint: Joint | undefined): boolean =>
  joint === "." || joint === "?" || joint === "line";

type Fragments = readonly Fragment[];

export const contentAt = (fragments: Fragments, at: number): readonly Item[] =>
  contentOf(fragments[at]?.items ?? []);

const measures: ReadonlySet<string> = new Set(
  "clock span duration number part days dates".split(" "),
);
/** They may close a list that began with another head: "max 2 hours on Saturdays and Sundays only". */
const closers: ReadonlySet<string> = new Set("only just each max min session stuff per".split(" "));

/** "On weekends": behind its preposition. */
export const isFronted = ([first]: readonly Item[]): boolean =>
  first?.kind === "filler" && isTagged(first, "front");

/** A fragment that could go on with a list, but says something of its own: "..., Tuesday off". */
const isOwnWish = (first: Fragment, next: Fragment): boolean => {
  const content = contentOf(next.items);
  const heads = isHeadless(next.items) ? [] : content.filter((item) => !isSlot(item));
  const isClosed = heads.length > 0 && heads.every((item) => closers.has(symbolOf(item)));
  if (heads.length > 0 && next.joint === ",") return true;
  if (!isHeadless(next.items) && !isClosed) return true;
  if (isClosed && contentOf(first.items).some(isNegation)) return true;
  const said = contentOf(first.items).map(({ kind }) => kind);
  const isMeasured = content
    .slice(1)
    .some(({ kind }) => measures.has(kind) && !said.includes(kind));
  return isMeasured && !said.includes("activity") && (next.joint === "," || isFronted(next.items));
};

/** How many fragments from here on can be one list: "Monday, Wednesday and Friday". */
export const listEnd = (fragments: Fragments, at: number): number => {
  let end = at + 1;
  let isJoined = false;
  while (end < fragments.length && end < at + mostListed) {
    const next = fragments[end];
    if (next === undefined || !isListJoint(next.joint)) break;
    if (!canJoin(contentAt(fragments, end - 1).at(-1), contentAt(fragments, end)[0])) break;
    // "twice a week bio, for physics, max 1 hour": what stands behind its preposition opens the next wish.
    const isOpening = opensScope(fragments, end) && !isHeadless(fragments[end + 1]?.items ?? []);
    if (isOpening && !isHeadless(fragments[at]?.items ?? [])) break;
    isJoined ||= next.joint !== ",";
    end += 1;
  }
  // "not mornings, afternoons please": after a "no" commas alone make no list.
  return !isJoined && contentAt(fragments, at).some(isNegation) ? at + 1 : end;
};

/**
 * Where in what could be one list a second wish may begin: "done by six on Fridays, Monday and Tuesday off". What
 * stands before its head belongs to it, as far as the last comma.
 */
export const secondWishAt = (fragments: Fragments, at: number, end: number): number | undefined => {
  const first = fragments[at];
  if (first === undefined || isHeadless(first.items)) return undefined;
  let comma: number | undefined;
  for (let place = at + 1; place < end; place += 1) {
    const next = fragments[place];
    if (next === undefined) return undefined;
    if (next.joint === ",") comma = place;
    if (!isOwnWish(first, next)) continue;
    const [opener] = next.items.filter(({ kind }) => kind !== "filler");
    const isHeadFirst = opener !== undefined && !isSlot(opener);
    return isHeadFirst ? place : (comma ?? at + 1);
  }
  return undefined;
};

const lengthSymbols: ReadonlySet<string> = new Set(
  "duration neg never morethan max min about each need short long".split(" "),
);

/** "long sessions, like 2 hours", "piano at 5, takes an hour": the second part says more exactly what the first means. */
export const isElaboration = (fragments: Fragments, at: number): boolean => {
  const joint = fragments[at]?.joint ?? ".";
  const own = contentAt(fragments, at);
  const before = contentAt(fragments, at - 1);
  const isSaid = (...symbols: readonly string[]): boolean =>
    before.some((item) => symbols.includes(symbolOf(item)));
  // "the exam is on the 26th, not the 25th".
  if (joint === "," && isSaid("exam") && own.some(isNegation))
    return own.every((item) => isNegation(item) || item.kind === "dates");
  const isLength =
    own.some(({ kind }) => kind === "duration") &&
    own.every((item) => lengthSymbols.has(symbolOf(item)));
  if (isLength && (isListJoint(joint) || joint === "but"))
    return isSaid("break", "session", "atonce") || (isSaid("activity") && isSaid("clock"));
  // "nothing on Sundays, max 3 h" are two wishes.
  const isWhole = before.some(isNegation) || isSaid("only", "off", "free");
  const [first, ...others] = own;
  return (
    joint === "," &&
    !isWhole &&
    first !== undefined &&
    ["about", "max", "min", "followed"].includes(symbolOf(first)) &&
    others.length > 0 &&
    others.every(isSlot)
  );
};

/** "evenings and weekends only", "walk at 7 and 6, an hour each": what belongs to what, nobody knows. */
export const isUnclear = (fragments: Fragments, at: number): boolean => {
  const [first, ...others] = contentAt(fragments, at);
  const next = contentAt(fragments, at + 1);
  const isSaid = (symbol: string): boolean => next.some((item) => symbolOf(item) === symbol);
  const isEach = next.length === 1 && isSaid("duration") && first?.kind === "clock";
  const isApart = isSaid("only") && first?.kind === "part" && next[0]?.kind === "days";
  return (isEach || isApart) && others.length === 0 && isListJoint(fragments[at + 1]?.joint ?? ".");
};

export const isException = (fragments: Fragments, at: number): boolean => {
  const [first] = contentAt(fragments, at);
  return (
    first !== undefined && symbolOf(first) === "except" && !isNewSentence(fragments[at]?.joint)
  );
};

/** "so after that", "no study that day": speaks of what stands before it. */
export const refersBack = (fragments: Fragments, at: number): boolean => {
  const next = fragments[at];
  return (
    next !== undefined &&
    !isNewSentence(next.joint) &&
    // "the last 3 days before each exam only that subject" speaks of its own exam.
    !next.items.some(({ kind }) => kind === "examdays") &&
    next.items.some((item) => ["that", "afterthat"].includes(symbolOf(item)))
  );
};

/** "..., on weekends, start at 10": a scope behind its preposition may open a wish in the middle of a sentence. */
export const opensScope = (fragments: Fragments, at: number): boolean => {
  const fragment = fragments[at];
  return fragment !== undefined && isFronted(fragment.items) && fragments[at + 1]?.joint === ",";
};

export const sentenceEnd = (fragments: Fragments, at: number): number => {
  let end = at + 1;
  while (end < fragments.length && !isNewSentence(fragments[end]?.joint)) end += 1;
  return end;
};

/** "maths in the morning," and "evenings preferably," wish something already, and lead nothing. */
const isWishAlready = (fragments: Fragments): boolean => {
  const items = fragments.flatMap((fragment) => fragment.items);
  const kinds = new Set(contentOf(items).map(({ kind }) => (kind === "who" ? "who" : "when")));
  return kinds.size > 1 || items.some((item) => symbolOf(item) === "soft");
};

/** Where "On Monday and Friday," ends, if a scope stands here by itself and something follows it. */
export const scopeEnd = (fragments: Fragments, at: number): number | undefined => {
  if (!isScopeAlone(fragments[at]?.items ?? [])) return undefined;
  for (let end = listEnd(fragments, at); end > at; end -= 1) {
    const isAlone = fragments.slice(at, end).every(({ items }) => isScopeAlone(items));
    const joint = fragments[end]?.joint;
    // "biology, but never on Mondays".
    const isWho = contentAt(fragments, at).every(({ kind }) => kind === "who");
    if (isAlone && joint === "but" && isWho && end === at + 1) return end;
    if (isAlone && (joint === ":" || (joint === "," && !isWishAlready(fragments.slice(at, end)))))
      return end;
  }
  return undefined;
};
