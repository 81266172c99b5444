import { weekdayOfWord } from "@smart-planner/planner/written";
import { type Box, boundsOf, centreY, type Page, type Rule, type Word } from "./page.ts";

/** Words that stand together on one line. */
export interface Phrase extends Box {
  readonly text: string;
  readonly size: number;
  readonly words: readonly Word[];
}

const overlap = (left: Box, right: Box): number =>
  Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);

const heightOf = (box: Box): number => Math.max(1e-6, box.bottom - box.top);

const medianHeight = (items: readonly Box[]): number =>
  items.map(heightOf).sort((left, right) => left - right)[Math.floor(items.length / 2)] ?? 1;

/**
 * Words in lines from top to bottom, each line from left to right. Writing that stands upright
 * beside several lines joins none of them.
 */
export const linesOf = <Item extends Box>(items: readonly Item[]): Item[][] => {
  const tallest = 2.5 * medianHeight(items);
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
  return lines
    .map((line) => line.sort((left, right) => left.left - right.left))
    .sort((left, right) => centreY(left[0] ?? zero) - centreY(right[0] ?? zero));
};

const zero: Box = { left: 0, top: 0, right: 0, bottom: 0 };

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

const range = "\\d{1,2}[:.]\\d{2}\\s?[-–]\\s?\\d{1,2}[:.]\\d{2}";
const oneRange = new RegExp(`^${range}$`);
const gluedRanges = new RegExp(`^(${range})((?:${range})+)$`);

/** `11:30-12:3012:30-2:00` is two headings that stand close. */
export const unglued = (word: Word): Word[] => {
  const match = gluedRanges.exec(word.text);
  const [, first = "", rest = ""] = match ?? [];
  if (match === null) return [word];
  const cut = word.left + ((word.right - word.left) * first.length) / word.text.length;
  return [{ ...word, text: first, right: cut }, ...unglued({ ...word, text: rest, left: cut })];
};

/** In a line of headings every range and every day heads a column of its own. */
const standAlone = (line: readonly Word[]): ((word: Word) => boolean) => {
  const isDay = (word: Word) => weekdayOfWord(word.text) !== undefined;
  const days = line.filter(isDay).length >= 3;
  const ranges = line.filter((word) => oneRange.test(word.text)).length >= 2;
  return (word) => (days && isDay(word)) || (ranges && oneRange.test(word.text));
};

/** A wider gap than this many letter heights begins another cell. */
const widestGap = 0.95;

/** The lines of a page, each cut where a gap or a vertical rule separates two cells. */
export const phraseLinesOf = (page: Page): Phrase[][] =>
  linesOf(page.words).map((line) => {
    const isAlone = standAlone(line);
    const phrases: Phrase[] = [];
    let current: Word[] = [];
    for (const word of line) {
      const previous = current.at(-1);
      const apart =
        previous !== undefined &&
        (word.left - previous.right > widestGap * Math.max(word.size, previous.size) ||
          isAlone(previous) ||
          isAlone(word) ||
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
