import { weekdayOfWord } from "../../written/weekday-words.ts";
import { badWords, goodWords, wishesInQuestions } from "../lexicon/en/in-context.ts";
import { findClock } from "./find-clock.ts";
import { findDuration } from "./find-duration.ts";
import { findNumber } from "./find-number.ts";
import { findPhrase, grammarWords, isVocabulary } from "./find-phrase.ts";
import { findWeekdays } from "./find-weekdays.ts";
import type { Meaning } from "./items.ts";
import type { Place, SlotMatch } from "./pattern.ts";
import { isEndAt } from "./sentence-end.ts";
import { mayBeMistyped } from "./spelling.ts";
import type { SubjectFinder } from "./subject-finder.ts";
import { type Token, textAt } from "./tokens.ts";
import { months } from "./written-date.ts";

export const isLineStart = (tokens: readonly Token[], at: number): boolean =>
  at <= 0 || /[\n\r.;!?:•]/.test(textAt(tokens, at - 1));

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const [bad, good, wishing] = [setOf(badWords), setOf(goodWords), setOf(wishesInQuestions)];

/** Nobody sits longer in one go. */
const longestSitting = 120;
const longestClause = 12;
const longestQuestion = 24;

/** The words from here to the next comma or end of the sentence. */
const clauseAt = (tokens: readonly Token[], at: number): readonly string[] => {
  const end = tokens.findIndex(
    ({ text }, index) => index >= at && (/^[.;!?\n\r]$/.test(text) || (text === "," && index > at)),
  );
  return tokens.slice(at, end === -1 ? undefined : end).map(({ text }) => text);
};

type Slot = (place: Place, at: number, finder: SubjectFinder) => SlotMatch | undefined;

const one = (length: number, ...meanings: readonly Meaning[]): SlotMatch => ({ meanings, length });

/** A slot that finds something, and says nothing of it. */
const unsaid =
  (find: Slot): Slot =>
  (place, at, finder) => {
    const length = find(place, at, finder)?.length;
    return length === undefined ? undefined : one(length);
  };

/** A word that may name something to do, whether the lexicon knows it or not. */
const name: Slot = (place, at, finder) => {
  const { tokens } = place;
  const token = tokens[at];
  if (token?.kind !== "word" || token.text.length < 3 || months.has(token.text)) return undefined;
  if (finder.findExact(tokens, at) !== undefined || finder.findNear(tokens, at) !== undefined)
    return undefined;
  const known = findPhrase(place, at, 1);
  if (known !== undefined && known.length > 1) return undefined;
  const isFree =
    known === undefined && !isVocabulary(token.text) && weekdayOfWord(token.text) === undefined;
  if (!isFree) return known?.meanings[0]?.kind === "activity" ? one(1) : undefined;
  return grammarWords().has(token.text) || !mayBeMistyped(token.text) ? one(1) : undefined;
};

const slots: Readonly<Record<string, Slot>> = {
  day: ({ tokens }, at) => (weekdayOfWord(textAt(tokens, at)) === undefined ? undefined : one(1)),
  who: unsaid(
    ({ tokens }, at, finder) => finder.findLong(tokens, at) ?? finder.findExact(tokens, at),
  ),
  dur: ({ tokens }, at) => findDuration(tokens, at),
  sitting: ({ tokens }, at) => {
    const found = findDuration(tokens, at);
    const [meaning] = found?.meanings ?? [];
    return meaning?.kind === "duration" && meaning.most <= longestSitting ? found : undefined;
  },
  per: ({ tokens }, at) => {
    const found = findWeekdays(tokens, at);
    return found?.meanings[0]?.kind === "per" ? found : undefined;
  },
  clock: unsaid(({ tokens }, at) => {
    const found = findClock(tokens, at);
    return found?.meanings[0]?.kind === "clock" ? found : undefined;
  }),
  number: ({ tokens }, at) => (findNumber(tokens, at) === undefined ? undefined : one(1)),
  word: ({ tokens }, at) => (tokens[at]?.kind === "word" ? one(1) : undefined),
  clause: ({ tokens }, at) => one(clauseAt(tokens, at).length),
  bad: ({ tokens }, at) => {
    const said = clauseAt(tokens, at);
    const isBad = said.some((word) => bad.has(word)) && !said.some((word) => good.has(word));
    return isBad && said.length < longestClause ? one(said.length) : undefined;
  },
  asked: ({ tokens }, at) => {
    const rest = tokens.slice(at, at + longestQuestion);
    const end = rest.findIndex((_, index) => isEndAt(rest, index));
    const isWish = rest.slice(0, end + 1).some(({ text }) => wishing.has(text));
    return end !== -1 && rest[end]?.text === "?" && !isWish ? one(end) : undefined;
  },
  name,
  "new-name": (place, at, finder) =>
    grammarWords().has(textAt(place.tokens, at)) ? undefined : name(place, at, finder),
};

/** A text as the patterns see it. */
export const placeOf = (tokens: readonly Token[], finder: SubjectFinder): Place => {
  const known = new Map<string, SlotMatch | undefined>();
  const place: Place = {
    tokens,
    slot: (slot, at) => {
      const key = `${slot} ${at}`;
      if (!known.has(key)) known.set(key, slots[slot]?.(place, at, finder));
      return known.get(key);
    },
    isBegin: (at) => isLineStart(tokens, at),
    isEnd: (at) => isEndAt(tokens, at),
  };
  return place;
};
