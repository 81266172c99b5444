import { daysOfHeadings, type ReadOptions, type Weekday } from "@smart-planner/planner/written";
import { lessonNumberOf, rangeWithin, type TimeLabel } from "../text/written-times.ts";
import { type Box, centreX, type Page, type Rule, type Word } from "./page.ts";
import type { Phrase } from "./text-lines.ts";

/** A word in the frame of a week, where days go across and time goes down, however the page lies. */
export interface Placed {
  readonly box: Box;
  readonly word: Word;
}

export interface DayHead {
  readonly day: Weekday;
  readonly box: Box;
}

export interface WeekFrame {
  readonly heads: readonly DayHead[];
  readonly items: readonly Placed[];
  readonly phrases: readonly Box[];
  /** Rules across the days, which bound times. */
  readonly across: readonly Rule[];
  /** Rules along the time, which bound days. */
  readonly along: readonly Rule[];
  /** Where the headings end and the classes begin. */
  readonly bodyTop: number;
  /** The times of lessons by their numbers, where the page lists them. */
  readonly legend: ReadonlyMap<number, TimeLabel>;
}

/** `1  8:30 - 9:20`, `P1: 8:30 - 9:20`. */
const legendOf = (
  lines: readonly (readonly Phrase[])[],
  options: ReadOptions,
): ReadonlyMap<number, TimeLabel> =>
  new Map(
    lines.flatMap((line) =>
      line.flatMap(({ text }, index) => {
        const found = rangeWithin(text, options);
        if (found === undefined || found.after.trim() !== "") return [];
        const number = lessonNumberOf(found.before.trim() || (line[index - 1]?.text ?? ""));
        return number === undefined ? [] : [[number, found.range] as const];
      }),
    ),
  );

const turned = (box: Box): Box => ({
  left: box.top,
  top: box.left,
  right: box.bottom,
  bottom: box.right,
});

const distinctHeads = (phrases: readonly Phrase[], options: ReadOptions): DayHead[] => {
  const days = daysOfHeadings(
    phrases.map((phrase) => phrase.text),
    options,
  );
  const heads = phrases.flatMap((phrase, index) => {
    const day = days[index];
    return day === undefined ? [] : [{ day, box: phrase }];
  });
  return new Set(heads.map(({ day }) => day)).size === heads.length ? heads : [];
};

/** Every week on the page with the days side by side. */
export const framesAcross = (
  page: Page,
  lines: readonly (readonly Phrase[])[],
  options: ReadOptions,
): WeekFrame[] => {
  const legend = legendOf(lines, options);
  const headLines = lines
    .map((line) => distinctHeads(line, options))
    .filter((heads) => heads.length >= 2);
  return headLines.map((heads, index) => {
    const bodyTop = Math.max(...heads.map(({ box }) => box.bottom));
    const next = headLines[index + 1];
    const bodyBottom =
      next === undefined ? Number.POSITIVE_INFINITY : Math.min(...next.map(({ box }) => box.top));
    const inside = (box: Box) => box.top >= bodyTop - 1 && box.bottom <= bodyBottom + 1;
    return {
      heads,
      items: page.words.filter(inside).map((word) => ({ box: word, word })),
      phrases: lines.flat().filter(inside),
      across: page.horizontal,
      along: page.vertical,
      bodyTop,
      legend,
    };
  });
};

/** The week on a page with the days below each other. */
export const framesDown = (
  page: Page,
  lines: readonly (readonly Phrase[])[],
  options: ReadOptions,
): WeekFrame[] => {
  const candidates = lines.flatMap((line) => line.slice(0, 1));
  const heads = distinctHeads(candidates, options);
  const [first] = heads;
  if (first === undefined || heads.length < 2) return [];
  const aligned = heads.every(
    ({ box }) => box.left < first.box.right && box.right > first.box.left,
  );
  if (!aligned) return [];
  const bodyTop = Math.max(...heads.map(({ box }) => box.right));
  const inside = (box: Box) => centreX(box) > bodyTop;
  return [
    {
      heads: heads.map(({ day, box }) => ({ day, box: turned(box) })),
      items: page.words.filter(inside).map((word) => ({ box: turned(word), word })),
      phrases: lines.flat().filter(inside).map(turned),
      across: page.vertical,
      along: page.horizontal,
      bodyTop,
      legend: legendOf(lines, options),
    },
  ];
};
