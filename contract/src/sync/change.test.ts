import fc from "fast-check";
import { expect, it } from "vitest";
import { type Change, isNewer, newestOfEach } from "./change.ts";
import { digestOf, fingerprintOf } from "./fingerprint.ts";
import { isStamp, isTooFarAhead, maxAheadMs, nextReading, readingOf, stampOf } from "./stamp.ts";

const stamps = fc
  .record({
    wall: fc.integer({ min: 0, max: 3 }),
    count: fc.integer({ min: 0, max: 2 }),
    device: fc.constantFrom("device01", "device02"),
  })
  .map(({ device, ...reading }) => stampOf(reading, device));

const changes = fc.record({
  register: fc.constantFrom("quickPlanCache", "progress/a"),
  stamp: stamps,
  value: fc.option(fc.constantFrom('"x"', '"y"', "{}")),
}) satisfies fc.Arbitrary<Change>;

const merged = (all: readonly Change[]) =>
  [...newestOfEach(all)]
    .map(({ register, stamp, value }) => `${register} ${stamp} ${value ?? ""}`)
    .sort();

it("merges the same in any order, any grouping and any number of times", () => {
  fc.assert(
    fc.property(fc.array(changes), fc.array(changes), (one, two) => {
      const both = merged([...one, ...two]);
      expect(merged([...two, ...one])).toEqual(both);
      expect(merged([...newestOfEach(one), ...newestOfEach(two)])).toEqual(both);
      expect(merged([...one, ...two, ...one])).toEqual(both);
    }),
  );
});

it("orders any two different versions one way only", () => {
  fc.assert(
    fc.property(changes, changes, (a, b) => {
      const same = a.stamp === b.stamp && (a.value ?? "") === (b.value ?? "");
      expect(isNewer(a, b) !== isNewer(b, a)).toBe(!same);
    }),
  );
});

it("sorts stamps as text the way it sorts time", () => {
  const wall = fc.integer({ min: 0, max: 9_999_999_999_999 });
  fc.assert(
    fc.property(wall, wall, (a, b) => {
      const earlier = stampOf({ wall: Math.min(a, b), count: 99_999 }, "zzzzzzzz");
      const later = stampOf({ wall: Math.max(a, b) + 1, count: 0 }, "00000000");
      expect(earlier < later && isStamp(earlier) && isStamp(later)).toBe(true);
      expect(readingOf(earlier)).toEqual({ wall: Math.min(a, b), count: 99_999 });
    }),
  );
});

it("never reads the same time twice, with a clock that stops or runs back", () => {
  let last = { wall: 5, count: 99_998 };
  const seen = new Set<string>();
  for (const now of [5, 4, 5, 0, Number.NaN, -3, 6, 6]) {
    last = nextReading(last, now);
    const stamp = stampOf(last, "device01");
    expect([...seen].every((earlier) => earlier < stamp)).toBe(true);
    seen.add(stamp);
  }
});

it("bounds the future", () => {
  const at = (wall: number) => stampOf({ wall, count: 0 }, "device01");
  expect(isTooFarAhead(at(1_000 + maxAheadMs), { now: 1_000 })).toBe(false);
  expect(isTooFarAhead(at(1_001 + maxAheadMs), { now: 1_000 })).toBe(true);
  expect(isTooFarAhead(at(1_001 + maxAheadMs), { now: 1_000, latest: at(1_001) })).toBe(false);
});

it("tells texts apart by their fingerprints", () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `${"plan ".repeat(8)}${index}`);
  expect(new Set(texts.map(fingerprintOf)).size).toBe(texts.length);
  expect(fingerprintOf(null)).toBe("");
  expect(fingerprintOf("true")).not.toBe(fingerprintOf("false"));
});

it("digests the same rows alike in any order", () => {
  const rows = [
    { register: "a", stamp: "1" },
    { register: "b", stamp: "2" },
  ];
  expect(digestOf(rows)).toBe(digestOf([...rows].reverse()));
  expect(digestOf(rows)).not.toBe(digestOf(rows.slice(1)));
  expect(digestOf(rows)).not.toBe(digestOf([{ register: "a", stamp: "2" }, ...rows.slice(1)]));
});
