import { describe, expect, it } from "vitest";
import { streamOfPieces } from "./stream-of-pieces.ts";

async function* saying(...texts: readonly string[]) {
  yield* texts;
}

const read = async (stream: ReadableStream) => await new Response(stream).text();

describe("a body in pieces", () => {
  it("ends once, when all was taken", async () => {
    const ends: unknown[] = [];
    const pieces = saying("a", "b");
    const onEnd = (error: unknown) => ends.push(error);
    expect(await read(streamOfPieces({ pieces, stalledMs: 1_000, onEnd }))).toBe("ab");
    expect(ends).toEqual([undefined]);
  });

  it("is cut off where it cannot be made, and is not taken for whole", async () => {
    async function* failing() {
      yield "a";
      throw new Error("gone");
    }
    const ends: unknown[] = [];
    const onEnd = (error: unknown) => ends.push(error);
    const body = streamOfPieces({ pieces: failing(), stalledMs: 1_000, onEnd });
    await expect(read(body)).rejects.toThrow();
    expect(ends).toEqual([expect.objectContaining({ message: "gone" })]);
  });

  it("ends for who takes nothing, and for who goes away", async () => {
    const ended = Promise.withResolvers<void>();
    const onEnd = () => ended.resolve();
    const body = streamOfPieces({ pieces: saying("a", "b"), stalledMs: 20, onEnd });
    const reader = body.getReader();
    await reader.read();
    await ended.promise;
    await expect(reader.read()).rejects.toThrow("Nobody took the answer.");

    const left = Promise.withResolvers<void>();
    const other = streamOfPieces({
      pieces: saying("a"),
      stalledMs: 60_000,
      onEnd: () => left.resolve(),
    });
    await other.cancel();
    await left.promise;
  });
});
