import { type Box, boundsOf, centreY, median, type Page, type Rule, type Word } from "./page.ts";

/** Words of one line. */
export interface Phrase extends Box {
  readonly text: string;
  readonly size: number;
  readonly words: readonly Word[];
}

export type PhraseLines = readonly (readonly Phrase[])[];

const overlap = (left: Box, right: Box): number =>
  Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);

const heightOf = (box: Box): number => Math.max(1e-6, box.bottom - box.top);

/** Words in lines, top to bottom and left to right. Vertical text joins no line. */
export const linesOf = <Item extends Box>(items: readonly Item[]): Item[][] => {
  const tallest = 2.5 * median(items.map(heightOf));
  const isTall = (item: Box) => heightOf(item) > tallest && heightOf(item) > item.right - item.left;
  const lines: Item[][] = items.filter(isTall).map((item) => [item]);
  const upright = lines.length;
  for (const item of items
    .filter((each) => !isTall(each))
    .sort((left, right) => centreY(left) - centreY(right))) {
    const line = lines.findLast((candidate, index) => {
      if (index < upright) return false;
      const bounds = boundsOf(candidate.slice(-8));
      return overlap(bounds, item) > 0.5 * Math.min(heightOf(bounds), heightOf(item));
    });
    if (line === undefined) lines.push([item]);
    else line.push(item);
  }
  const middle = ([first]: readonly Item[]) => (first === undefined ? 0 : centreY(first));
  return lines
    .map((line) => line.sort((left, right) => left.left - right.left))
    .sort((left, right) => middle(left) - middle(right));
};

const phraseOf = (words: readonly Word[]): Phrase => {
  let text = "";
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    const touches =
      previous !== undefined &&
      word.left - previous.right < 0.12 * Math.max(word.size, previous.size);
    text += index === 0 || touches ? word.text : ` ${word.text}`;
  }
  return {
    ...boundsOf(words),
    text: text.replace(/\s+/g, " ").trim(),
    size: Math.max(...words.map((word) => word.size)),
    words,
  };
};

/** Boxes that follow closely below each other; a gap of `widest` heights begins another block. */
export const blocksOf = <Item extends Box>(items: readonly Item[], widest: number): Item[][] => {
  const blocks: Item[][] = [];
  for (const item of [...items].sort((left, right) => left.top - right.top)) {
    const block = blocks.at(-1);
    const gap = block === undefined ? Infinity : item.top - boundsOf(block).bottom;
    if (block === undefined || gap > widest * heightOf(item)) blocks.push([item]);
    else block.push(item);
  }
  return blocks;
};

/** The words of a cell as lines of text. */
export const cellLines = (words: readonly Word[]): Phrase[] =>
  linesOf(words).map((line) => phraseOf(line));

const separates = (rules: readonly Rule[], left: Word, right: Word): boolean =>
  rules.some(
    (rule) =>
      rule.at >= left.right - 0.3 * left.size &&
      rule.at <= right.left + 0.3 * right.size &&
      rule.from <= centreY(left) &&
      rule.to >= centreY(left),
  );

/** A wider gap than this many letter heights begins another cell. */
const widestGap = 0.95;

/** The lines of a page, each cut where a gap or a vertical rule separates two cells. */
export const phraseLinesOf = (page: Page): Phrase[][] =>
  linesOf(page.words).map((line) => {
    const phrases: Phrase[] = [];
    let current: Word[] = [];
    for (const word of line) {
      const previous = current.at(-1);
      const apart =
        previous !== undefined &&
        (word.left - previous.right > widestGap * Math.max(word.size, previous.size) ||
          separates(page.vertical, previous, word));
      if (apart) {
        phrases.push(phraseOf(current));
        current = [];
      }
      current.push(word);
    }
    if (current.length > 0) phrases.push(phraseOf(current));
    return phrases;
  });
