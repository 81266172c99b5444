export interface Token {
  /** `mark` is a sign between words: , . ; ! ? : ( ) / - + and a line's end. */
  readonly kind: "word" | "number" | "mark";
  /** Lower case, without accents and apostrophes; marks and numbers as they stand. */
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
const tokenPattern =
  /[ap]\.m\b\.?|b4\b|w\/o?(?![\p{L}])|2(?:day|nite|moro|morrow)\b|\p{L}[\p{L}\p{M}'’]*(?:[+#]+(?!\p{L}))?|\d{1,4}-\d{1,2}-\d{1,4}|\d+(?:[.:,/]\d+)*%?|[,.;!?:()/&+@~=\n\r–—-]|•|[<>](?<=\s[<>])(?=\s)/giu;

const signs: ReadonlyMap<string, string> = new Map([
  ["&", "and"],
  ["+", "and"],
  ["@", "at"],
  ["~", "about"],
  [">", "over"],
  ["<", "under"],
]);

export const plain = (written: string): string =>
  written
    .normalize("NFKD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase();

const kindOf = (written: string): Token["kind"] => {
  if (/^2[a-z]/i.test(written)) return "word";
  if (/^\d/.test(written)) return "number";
  return /^\p{L}/u.test(written) || signs.has(written) ? "word" : "mark";
};

/** Everything else (emoji, quotation marks, directional marks) separates words and says nothing. */
export const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(tokenPattern), (match): Token => {
    const written = match[0];
    const kind = kindOf(written);
    const start = match.index;
    return {
      kind,
      text: kind === "word" ? (signs.get(written) ?? plain(written)) : written,
      written,
      start,
      end: start + written.length,
    };
  });

/** As a name is written, also by those who write in capitals. */
export const named = (written: string): string => {
  const word = written === written.toUpperCase() ? written.toLowerCase() : written;
  return word.charAt(0).toUpperCase() + word.slice(1);
};
