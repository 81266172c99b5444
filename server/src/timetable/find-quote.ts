import type { TextSpan } from "@smart-planner/planner/wishes";
import { editDistance } from "@smart-planner/planner/written";

interface Token extends TextSpan {
  readonly word: string;
}

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’:.,-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

const isSame = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) > 4 &&
    editDistance({ first: one, second: other, limit: 1 }) <= 1);

interface Match {
  /** Words that are missing, added or other ones. */
  readonly faults: number;
  readonly from: number;
}

/** One word in three may be another one: models correct spelling and drop words where they quote. */
const mostFaults = (words: number): number => Math.floor(words / 3);

const best = (choices: readonly Match[]): Match =>
  choices.reduce((least, each) => (each.faults < least.faults ? each : least));

/** The next row of the edit distance by words: the quote up to this word, ending at each word of the text. */
const rowAfter = (
  row: readonly Match[],
  { word, before }: { readonly word: string; readonly before: number },
  tokens: readonly Token[],
): readonly Match[] => {
  let left: Match = { faults: before + 1, from: 0 };
  return row.map((above, place) => {
    const diagonal = row[place - 1] ?? { faults: before, from: 0 };
    const isFault = !isSame(word, tokens[place]?.word ?? "");
    left = best([
      { ...diagonal, faults: diagonal.faults + Number(isFault) },
      { ...above, faults: above.faults + 1 },
      { ...left, faults: left.faults + 1 },
    ]);
    return left;
  });
};

/** Where a text has the words of a quote, or nearly; nothing if it does not. */
export const findQuote = (text: string, quote: string): TextSpan | undefined => {
  const [tokens, wanted] = [tokensOf(text), tokensOf(quote)];
  if (wanted.length === 0) return undefined;
  // The match may begin and end anywhere in the text.
  let row: readonly Match[] = tokens.map((_, place) => ({ faults: 0, from: place + 1 }));
  for (const [before, { word }] of wanted.entries()) row = rowAfter(row, { word, before }, tokens);
  const { faults, from } = best([...row, { faults: Number.POSITIVE_INFINITY, from: 0 }]);
  const first = tokens[from];
  const last = tokens[row.findIndex((each) => each.faults === faults)];
  return first === undefined || last === undefined || faults > mostFaults(wanted.length)
    ? undefined
    : { start: first.start, end: last.end };
};
