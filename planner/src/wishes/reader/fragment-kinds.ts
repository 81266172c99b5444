import { isNegation, isSilent } from "./clause.ts";
import { type Item, isOneOf, says, symbolOf } from "./items.ts";

export const contentOf = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => !isSilent(item));

/** "every day" and nothing more narrows nothing. */
const isEveryDay = (item: Item): boolean => item.kind === "days" && item.daily === true;

const isEmpty = isOneOf(
  "just about very fine good nothing each that neg first followed stuff have",
);

/** Has something that could be part of a wish; "thanks", "no, thanks" and "I would like" have not. */
export const hasContent = (items: readonly Item[]): boolean =>
  contentOf(items).some((item) => !isEmpty(item) && (!isEveryDay(item) || items.some(isNegation)));

export const isSlot = isOneOf("who days dates part clock span duration number examdays dated");
export const isScope = isOneOf("who days dates examdays part");
const isLoose = isOneOf("each rest about just followed that have count");

/** Only days, times, subjects and numbers: it depends on the words before. */
export const isHeadless = (items: readonly Item[]): boolean =>
  !says(items, "keep") && contentOf(items).every((item) => isSlot(item) || isLoose(item));

/** Only whom or when, as in "On weekends,". */
export const isScopeAlone = (items: readonly Item[]): boolean => {
  const content = contentOf(items);
  return content.length > 0 && content.every(isScope);
};

/** Conditions, other people's words, the hypothetical, the past and due work: their sentence wishes nothing. */
export const isSilenced = (items: readonly Item[]): boolean =>
  says(items, "cond", "when", "told", "hypothetical", "due", "past");

/** It belongs to a wish: unread, it may reverse its neighbours. */
export const isOfWish = (items: readonly Item[]): boolean =>
  says(items, "only", "neg", "never", "avail", "fine", "except");

/** "next week I'm off, so load it up": time for study, and none without it. */
export const isOpening = (items: readonly Item[]): boolean =>
  says(items, "more", "lot", "long", "nonstop", "avail", "start");

/** "Is it sunny tomorrow?" asks; it wishes nothing. */
export const isAsking = (items: readonly Item[]): boolean => {
  const [first] = items.filter((item) => item.kind !== "filler");
  return first !== undefined && symbolOf(first) === "ask";
};

/** Other people's habits. */
export const isAboutOthers = (items: readonly Item[]): boolean => {
  const other = items.findIndex((item) => symbolOf(item) === "other");
  // "I babysit my cousin", "visiting my dad" are about oneself.
  return other >= 0 && !says(items.slice(0, other), "activity", "inplace");
};

const isStrong = isOneOf("neg never only max min drop avoid off free skip session break");
const isMeasured = isOneOf(
  "who days dates clock span duration number count examdays dated per every",
);

/** Says why and asks nothing: "I visit my parents". */
export const isExplanation = (items: readonly Item[]): boolean => {
  const content = contentOf(items);
  return (
    says(content, "life", "activity") &&
    // "preferably before school" asks for something.
    !says(items, "soft", "prefer") &&
    !content.some((item) => isMeasured(item) || isStrong(item))
  );
};

const isAround = isOneOf("relation part activity life");

/** "after school, so ...": says when something ends, and is not a wish. */
export const isAfterSomething = (items: readonly Item[]): boolean => {
  const content = contentOf(items);
  return content.length > 0 && content.every(isAround);
};

/** After "because" unknown words explain too, as long as they name no day, time or amount. */
export const isReason = (items: readonly Item[]): boolean =>
  !contentOf(items).some((item) => isMeasured(item) && !says([item], "who", "number"));
