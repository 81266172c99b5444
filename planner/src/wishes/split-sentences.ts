import { symbolOf } from "./clause.ts";
import type { Item } from "./items.ts";

/** The smallest part of a sentence: what stands between two commas or "and"s. */
export interface Fragment {
  readonly items: readonly Item[];
  /** The "and" or comma before it, if any. */
  readonly pauses: readonly Item[];
}

const softSymbols: ReadonlySet<string> = new Set(["want", "keep", "very", "have"]);

/** Has a word that could be part of a wish; "thanks" and "I would like" have none. */
export const hasContent = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind !== "filler" && !softSymbols.has(symbolOf(item)));

const fragmentsOf = (items: readonly Item[]): readonly Fragment[] => {
  const fragments: { items: Item[]; pauses: Item[] }[] = [{ items: [], pauses: [] }];
  for (const item of items) {
    const last = fragments.at(-1);
    if (item.kind !== "pause") last?.items.push(item);
    else if (last?.items.length === 0) last.pauses.push(item);
    else fragments.push({ items: [], pauses: [item] });
  }
  return fragments.filter((fragment) => fragment.items.length > 0);
};

/** A bare "no", as in "No, thanks.", answers a question that nobody asked. */
const isBareNo = (fragments: readonly Fragment[]): boolean => {
  const content = fragments.flatMap(({ items }) => items).filter((item) => hasContent([item]));
  return content.length === 1 && content.every((item) => symbolOf(item) === "no");
};

/** Each sentence as its fragments, without the sentences that say nothing. */
export const sentencesOf = (items: readonly Item[]): readonly (readonly Fragment[])[] => {
  const sentences: Item[][] = [[]];
  for (const item of items) {
    if (item.kind === "stop") sentences.push([]);
    else sentences.at(-1)?.push(item);
  }
  return sentences
    .map(fragmentsOf)
    .filter((fragments) => fragments.some(({ items: own }) => hasContent(own)))
    .filter((fragments) => !isBareNo(fragments));
};
