import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

const distance = (first: string, second: string, limit = 3): number =>
  editDistance({ first, second, limit });

describe("letters between two words", () => {
  it("counts one for a letter more, less, other, or two changed about", () => {
    expect(distance("physics", "physics")).toBe(0);
    expect(distance("physic", "physics")).toBe(1);
    expect(distance("physiccs", "physics")).toBe(1);
    expect(distance("phisics", "physics")).toBe(1);
    expect(distance("physcis", "physics")).toBe(1);
    expect(distance("geology", "biology")).toBe(2);
  });

  it("stops counting above the limit", () => {
    expect(distance("history", "chemistry", 1)).toBe(2);
    expect(distance("a", "abcdef", 2)).toBe(3);
  });

  it("is the same both ways", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (first, second) => {
        expect(distance(first, second, 9)).toBe(distance(second, first, 9));
      }),
    );
  });
});
