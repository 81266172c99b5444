import { clauseEnds } from "../lexicon/en/in-context.ts";
import type { Token } from "./tokens.ts";

const ends: ReadonlySet<string> = new Set(clauseEnds.split(" "));

/** Nothing more is said of it: the text, the sentence or the clause ends here, or a courtesy follows. */
export const isEndAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token === undefined || token.kind === "mark" || ends.has(token.text);
};
