import { describe, expect, it } from "vitest";
import { edgeRules } from "./edge-rules.ts";
import { type GreyImage, straightened } from "./grey-image.ts";
import { skewOf } from "./skew.ts";

/** Paper with dark bars across, as lines of text from afar, and a box around them. */
const sheet = (): GreyImage => {
  const width = 600;
  const height = 400;
  const data = new Uint8Array(width * height).fill(255);
  const dark = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y += 1) data.fill(20, y * width + left, y * width + right);
  };
  for (let line = 0; line < 8; line += 1) {
    for (let word = 0; word < 9; word += 1) {
      dark(80 + word * 48, 80 + line * 30, 80 + word * 48 + 30, 90 + line * 30);
    }
  }
  dark(60, 60, 540, 62);
  dark(60, 330, 540, 332);
  dark(60, 60, 62, 332);
  dark(538, 60, 540, 332);
  return { width, height, data };
};

describe("a tilted sheet", () => {
  it.each([-4, -1.3, 0, 0.6, 2.5])("by %d degrees is found so and set straight", (degrees) => {
    const askew = straightened(sheet(), (-degrees * Math.PI) / 180);
    expect(skewOf(askew)).toBeCloseTo(degrees, 0);
    const straight = straightened(askew, (skewOf(askew) * Math.PI) / 180);
    expect(Math.abs(skewOf(straight))).toBeLessThan(0.3);
  });

  it("shows the lines of a box and no line in the writing", () => {
    const { horizontal, vertical } = edgeRules(sheet(), 10);
    expect(horizontal.map((rule) => Math.round(rule.at))).toEqual([60, 331]);
    expect(vertical.map((rule) => Math.round(rule.at))).toEqual([60, 539]);
  });
});
