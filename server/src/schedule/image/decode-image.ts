/// <reference path="./image-decoders.d.ts" />
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import type { GreyImage } from "./grey-image.ts";

const fileOf = (name: string): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(name));

/** `ImageData` for the PNG decoder; Node has none. */
class Pixels implements DecodedImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

const pixelsOf = async (bytes: Uint8Array, kind: "png" | "jpeg"): Promise<DecodedImage> => {
  if (kind === "jpeg") {
    await initJpeg({ wasmBinary: await fileOf("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm") });
    return decodeJpeg(bytes, { preserveOrientation: true });
  }
  Object.assign(globalThis, { ImageData: Pixels });
  await initPng(await fileOf("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
  return decodePng(bytes);
};

/** Grey on white. The darkest channel counts as much as brightness, so that pale yellow and light blue stand out. */
export const decodeImage = async (bytes: Uint8Array, kind: "png" | "jpeg"): Promise<GreyImage> => {
  const { width, height, data: pixels } = await pixelsOf(bytes, kind);
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const [red, green] = [pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0];
    const [blue, alpha] = [pixels[at * 4 + 2] ?? 0, pixels[at * 4 + 3] ?? 255];
    const bright = (red * 77 + green * 150 + blue * 29) >> 8;
    const grey = (bright + Math.min(red, green, blue)) >> 1;
    data[at] = 255 - Math.round(((255 - grey) * alpha) / 255);
  }
  return { width, height, data };
};
