import { describe, expect, it } from "vitest";
import { workByHand } from "../../test/work-by-hand.ts";
import { inTurn } from "./in-turn.ts";

function handWork(limits: Parameters<typeof inTurn>[0]) {
  const turn = inTurn(limits);
  const { of, ...hand } = workByHand();
  return { ...hand, ask: (name: string, from: string) => turn({ from, ...of(name) }) };
}

describe("costly work", () => {
  it("of one place does not keep another place waiting", async () => {
    const { ask, begun, finishOne, settle } = handWork({ atOnce: 2, inLine: 100 });
    for (let nr = 1; nr <= 20; nr += 1) void ask(`loud ${nr}`, "loud");
    void ask("quiet 1", "quiet");
    void ask("quiet 2", "quiet");
    await settle();
    await finishOne();
    await finishOne();
    expect(begun).toEqual(["loud 1", "loud 2", "quiet 1", "loud 3"]);
    await finishOne();
    expect(begun.at(-1)).toBe("quiet 2");
  });

  it("of one place fills the line only until somebody else comes", async () => {
    const { ask, begun, finishOne, settle } = handWork({ atOnce: 1, inLine: 3 });
    const loud = [1, 2, 3, 4].map((nr) => ask(`loud ${nr}`, "loud"));
    await settle();
    expect(await ask("loud 5", "loud")).toBe("full");
    void ask("quiet", "quiet");
    expect(await loud[3]).toBe("full");
    await finishOne();
    expect(begun).toEqual(["loud 1", "quiet"]);
  });

  it("is refused when the line is full of others who have no more than oneself", async () => {
    const { ask, settle } = handWork({ atOnce: 1, inLine: 2 });
    for (const from of ["a", "b", "c"]) void ask(from, from);
    await settle();
    expect(await ask("d", "d")).toBe("full");
  });

  it("goes on after work that fails", async () => {
    const turn = inTurn({ atOnce: 1, inLine: 1 });
    const whenFull = () => "full";
    const failing = turn({ work: () => Promise.reject(new Error("no")), whenFull });
    const next = turn({ work: async () => "done", whenFull });
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("done");
  });
});
