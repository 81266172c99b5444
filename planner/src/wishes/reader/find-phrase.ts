import type { Found } from "./items.ts";
import { matchAt, type Place } from "./pattern.ts";
import { findIn, labelled } from "./rows.ts";
import { type Token, textAt } from "./tokens.ts";

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === "word").length;

const longestAt = (place: Place, at: number): Found | undefined => {
  let best: Found | undefined;
  for (const { pattern, meanings } of place.language.phrases.byFirst.get(textAt(place, at)) ?? []) {
    const length = matchAt(pattern, at, place)?.length ?? 0;
    if (length > (best?.length ?? 0)) best = { meanings, length };
  }
  return best;
};

/** A text is looked at several times, by its phrases of two words first. */
const longest = new WeakMap<Place, Map<number, Found | undefined>>();

/** The longest phrase of the lexicon that begins here, of at least `atLeast` words. */
export const findPhrase = (place: Place, at: number, atLeast: number): Found | undefined => {
  const known = longest.get(place) ?? new Map<number, Found | undefined>();
  longest.set(place, known);
  if (!known.has(at)) known.set(at, longestAt(place, at));
  const best = known.get(at);
  const used = place.tokens.slice(at, at + (best?.length ?? 0));
  return best === undefined || wordsIn(used) < atLeast
    ? undefined
    : { ...best, meanings: labelled(best.meanings, used, place.language) };
};

/** What words mean by those around them. */
export const findInContext = (place: Place, at: number): Found | undefined =>
  findIn(place.language.context, place, at);
