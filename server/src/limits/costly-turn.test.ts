import { expect, it } from "vitest";
import { workByHand } from "../../test/work-by-hand.ts";
import { createCostlyTurn } from "./costly-turn.ts";

function byHand() {
  const turn = createCostlyTurn();
  const { of, ...hand } = workByHand();
  return { ...hand, ask: (name: string, account?: string) => turn({ account, ...of(name) }) };
}

it("does one costly thing of an account at a time, and others' meanwhile", async () => {
  const { ask, begun, finishOne, settle } = byHand();
  void ask("a plan", "somebody");
  void ask("a file", "somebody");
  await settle();
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
  await finishOne();
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
