import { expect, it } from "vitest";
import { edgeRules } from "./edge-rules.ts";
import type { GreyImage } from "./grey-image.ts";

const [width, height] = [300, 120];
const letter = 12;
const places = [50, 150, 250];

const top = 40;

/** Upright lines of a length, each drawn two pixels wide, with level ones above and below or none. */
const drawn = (length: number, { level }: { readonly level: boolean }): GreyImage => {
  const data = new Uint8Array(width * height).fill(255);
  const dark = (left: number, right: number, y: number) =>
    data.fill(60, y * width + left, y * width + right);
  for (const x of places) {
    for (let y = top; y < top + length; y += 1) dark(x, x + 2, y);
  }
  for (const y of level ? [top - 1, top, top + length - 1, top + length] : []) dark(20, 280, y);
  return { width, height, data };
};

const sidesIn = (image: GreyImage): number[] =>
  edgeRules(image, letter).vertical.map(({ at }) => Math.round(at));

it("finds the sides of cells that hold one line of writing and no more", () => {
  expect(sidesIn(drawn(27, { level: true }))).toEqual(places.map((x) => x + 1));
});

it("takes strokes of letters for no sides, however large, unless they reach from line to line", () => {
  expect(sidesIn(drawn(18, { level: false }))).toEqual([]);
  expect(sidesIn(drawn(27, { level: false }))).toEqual([]);
});

it("finds a long upright line by itself", () => {
  expect(sidesIn(drawn(60, { level: false }))).toEqual(places.map((x) => x + 1));
});
