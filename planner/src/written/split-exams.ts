import type { FoundDate } from "./found-date.ts";

/** Between parts of a list; after the second kind a new exam begins only if a date was before. */
const separators = /[,;|\t]|\s(?:and|und|et|y|e|en|&|\+|[/·•]|\p{Pd})\s/giu;
const always = /^[,;|\t]$/u;

export interface ExamPart {
  readonly text: string;
  /** Of the line's dates those in this part, by their places in it. */
  readonly dates: readonly FoundDate[];
}

/** The parts of a line that holds several dates: `Maths 2 Dec`, `Art and Design 9 Dec`. */
export const splitExams = (text: string, dates: readonly FoundDate[]): readonly ExamPart[] => {
  const parts: ExamPart[] = [];
  let from = 0;
  const take = (to: number) => {
    const start = from + text.slice(from, to).search(/\S|$/u);
    parts.push({
      text: text.slice(start, to).trimEnd(),
      dates: dates
        .filter((date) => date.start >= start && date.end <= to)
        .map((date) => ({ ...date, start: date.start - start, end: date.end - start })),
    });
  };
  for (const match of text.matchAll(separators)) {
    const [at, to] = [match.index, match.index + match[0].length];
    if (dates.some(({ start, end }) => start < to && at < end)) continue;
    // `Art and Design` is one name.
    const hasDate = dates.some(({ start, end }) => start >= from && end <= at);
    if (!always.test(match[0]) && !hasDate) continue;
    take(at);
    from = to;
  }
  take(text.length);
  return parts.filter((part) => part.text !== "");
};
