/** `PHY101` is a word and a number. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];

/** A name without its small words: "for" does not point to "Essay for English". */
export const withoutSmallWords = (name: string): string => {
  const rest = name.replace(/(?<!\p{L})\p{Ll}{1,3}(?!\p{L})/gu, " ");
  return /\p{L}/u.test(rest) ? rest.trim() : name;
};

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0]).join("");

/** Words with such a common prefix are mostly one word in two languages. */
const stemLength = 5;

/** Whole word, prefix, or letters in order. */
const likeness = (word: string, name: string): number => {
  if (word === name) return 4;
  if (word.length >= 3 && name.startsWith(word)) return 3;
  if (name.length >= 3 && word.startsWith(name)) return 2;
  // The same subject in another language: Chemie, historia.
  return word.slice(0, stemLength) === name.slice(0, stemLength) && word.length > stemLength
    ? 1.5
    : 0;
};

const scoreOf = (title: readonly string[], subject: readonly string[]): number => {
  const best = subject.map((name) => Math.max(0, ...title.map((word) => likeness(word, name))));
  const sum = best.reduce((total, score) => total + score, 0) / Math.max(subject.length, 1);
  const initials = subject.length > 1 && title.includes(initialsOf(subject)) ? 2.5 : 0;
  return Math.max(sum, initials);
};

export const guessSubject = ({
  title,
  course = "",
  subjects,
}: {
  readonly title: string;
  readonly course?: string | undefined;
  readonly subjects: readonly string[];
}): string | undefined => {
  const words = wordsOf(`${title} ${course}`);
  const scored = subjects
    .map((subject) => ({ subject, score: scoreOf(words, wordsOf(withoutSmallWords(subject))) }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  // A tie: the student chooses.
  return first !== undefined && first.score !== second?.score ? first.subject : undefined;
};
