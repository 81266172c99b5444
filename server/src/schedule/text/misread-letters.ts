import { editDistance } from "@smart-planner/planner/written";
import { maxSubjectLength } from "./subject-text.ts";

/** `MatematicaIl`, `Physics I|`: the numeral after a name, whose strokes look like other letters. */
const numeral = /(?:(?<=\p{Ll})|(?<=\p{L}{2})\s)(I[Il|]{1,2})(?=\s*(?:$|[(),:;/-]))/gu;

/** `R00M`: noughts inside a word of capitals that has no other digit. */
const noughts = /(?<![\p{L}\d])\p{Lu}+(?:00|0(?=\p{Lu}{2}))\p{Lu}+(?![\p{L}\d])/gu;

/** `PhysiCS`: letters that look alike small and capital, at the end of a word in small ones. */
const capitals = /(?<=\p{Ll}{2}i)C[sS](?!\p{L})/gu;

/** Letters put right where only one reading makes a word. */
const repaired = (text: string): string =>
  text
    .replace(numeral, (_, strokes: string) => ` ${"I".repeat(strokes.length)}`)
    .replace(capitals, "cs")
    .replace(noughts, (word) => word.replaceAll("0", "O"));

const shortest = 6;

/** `aEmpresarial`: a capital inside a word, as when the edge of a cell is taken for a letter. */
const isOdd = (word: string): boolean => /\p{Ll}\p{Lu}/u.test(word);

/** Words that several classes of a page are called by. */
const knownWords = (subjects: readonly string[]): string[] => {
  const uses = Map.groupBy(
    subjects.flatMap((subject) => subject.split(" ")),
    (word) => word,
  );
  return [...uses].flatMap(([word, { length }]) =>
    length >= 2 && word.length >= shortest && !isOdd(word) ? [word] : [],
  );
};

/**
 * The names that a picture was read to hold with their letters put right: an odd word is written as
 * the picture writes it elsewhere, where one letter tells them apart.
 */
export const withoutMisreadLetters = <Row extends { readonly subject: string }>(
  rows: readonly Row[],
): Row[] => {
  const subjects = rows.map(({ subject }) => repaired(subject));
  const known = knownWords(subjects);
  const spelled = (word: string): string =>
    isOdd(word)
      ? (known.find((first) => editDistance({ first, second: word, limit: 1 }) <= 1) ?? word)
      : word;
  return rows.map((row, index) => ({
    ...row,
    subject: (subjects[index] ?? row.subject)
      .split(" ")
      .map(spelled)
      .join(" ")
      .slice(0, maxSubjectLength)
      .trim(),
  }));
};
