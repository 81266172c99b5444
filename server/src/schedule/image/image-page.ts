import type { Page } from "../page/page.ts";
import { cleanSheet } from "./clean-sheet.ts";
import { edgeRules } from "./edge-rules.ts";
import { type GreyImage, reduced, straightened } from "./grey-image.ts";
import { decodeJpeg } from "./jpeg-image.ts";
import { letterHeight } from "./letter-height.ts";
import { decodePng } from "./png-image.ts";
import { readWords } from "./read-words.ts";
import { skewOf } from "./skew.ts";

/** Small letters are read best at about this height in pixels. */
const bestLetter = 20;
const largestScale = 4;
/** A sheet of paper needs no more; reading time grows with it. */
const maxPixels = 8_000_000;
const emptyPage: Page = { words: [], horizontal: [], vertical: [] };

/** Upright, and in the size at which letters are read best. */
const prepared = (picture: GreyImage): { image: GreyImage; letter: number } | undefined => {
  const pixels = picture.width * picture.height;
  const image = reduced(
    picture,
    Math.floor(Math.sqrt(pixels / maxPixels)) + (pixels > maxPixels ? 1 : 0),
  );
  const letter = letterHeight(image);
  if (letter === 0) return undefined;
  const most = Math.sqrt(maxPixels / (image.width * image.height));
  const scale = Math.min(bestLetter / letter, largestScale, Math.max(1, most), most);
  const radians = (skewOf(image) * Math.PI) / 180;
  return { image: straightened(image, { radians, scale }), letter: letter * scale };
};

/** The words and rules of a picture. */
export const picturePage = async (picture: GreyImage): Promise<Page> => {
  const ready = prepared(picture);
  if (ready === undefined) return emptyPage;
  const { image, letter } = ready;
  const rules = edgeRules(image, letter);
  const words = await readWords(cleanSheet(image, rules, letter));
  return { words, ...rules };
};

/** A screenshot, a scan or a photograph of a page. */
export const imagePage = async (bytes: Uint8Array, kind: "png" | "jpeg"): Promise<Page> =>
  picturePage(kind === "png" ? await decodePng(bytes) : await decodeJpeg(bytes));
