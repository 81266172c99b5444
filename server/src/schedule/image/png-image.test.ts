import { describe, expect, it } from "vitest";
import { pngOf } from "../../../test/schedule-files/png.ts";
import { decodePng } from "./png-image.ts";

const greyRows = async (bytes: Uint8Array): Promise<number[][]> => {
  const { width, height, data } = await decodePng(bytes);
  return Array.from({ length: height }, (_, y) => [...data.subarray(y * width, (y + 1) * width)]);
};

describe("PNG pictures as grey", () => {
  it("reads grey of one and of eight bits", async () => {
    const bits = pngOf({
      width: 4,
      height: 2,
      depth: 1,
      raw: Uint8Array.of(0, 0b1010_0000, 0, 0b0100_0000),
    });
    expect(await greyRows(bits)).toEqual([
      [255, 0, 255, 0],
      [0, 255, 0, 0],
    ]);
    const bytes = pngOf({ width: 2, height: 1, raw: Uint8Array.of(0, 10, 200) });
    expect(await greyRows(bytes)).toEqual([[10, 200]]);
  });

  it("reads colours of eight and of sixteen bits", async () => {
    const eight = pngOf({
      width: 2,
      height: 1,
      colourType: 2,
      raw: Uint8Array.of(0, 255, 255, 255, 0, 0, 0),
    });
    expect(await greyRows(eight)).toEqual([[255, 0]]);
    const sixteen = pngOf({ width: 1, height: 1, depth: 16, raw: Uint8Array.of(0, 128, 3) });
    expect(await greyRows(sixteen)).toEqual([[128]]);
  });

  it("lays transparent pixels on white paper", async () => {
    const clear = pngOf({
      width: 2,
      height: 1,
      colourType: 6,
      raw: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 255),
    });
    expect(await greyRows(clear)).toEqual([[255, 0]]);
    const indexed = pngOf({
      width: 2,
      height: 1,
      colourType: 3,
      palette: Uint8Array.of(0, 0, 0, 0, 0, 0),
      transparency: Uint8Array.of(0),
      raw: Uint8Array.of(0, 0, 1),
    });
    expect(await greyRows(indexed)).toEqual([[255, 0]]);
  });

  it("undoes each filter", async () => {
    const raw = Uint8Array.of(0, 10, 20, 30, 1, 10, 10, 10, 2, 1, 1, 1, 3, 6, 5, 5, 4, 1, 1, 1);
    expect(await greyRows(pngOf({ width: 3, height: 5, raw }))).toEqual([
      [10, 20, 30],
      [10, 20, 30],
      [11, 21, 31],
      [11, 21, 31],
      [12, 22, 32],
    ]);
  });

  it("puts interlaced pixels in their places", async () => {
    const raw = Uint8Array.of(0, 1, 0, 2, 0, 3, 4);
    expect(await greyRows(pngOf({ width: 2, height: 2, interlaced: true, raw }))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it("leaves what is missing white", async () => {
    const raw = Uint8Array.of(0, 7, 7);
    expect(await greyRows(pngOf({ width: 2, height: 2, raw }))).toEqual([
      [7, 7],
      [255, 255],
    ]);
  });
});
