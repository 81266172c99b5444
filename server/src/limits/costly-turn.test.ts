import { expect, it } from "vitest";
import { createCostlyTurn } from "./costly-turn.ts";

/** Costly things that are finished by hand. */
function byHand() {
  const turn = createCostlyTurn();
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (name: string, account?: string) =>
    turn({
      account,
      work: () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          finish.set(name, () => resolve(name));
        }),
      whenFull: () => "full",
    });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { ask, begun, finish, settle };
}

it("does one costly thing of an account at a time, and others' meanwhile", async () => {
  const { ask, begun, finish, settle } = byHand();
  void ask("a plan", "somebody");
  void ask("a file", "somebody");
  void ask("another's plan", "another");
  void ask("a guest's plan");
  void ask("a guest's file");
  await settle();
  expect(begun.toSorted()).toEqual([
    "a guest's file",
    "a guest's plan",
    "a plan",
    "another's plan",
  ]);
  finish.get("a plan")?.();
  await settle();
  expect(begun.at(-1)).toBe("a file");
});

it("sends away whoever has hundreds in line, and nobody else", async () => {
  const { ask, begun, settle } = byHand();
  const many = Array.from({ length: 501 }, (_, nr) => ask(`loud ${nr}`, "loud"));
  await settle();
  expect(await ask("one more", "loud")).toBe("full");
  void ask("a plan", "quiet");
  await settle();
  expect(begun).toEqual(["loud 0", "a plan"]);
  expect(await many.at(-1)).toBe("full");
});
