import type { Place } from "./pattern.ts";

/** Nothing more is said of it: the text, the sentence or the clause ends here, or a courtesy follows. */
export const isEndAt = (place: Pick<Place, "tokens" | "language">, at: number): boolean => {
  const token = place.tokens[at];
  return token === undefined || token.kind === "mark" || place.language.clauseEnds.has(token.text);
};
