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

/** Bars of a guide while typing; the server decides. Words count for less than their letters, a repeated letter for nothing. */
export const strengthOf = (text: string): 0 | 1 | 2 | 3 | 4 => {
  if ([...text].length < least) return text === "" ? 0 : 1;
  const letters = text.replaceAll(/(.)\1+/gsu, "$1");
  const words = letters.split(/[\s_-]+/).filter(Boolean).length;
  const bits = Math.min([...letters].length * Math.log2(poolOf(text)) * 0.45, 14 + words * 13);
  if (bits < 22) return 2;
  return bits < 38 ? 3 : 4;
};
