import { wordsInContext } from "../lexicon/en/in-context.ts";
import { symbolWords } from "../lexicon/en/lexicon.ts";
import {
  activityWords,
  andWords,
  commaWords,
  correctionWords,
  fillerWords,
  lifeWords,
  orWords,
  stopWords,
} from "../lexicon/en/words-around-wishes.ts";
import { partWords, personWords, relationWords } from "../lexicon/en/words-of-day.ts";
import type { Found, Relation } from "./items.ts";
import { once } from "./once.ts";
import { firstsOf, matchAt, type Pattern, type Place, phrasesOf, wordsOf } from "./pattern.ts";
import {
  findIn,
  labelled,
  meaningsOf,
  type Row,
  rowsOf,
  type Table,
  tableOf,
  tableOfLists,
} from "./rows.ts";
import type { Token } from "./tokens.ts";

const windowRows = (
  words: readonly (readonly [number, number, string])[],
  person: boolean,
): readonly Row[] =>
  words.flatMap(([from, to, list]) =>
    rowsOf(list, {
      kind: "part",
      windows: [{ from: from * 60, to: to * 60 }],
      ...(person ? { person } : {}),
    }),
  );

const relationRows = (relation: Relation): readonly Row[] =>
  rowsOf(relationWords[relation], { kind: "relation", relation });

export const phraseRows = (): readonly Row[] => [
  ...rowsOf(lifeWords, { kind: "life" }),
  ...rowsOf(activityWords, { kind: "activity", label: "" }),
  ...rowsOf(fillerWords, { kind: "filler" }),
  ...Object.entries(symbolWords).flatMap(([symbols, list]) => rowsOf(list, ...meaningsOf(symbols))),
  ...rowsOf(orWords, { kind: "pause", word: "or" }),
  ...rowsOf(andWords, { kind: "pause", word: "and" }),
  ...rowsOf(commaWords, { kind: "pause", word: "so" }),
  ...rowsOf(stopWords, { kind: "stop", mark: "but" }),
  ...rowsOf(correctionWords, { kind: "stop", mark: "instead" }),
  ...windowRows(partWords, false),
  ...windowRows(personWords, true),
  ...(["before", "after", "until", "from", "at"] as const).flatMap(relationRows),
];

interface PhraseBook {
  readonly phrases: Table;
  readonly context: Table;
  /** Known alone. */
  readonly alone: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** Made when first asked for: every start of a server would wait for it. */
const phraseBook = once((): PhraseBook => {
  const phrases = phraseRows();
  const bodies = phrases.map(({ pattern }) => pattern.body);
  return {
    phrases: tableOf(phrases),
    context: tableOfLists(wordsInContext),
    alone: new Set(bodies.flatMap(aloneOf)),
    words: new Set(bodies.flatMap(wordsOf)),
  };
});

/** The phrases of one word among those a row stands for; only a row with few words has any. */
const aloneOf = (body: Pattern["body"]): readonly string[] => {
  const isShort =
    body.kind === "row" && body.of.filter((each) => !firstsOf(each).has("")).length < 2;
  return isShort ? phrasesOf(body).filter((phrase) => !phrase.includes(" ")) : [];
};

/** Known alone, and therefore never a misspelt subject. */
export const isVocabulary = (word: string): boolean => phraseBook().alone.has(word);

/** Every word that is part of a phrase. */
export const grammarWords = (): ReadonlySet<string> => phraseBook().words;

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === "word").length;

/** The longest phrase of the lexicon that begins here, of at least `atLeast` words. */
export const findPhrase = (place: Place, at: number, atLeast: number): Found | undefined => {
  let best: Found | undefined;
  for (const { pattern, meanings } of phraseBook().phrases.byFirst.get(
    place.tokens[at]?.text ?? "",
  ) ?? []) {
    const length = matchAt(pattern, at, place)?.length ?? 0;
    if (length > (best?.length ?? 0)) best = { meanings, length };
  }
  const used = place.tokens.slice(at, at + (best?.length ?? 0));
  return best === undefined || wordsIn(used) < atLeast
    ? undefined
    : { ...best, meanings: labelled(best.meanings, used) };
};

/** What words mean by those around them. */
export const findInContext = (place: Place, at: number): Found | undefined =>
  findIn(phraseBook().context, place, at);
