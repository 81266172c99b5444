import { expect, it } from "vitest";
import { packTicks, unpackTicks } from "./packed-ticks.ts";

const plan = {
  "10-June-2026": [
    { subject: "Maths", hours: 1 },
    { subject: "Maths", hours: 1 },
    { subject: "Art", hours: 1 },
  ],
  "11-June-2026": [{ subject: "Art", hours: 1, key: "own" }],
};

it("brings back which sessions were done, whatever their keys", () => {
  const progress = { "10-June-2026-Maths#2": true, own: true, "10-June-2026-Art": false };
  const runs = packTicks(plan, progress);
  expect(runs).toEqual([1, 1, 1, 1]);
  expect(unpackTicks(plan, runs)).toEqual(["10-June-2026-Maths#2", "own"]);
  expect(unpackTicks(plan, packTicks(plan, {}))).toEqual([]);
});

it("ticks nothing of another plan", () => {
  expect(unpackTicks({ "10-June-2026": plan["10-June-2026"] }, [0, 4])).toEqual([]);
});
