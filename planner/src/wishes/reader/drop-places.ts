import type { Item } from "./items.ts";

/** "in winter", "at Easter": a time the grammar does not know narrows a wish, so it cannot be left out. */
const unknownTimes =
  /^(?:winter|summer|spring|autumn|fall|easter|xmas|ramadan|lent|term|semester|advent|holidays?|month|months|fortnight|biweekly|alternate|odd|even)s?$/i;

const opensPlace = /^(?:to|at|with|my|our|the|a|an|for)$/i;

const longestPlace = 3;

const placeKinds: ReadonlySet<string> = new Set(["unknown", "life", "activity"]);

/**
 * "off to my grandmas this weekend", "free on Sunday for my cousins party": where one is, or with whom, changes
 * nothing about a time without study. `undefined` where what is unknown could be more than that.
 */
export const withoutPlaces = (items: readonly Item[]): readonly Item[] | undefined => {
  const kept: Item[] = [];
  let inPlace = false;
  let unknowns = 0;
  let dropped = 0;
  for (const item of items) {
    const isOpener = item.kind === "filler" && opensPlace.test(item.written.trim());
    if (item.kind === "unknown") {
      unknowns += 1;
      if (!inPlace || unknowns > longestPlace || unknownTimes.test(item.written)) return undefined;
    }
    if (inPlace && placeKinds.has(item.kind)) {
      dropped += 1;
      continue;
    }
    inPlace = isOpener || (inPlace && item.kind === "filler");
    kept.push(item);
  }
  return dropped === 0 ? undefined : kept;
};
