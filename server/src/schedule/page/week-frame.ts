import {
  daysOfHeadings,
  guessedHeadings,
  type ReadOptions,
  type Weekday,
} from "@smart-planner/planner/written";
import { type Box, centreX, type Page, type Rule, type Word } from "./page.ts";
import type { Phrase, PhraseLines } from "./text-lines.ts";

/**
 * A word in the frame of a week, where days go across and time goes down, however the page is
 * turned.
 */
export interface Placed extends Box {
  readonly word: Word;
}

export interface DayHead {
  readonly day: Weekday;
  readonly isGuessed: boolean;
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
}

const turned = (box: Box): Box => ({
  left: box.top,
  top: box.left,
  right: box.bottom,
  bottom: box.right,
});

const distinctHeads = (phrases: readonly Phrase[], options: ReadOptions): DayHead[] => {
  const texts = phrases.map((phrase) => phrase.text);
  const days = daysOfHeadings(texts, options);
  const guessed = guessedHeadings(texts, options);
  const heads = phrases.flatMap((phrase, index) => {
    const day = days[index];
    return day === undefined ? [] : [{ day, isGuessed: guessed[index] === true, box: phrase }];
  });
  return new Set(heads.map(({ day }) => day)).size === heads.length ? heads : [];
};

interface PageToRead {
  readonly page: Page;
  readonly lines: PhraseLines;
  readonly options: ReadOptions;
}

const frameOf = (
  { page, lines }: PageToRead,
  {
    heads,
    inside,
    down,
  }: {
    readonly heads: readonly DayHead[];
    readonly inside: (box: Box) => boolean;
    /** Days are rows. */
    readonly down: boolean;
  },
): WeekFrame => {
  const place = (box: Box): Box => (down ? turned(box) : box);
  const placed = heads.map((head) => ({ ...head, box: place(head.box) }));
  return {
    heads: placed,
    items: page.words.filter(inside).map((word) => ({ ...place(word), word })),
    phrases: lines.flat().filter(inside).map(place),
    across: down ? page.vertical : page.horizontal,
    along: down ? page.horizontal : page.vertical,
    bodyTop: Math.max(...placed.map(({ box }) => box.bottom)),
  };
};

/** Every week on the page with the days side by side. */
export const framesAcross = (input: PageToRead): WeekFrame[] => {
  const headLines = input.lines
    .map((line) => distinctHeads(line, input.options))
    .filter((heads) => heads.length >= 2);
  return headLines.map((heads, index) => {
    const top = Math.max(...heads.map(({ box }) => box.bottom)) - 1;
    const bottom = Math.min(...(headLines[index + 1] ?? []).map(({ box }) => box.top)) + 1;
    const inside = (box: Box) => box.top >= top && box.bottom <= bottom;
    return frameOf(input, { heads, inside, down: false });
  });
};

/** The week on a page with the days below each other. */
export const framesDown = (input: PageToRead): WeekFrame[] => {
  const candidates = input.lines.flatMap((line) => line.slice(0, 1));
  const heads = distinctHeads(candidates, input.options);
  const [first] = heads;
  const aligned = heads.every(
    ({ box }) => first && box.left < first.box.right && box.right > first.box.left,
  );
  if (heads.length < 2 || !aligned) return [];
  const side = Math.max(...heads.map(({ box }) => box.right));
  return [frameOf(input, { heads, inside: (box) => centreX(box) > side, down: true })];
};
