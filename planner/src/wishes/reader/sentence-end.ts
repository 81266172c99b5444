import type { Token } from "./tokens.ts";

const courtesies =
  /^(?:please|pls|plz|thanks|thank|thx|ty|lol|haha|tho|though|ok|okay|if|because|cause|cos|since|and|but|so|or)$/;

/** Nothing more is said of it: the text, the sentence or the clause ends here, or a courtesy follows. */
export const isEndAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token === undefined || token.kind === "mark" || courtesies.test(token.text);
};
