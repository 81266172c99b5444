/// <reference path="./image-decoders.d.ts" />
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import { type GreyImage, greyOf } from "./grey-image.ts";

const fileOf = (name: string): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(name));

/** What the PNG decoder makes of its pixels; browsers bring it along, Node does not. */
class Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

const pixelsOf = async (bytes: Uint8Array, kind: "png" | "jpeg"): Promise<Pixels> => {
  if (kind === "jpeg") {
    await initJpeg({ wasmBinary: await fileOf("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm") });
    return decodeJpeg(bytes, { preserveOrientation: true });
  }
  Object.assign(globalThis, { ImageData: Pixels });
  await initPng(await fileOf("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
  return decodePng(bytes);
};

/** A picture as grey on white paper. */
export const decodeImage = async (bytes: Uint8Array, kind: "png" | "jpeg"): Promise<GreyImage> => {
  const { width, height, data } = await pixelsOf(bytes, kind);
  return greyImageOf({ width, height, data });
};

/** Red, green, blue and alpha of each pixel as grey. */
export const greyImageOf = ({ width, height, data }: Pixels): GreyImage => {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = greyOf(
      data[from] ?? 0,
      data[from + 1] ?? 0,
      data[from + 2] ?? 0,
      data[from + 3] ?? 255,
    );
  }
  return { width, height, data: grey };
};
