import { isNegation, isSilent } from "./clause.ts";
import { type Item, symbolOf } from "./items.ts";

export const contentOf = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => !isSilent(item));

/** "every day" and nothing more narrows nothing. */
const isEveryDay = (item: Item): boolean => item.kind === "days" && item.daily === true;

const emptySymbols: ReadonlySet<string> = new Set(
  "just about very fine good nothing each that neg first followed stuff have".split(" "),
);

/** Has something that could be part of a wish; "thanks", "no, thanks" and "I would like" have not. */
export const hasContent = (items: readonly Item[]): boolean =>
  contentOf(items).some(
    (item) => !emptySymbols.has(symbolOf(item)) && (!isEveryDay(item) || items.some(isNegation)),
  );

const slotKinds: ReadonlySet<string> = new Set(
  "who days dates part clock span duration number examdays dated".split(" "),
);

export const isSlot = (item: Item): boolean => slotKinds.has(item.kind);

const scopeKinds: ReadonlySet<string> = new Set(["who", "days", "dates", "examdays", "part"]);

export const isScope = (item: Item): boolean => scopeKinds.has(item.kind);

const looseSymbols: ReadonlySet<string> = new Set(
  "each rest about just followed that have count".split(" "),
);

/** Only days, times, subjects and numbers: it leans on what was said before. */
export const isHeadless = (items: readonly Item[]): boolean =>
  !items.some((item) => symbolOf(item) === "keep") &&
  contentOf(items).every((item) => isSlot(item) || looseSymbols.has(symbolOf(item)));

/** Only whom or when, as in "On weekends,". */
export const isScopeAlone = (items: readonly Item[]): boolean => {
  const content = contentOf(items);
  return content.length > 0 && content.every(isScope);
};

const silencing: ReadonlySet<string> = new Set("cond when told hypothetical due past".split(" "));

/** Conditions, other people's words, the hypothetical, the past and due work: their sentence wishes nothing. */
export const isSilenced = (items: readonly Item[]): boolean =>
  items.some((item) => silencing.has(symbolOf(item)));

const wishing: ReadonlySet<string> = new Set("only neg never avail fine except".split(" "));

/** Says something of a wish: unread, it may turn round what stands beside it. */
export const isOfWish = (items: readonly Item[]): boolean =>
  items.some((item) => wishing.has(symbolOf(item)));

const opening: ReadonlySet<string> = new Set("more lot long nonstop avail start".split(" "));

/** "next week I'm off, so load it up": time for study, and none without it. */
export const isOpening = (items: readonly Item[]): boolean =>
  items.some((item) => opening.has(symbolOf(item)));

/** "What is the weather?" asks; it wishes nothing. */
export const isAsking = (items: readonly Item[]): boolean => {
  const [first] = items.filter((item) => item.kind !== "filler");
  return first !== undefined && symbolOf(first) === "ask";
};

/** Other people's habits. */
export const isAboutOthers = (items: readonly Item[]): boolean => {
  const other = items.findIndex((item) => symbolOf(item) === "other");
  // "I babysit my cousin", "visiting my dad" are about oneself.
  return (
    other >= 0 &&
    !items.slice(0, other).some((item) => ["activity", "inplace"].includes(symbolOf(item)))
  );
};

const strongSymbols: ReadonlySet<string> = new Set(
  "neg never only max min drop avoid off free skip session break".split(" "),
);
const measured: ReadonlySet<string> = new Set(
  "who days dates clock span duration number count examdays dated per every".split(" "),
);

/** Says why and asks nothing: "I visit my parents". */
export const isExplanation = (items: readonly Item[]): boolean => {
  const content = contentOf(items);
  return (
    content.some(({ kind }) => kind === "life" || kind === "activity") &&
    // "preferably before school" asks for something.
    !items.some((item) => ["soft", "prefer"].includes(symbolOf(item))) &&
    !content.some((item) => measured.has(item.kind) || strongSymbols.has(symbolOf(item)))
  );
};

/** "after school, so ...": says when something ends, not what is wished. */
export const isAfterSomething = (items: readonly Item[]): boolean => {
  const content = contentOf(items);
  const around = ["relation", "part", "activity", "life"];
  return content.length > 0 && content.every(({ kind }) => around.includes(kind));
};

/** After "because" unknown words explain too, as long as they name no day, time or amount. */
export const isReason = (items: readonly Item[]): boolean =>
  !contentOf(items).some(
    (item) => measured.has(item.kind) && item.kind !== "who" && item.kind !== "number",
  );
