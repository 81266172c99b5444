import type { Wish } from "../wish.ts";
import { clauseOf } from "./clause.ts";
import { off } from "./day-readings.ts";
import { contentOf, isHeadless } from "./fragment-kinds.ts";
import type { Outcome } from "./frame.ts";
import { type Item, symbolOf } from "./items.ts";
import type { Read } from "./read-outcome.ts";

const timeKinds: ReadonlySet<string> = new Set(
  "days dates part clock span examdays dated across".split(" "),
);

const doings =
  /\b(?:visit|meet|relax|rest|recover|play|watch|run|exercise|go out|party|drink|church|family|friends|parents)/i;
const weariness =
  /\b(?:tired|exhausted|dead|hungry|burnt|burned|overwhelmed|distracted|unfocused|slow|lazy|hungover)\b/i;

/** How one is at a time speaks against studying then. */
export const isWeary = (written: string): boolean => weariness.test(written);

/**
 * "between noon and 2 I eat": what one does then takes the time; "after 8 I'm exhausted" speaks against it. A time
 * and a reason that says neither are no wish, and never one to study then.
 */
export const takenBy = (times: readonly Item[], why: readonly Item[]): Outcome | undefined => {
  const content = contentOf(times);
  const isTime = (item: Item): boolean =>
    timeKinds.has(item.kind) && (item.kind !== "clock" || item.relation !== undefined);
  if (content.length === 0 || !isHeadless(times) || !content.every(isTime)) return undefined;
  const written = why.map((item) => item.written).join(" ");
  if (weariness.test(written)) return off({ firmness: "soft" })(clauseOf(times));
  const isDoing = doings.test(written) || why.some(({ kind }) => kind === "activity");
  return isDoing ? off()(clauseOf(times)) : undefined;
};

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
