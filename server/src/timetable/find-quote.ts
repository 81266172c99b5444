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

/** Where a text has the words of a quote, or nearly; nothing if it does not. */
export const findQuote = (text: string, quote: string): TextSpan | undefined => {
  const [tokens, wanted] = [tokensOf(text), tokensOf(quote)];
  if (wanted.length === 0) return undefined;
  // Edit distance by words, with a beginning and an end anywhere in the text.
  let row: readonly Match[] = tokens.map((_, place) => ({ faults: 0, from: place + 1 }));
  for (const [index, { word }] of wanted.entries()) {
    const next: Match[] = [];
    for (const [place, token] of tokens.entries()) {
      const before = place === 0 ? { faults: index, from: 0 } : row[place - 1];
      const left = next[place - 1] ?? { faults: index + 1, from: 0 };
      const above = row[place];
      if (before === undefined || above === undefined) return undefined;
      const choices = [
        { ...before, faults: before.faults + (isSame(word, token.word) ? 0 : 1) },
        { ...above, faults: above.faults + 1 },
        { ...left, faults: left.faults + 1 },
      ];
      next.push(choices.reduce((best, each) => (each.faults < best.faults ? each : best)));
    }
    row = next;
  }
  const least = Math.min(...row.map(({ faults }) => faults));
  const end = row.findIndex(({ faults }) => faults === least);
  const first = tokens[row[end]?.from ?? 0];
  const last = tokens[end];
  return first === undefined || last === undefined || least > mostFaults(wanted.length)
    ? undefined
    : { start: first.start, end: last.end };
};
