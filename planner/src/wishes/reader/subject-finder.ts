import { editDistance } from "../../written/edit-distance.ts";
import type { Found } from "./items.ts";
import type { Language } from "./language.ts";
import { memoised } from "./memoised.ts";
import { type Token, tokensOf } from "./tokens.ts";

const shortestAbbreviation = 3;
/** Nearer than any misspelling. */
const abbreviated = 0.5;
const longestFuzzyWord = 40;

const editLimit = (length: number): number => {
  if (length < 4 || length > longestFuzzyWord) return 0;
  return length < 7 ? 1 : 2;
};

/** "Fysics" and "Kemistry" are written as they sound. */
const sounded = (word: string): string =>
  word.replaceAll("ph", "f").replaceAll("ch", "k").replaceAll("c", "k");

interface Named {
  readonly name: string;
  readonly words: readonly string[];
}

const misspelling = (word: string, target: string): number | undefined => {
  if (word.length >= shortestAbbreviation && target.startsWith(word)) return abbreviated;
  const [first, second] = [sounded(word), sounded(target)];
  const limit = editLimit(Math.min(first.length, second.length));
  if (limit === 0 || first.charAt(0) !== second.charAt(0)) return undefined;
  const edits = editDistance({ first, second, limit });
  return edits <= limit ? Math.max(edits, 1) : undefined;
};

export interface SubjectFinder {
  /** A name of several words that begins here, spelt as in the list or nearly so. */
  readonly findLong: (tokens: readonly Token[], at: number) => Found | undefined;
  /** A name written as in the list. */
  readonly findExact: (tokens: readonly Token[], at: number) => Found | undefined;
  /** A misspelt name, a short form, initials, or one telling word of a longer name. */
  readonly findNear: (tokens: readonly Token[], at: number) => Found | undefined;
}

interface Candidate {
  readonly name: string;
  readonly cost: number;
}

const foundSubject = ({ name, cost }: Candidate, length: number): Found => ({
  meanings: [{ kind: "who", names: [name] }],
  length,
  isMisspelt: cost > abbreviated * length,
});

/** The one best of the candidates; of two equally good ones neither is meant. */
const onlyBest = (candidates: readonly Candidate[]): Candidate | undefined => {
  const least = Math.min(...candidates.map(({ cost }) => cost));
  const best = candidates.filter(({ cost }) => cost === least);
  return best.length === 1 ? best[0] : undefined;
};

const wordsOfName = (name: string, { lexicon }: Language): readonly string[] =>
  tokensOf(name, lexicon)
    .filter(({ kind }) => kind !== "mark")
    .map(({ text }) => text);

export const subjectFinderOf = (subjects: readonly string[], language: Language): SubjectFinder => {
  const { alone, common, genericNames } = language;
  const families = language.lexicon.subjectFamilies
    .split(/,\s+/)
    .map((family) => family.split(" "));
  const familyOf = new Map(
    families.flatMap((family) => family.map((word) => [word, family] as const)),
  );
  const canonical = (word: string): string => familyOf.get(word)?.[0] ?? word;
  const isRuleWord = (word: string): boolean => alone.has(word) || common.has(word);

  /** Edit distance between two words; `undefined` when it is another word. */
  const distance = (word: string, target: string): number | undefined => {
    const full = canonical(target);
    if (word === target || canonical(word) === full) return 0;
    if (isRuleWord(word)) return undefined;
    const spellingsOfTarget = familyOf.get(full) ?? [full];
    const costs = [target, ...spellingsOfTarget.filter((each) => each.length > 3)]
      .map((each) => misspelling(word, each))
      .filter((cost) => cost !== undefined);
    return costs.length === 0 ? undefined : Math.min(...costs);
  };

  const named: readonly Named[] = [...new Set(subjects.map((subject) => subject.trim()))]
    .map((name) => ({ name, words: wordsOfName(name, language) }))
    .filter(({ words }) => words.length > 0);
  const long = named
    .filter(({ words }) => words.length > 1)
    .toSorted((a, b) => b.words.length - a.words.length);
  const single = named.filter(({ words }) => words.length === 1);
  const distancesTo = memoised((target: string) =>
    memoised((word: string) => distance(word, target)),
  );
  const distanceOf = (word: string, target: string): number | undefined =>
    distancesTo(target)(word);
  const longOpenedBy = memoised((word: string) =>
    long.filter(({ words }) => distanceOf(word, words[0] ?? "") !== undefined),
  );

  const costOfLong = (tokens: readonly Token[], at: number, words: readonly string[]): number =>
    words.reduce((cost, word, index) => {
      const step = distanceOf(tokens[at + index]?.text ?? "", word);
      return cost + (step ?? Number.POSITIVE_INFINITY);
    }, 0);

  const findLong: SubjectFinder["findLong"] = (tokens, at) => {
    const fitting = longOpenedBy(tokens[at]?.text ?? "")
      .map(({ name, words }) => ({ name, words, cost: costOfLong(tokens, at, words) }))
      .filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
    const length = fitting[0]?.words.length ?? 0;
    const best = onlyBest(fitting.filter(({ words }) => words.length === length));
    return best && foundSubject(best, length);
  };

  const initialsOf = ({ words }: Named): string => words.map((word) => word.charAt(0)).join("");

  const findCapitals = (token: Token): string | undefined => {
    if (token.written !== token.written.toUpperCase()) return undefined;
    const sameCase = single.filter(({ name }) => name === token.written);
    if (sameCase.length === 1) return sameCase[0]?.name;
    const initials = long.filter((each) => initialsOf(each) === token.text);
    return token.text.length > 1 && initials.length === 1 ? initials[0]?.name : undefined;
  };

  /** A name of one word, spelt as in the list, or in another form of the same word. */
  const nameOf = ({ text, written }: Token): string | undefined => {
    const spelt = single.filter(({ words }) => words[0] === text);
    const same =
      spelt.length > 0
        ? spelt
        : single.filter(({ words }) => canonical(words[0] ?? "") === canonical(text));
    const exact = same.find(({ name }) => name === written);
    return exact?.name ?? (same.length === 1 ? same[0]?.name : undefined);
  };

  const findExact: SubjectFinder["findExact"] = (tokens, at) => {
    const token = tokens[at];
    if (token?.kind !== "word") return undefined;
    // "IT" is a subject, "it" is not; "I" and "A" never are.
    const isLetter = token.text.length === 1 && alone.has(token.text);
    const capitals = isLetter ? undefined : findCapitals(token);
    if (capitals !== undefined) return foundSubject({ name: capitals, cost: 0 }, 1);
    if (alone.has(token.text) || token.text.length < 2) return undefined;
    const name = nameOf(token);
    return name === undefined ? undefined : foundSubject({ name, cost: 0 }, 1);
  };

  const telling = (word: string): readonly Candidate[] =>
    long.flatMap(({ name, words }) => {
      const costs = words
        .filter((each) => each.length > 2 && !genericNames.has(each) && !alone.has(each))
        .map((each) => distanceOf(word, each))
        .filter((cost) => cost !== undefined);
      return costs.length > 0 ? [{ name, cost: Math.min(...costs) }] : [];
    });

  const near = memoised((word: string): Candidate | undefined => {
    if (alone.has(word) || genericNames.has(word) || word.length < 2) return undefined;
    const whole = single.flatMap(({ name, words }) => {
      const cost = distanceOf(word, words[0] ?? "");
      return cost === undefined ? [] : [{ name, cost }];
    });
    if (whole.length > 0) return onlyBest(whole);
    const parts = telling(word);
    if (parts.length > 0) return onlyBest(parts);
    const initials = isRuleWord(word) ? [] : long.filter((each) => initialsOf(each) === word);
    return onlyBest(initials.map(({ name }) => ({ name, cost: 0 })));
  });

  const findNear: SubjectFinder["findNear"] = (tokens, at) => {
    const token = tokens[at];
    if (token?.kind !== "word") return undefined;
    const best = near(token.text);
    return best && foundSubject(best, 1);
  };

  return { findLong, findExact, findNear };
};
