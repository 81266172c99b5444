import { createInflate } from "node:zlib";
import { type GreyImage, greyOf } from "./grey-image.ts";

const samplesOfColourType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
}

interface Chunks {
  readonly header: Header;
  readonly palette: Uint8Array;
  readonly transparency: Uint8Array;
  readonly compressed: readonly Uint8Array[];
}

const chunksOf = (bytes: Uint8Array): Chunks => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Header | undefined;
  let palette = new Uint8Array();
  let transparency = new Uint8Array();
  const compressed: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.slice(at + 8, at + 8 + length);
    if (type === "IHDR") {
      header ??= {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        depth: data[8] ?? 8,
        colourType: data[9] ?? 0,
        interlaced: data[12] === 1,
      };
    } else if (type === "PLTE") palette = data;
    else if (type === "tRNS") transparency = data;
    else if (type === "IDAT") compressed.push(data);
    else if (type === "IEND") break;
    at += 12 + length;
  }
  if (header === undefined) throw new Error("The picture has no header");
  return { header, palette, transparency, compressed };
};

const paeth = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};

const unfilter = (filter: number, row: Uint8Array, above: Uint8Array, pixelBytes: number): void => {
  for (let index = 0; index < row.length; index += 1) {
    const left = index < pixelBytes ? 0 : (row[index - pixelBytes] ?? 0);
    const up = above[index] ?? 0;
    const corner = index < pixelBytes ? 0 : (above[index - pixelBytes] ?? 0);
    const value = row[index] ?? 0;
    if (filter === 1) row[index] = value + left;
    else if (filter === 2) row[index] = value + up;
    else if (filter === 3) row[index] = value + ((left + up) >> 1);
    else if (filter === 4) row[index] = value + paeth(left, up, corner);
  }
};

/** Reads pixel `index` of a row as grey. */
const greyReader = ({ header, palette, transparency }: Chunks) => {
  const { depth, colourType } = header;
  const samples = samplesOfColourType[colourType];
  if (samples === undefined) throw new Error("The picture has an unknown kind of colour");
  const bytesEach = depth === 16 ? 2 : 1;
  const most = depth < 8 ? (1 << depth) - 1 : 255;
  const small = (row: Uint8Array, index: number): number => {
    const bit = index * depth;
    return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  return (row: Uint8Array, index: number): number => {
    if (colourType === 3) {
      const entry = depth === 8 ? (row[index] ?? 0) : small(row, index);
      const at = entry * 3;
      const alpha = transparency[entry] ?? 255;
      return greyOf(palette[at] ?? 0, palette[at + 1] ?? 0, palette[at + 2] ?? 0, alpha);
    }
    if (depth < 8) return Math.round((small(row, index) * 255) / most);
    const at = index * samples * bytesEach;
    const sample = (number: number) => row[at + number * bytesEach] ?? 0;
    if (samples <= 2) {
      const grey = sample(0);
      return greyOf(grey, grey, grey, samples === 2 ? sample(1) : 255);
    }
    return greyOf(sample(0), sample(1), sample(2), samples === 4 ? sample(3) : 255);
  };
};

interface Pass {
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
}

const interlacePasses: readonly Pass[] = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
];

/** Unpacks a PNG row by row, so that only its grey pixels are ever held whole. */
export const decodePng = async (bytes: Uint8Array): Promise<GreyImage> => {
  const chunks = chunksOf(bytes);
  const { width, height, depth, colourType, interlaced } = chunks.header;
  const bits = depth * (samplesOfColourType[colourType] ?? 1);
  const grey = greyReader(chunks);
  const data = new Uint8Array(width * height).fill(255);
  const passes = interlaced ? interlacePasses : [{ x: 0, y: 0, stepX: 1, stepY: 1 }];
  const rows = (function* (): Generator<number, void, Uint8Array> {
    for (const pass of passes) {
      const pixels = Math.ceil((width - pass.x) / pass.stepX);
      if (pixels <= 0) continue;
      let above = new Uint8Array(Math.ceil((pixels * bits) / 8));
      for (let y = pass.y; y < height; y += pass.stepY) {
        const row = yield 1 + above.length;
        const values = row.slice(1);
        unfilter(row[0] ?? 0, values, above, Math.max(1, bits >> 3));
        for (let index = 0; index < pixels; index += 1) {
          data[y * width + pass.x + index * pass.stepX] = grey(values, index);
        }
        above = values;
      }
    }
  })();
  const inflate = createInflate();
  for (const part of chunks.compressed) inflate.write(part);
  inflate.end();
  let wanted = rows.next(new Uint8Array());
  let pending = new Uint8Array();
  for await (const piece of inflate) {
    const joined = new Uint8Array(pending.length + piece.length);
    joined.set(pending);
    joined.set(piece, pending.length);
    pending = joined;
    while (wanted.done !== true && pending.length >= wanted.value) {
      const row = pending.subarray(0, wanted.value);
      pending = pending.subarray(wanted.value);
      wanted = rows.next(row);
    }
    if (wanted.done === true) break;
  }
  return { width, height, data };
};
