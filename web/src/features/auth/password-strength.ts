export interface Strength {
  readonly bars: 0 | 1 | 2 | 3 | 4;
  readonly word: string;
}

const least = 8;

const poolOf = (text: string): number =>
  [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 20],
  ].reduce((sum, [kind, size]) => {
    if (!(kind instanceof RegExp) || typeof size !== "number") return sum;
    return kind.test(text) ? sum + size : sum;
  }, 1);

/** A guide while typing; the server decides. Words count for less than their letters, a repeated letter for nothing. */
export const strengthOf = (text: string): Strength => {
  if ([...text].length < least) return { bars: text === "" ? 0 : 1, word: "Too short." };
  const letters = text.replaceAll(/(.)\1+/gsu, "$1");
  const words = letters.split(/[\s_-]+/).filter(Boolean).length;
  const bits = Math.min([...letters].length * Math.log2(poolOf(text)) * 0.45, 14 + words * 13);
  if (bits < 22) return { bars: 2, word: "Weak." };
  return bits < 38 ? { bars: 3, word: "Good." } : { bars: 4, word: "Strong." };
};
