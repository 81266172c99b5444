import { extractImages, getDocumentProxy } from "unpdf";
import { type GreyImage, greyOf } from "../image/grey-image.ts";

type ExtractedImage = Awaited<ReturnType<typeof extractImages>>[number];

/** Smaller pictures are emblems and signatures; larger ones are refused as uploads too. */
const minPixels = 200_000;
const maxPixels = 25_000_000;

const maxPages = 3;

const greyPicture = ({ width, height, channels, data }: ExtractedImage): GreyImage => {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * channels;
    const first = data[from] ?? 255;
    grey[at] =
      channels === 1 ? first : greyOf(first, data[from + 1] ?? 255, data[from + 2] ?? 255, 255);
  }
  return { width, height, data: grey };
};

/** What a scanner puts into a PDF: the largest picture of the first page that has one. */
export const pdfPicture = async (bytes: Uint8Array): Promise<GreyImage | undefined> => {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  for (let page = 1; page <= Math.min(document.numPages, maxPages); page += 1) {
    const images = await extractImages(document, page);
    const [largest] = images
      .filter(({ width, height }) => {
        const pixels = width * height;
        return pixels >= minPixels && pixels <= maxPixels;
      })
      .sort((left, right) => right.width * right.height - left.width * left.height);
    if (largest !== undefined) return greyPicture(largest);
  }
  return undefined;
};
