export interface Token {
  /** `mark` is a sign between words: , . ; ! ? : ( ) / - and a line's end. */
  readonly kind: "word" | "number" | "mark";
  /** Lower case, without accents and apostrophes; marks and numbers as they stand. */
  readonly text: string;
  /** As the student wrote it. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

// Each alternative begins with a different class of character and repeats one class only,
// so that no text of any length can make it backtrack.
const tokenPattern =
  /[ap]\.m\b\.?|\p{L}[\p{L}\p{M}'’]*[+#]*|\d+(?:[.:,/–-]\d+)*|[,.;!?:()/&\n\r–—-]|•/giu;

const plain = (written: string): string =>
  written
    .normalize("NFKD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase();

const kindOf = (written: string): Token["kind"] => {
  if (/^\d/.test(written)) return "number";
  return /^[\p{L}&]/u.test(written) ? "word" : "mark";
};

/** Everything else (emoji, quotation marks, directional signs) separates words and says nothing. */
export const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(tokenPattern), (match): Token => {
    const written = match[0];
    const kind = kindOf(written);
    const start = match.index;
    const word = written === "&" ? "and" : plain(written);
    return {
      kind,
      text: kind === "word" ? word : written,
      written,
      start,
      end: start + written.length,
    };
  });
