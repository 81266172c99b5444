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
import { partWords, personWords } from "../lexicon/en/words-of-day.ts";
import type { Found, Meaning } from "./items.ts";
import { once } from "./once.ts";
import { plain, type Token } from "./tokens.ts";

/** "(have|got) (lots of|) time" stands for each of its four phrases. */
const expanded = (pattern: string): readonly string[] => {
  const group = /\(([^()]*)\)/.exec(pattern);
  if (group === null) return [pattern];
  const before = pattern.slice(0, group.index);
  const after = pattern.slice(group.index + group[0].length);
  return (group[1] ?? "").split("|").flatMap((word) => expanded(`${before}${word}${after}`));
};

export const phrasesOf = (list: string): readonly string[] =>
  list
    .split(",")
    .flatMap(expanded)
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, " "))
    .filter((phrase) => phrase !== "");

const relationWords = {
  before:
    "(right|just|straight|directly|shortly) before, before, prior to, ahead of, earlier than, b4",
  after:
    "(right|just|straight|directly|immediately|shortly) after, after, past, later than, following",
  until: "until, up until, til, till, up to and including, by",
  from: "from, as of, onwards from, starting from, starting on, since then from, as from",
  at: "at",
} as const;

type Entry = readonly [string, readonly Meaning[]];

const entries = (list: string, ...meanings: readonly Meaning[]): readonly Entry[] =>
  phrasesOf(list).map((phrase) => [phrase, meanings] as const);

const windowEntries = (
  words: readonly (readonly [number, number, string])[],
  person: boolean,
): readonly Entry[] =>
  words.flatMap(([from, to, list]) =>
    entries(list, {
      kind: "part",
      windows: [{ from: from * 60, to: to * 60 }],
      ...(person ? { person } : {}),
    }),
  );

/** Where a phrase stands in two lists, the later counts. */
const allEntries = (): readonly Entry[] => [
  ...entries(lifeWords, { kind: "life" }),
  ...phrasesOf(activityWords).map(
    (phrase): Entry => [phrase, [{ kind: "activity", label: phrase }]],
  ),
  ...entries(fillerWords, { kind: "filler" }),
  ...Object.entries(symbolWords).flatMap(([symbols, list]) =>
    entries(list, ...symbols.split("+").map((symbol): Meaning => ({ kind: "word", symbol }))),
  ),
  ...entries(orWords, { kind: "pause", word: "or" }),
  ...entries(andWords, { kind: "pause", word: "and" }),
  ...entries(commaWords, { kind: "pause", word: "so" }),
  ...entries(stopWords, { kind: "stop", mark: "but" }),
  ...entries(correctionWords, { kind: "stop", mark: "instead" }),
  ...windowEntries(partWords, false),
  ...windowEntries(personWords, true),
  ...Object.entries(relationWords).flatMap(([relation, list]) =>
    entries(list, { kind: "relation", relation: relation as keyof typeof relationWords }),
  ),
];

interface PhraseBook {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** For each first word of a phrase, how many words its longest phrase has. */
  readonly reach: ReadonlyMap<string, number>;
  readonly words: ReadonlySet<string>;
}

const writePhraseBook = (): PhraseBook => {
  const meanings = new Map(allEntries());
  const reach = new Map<string, number>();
  const known = new Set<string>();
  for (const phrase of meanings.keys()) {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    reach.set(first, Math.max(reach.get(first) ?? 0, words.length));
    for (const word of words) known.add(word);
  }
  return { meanings, reach, words: known };
};

/** Written when first asked for: whoever reads no wish, every start of a server, would wait for it. */
const phraseBook = once(writePhraseBook);

/** Known alone, and therefore never a misspelt subject. */
export const isVocabulary = (word: string): boolean => phraseBook().meanings.has(word);

/** Every word that is part of a phrase. */
export const grammarWords = (): ReadonlySet<string> => phraseBook().words;

/** The words from here on, over hyphens ("non-stop") but no other mark; each with the tokens used so far. */
const wordsFrom = (
  tokens: readonly Token[],
  at: number,
  count: number,
): readonly { readonly text: string; readonly length: number }[] => {
  const words: { text: string; length: number }[] = [];
  for (let place = at; words.length < count; place += 1) {
    const token = tokens[place];
    if (token === undefined || (token.kind !== "word" && token.text !== "-")) break;
    if (token.kind === "word") words.push({ text: token.text, length: place - at + 1 });
  }
  return words;
};

/** As it was written, or as it was meant where it was misspelt. */
const labelOf = ({ written, text }: Token): string => (text === plain(written) ? written : text);

const labelled = (meanings: readonly Meaning[], tokens: readonly Token[]): readonly Meaning[] =>
  meanings.map((meaning) =>
    meaning.kind === "activity"
      ? { ...meaning, label: tokens.map(labelOf).join(" ").replaceAll(" - ", "-") }
      : meaning,
  );

/** The longest phrase of the lexicon that begins here, of at least `atLeast` words. */
export const findPhrase = (
  tokens: readonly Token[],
  at: number,
  atLeast: number,
): Found | undefined => {
  const book = phraseBook();
  const reach = book.reach.get(tokens[at]?.text ?? "") ?? 0;
  const words = reach < atLeast ? [] : wordsFrom(tokens, at, reach);
  for (let count = words.length; count >= atLeast; count -= 1) {
    const meanings = book.meanings.get(
      words
        .slice(0, count)
        .map(({ text }) => text)
        .join(" "),
    );
    const length = words[count - 1]?.length ?? count;
    if (meanings !== undefined)
      return { meanings: labelled(meanings, tokens.slice(at, at + length)), length };
  }
  return undefined;
};
