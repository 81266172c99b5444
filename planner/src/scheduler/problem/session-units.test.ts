import { expect, it } from "vitest";
import { sessionUnitsOf } from "./session-units.ts";

it("lengths of the plan before count only if they are whole units", () => {
  const kept = [
    [50, 40],
    [45, 60],
  ];
  const { splits } = sessionUnitsOf({
    unit: 15,
    minimum: 30,
    maximum: 120,
    mostMinutes: 240,
    kept,
  });
  const ways = splits.map(({ lengths }) => lengths.join());
  expect(ways).toContain("4,3");
  expect(splits.flatMap(({ lengths }) => lengths).every(Number.isInteger)).toBe(true);
});
