import type { ReadOptions } from "@smart-planner/planner/written";
import { roleOfHeading } from "../table/column-headings.ts";
import type { Table } from "../table/column-roles.ts";
import { headingDays } from "../table/table-cell.ts";
import { labelOfText, rangeWithin } from "../text/written-times.ts";
import { type Box, boundsOf, centreX, centreY, nearestRule, type Page, type Word } from "./page.ts";
import { cellLines, type Phrase } from "./text-lines.ts";

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Row extends Span {
  readonly phrases: readonly Phrase[];
}

const tellsTime = (text: string, options: ReadOptions): boolean =>
  rangeWithin(text, options) !== undefined || labelOfText(text, options) !== undefined;

const isHeadingLine = (line: readonly Phrase[]): boolean =>
  new Set(line.flatMap((phrase) => roleOfHeading(phrase.text) ?? [])).size >= 2;

const isTimeLine = (line: readonly Phrase[], options: ReadOptions): boolean =>
  line.some((phrase) => tellsTime(phrase.text, options));

/** Where the columns of a list lie: wherever some class has text, with the gaps between them. */
const columnSpans = (lines: readonly (readonly Phrase[])[]): Span[] => {
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
  const search = { rules: page.horizontal, place: centreY(box), across: centreX(box) };
  const from = nearestRule({ ...search, direction: -1 });
  const to = nearestRule({ ...search, direction: 1 });
  return from === undefined || to === undefined ? undefined : { from, to };
};

const contains = (outer: Span, inner: Span): boolean =>
  outer.from <= inner.from + 1 && outer.to >= inner.to - 1;

/** Rows between rules: a cell that reaches over several rows belongs to each of them. */
const ruledRows = (
  page: Page,
  lines: readonly (readonly Phrase[])[],
  options: ReadOptions,
): Row[] | undefined => {
  const phrases = lines.flat().map((phrase) => ({ phrase, span: ruledSpan(phrase, page) }));
  const timed = phrases.filter(({ phrase }) => tellsTime(phrase.text, options));
  const spans = timed.flatMap(({ span }) => span ?? []);
  if (timed.length === 0 || spans.length < timed.length) return undefined;
  const rows = new Map<string, Span>();
  for (const { span } of phrases) {
    if (span === undefined) continue;
    const innermost = !spans.some((other) => contains(span, other) && !contains(other, span));
    if (innermost) rows.set(`${Math.round(span.from)} ${Math.round(span.to)}`, span);
  }
  const crowded = [...rows.values()].some(
    (row) =>
      timed.filter(({ phrase }) => centreY(phrase) > row.from && centreY(phrase) < row.to).length >
      4,
  );
  if (crowded) return undefined;
  return [...rows.values()]
    .sort((left, right) => left.from - right.from)
    .map((row) => ({
      ...row,
      phrases: phrases.flatMap(({ phrase, span }) =>
        span !== undefined && contains(span, row) ? [phrase] : [],
      ),
    }));
};

const timesIn = (text: string): number =>
  text.match(/\b\d{1,2}\s?[:.]\s?\d{2}\b|\b\d{1,2}\s?[ap]\.?m\b/gi)?.length ?? 0;

/**
 * Rows set apart by space: lines that follow closely are one row, wrapped. Where that would put two
 * classes into one row, the list is set closely and this tells nothing.
 */
const spacedRows = (lines: readonly (readonly Phrase[])[]): Row[] | undefined => {
  const phrases = lines.flat().sort((left, right) => left.top - right.top);
  const rows: { from: number; to: number; phrases: Phrase[] }[] = [];
  for (const phrase of phrases) {
    const row = rows.at(-1);
    const height = phrase.bottom - phrase.top;
    if (row !== undefined && phrase.top - row.to < 0.5 * height) {
      row.to = Math.max(row.to, phrase.bottom);
      row.phrases.push(phrase);
    } else rows.push({ from: phrase.top, to: phrase.bottom, phrases: [phrase] });
  }
  const counts = rows.map((row) => timesIn(row.phrases.map((phrase) => phrase.text).join(" ")));
  const timed = counts.filter((count) => count > 0);
  return timed.length >= 2 && timed.every((count) => count === 2) ? rows : undefined;
};

/** Rows without rules: lines that tell a time, each with the wrapped lines next to it. */
const looseRows = (lines: readonly (readonly Phrase[])[], options: ReadOptions): Row[] => {
  const rows = lines
    .filter((line) => line.length > 0)
    .map((line) => {
      const { top, bottom } = boundsOf(line);
      const standsAlone =
        isTimeLine(line, options) ||
        isHeadingLine(line) ||
        headingDays(
          line.map((phrase) => phrase.text),
          options,
        ) !== undefined;
      return { from: top, to: bottom, phrases: [...line], standsAlone };
    });
  for (const [index, row] of rows.entries()) {
    if (row.standsAlone) continue;
    const height = row.to - row.from;
    const near = [rows[index - 1], rows[index + 1]]
      .filter((other) => other?.standsAlone === true && isTimeLine(other.phrases, options))
      .map((other) => ({
        other,
        gap:
          other === undefined
            ? Number.POSITIVE_INFINITY
            : Math.max(other.from - row.to, row.from - other.to),
      }))
      .sort((left, right) => left.gap - right.gap)[0];
    if (near?.other !== undefined && near.gap < 0.5 * height) {
      near.other.phrases.push(...row.phrases);
    }
  }
  return rows.filter((row) => row.standsAlone);
};

const textOf = (phrases: readonly Phrase[]): string => {
  const words: Word[] = phrases.flatMap((phrase) => phrase.words);
  return cellLines(words)
    .map((line) => line.text)
    .join(" ");
};

/** A list on a page as rows and columns. */
export const listTable = (
  page: Page,
  lines: readonly (readonly Phrase[])[],
  options: ReadOptions,
): Table => {
  const rows = ruledRows(page, lines, options) ?? spacedRows(lines) ?? looseRows(lines, options);
  const guides = lines.filter((line) => isHeadingLine(line) || isTimeLine(line, options));
  const spans = columnSpans(guides);
  return rows.map((row) => {
    const cells: Phrase[][] = spans.map(() => []);
    for (const phrase of row.phrases) cells[columnOf(phrase, spans)]?.push(phrase);
    return cells.map(textOf);
  });
};
