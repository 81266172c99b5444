import type { Found, Meaning } from "./items.ts";
import type { Token } from "./tokens.ts";
import {
  andWords,
  commaWords,
  fillerWords,
  orWords,
  stopWords,
  symbolWords,
  timeWords,
} from "./vocabulary.ts";

const phrasesOf = (list: string): readonly string[] =>
  list
    .split(",")
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, " "))
    .filter((phrase) => phrase !== "");

const meaningOfPhrase: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...phrasesOf(fillerWords).map((phrase) => [phrase, { kind: "filler" }] as const),
  ...phrasesOf(orWords).map((phrase) => [phrase, { kind: "pause", word: "or" }] as const),
  ...phrasesOf(andWords).map((phrase) => [phrase, { kind: "pause", word: "and" }] as const),
  ...phrasesOf(commaWords).map((phrase) => [phrase, { kind: "pause", word: "," }] as const),
  ...phrasesOf(stopWords).map((phrase) => [phrase, { kind: "stop" }] as const),
  ...Object.entries(symbolWords).flatMap(([symbol, list]) =>
    phrasesOf(list).map((phrase) => [phrase, { kind: "word", symbol }] as const),
  ),
  ...timeWords.flatMap(([parts, list]) =>
    phrasesOf(list).map((phrase) => [phrase, { kind: "times", times: parts }] as const),
  ),
]);

/** For each first word of a phrase, how many words its longest phrase has. */
const reachOfFirstWord: ReadonlyMap<string, number> = [...meaningOfPhrase.keys()].reduce(
  (reach, phrase) => {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    return reach.set(first, Math.max(reach.get(first) ?? 0, words.length));
  },
  new Map<string, number>(),
);

export const isVocabulary = (word: string): boolean => meaningOfPhrase.has(word);

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

/** The longest phrase of the vocabulary that begins here, of at least `atLeast` words. */
export const findPhrase = (
  tokens: readonly Token[],
  at: number,
  atLeast: number,
): Found | undefined => {
  const reach = reachOfFirstWord.get(tokens[at]?.text ?? "") ?? 0;
  const words = reach < atLeast ? [] : wordsFrom(tokens, at, reach);
  for (let count = words.length; count >= atLeast; count -= 1) {
    const meaning = meaningOfPhrase.get(
      words
        .slice(0, count)
        .map(({ text }) => text)
        .join(" "),
    );
    if (meaning !== undefined) return { meaning, length: words[count - 1]?.length ?? count };
  }
  return undefined;
};
