import { expect, it } from "vitest";
import { type Receipt, receiptSchema, thinReceipts } from "./receipts.ts";

const now = "2026-06-10T10:00:00.000Z";

const receipt = (at: string, size = 10): Receipt => ({
  at,
  mode: "quick",
  why: "quick",
  counts: { moved: 1, changed: 0, added: 0, removed: 0 },
  changes: [],
  was: { days: 1, minutes: 60, subjects: [] },
  undo: { plan: { patterns: [], days: [[1, "x".repeat(size)]] }, madeFrom: null },
});

const at = (minutes: number): string => new Date(Date.parse(now) - minutes * 60_000).toISOString();

it("keeps receipts that are small and recent", () => {
  const receipts = { a: receipt(at(5)), b: receipt(at(0)) };
  expect(thinReceipts(receipts, now)).toEqual({ removed: [], stripped: [] });
});

it("lets go of those that are too many or too old", () => {
  const many = Object.fromEntries(
    Array.from({ length: 45 }, (_, index) => [`r${index}`, receipt(at(index))]),
  );
  expect(thinReceipts(many, now).removed).toEqual(["r40", "r41", "r42", "r43", "r44"]);
  const days = 24 * 60;
  const old = { young: receipt(at(89 * days)), old: receipt(at(91 * days)) };
  expect(thinReceipts(old, now).removed).toEqual(["old"]);
});

it("removes the packed copy of older ones when all are too long together, never of the last", () => {
  const receipts = {
    oldest: receipt(at(30), 1_000),
    older: receipt(at(20), 100_000),
    last: receipt(at(10), 160_000),
  };
  const { removed, stripped } = thinReceipts(receipts, now);
  expect(removed).toEqual([]);
  expect(stripped.map(([id]) => id)).toEqual(["older", "oldest"]);
  for (const [, rest] of stripped) expect(rest).not.toHaveProperty("undo");
});

it("reads receipts with and without values of their changes, and drops values it does not know", () => {
  const old = receipt(now);
  expect(receiptSchema.parse(old)).toEqual(old);
  const to = { day: "2026-06-12", startTime: "08:00", minutes: 60 };
  const said = [{ kind: "added", subject: "Maths", to }];
  expect(receiptSchema.parse({ ...old, said }).said).toEqual(said);
  expect(receiptSchema.parse({ ...old, said: [{ kind: "swapped" }] }).said).toBeUndefined();
});
