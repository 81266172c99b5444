import type { InferenceSession } from "onnxruntime-node";
import type { Box } from "../page/page.ts";
import { type GreyImage, scaled } from "./grey-image.ts";
import { tensorOf } from "./text-models.ts";

/** The model looks at whole squares of this many pixels. */
const square = 32;
const likeliest = 0.3;
const surest = 0.5;
/** The model marks the middle of a line of writing: the line itself is this much larger. */
const growth = 1.6;

const sideOf = (length: number, scale: number): number =>
  Math.max(square, Math.round((length * scale) / square) * square);

interface Blob extends Box {
  readonly likelihood: number;
}

interface TextMap {
  readonly map: Float32Array;
  readonly seen: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels that hang together and are likely to be writing. */
const blobFrom = (start: number, { map, seen, width, height }: TextMap): Blob => {
  let [left, right, top, bottom, count, sum] = [width, 0, height, 0, 0, 0];
  const open = [start];
  seen[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    count += 1;
    sum += map[at] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    const near = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width];
    for (const next of near) {
      if (seen[next] === 0 && (map[next] ?? 0) >= likeliest) {
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return { left, top, right: right + 1, bottom: bottom + 1, likelihood: sum / count };
};

const blobsOf = (map: Float32Array, width: number, height: number): Blob[] => {
  const seen = new Uint8Array(map.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] === 0 && (map[start] ?? 0) >= likeliest)
      blobs.push(blobFrom(start, { map, seen, width, height }));
  }
  return blobs;
};

/** Where there is writing in a picture, line by line. */
export const findText = async (
  image: GreyImage,
  model: InferenceSession,
  longestSide: number,
): Promise<Box[]> => {
  const scale = Math.min(1.5, longestSide / Math.max(image.width, image.height));
  const width = sideOf(image.width, scale);
  const height = sideOf(image.height, scale);
  const output = await model.run({
    x: tensorOf(scaled(image, width, height), {
      means: [0.485, 0.456, 0.406],
      spreads: [0.229, 0.224, 0.225],
    }),
  });
  const map = output[model.outputNames[0] ?? ""]?.data;
  if (!(map instanceof Float32Array)) throw new Error("The text model gave no map");
  const [acrossScale, downScale] = [image.width / width, image.height / height];
  return blobsOf(map, width, height).flatMap((blob) => {
    const [across, down] = [blob.right - blob.left, blob.bottom - blob.top];
    if (Math.min(across, down) < 3 || blob.likelihood < surest) return [];
    const more = (across * down * growth) / (2 * (across + down));
    return [
      {
        left: Math.max(0, (blob.left - more) * acrossScale),
        right: Math.min(image.width, (blob.right + more) * acrossScale),
        top: Math.max(0, (blob.top - more) * downScale),
        bottom: Math.min(image.height, (blob.bottom + more) * downScale),
      },
    ];
  });
};
