import { canJoin, isNegation } from "./clause.ts";
import { contentOf, isScopeAlone, isSlot } from "./fragment-kinds.ts";
import { type Item, symbolOf } from "./items.ts";
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

/** How many fragments from here on can be one list: "Monday, Wednesday and Friday". */
export const listEnd = (fragments: Fragments, at: number): number => {
  let end = at + 1;
  let isJoined = false;
  while (end < fragments.length && end < at + mostListed) {
    const next = fragments[end];
    if (next === undefined || !isListJoint(next.joint)) break;
    if (!canJoin(contentAt(fragments, end - 1).at(-1), contentAt(fragments, end)[0])) break;
    isJoined ||= next.joint !== ",";
    end += 1;
  }
  // "not mornings, afternoons please": after a "no" commas alone make no list.
  return !isJoined && contentAt(fragments, at).some(isNegation) ? at + 1 : end;
};

/** "long sessions, like 2 hours": the second part only says more exactly what the first means. */
export const isElaboration = (fragments: Fragments, at: number): boolean => {
  const [first, ...others] = contentAt(fragments, at);
  const before = contentAt(fragments, at - 1);
  // "longer breaks, 30 min".
  const isLength =
    first?.kind === "duration" &&
    others.length === 0 &&
    !before.some(({ kind }) => kind === "duration") &&
    before.some((item) => ["break", "session"].includes(symbolOf(item)));
  if (fragments[at]?.joint === "," && isLength) return true;
  return (
    fragments[at]?.joint === "," &&
    first !== undefined &&
    // "nothing on Sundays, max 3 h" are two wishes.
    !contentAt(fragments, at - 1).some(isNegation) &&
    /^(?:like|say|about|around|roughly|max|at most|at least|min|minimum|eg|so|then)$/i.test(
      first.written,
    ) &&
    others.length > 0 &&
    others.every(isSlot)
  );
};

/** "I commute from 7 to 8 and 5 to 6 on weekdays": the days at the end are those of both. */
export const sharesDays = (fragments: Fragments, at: number): boolean => {
  const [own, next] = [contentAt(fragments, at), contentAt(fragments, at + 1)];
  const kinds = (items: readonly Item[]): ReadonlySet<string> =>
    new Set(items.map(({ kind }) => kind));
  return (
    fragments[at + 1]?.joint === "and" &&
    kinds(own).has("activity") &&
    kinds(own).has("span") &&
    !kinds(own).has("days") &&
    next.length === 2 &&
    next[0]?.kind === "span" &&
    next[1]?.kind === "days"
  );
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
    next.items.some((item) => ["that", "afterthat"].includes(symbolOf(item)))
  );
};

export const sentenceEnd = (fragments: Fragments, at: number): number => {
  let end = at + 1;
  while (end < fragments.length && !isNewSentence(fragments[end]?.joint)) end += 1;
  return end;
};

/** Where "On Monday and Friday," ends, if a scope stands here by itself and something follows it. */
export const scopeEnd = (fragments: Fragments, at: number): number | undefined => {
  if (!isScopeAlone(fragments[at]?.items ?? [])) return undefined;
  for (let end = listEnd(fragments, at); end > at; end -= 1) {
    const isAlone = fragments.slice(at, end).every(({ items }) => isScopeAlone(items));
    if (isAlone && [",", ":"].includes(fragments[end]?.joint ?? "")) return end;
  }
  return undefined;
};
