import { roleOfHeading } from "../table/column-headings.ts";
import type { Table } from "../table/column-roles.ts";
import { countTimes, labelOfText, rangeWithin } from "../text/written-times.ts";
import { type Box, centreX, centreY, type Page, rulesAround } from "./page.ts";
import { blocksOf, cellLines, type Phrase, type PhraseLines } from "./text-lines.ts";

interface Span {
  readonly from: number;
  readonly to: number;
}

const tellsTime = (text: string): boolean =>
  rangeWithin(text) !== undefined || labelOfText(text) !== undefined;

const isHeadingLine = (line: readonly Phrase[]): boolean =>
  new Set(line.flatMap((phrase) => roleOfHeading(phrase.text) ?? [])).size >= 2;

const isTimeLine = (line: readonly Phrase[]): boolean =>
  line.some((phrase) => tellsTime(phrase.text));

/** The columns of a list: wherever some class has text, with the gaps between them. */
const columnSpans = (lines: PhraseLines): Span[] => {
  const spans: { from: number; to: number }[] = [];
  const phrases = lines.flat().sort((left, right) => left.left - right.left);
  for (const phrase of phrases) {
    const span = spans.at(-1);
    if (span !== undefined && phrase.left < span.to) span.to = Math.max(span.to, phrase.right);
    else spans.push({ from: phrase.left, to: phrase.right });
  }
  return spans;
};

const columnOf = (box: Box, spans: readonly Span[]): number => {
  const overlap = (span: Span) => Math.min(box.right, span.to) - Math.max(box.left, span.from);
  let best = 0;
  for (const [index, span] of spans.entries()) {
    if (overlap(span) > overlap(spans[best] ?? span)) best = index;
  }
  return best;
};

const ruledSpan = (box: Box, page: Page): Span | undefined => {
  const [from, to] = rulesAround(page.horizontal, centreX(box), centreY(box));
  return from === undefined || to === undefined ? undefined : { from, to };
};

const contains = (outer: Span, inner: Span): boolean =>
  outer.from <= inner.from + 1 && outer.to >= inner.to - 1;

/** Rows between rules: a cell that reaches over several rows belongs to each of them. */
const ruledRows = (page: Page, lines: PhraseLines): PhraseLines | undefined => {
  const phrases = lines.flat().map((phrase) => ({ phrase, span: ruledSpan(phrase, page) }));
  const timed = phrases.filter(({ phrase }) => tellsTime(phrase.text));
  const spans = timed.flatMap(({ span }) => span ?? []);
  if (timed.length === 0 || spans.length < timed.length) return undefined;
  const rows = new Map<string, Span>();
  for (const { span } of phrases) {
    if (span === undefined) continue;
    const innermost = !spans.some((other) => contains(span, other) && !contains(other, span));
    if (innermost) rows.set(`${Math.round(span.from)} ${Math.round(span.to)}`, span);
  }
  return [...rows.values()]
    .sort((left, right) => left.from - right.from)
    .map((row) =>
      phrases.flatMap(({ phrase, span }) =>
        span !== undefined && contains(span, row) ? [phrase] : [],
      ),
    );
};

/** Rows separated by space: close lines are one wrapped row. Undefined where that puts two classes into one row. */
const spacedRows = (lines: PhraseLines): PhraseLines | undefined => {
  const rows = blocksOf(lines.flat(), 0.5);
  const counts = rows.map((row) => countTimes(row.map((phrase) => phrase.text).join(" ")));
  const timed = counts.filter((count) => count > 0);
  return timed.length >= 2 && timed.every((count) => count === 2) ? rows : undefined;
};

const textOf = (phrases: readonly Phrase[]): string =>
  cellLines(phrases.flatMap((phrase) => phrase.words))
    .map((line) => line.text)
    .join(" ");

/** A list on a page as rows and columns. */
export const listTable = (page: Page, lines: PhraseLines): Table => {
  const rows = ruledRows(page, lines) ?? spacedRows(lines) ?? lines;
  const guides = lines.filter((line) => isHeadingLine(line) || isTimeLine(line));
  const spans = columnSpans(guides);
  return rows.map((row) => {
    const cells: Phrase[][] = spans.map(() => []);
    for (const phrase of row) cells[columnOf(phrase, spans)]?.push(phrase);
    return cells.map(textOf);
  });
};
