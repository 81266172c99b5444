import { getResolvedPDFJS } from "unpdf";
import { expect, it } from "vitest";
import { drawnRules } from "./pdf-drawing.ts";

const upright = [1, 0, 0, 1, 0, 0] as const;

/** A box with corners of four curves each, as browsers print it. */
const roundBox = (left: number, top: number, right: number, bottom: number): Float32Array => {
  const corner = (x: number, y: number) => Array.from({ length: 4 }, () => [2, x, y, x, y, x, y]);
  return Float32Array.from(
    [
      [0, left, top],
      [1, right, top],
      ...corner(right, top),
      [1, right, bottom],
      ...corner(right, bottom),
      [1, left, bottom],
      ...corner(left, bottom),
      [1, left, top],
      ...corner(left, top),
      [4],
    ].flat(),
  );
};

const rulesWith = async (lineAt: number) => {
  const { OPS } = await getResolvedPDFJS();
  const line = Float32Array.of(0, 0, lineAt, 1, 400, lineAt);
  return drawnRules(
    {
      fnArray: [OPS.constructPath, OPS.constructPath],
      argsArray: [
        [OPS.stroke, [line]],
        [OPS.fill, [roundBox(100, 50, 200, 120)]],
      ],
    },
    upright,
  );
};

it("takes a round box for a class if it is over a line of the hours", async () => {
  const { horizontal, vertical } = await rulesWith(80);
  expect(horizontal.map(({ at }) => at).sort((left, right) => left - right)).toEqual([
    50, 80, 80, 120,
  ]);
  expect(vertical.map(({ at }) => at)).toEqual([100, 200]);
});

it("takes a round box inside a cell for decoration", async () => {
  const { horizontal, vertical } = await rulesWith(140);
  expect(horizontal).toEqual([{ at: 140, from: 0, to: 400 }]);
  expect(vertical).toEqual([]);
});
