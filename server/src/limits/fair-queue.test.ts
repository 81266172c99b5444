import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ServerBusy } from "../http/server-busy.ts";
import { createFairQueue } from "./fair-queue.ts";

const open = (input: Parameters<typeof createFairQueue>[0]) => {
  const queue = createFairQueue(input);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: string, nr: number, signal?: AbortSignal) =>
    queue({
      owner,
      signal,
      work: () => {
        begun.push(`${owner}${nr}`);
        return new Promise<void>((resolve) => ends.set(`${owner}${nr}`, resolve));
      },
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { begun, ask, end };
};

describe("a fair queue", () => {
  it("serves owners in turn, one of each at a time", async () => {
    const { begun, ask, end } = open({ places: 2 });
    for (const nr of [1, 2, 3]) void ask("a", nr);
    for (const nr of [1, 2]) void ask("b", nr);
    void ask("c", 1);
    await turn();
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1");
    await end("b1");
    await end("c1");
    await end("a2");
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("leaves a place empty rather than giving one owner a second", async () => {
    const { begun, ask } = open({ places: 2 });
    void ask("a", 1);
    void ask("a", 2);
    await turn();
    expect(begun).toEqual(["a1"]);
    void ask("b", 1);
    await turn();
    expect(begun).toEqual(["a1", "b1"]);
  });

  it("refuses the last of the longest line where too many wait", async () => {
    const { begun, ask, end } = open({ places: 1, inLine: 3 });
    void ask("a", 0);
    const loud = [1, 2, 3].map((nr) =>
      ask("a", nr).then(
        () => "done",
        (error) => error,
      ),
    );
    await expect(ask("a", 4)).rejects.toThrow(ServerBusy);
    void ask("b", 1);
    expect(await loud[2]).toBeInstanceOf(ServerBusy);
    await end("a0");
    await end("b1");
    expect(begun).toEqual(["a0", "b1", "a1"]);
  });

  it("gives the place on when work fails, and forgets a client that has gone", async () => {
    const { begun, ask, end } = open({ places: 1 });
    const queue = createFairQueue({ places: 1 });
    await expect(
      queue({ owner: "a", work: () => Promise.reject(new Error("bug")) }),
    ).rejects.toThrow("bug");
    expect(await queue({ owner: "a", work: async () => 7 })).toBe(7);
    void ask("a", 1);
    const leaving = new AbortController();
    const left = ask("b", 1, leaving.signal);
    void ask("c", 1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    await end("a1");
    expect(begun).toEqual(["a1", "c1"]);
  });
});
