import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, PSM } from "tesseract.js";
import type { Word } from "../page/page.ts";
import type { GreyImage } from "./grey-image.ts";

const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);

const lowestConfidence = 25;

/** The size of the type behind a word: `sum` is lower than `Sport` in the same type. */
const sizeOf = (text: string, height: number): number => {
  const above = /[A-Zbdfhiklt0-9(]/.test(text) ? 0.73 : 0.53;
  const below = /[gjpqyQ(,;]/.test(text) ? 0.21 : 0;
  return height / (above + below);
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
        .filter(({ confidence, text }) => confidence >= lowestConfidence && /\S/.test(text))
        .map(({ text, bbox }) => ({
          text,
          size: sizeOf(text, bbox.y1 - bbox.y0),
          left: bbox.x0,
          right: bbox.x1,
          top: bbox.y0,
          bottom: bbox.y1,
        })),
    );
  } finally {
    await worker.terminate();
  }
};
