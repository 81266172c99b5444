import type { Subject } from "../../model/model.ts";
import { minutesOfUnit } from "../../written/duration-words.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import { comingDay, dateAt, monthOf, ordinalAt } from "./dates.ts";
import { findClock } from "./find-clock.ts";
import { findNumber } from "./find-number.ts";
import type { Meaning } from "./items.ts";
import { memoised } from "./memoised.ts";
import type { Place, SlotMatch } from "./pattern.ts";
import { findIn, findPhrase, longestPhrase } from "./rows.ts";
import { mayBeMistyped } from "./spelling.ts";
import type { SubjectFinder } from "./subject-finder.ts";
import { type Token, textAt } from "./tokens.ts";

const isLineStart = (tokens: readonly Token[], at: number): boolean =>
  at <= 0 || /[\n\r.;!?:•]/.test(textAt({ tokens }, at - 1));

/** Nothing more is said of it: the text, the sentence or the clause ends here, or a courtesy follows. */
const isEndAt = (place: Pick<Place, "tokens" | "language">, at: number): boolean => {
  const token = place.tokens[at];
  return token === undefined || token.kind === "mark" || place.language.clauseEnds.has(token.text);
};

/** A longer time is not one sitting. */
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

/** A word that may name something to do, whether the lexicon knows it or not. */
const name: Slot = (place, at, finder) => {
  const { tokens } = place;
  const token = tokens[at];
  if (token?.kind !== "word" || token.text.length < 3 || monthOf(place, at) !== undefined)
    return undefined;
  if (finder.findExact(tokens, at) !== undefined || finder.findNear(tokens, at) !== undefined)
    return undefined;
  const known = findPhrase(place, at, 1);
  if (known !== undefined && known.length > 1) return undefined;
  const isFree =
    known === undefined &&
    !place.language.alone.has(token.text) &&
    weekdayOfWord(token.text) === undefined;
  if (!isFree) return known?.meanings[0]?.kind === "activity" ? one(1) : undefined;
  return place.language.words.has(token.text) || !mayBeMistyped(token.text, place.language)
    ? one(1)
    : undefined;
};

const number = (value: number): Meaning => ({ kind: "number", value });

/** The numbers of one token, as in `3/4` and `1-3`. */
const numbersAt =
  (pattern: RegExp): Slot =>
  (place, at) => {
    const [, ...numbers] = pattern.exec(textAt(place, at)) ?? [];
    return numbers.length === 0
      ? undefined
      : one(1, ...numbers.map((each) => number(Number(each))));
  };

const isNamed = (kind: Meaning["kind"], found: SlotMatch | undefined): SlotMatch | undefined =>
  found?.meanings[0]?.kind === kind ? found : undefined;

/** The subject of the first exam, or of the last. */
const examOf = (subjects: readonly Subject[], index: number): SlotMatch | undefined => {
  const subject = subjects.toSorted((a, b) => a.examDate.localeCompare(b.examDate)).at(index);
  return subject && one(0, { kind: "who", names: [subject.name.trim()] });
};

const slots: Readonly<Record<string, Slot>> = {
  day: (place, at) => {
    const weekday = weekdayOfWord(textAt(place, at));
    return weekday === undefined ? undefined : one(1, { kind: "days", weekdays: [weekday] });
  },
  who: ({ tokens }, at, finder) => finder.findLong(tokens, at) ?? finder.findExact(tokens, at),
  subject: (place, at, finder) =>
    finder.findLong(place.tokens, at) ??
    finder.findExact(place.tokens, at) ??
    (place.slot("exam-word", at) === undefined ? finder.findNear(place.tokens, at) : undefined),
  "first-exam": ({ subjects }) => examOf(subjects, 0),
  "last-exam": ({ subjects }) => examOf(subjects, -1),
  n: (place, at) => {
    const found = findNumber(place, at);
    return found && one(found.length, number(found.value));
  },
  slashed: numbersAt(/^(\d{1,2})\/(\d{1,2})$/),
  percent: numbersAt(/^(\d{1,3})%$/),
  // "50/10" can be no date.
  "work-rest": numbersAt(/^(3[2-9]|[4-8]\d|90)\/([5-9]|[12]\d|30)$/),
  ordinal: (place, at) => (ordinalAt(place, at) === 1 ? one(1) : undefined),
  month: (place, at) => {
    const month = monthOf(place, at);
    return month === undefined ? undefined : one(1, number(month));
  },
  date: (place, at) => {
    const date = dateAt(place, at);
    const day = date?.isSure === true ? comingDay(date, place.today) : undefined;
    return date === undefined || day === undefined
      ? undefined
      : one(date.length, { kind: "dates", spans: [{ from: day, to: day }] });
  },
  // "4 sat" is Saturday here, though it is an hour elsewhere.
  "time-unit": (place, at) => {
    const minutes = minutesOfUnit(textAt(place, at));
    return minutes === undefined || weekdayOfWord(textAt(place, at)) !== undefined
      ? undefined
      : one(1, number(minutes));
  },
  glued: (place, at) => {
    const [token, found] = [place.tokens[at], findNumber(place, at)];
    const isGlued = token?.kind === "number" && token.start === place.tokens[at - 1]?.end;
    return isGlued && found !== undefined ? one(1, number(found.value)) : undefined;
  },
  part: (place, at) => isNamed("part", findPhrase(place, at, 1)),
  dur: (place, at) => findIn(place.language.lengths, place, at),
  sitting: (place, at) => {
    const found = place.slot("dur", at);
    const [meaning] = found?.meanings ?? [];
    return meaning?.kind === "duration" && meaning.most <= longestSitting ? found : undefined;
  },
  clock: (place, at) => isNamed("clock", findClock(place, at)),
  token: ({ tokens }, at) => (tokens[at] === undefined ? undefined : one(1)),
  word: ({ tokens }, at) => (tokens[at]?.kind === "word" ? one(1) : undefined),
  clause: ({ tokens }, at) => one(clauseAt(tokens, at).length),
  bad: ({ tokens, language }, at) => {
    const said = clauseAt(tokens, at);
    const isBad =
      said.some((word) => language.badWords.has(word)) &&
      !said.some((word) => language.goodWords.has(word));
    return isBad && said.length < longestClause ? one(said.length) : undefined;
  },
  asked: ({ tokens, language }, at) => {
    const rest = tokens.slice(at, at + longestQuestion);
    const end = rest.findIndex((_, index) => isEndAt({ tokens: rest, language }, index));
    const isWish = rest.slice(0, end + 1).some(({ text }) => language.wishesInQuestions.has(text));
    return end !== -1 && rest[end]?.text === "?" && !isWish ? one(end) : undefined;
  },
  name,
  "new-name": (place, at, finder) =>
    place.language.words.has(textAt(place, at)) ? undefined : name(place, at, finder),
};

/** A text as the patterns see it. */
export const placeOf = ({
  tokens,
  language,
  finder,
  subjects,
  today,
}: Pick<Place, "tokens" | "language" | "subjects" | "today"> & {
  readonly finder: SubjectFinder;
}): Place => {
  const slotNamed = memoised((slot: string) =>
    memoised((at: number) => {
      const own = language.slots.get(slot);
      return slots[slot]?.(place, at, finder) ?? (own && findIn(own, place, at));
    }),
  );
  const place: Place = {
    tokens,
    language,
    subjects,
    today,
    slot: (slot, at) => slotNamed(slot)(at),
    phraseAt: memoised((at) => longestPhrase(place, at)),
    isBegin: (at) => isLineStart(tokens, at),
    isEnd: (at) => isEndAt({ tokens, language }, at),
  };
  return place;
};
