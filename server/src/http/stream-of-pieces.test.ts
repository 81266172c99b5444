import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AppEnv } from "./app-env.ts";
import { listen } from "./listen.ts";
import { streamOfPieces } from "./stream-of-pieces.ts";

async function* saying(...texts: readonly string[]) {
  yield* texts;
}

const read = async (stream: ReadableStream) => await new Response(stream).text();

afterEach(() => vi.restoreAllMocks());

describe("a body in pieces", () => {
  it("ends once, when all was taken", async () => {
    const ends: unknown[] = [];
    const pieces = saying("a", "b");
    const onEnd = (error: unknown) => ends.push(error);
    expect(await read(streamOfPieces({ pieces, stalledMs: 1_000, onEnd }))).toBe("ab");
    expect(ends).toEqual([undefined]);
  });

  it("is cut off if it cannot be made, and is not taken for whole", async () => {
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

  it("ends for clients that read nothing, and for those that leave", async () => {
    const ended = Promise.withResolvers<void>();
    const onEnd = () => ended.resolve();
    const body = streamOfPieces({ pieces: saying("a", "b"), stalledMs: 20, onEnd });
    const reader = body.getReader();
    await reader.read();
    await ended.promise;
    await expect(reader.read()).rejects.toThrow("The client stopped reading.");

    const left = Promise.withResolvers<void>();
    const other = streamOfPieces({
      pieces: saying("a"),
      stalledMs: 60_000,
      onEnd: () => left.resolve(),
    });
    await other.cancel();
    await left.promise;
  });

  it.each(["not read", "broken off by a failure"])(
    "that is %s ends its connection and prints nothing",
    async (fate) => {
      async function* pieces() {
        for (let nr = 0; nr < 200; nr += 1) yield "a".repeat(100_000);
        throw new Error("gone");
      }
      const ended = Promise.withResolvers<unknown>();
      const app = new Hono<AppEnv>().use(compress()).get("/", (c) =>
        c.body(
          streamOfPieces({
            pieces: pieces(),
            stalledMs: fate === "not read" ? 100 : 60_000,
            onEnd: ended.resolve,
            outgoing: c.env.outgoing,
          }),
        ),
      );
      const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "info")];
      const server = await listen({ app, host: "127.0.0.1", port: 0 });
      const socket = connect(server.port, "127.0.0.1");
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      if (fate === "not read") {
        expect(await ended.promise).toBeUndefined();
        socket.resume();
      } else {
        let received = "";
        socket.setEncoding("latin1").on("data", (text: string) => {
          received = (received + text).slice(-20);
        });
        expect(await ended.promise).toMatchObject({ message: "gone" });
        await once(socket, "close");
        expect(received).not.toContain("0\r\n\r\n");
      }
      if (!socket.closed) await once(socket, "close");
      await server.stop({ graceMs: 1_000 });
      for (const print of printed) expect(print).not.toHaveBeenCalled();
    },
  );
});
