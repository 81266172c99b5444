import { weekdays } from "../../time/day-number.ts";
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
import type { Found, Meaning, Relation } from "./items.ts";
import { once } from "./once.ts";
import {
  firstsOf,
  matchAt,
  type Pattern,
  type Place,
  patternOf,
  phrasesOf,
  wordsOf,
} from "./pattern.ts";
import { plain, type Token } from "./tokens.ts";

interface Row {
  readonly pattern: Pattern;
  readonly meanings: readonly Meaning[];
}

const rowsOf = (list: string, ...meanings: readonly Meaning[]): readonly Row[] =>
  list
    .split(/,\s+|,$/)
    .filter((each) => each.trim() !== "")
    .map((each) => ({ pattern: patternOf(each), meanings }));

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

const plainMeanings: Readonly<Record<string, Meaning>> = {
  filler: { kind: "filler" },
  unknown: { kind: "unknown" },
  activity: { kind: "activity", label: "" },
  and: { kind: "pause", word: "and" },
  after: { kind: "relation", relation: "after" },
  am: { kind: "part", windows: [{ from: 5 * 60, to: 12 * 60 }] },
  pm: { kind: "part", windows: [{ from: 12 * 60, to: 24 * 60 }] },
  daily: { kind: "days", weekdays, daily: true },
};

const meaningsOf = (symbols: string): readonly Meaning[] =>
  symbols.split("+").map((symbol): Meaning => plainMeanings[symbol] ?? { kind: "word", symbol });

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

/** Rows by the word, or the slot, with which they may begin. */
const byFirst = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const result = new Map<string, Row[]>();
  for (const row of rows)
    for (const first of firstsOf(row.pattern.body))
      result.set(first, [...(result.get(first) ?? []), row]);
  return result;
};

interface PhraseBook {
  readonly phrases: ReadonlyMap<string, readonly Row[]>;
  readonly context: ReadonlyMap<string, readonly Row[]>;
  /** Slots with which a row in context may begin. */
  readonly opening: readonly string[];
  /** Known alone. */
  readonly alone: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** Made when first asked for: every start of a server would wait for it. */
const phraseBook = once((): PhraseBook => {
  const phrases = phraseRows();
  const context = byFirst(
    wordsInContext.flatMap(([meaning, list]) => rowsOf(list, ...meaningsOf(meaning))),
  );
  const bodies = phrases.map(({ pattern }) => pattern.body);
  return {
    phrases: byFirst(phrases),
    context,
    opening: [...context.keys()].filter((first) => first.startsWith("<")),
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

/** As it was written, or as it was meant where it was misspelt. */
const labelOf = ({ written, text }: Token): string => (text === plain(written) ? written : text);

const labelled = (meanings: readonly Meaning[], tokens: readonly Token[]): readonly Meaning[] =>
  meanings.map((meaning) =>
    meaning.kind === "activity"
      ? { ...meaning, label: tokens.map(labelOf).join(" ").replaceAll(" - ", "-") }
      : meaning,
  );

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === "word").length;

/** The longest phrase of the lexicon that begins here, of at least `atLeast` words. */
export const findPhrase = (place: Place, at: number, atLeast: number): Found | undefined => {
  let best: Found | undefined;
  for (const { pattern, meanings } of phraseBook().phrases.get(place.tokens[at]?.text ?? "") ??
    []) {
    const length = matchAt(pattern, at, place)?.length ?? 0;
    if (length > (best?.length ?? 0)) best = { meanings, length };
  }
  const used = place.tokens.slice(at, at + (best?.length ?? 0));
  return best === undefined || wordsIn(used) < atLeast
    ? undefined
    : { ...best, meanings: labelled(best.meanings, used) };
};

/** The first row that fits here with what stands around it. */
export const findInContext = (place: Place, at: number): Found | undefined => {
  const { context, opening } = phraseBook();
  for (const first of [place.tokens[at]?.text ?? "", ...opening])
    for (const { pattern, meanings } of context.get(first) ?? []) {
      const match = matchAt(pattern, at, place);
      if (match === undefined) continue;
      const own = labelled(meanings, place.tokens.slice(at, at + match.length));
      return { meanings: [...own, ...match.meanings], length: match.length };
    }
  return undefined;
};
