import { describe, expect, it } from "vitest";
import { createBudget } from "./budget.ts";

describe("a budget", () => {
  it("lets each spend what they have, says how long to wait, and fills again", () => {
    let time = 0;
    const { spend } = createBudget({ most: 10, perSecond: 2, elapsed: () => time });
    expect(spend("ada", 4)).toBe(0);
    expect(spend("ada", 6)).toBe(0);
    expect(spend("ada", 1)).toBe(500);
    expect(spend("bob", 10)).toBe(0);
    time = 500;
    expect(spend("ada", 1)).toBe(0);
    time = 1_000_000;
    expect(spend("ada", 10)).toBe(0);
  });

  it("tells how long to wait without spending", () => {
    const { wait, spend } = createBudget({ most: 10, perSecond: 2, elapsed: () => 0 });
    expect([wait("ada", 10), wait("ada", 10)]).toEqual([0, 0]);
    expect(spend("ada", 10)).toBe(0);
    expect(wait("ada", 1)).toBe(500);
    expect(wait("bob", 1)).toBe(0);
  });

  it("counts what is only known afterwards, and takes what is more than all for all", () => {
    let time = 0;
    const { spend, charge } = createBudget({ most: 10, perSecond: 1, elapsed: () => time });
    expect(charge("ada", 8)).toBe(0);
    expect(charge("ada", 7)).toBe(5_000);
    expect(spend("ada", 1)).toBe(6_000);
    expect(spend("bob", 1_000)).toBe(0);
    time = 10_000;
    expect(spend("bob", 1_000)).toBe(0);
  });

  it("forgets who owes nothing", () => {
    let time = 0;
    const { spend } = createBudget({ most: 10, perSecond: 10, elapsed: () => time });
    for (let who = 0; who < 30_000; who += 1) {
      time += 1;
      expect(spend(`user ${who}`, 10)).toBe(0);
    }
    expect(spend("user 29999", 10)).toBeGreaterThan(0);
  });
});
