import type { Token } from "./tokens.ts";

const numberWords: ReadonlyMap<string, number> = new Map([
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["thirteen", 13],
  ["fourteen", 14],
  ["fifteen", 15],
  ["sixteen", 16],
  ["seventeen", 17],
  ["eighteen", 18],
  ["nineteen", 19],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
]);

export interface FoundNumber {
  readonly value: number;
  readonly length: number;
}

const isHyphen = (token: Token | undefined): boolean => token?.text === "-";

/** `3`, `1.5`, `1,5`, `three`, `forty-five`; no dates, times or ranges. */
export const findNumber = (tokens: readonly Token[], at: number): FoundNumber | undefined => {
  const token = tokens[at];
  if (token === undefined || token.text.length > 8) return undefined;
  if (token.kind === "number") {
    return /^\d+(?:[.,]\d+)?$/.test(token.text)
      ? { value: Number(token.text.replace(",", ".")), length: 1 }
      : undefined;
  }
  const value = numberWords.get(token.text);
  if (value === undefined) return undefined;
  if (value >= 20 && value <= 50) {
    const skip = isHyphen(tokens[at + 1]) ? 2 : 1;
    const unit = numberWords.get(tokens[at + skip]?.text ?? "");
    if (unit !== undefined && unit < 10) return { value: value + unit, length: skip + 1 };
  }
  return { value, length: 1 };
};

/** As `findNumber`, and "a", "an" or "a couple of" before a unit. */
export const findCount = (tokens: readonly Token[], at: number): FoundNumber | undefined => {
  const first = tokens[at]?.text;
  const second = tokens[at + 1]?.text;
  if (first === "a" && second === "couple")
    return { value: 2, length: tokens[at + 2]?.text === "of" ? 3 : 2 };
  if (first === "a" && second === "dozen") return { value: 12, length: 2 };
  if (first === "a" || first === "an") return { value: 1, length: 1 };
  return findNumber(tokens, at);
};
