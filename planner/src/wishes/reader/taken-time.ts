import type { Wish } from "../wish.ts";
import type { Outcome } from "./frame.ts";
import { type Item, symbolOf } from "./items.ts";
import type { Read } from "./read-outcome.ts";

const openings: ReadonlySet<string> = new Set("more lot long nonstop avail start".split(" "));

/** "next week I'm off, so load it up": time for study, and none without it. */
export const offOrOpen = (
  before: Read | undefined,
  items: readonly Item[],
): Extract<Outcome, { readonly question: string }> | undefined => {
  const off = before !== undefined && "wishes" in before.outcome ? before.outcome.wishes : [];
  const isOpened = items.some((item) => openings.has(symbolOf(item)));
  const allowed = off.flatMap((wish): readonly Wish[] =>
    wish.kind === "off" && wish.label === undefined && wish.window === undefined
      ? [{ ...wish, kind: "allow" }]
      : [],
  );
  return isOpened && off.length > 0 && allowed.length === off.length
    ? { question: "Do you want to study then, or keep the time free?", choices: [off, allowed] }
    : undefined;
};
