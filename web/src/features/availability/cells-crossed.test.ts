import { describe, expect, it } from "vitest";
import { cellsCrossed, type GridPoint } from "./cells-crossed.ts";

const at = (across: number, down: number): GridPoint => ({ across, down });
const named = (from: GridPoint, to: GridPoint) =>
  cellsCrossed(from, to).map(({ day, hour }) => `${day}-${hour}`);

describe("the cells between two places of the pointer", () => {
  it("is one cell while the pointer stays inside it", () => {
    expect(named(at(2.1, 9.1), at(2.9, 9.9))).toEqual(["2-9"]);
  });

  it("leaves none out of a leap down a day or along an hour, either way", () => {
    expect(named(at(0.5, 1.5), at(0.5, 4.5))).toEqual(["0-1", "0-2", "0-3", "0-4"]);
    expect(named(at(0.5, 4.5), at(0.5, 1.5))).toEqual(["0-4", "0-3", "0-2", "0-1"]);
    expect(named(at(6.5, 3.5), at(4.5, 3.5))).toEqual(["6-3", "5-3", "4-3"]);
  });

  it("goes from neighbour to neighbour on a slant", () => {
    const cells = cellsCrossed(at(0.5, 0.5), at(6.5, 23.5));
    expect(cells[0]).toEqual({ day: 0, hour: 0 });
    expect(cells.at(-1)).toEqual({ day: 6, hour: 23 });
    cells.slice(1).forEach((cell, index) => {
      const before = cells[index];
      const apart =
        Math.abs(cell.day - (before?.day ?? 0)) + Math.abs(cell.hour - (before?.hour ?? 0));
      expect(apart).toBe(1);
    });
  });

  it("ends where the way leaves the grid", () => {
    expect(named(at(5.5, 8.5), at(12, 8.5))).toEqual(["5-8", "6-8"]);
    expect(named(at(1.5, 1.5), at(1.5, -3))).toEqual(["1-1", "1-0"]);
  });

  it("ends in the cell of the last place, from any border", () => {
    for (const [from, to] of [
      [at(1, 1), at(3, 3)],
      [at(3, 3), at(1, 1)],
      [at(2, 5.5), at(2, 2)],
      [at(0.25, 6), at(5, 6)],
    ] as const) {
      const last = cellsCrossed(from, to).at(-1);
      expect(last).toEqual({ day: Math.floor(to.across), hour: Math.floor(to.down) });
    }
  });
});
