/// <reference path="./jpeg-decoder.d.ts" />
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import decode, { init } from "@jsquash/jpeg/decode.js";
import { type GreyImage, greyOf } from "./grey-image.ts";

const wasmFile = createRequire(import.meta.url).resolve("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm");

export const decodeJpeg = async (bytes: Uint8Array): Promise<GreyImage> => {
  await init({ wasmBinary: await readFile(wasmFile) });
  const { width, height, data } = await decode(bytes, { preserveOrientation: true });
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = greyOf(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, 255);
  }
  return { width, height, data: grey };
};
