import { renderPageAsImage } from "unpdf";
import { decodeImage } from "../image/decode-image.ts";
import type { GreyImage } from "../image/grey-image.ts";

/** A page drawn this many pixels wide shows small print well enough to be read. */
const drawnWidth = 1_800;

export const pdfPicture = async (bytes: Uint8Array, page: number): Promise<GreyImage> => {
  const png = await renderPageAsImage(Uint8Array.from(bytes), page, {
    canvasImport: () => import("@napi-rs/canvas"),
    width: drawnWidth,
  });
  return decodeImage(new Uint8Array(png), "png");
};
