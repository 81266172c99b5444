import { getDocumentProxy } from "unpdf";
import { z } from "zod";
import type { Page, Word } from "../page/page.ts";
import {
  applied,
  boundsOfPoints,
  drawnRules,
  type Matrix,
  matrixSchema,
  multiply,
} from "./pdf-drawing.ts";

/** A timetable is a page or two, a school's some dozens; the rest of a long document is not read. */
const maxPages = 40;
const maxWords = 20_000;

const textItem = z.object({
  str: z.string(),
  width: z.number(),
  transform: matrixSchema,
});

/** A text that is set with runs of spaces holds several cells. */
const partsOf = (text: string) =>
  [...text.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0],
    from: match.index / text.length,
    to: (match.index + match[0].length) / text.length,
  }));

const wordsOf = ({ str, width, transform }: z.infer<typeof textItem>, viewport: Matrix): Word[] => {
  const length = Math.hypot(transform[0], transform[1]);
  const onPage = multiply(viewport, transform);
  const size = Math.hypot(onPage[2], onPage[3]);
  if (length === 0 || size === 0) return [];
  // In the text's own measure: along the line in its lengths, and up from it in heights of a letter.
  const corner = (along: number, up: number) => applied(onPage, (along * width) / length, up);
  return partsOf(str).map(({ text, from, to }) => ({
    text: text.normalize("NFKC"),
    size,
    ...boundsOfPoints([from, to].flatMap((along) => [corner(along, -0.2), corner(along, 0.75)])),
  }));
};

export interface PdfReading {
  readonly pages: readonly Page[];
  /** The numbers of pages on which nothing is written. */
  readonly blank: readonly number[];
  /** How many pages were left out at the end. */
  readonly unread: number;
}

export const pdfPages = async (bytes: Uint8Array): Promise<PdfReading> => {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: Page[] = [];
  const blank: number[] = [];
  const last = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= last; number += 1) {
    const page = await document.getPage(number);
    const viewport = matrixSchema.parse(page.getViewport({ scale: 1 }).transform);
    const content = await page.getTextContent();
    const words = content.items
      .flatMap((item) => {
        const parsed = textItem.safeParse(item);
        return parsed.success ? wordsOf(parsed.data, viewport) : [];
      })
      .slice(0, maxWords);
    if (words.length === 0) blank.push(number);
    else pages.push({ words, ...(await drawnRules(await page.getOperatorList(), viewport)) });
  }
  return { pages, blank, unread: document.numPages - last };
};
