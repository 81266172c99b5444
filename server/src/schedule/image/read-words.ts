import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, PSM } from "tesseract.js";
import type { Word } from "../page/page.ts";
import type { GreyImage } from "./grey-image.ts";

const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);

/**
 * The box that the type takes, not only its ink: `sum` is lower than `Sport` in the same type, and
 * yet both stand on lines of one height.
 */
const typeBox = (text: string, { y0, y1 }: { readonly y0: number; readonly y1: number }) => {
  const above = /[A-Zbdfhiklt0-9(]/.test(text) ? 0.73 : 0.53;
  const below = /[gjpqyQ(,;]/.test(text) ? 0.21 : 0;
  const isMark = !/[\p{L}\d]/u.test(text);
  const size = isMark ? (y1 - y0) * 1.2 : (y1 - y0) / (above + below);
  if (isMark) return { size, top: y0, bottom: y1 };
  const baseline = y1 - below * size;
  return { size, top: baseline - 0.75 * size, bottom: baseline + 0.2 * size };
};

/**
 * A doubtful word counts when it is made of letters or digits, as words are. Times and the dash
 * between them count always: recognition doubts them for want of a dictionary.
 */
const isWord = (text: string, confidence: number): boolean => {
  if (confidence >= 40) return /\S/.test(text);
  if (/^(?:\d{1,2}[:.]\d{2}|[-–—])$/.test(text)) return true;
  return confidence >= 5 && /^[\p{L}\d][\p{L}\d:.&-]+$/u.test(text);
};

/** A picture in the plainest format there is, which needs no packing and no unpacking. */
const asPgm = ({ width, height, data }: GreyImage): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), data]);

/** The words of a picture by character recognition, with language data that came with a package. */
export const readWords = async (image: GreyImage): Promise<Word[]> => {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: languageFolder,
    cacheMethod: "none",
    gzip: true,
  });
  try {
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SPARSE_TEXT,
      user_defined_dpi: "200",
    });
    const { data } = await worker.recognize(asPgm(image), {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines),
    );
    return lines.flatMap((line) =>
      line.words
        .filter(({ confidence, text }) => isWord(text, confidence))
        .map(({ text, bbox }) => ({
          text,
          left: bbox.x0,
          right: bbox.x1,
          ...typeBox(text, bbox),
        })),
    );
  } finally {
    await worker.terminate();
  }
};
