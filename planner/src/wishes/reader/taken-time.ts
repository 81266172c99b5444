import type { Wish } from "../wish.ts";
import { clauseOf } from "./clause.ts";
import { onceOnComingDays } from "./coming-days.ts";
import { off } from "./day-readings.ts";
import { contentOf, isHeadless } from "./fragment-kinds.ts";
import type { Outcome } from "./frame.ts";
import { type Item, symbolOf } from "./items.ts";
import type { Read } from "./read-outcome.ts";

const timeKinds: ReadonlySet<string> = new Set(
  "days dates part clock span examdays dated across".split(" "),
);

const timesOf = (items: readonly Item[]): readonly Item[] =>
  items.filter(({ kind }) => timeKinds.has(kind));

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

const ownWords =
  /^(?:i|im|i'm|ill|i'll|we|my|our|were|we're|must|have to|need to|got to|gotta|has to)$/i;
const bystanders: ReadonlySet<string> = new Set(
  "unknown life activity other firm have need inplace".split(" "),
);

const mostStrange = 6;

/** "on Fridays I must help my father in the shop": nobody knows the words, but the time may be taken. */
export const maybeTaken = (items: readonly Item[]): Outcome | undefined => {
  const content = contentOf(items);
  const others = content.filter(({ kind }) => !timeKinds.has(kind));
  const isPlace = /^(?:in|at|to)$/i.test(items[0]?.written ?? "");
  const isOwn = isPlace || items.some(({ written }) => ownWords.test(written.trim()));
  const isStrange = others.some(({ kind }) => kind === "unknown") && others.length <= mostStrange;
  if (!isOwn || !isStrange || others.some((item) => !bystanders.has(symbolOf(item))))
    return undefined;
  const times = timesOf(onceOnComingDays(content));
  const outcome = times.length === 0 ? undefined : off()(clauseOf(times));
  return outcome !== undefined && "wishes" in outcome
    ? { question: "Is that time taken?", choices: [outcome.wishes, []] }
    : undefined;
};
