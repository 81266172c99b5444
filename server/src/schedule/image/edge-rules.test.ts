import { expect, it } from "vitest";
import { edgeRules } from "./edge-rules.ts";
import type { GreyImage } from "./grey-image.ts";

const [width, height] = [300, 120];
const letter = 12;

/** Upright lines of a length, each drawn two pixels wide in the middle of white paper. */
const drawn = (places: readonly number[], length: number): GreyImage => {
  const data = new Uint8Array(width * height).fill(255);
  for (const x of places) {
    for (let y = 40; y < 40 + length; y += 1) data.fill(60, y * width + x, y * width + x + 2);
  }
  return { width, height, data };
};

it("finds the sides of cells that hold one line of writing and no more", () => {
  const sides = [50, 150, 250];
  const { vertical } = edgeRules(drawn(sides, 27), letter);
  expect(vertical.map(({ at }) => Math.round(at))).toEqual(sides.map((x) => x + 1));
});

it("takes the strokes of letters for no sides", () => {
  expect(edgeRules(drawn([50, 60, 70], 18), letter).vertical).toEqual([]);
});
