import { maxSubjectLength } from "./subject-text.ts";

/** `MatematicaIl`, `Physics I|`: the numeral after a name, whose strokes look like other letters. */
const numeral = /(?:(?<=\p{Ll})|(?<=\p{L}{2})\s)(I[Il|]{1,2})(?=\s*(?:$|[(),:;/-]))/gu;

/** `R00M`: noughts inside a word of capitals that has no other digit. */
const noughts = /(?<![\p{L}\d])\p{Lu}+(?:00|0(?=\p{Lu}{2}))\p{Lu}+(?![\p{L}\d])/gu;

/** `PhysiCS`: letters that look alike small and capital, at the end of a word in small ones. */
const capitals = /(?<=\p{Ll}{2}i)C[sS](?!\p{L})/gu;

/** Corrects letters of a name if only one reading makes a word. */
export const withoutMisreadLetters = (text: string): string =>
  text
    .replace(numeral, (_, strokes: string) => ` ${"I".repeat(strokes.length)}`)
    .replace(capitals, "cs")
    .replace(noughts, (word) => word.replaceAll("0", "O"))
    .slice(0, maxSubjectLength)
    .trim();
