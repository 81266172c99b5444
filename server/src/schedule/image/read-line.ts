import type { Box, Word } from "../page/page.ts";
import { type GreyImage, resized } from "./grey-image.ts";
import { type TextModels, tensorOf } from "./text-models.ts";

const lineHeight = 48;
const longestLine = 1_600;
const leastSure = 0.6;

/** A character and its position in the line, from 0 to 1. */
interface Character {
  readonly text: string;
  readonly place: number;
  readonly sure: number;
}

/** The likeliest character of each step; repeats are merged. */
const charactersOf = (
  scores: Float32Array,
  steps: number,
  characters: readonly string[],
): Character[] => {
  const count = scores.length / steps;
  const found: Character[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let character = 1; character < count; character += 1) {
      if ((scores[step * count + character] ?? 0) > (scores[step * count + best] ?? 0))
        best = character;
    }
    if (best !== 0 && best !== previous) {
      const sure = scores[step * count + best] ?? 0;
      found.push({ text: characters[best] ?? "", place: (step + 0.5) / steps, sure });
    }
    previous = best;
  }
  return found;
};

/** Characters between spaces are words; a word extends to the middle of the gaps. */
const wordsOf = (found: readonly Character[], box: Box): Word[] => {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  // The model's boxes leave some room around the letters.
  const inset = 0.16 * height;
  const half = width / Math.max(2, 2 * found.length);
  const words: Word[] = [];
  let open: Character[] = [];
  const close = () => {
    const [first, last] = [open[0], open.at(-1)];
    if (first !== undefined && last !== undefined) {
      words.push({
        text: open.map((character) => character.text).join(""),
        size: height - 2 * inset,
        left: Math.max(box.left + inset, box.left + first.place * width - half),
        right: Math.min(box.right - inset, box.left + last.place * width + half),
        top: box.top + inset,
        bottom: box.bottom - inset,
      });
    }
    open = [];
  };
  for (const character of found) {
    if (character.text.trim() === "") close();
    else open.push(character);
  }
  close();
  return words;
};

export const readLine = async (
  image: GreyImage,
  box: Box,
  { reader, characters }: TextModels,
): Promise<Word[]> => {
  const share = (box.right - box.left) / Math.max(1, box.bottom - box.top);
  const width = Math.max(16, Math.min(longestLine, Math.round(lineHeight * share)));
  const line = resized(image, box, width, lineHeight);
  const output = await reader.run({
    x: tensorOf(line, { means: [0.5, 0.5, 0.5], spreads: [0.5, 0.5, 0.5] }),
  });
  const scores = output[reader.outputNames[0] ?? ""];
  if (!(scores?.data instanceof Float32Array)) throw new Error("The text model gave no characters");
  const found = charactersOf(scores.data, scores.dims[1] ?? 1, characters);
  const sure =
    found.reduce((sum, character) => sum + character.sure, 0) / Math.max(1, found.length);
  return sure < leastSure ? [] : wordsOf(found, box);
};
