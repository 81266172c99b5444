import type { Lexicon } from "./lexicon.ts";
import { memoised } from "./memoised.ts";

type Writing = Pick<Lexicon, "shorthands" | "punctuation">;

export interface Token {
  /** `mark` is a sign between words: , . ; ! ? : ( ) / - + and a line's end. */
  readonly kind: "word" | "number" | "mark";
  /** Lower case, without accents and apostrophes; marks and numbers unchanged. */
  readonly text: string;
  /** As the student wrote it. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** Read as another word than was written. */
  readonly isMisspelt?: boolean;
}

/** Nothing beyond the ends. */
export const textAt = ({ tokens }: { readonly tokens: readonly Token[] }, at: number): string =>
  tokens[at]?.text ?? "";

// Each alternative begins differently or is short, and repeats one class only, so that no text of any
// length can make it backtrack.
const anyToken =
  /\p{L}[\p{L}\p{M}'’]*(?:[+#]+(?!\p{L}))?|\d{1,4}-\d{1,2}-\d{1,4}|\d+(?:[.:,/]\d+)*%?|[,.;!?:()/&+@~=\n\r–—-]|•|[<>](?<=\s[<>])(?=\s)/u;

const tokenPattern = memoised(({ shorthands }: Writing) => {
  const own = shorthands.split(" ").map((each) => each.replace(/[./]/g, "\\$&"));
  return new RegExp(`(?:${own.join("|")})(?![\\p{L}\\d])|${anyToken.source}`, "giu");
});

export const plain = (written: string): string =>
  written
    .normalize("NFKD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase();

/** Own keys only: a student may write `constructor`. */
const wordOfCharacter = (written: string, { punctuation }: Writing): string | undefined =>
  Object.hasOwn(punctuation, written) ? punctuation[written] : undefined;

const kindOf = (written: string, writing: Writing): Token["kind"] => {
  if (/\p{L}/u.test(written) || wordOfCharacter(written, writing) !== undefined) return "word";
  return /^\d/.test(written) ? "number" : "mark";
};

/** Everything else (emoji, quotation marks, directional marks) separates words and says nothing. */
export const tokensOf = (text: string, writing: Writing): readonly Token[] =>
  Array.from(text.matchAll(tokenPattern(writing)), (match): Token => {
    const written = match[0];
    const kind = kindOf(written, writing);
    const start = match.index;
    return {
      kind,
      text: kind === "word" ? (wordOfCharacter(written, writing) ?? plain(written)) : written,
      written,
      start,
      end: start + written.length,
    };
  });

/** As a name is written, also all in upper case. */
export const named = (written: string): string => {
  const word = written === written.toUpperCase() ? written.toLowerCase() : written;
  return word.charAt(0).toUpperCase() + word.slice(1);
};
