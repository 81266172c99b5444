import type { Place } from "./pattern.ts";
import type { Token } from "./tokens.ts";

export interface FoundNumber {
  readonly value: number;
  readonly length: number;
}

const isHyphen = (token: Token | undefined): boolean => token?.text === "-";

/** `3`, `1.5`, `1,5`, `three`, `forty-five`; no dates, times or ranges. */
export const findNumber = (place: Place, at: number): FoundNumber | undefined => {
  const token = place.tokens[at];
  if (token === undefined || token.text.length > 8) return undefined;
  if (token.kind === "number") {
    return /^\d+(?:[.,]\d+)?$/.test(token.text)
      ? { value: Number(token.text.replace(",", ".")), length: 1 }
      : undefined;
  }
  const value = place.language.numbers.get(token.text);
  if (value === undefined) return undefined;
  if (value >= 20 && value <= 50) {
    const skip = isHyphen(place.tokens[at + 1]) ? 2 : 1;
    const unit = place.language.numbers.get(place.tokens[at + skip]?.text ?? "");
    if (unit !== undefined && unit < 10) return { value: value + unit, length: skip + 1 };
  }
  return { value, length: 1 };
};
