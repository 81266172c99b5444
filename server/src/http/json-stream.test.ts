import { describe, expect, it } from "vitest";
import { allOf } from "../../test/all-of.ts";
import { jsonPieces } from "./json-stream.ts";

const textOf = async (value: unknown) => (await allOf(jsonPieces(value))).join("");

async function* rows(...values: readonly unknown[]) {
  yield* values;
}

describe("JSON in pieces", () => {
  it("is the JSON of the whole, with rows as arrays", async () => {
    const plain = { a: 1, 'b"': [null, "x"], c: {}, d: { e: true, f: undefined }, at: new Date(0) };
    expect(JSON.parse(await textOf({ ...plain, none: rows(), some: rows(1, { g: "h" }) }))).toEqual(
      {
        ...JSON.parse(JSON.stringify(plain)),
        d: { e: true, f: null },
        none: [],
        some: [1, { g: "h" }],
      },
    );
  });

  it("takes the next row only when the piece before was taken", async () => {
    let made = 0;
    async function* large() {
      for (; made < 1_000; made += 1) yield "x".repeat(1_000);
    }
    const pieces = jsonPieces({ large: large() });
    await pieces.next();
    expect(made).toBeLessThan(100);
    await pieces.return(undefined);
  });
});
