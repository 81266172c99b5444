import { type Item, isTagged } from "./items.ts";

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
    const isOpener = item.kind === "filler" && isTagged(item, "place");
    if (item.kind === "unknown") {
      unknowns += 1;
      if (!inPlace || unknowns > longestPlace || isTagged(item, "season")) return undefined;
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
