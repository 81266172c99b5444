import { editDistance } from "../../written/edit-distance.ts";
import type { Language } from "./language.ts";
import { memoised } from "./memoised.ts";
import type { Token } from "./tokens.ts";

const shortestCorrected = 4;
const longestCorrected = 14;

const isCorrectable = (word: string): boolean =>
  word.length > shortestCorrected && word.length <= longestCorrected;

const byStart = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(words, (word) => word.charAt(0));

interface Correct {
  readonly isKnown: (word: string) => boolean;
  readonly targetsByStart: ReadonlyMap<string, readonly string[]>;
  readonly commonByStart: ReadonlyMap<string, readonly string[]>;
}

const correctWords = memoised((language: Language): Correct => {
  const targets = new Set([...language.words, ...language.calendar].filter(isCorrectable));
  const common = [...language.common].filter(
    (word) => word.length >= shortestCorrected && !targets.has(word),
  );
  const isKnown = (word: string) => language.words.has(word) || targets.has(word);
  return { isKnown, targetsByStart: byStart(targets), commonByStart: byStart(common) };
});

/** Short words have too many neighbours: one letter may be wrong, in four letters only missing. */
const editsAllowed = (word: string): number => {
  if (word.length < shortestCorrected || word.length > longestCorrected) return 0;
  return word.length >= 8 ? 2 : 1;
};

const isSwap = (first: string, second: string): boolean =>
  [...first].toSorted().join("") === [...second].toSorted().join("");

const nearest = (
  word: string,
  candidates: readonly string[],
  limit: number,
): { readonly edits: number; readonly words: readonly string[] } => {
  let edits = limit + 1;
  let words: string[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    if (word.length === shortestCorrected && candidate.length <= word.length) continue;
    const distance = editDistance({ first: word, second: candidate, limit });
    if (distance > limit || distance > edits) continue;
    // In five letters one typo too often gives another word: "Paris", "parts".
    if (word.length <= 5 && candidate.length === word.length && !isSwap(word, candidate)) continue;
    if (distance < edits) words = [];
    edits = distance;
    words.push(candidate);
  }
  return { edits, words };
};

/** The one closest word of the grammar, if no everyday word is as close. */
const nearestOf = (word: string, language: Language): string | undefined => {
  const { targetsByStart, commonByStart } = correctWords(language);
  const limit = editsAllowed(word);
  const start = word.charAt(0);
  const meant = nearest(word, limit === 0 ? [] : (targetsByStart.get(start) ?? []), limit);
  if (meant.words.length === 0) return undefined;
  const common = nearest(word, commonByStart.get(start) ?? [], meant.edits);
  const sameEnd = meant.words.filter((each) => each.at(-1) === word.at(-1));
  const [only, ...others] = sameEnd.length > 0 ? sameEnd : meant.words;
  return common.words.length > 0 || others.length > 0 ? undefined : only;
};

/** "sundys" and "nothng" as they were meant; a word that could be another everyday word stays. */
const correctionOf = (word: string, language: Language): string => {
  const spelling = language.spellings.get(word);
  if (spelling !== undefined) return spelling;
  const { isKnown } = correctWords(language);
  if (isKnown(word) || language.common.has(word)) return word;
  // "sooo", "plss", "pleaseee"; "sundayz".
  const short = word.replaceAll(/(.)\1{2,}/g, "$1").replace(/(.)\1$/, "$1");
  const plural = word.replace(/z$/, "s");
  return [short, plural].find(isKnown) ?? nearestOf(word, language) ?? word;
};

const isNear = (word: string, candidates: readonly string[]): boolean =>
  nearest(word, candidates, 2).words.length > 0;

/** Could be a mistyped word of the grammar, and so is not a name. */
export const mayBeMistyped = (word: string, language: Language): boolean =>
  word.length < 3 || isNear(word, correctWords(language).targetsByStart.get(word.charAt(0)) ?? []);

/** The same tokens, spelt as the grammar spells them. `isName` spares the words of subjects. */
export const spelt = (
  tokens: readonly Token[],
  isName: (token: Token) => boolean,
  language: Language,
): readonly Token[] => {
  const known = new Map<string, string>();
  return tokens.map((token) => {
    if (token.kind !== "word") return token;
    // "we're away" says what "I'm away" says; "were" without its sign is the past.
    const own = language.spellings.get(token.written.toLowerCase().replace("’", "'"));
    if (own !== undefined) return { ...token, text: own };
    const text =
      known.get(token.text) ?? (isName(token) ? token.text : correctionOf(token.text, language));
    known.set(token.text, text);
    const isMisspelt = !language.spellings.has(token.text);
    return text === token.text ? token : { ...token, text, isMisspelt };
  });
};
