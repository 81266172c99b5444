import { expect, it } from "vitest";
import * as z from "zod/mini";
import { fingerprintOf } from "./fingerprint.ts";
import { layoutOf } from "./layout.ts";
import { correctClock, newReplica, noticeEdits, pendingRegisters, receive } from "./replica.ts";
import { stampOf } from "./stamp.ts";
import { restoreReplica, storedReplicaSchema, storeReplica } from "./stored-replica.ts";

const layout = layoutOf();

const hashesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([register, text]) => [register, fingerprintOf(text)]));

const stored = (value: unknown) => z.parse(storedReplicaSchema, JSON.parse(JSON.stringify(value)));

it("comes back from storage as it was", () => {
  const hashes = hashesOf({ quickPlanCache: "{}", "progress/__proto__": "true" });
  const replica = noticeEdits(newReplica("device01"), { hashes, now: 1_000 });
  const kept = stored(storeReplica({ user: "ada", replica, layout }));
  expect(restoreReplica(kept, { hashes, layout })).toEqual(replica);
});

it("refuses anything but a stored replica", () => {
  const replica = storeReplica({ user: "ada", replica: newReplica("device01"), layout });
  for (const damaged of [null, [], {}, { ...replica, cursor: -1 }, { ...replica, device: "?" }])
    expect(z.safeParse(storedReplicaSchema, damaged).success).toBe(false);
});

it("never takes received values for edits, killed before, during or after storing them", () => {
  const before = hashesOf({ quickPlanCache: "{}" });
  const replica = noticeEdits(newReplica("device01"), { hashes: before, now: 1_000 });
  const agreed = {
    ...replica,
    versions: new Map(
      [...replica.versions].map(([name, version]) => [
        name,
        { ...version, state: "agreed" as const },
      ]),
    ),
  };
  const stamp = stampOf({ wall: 2_000, count: 0 }, "device02");
  const changes = [
    { register: "quickPlanCache", stamp, value: '{"later":1}' },
    { register: "quickPlanHours", stamp, value: "4" },
  ];
  const received = receive(agreed, { changes, textOf: () => "{}" });
  const kept = stored(
    storeReplica({ user: "ada", replica: agreed, layout, applying: received.replica.versions }),
  );
  const moments = [
    { quickPlanCache: "{}" },
    { quickPlanCache: '{"later":1}' },
    { quickPlanCache: '{"later":1}', quickPlanHours: "4" },
  ];
  for (const texts of moments) {
    const hashes = hashesOf(texts);
    const restored = noticeEdits(restoreReplica(kept, { hashes, layout }), { hashes, now: 3_000 });
    expect(pendingRegisters(restored)).toEqual([]);
  }
});

it("stamps an edit above the arriving version that it was made on, killed before that was noted", () => {
  const stamp = stampOf({ wall: 9_000, count: 0 }, "device02");
  const applying = new Map([["quickPlanHours", { stamp, hash: "=4", state: "agreed" as const }]]);
  const replica = newReplica("device01");
  const kept = stored(storeReplica({ user: "ada", replica, layout, applying }));
  const hashes = hashesOf({ quickPlanHours: "5" });
  const restored = noticeEdits(restoreReplica(kept, { hashes, layout }), { hashes, now: 3_000 });
  expect(restored.versions.get("quickPlanHours")).toMatchObject({ state: "edited", floor: stamp });
  expect((restored.versions.get("quickPlanHours")?.stamp ?? "") > stamp).toBe(true);
});

it("takes an edit of an older version of the app for sent: it never gets a lesser stamp", () => {
  const hashes = hashesOf({ quickPlanHours: "4" });
  const replica = noticeEdits(newReplica("device01"), { hashes, now: 100_000 });
  const { floors: _, ...older } = storeReplica({ user: "ada", replica, layout });
  const restored = restoreReplica(stored(older), { hashes, layout });
  const corrected = correctClock(restored, { serverNow: 10_000, now: 100_000 });
  expect(corrected.versions.get("quickPlanHours")?.stamp).toBe(
    replica.versions.get("quickPlanHours")?.stamp,
  );
});

it("asks again for registers an older version of the app did not know, and overrides none of them", () => {
  const stamp = stampOf({ wall: 2_000, count: 0 }, "device02");
  const versions = {
    quickPlanCache: [stamp, "", "agreed"],
    quickPlanHours: [stamp, "=4", "agreed"],
    "progress/a": [stamp, "=true", "agreed"],
    "later/b": [stamp, "=1", "agreed"],
  };
  const older = {
    ...storeReplica({ user: "ada", replica: { ...newReplica("device01"), cursor: 9 }, layout }),
    versions,
    registers: ["studyProgress", "advancedPlanCache"],
  };
  const hashes = hashesOf({ quickPlanHours: "4", "progress/a": "true" });
  const restored = restoreReplica(stored(older), { hashes, layout });
  expect(restored.cursor).toBe(0);
  expect(Object.fromEntries(restored.versions)).toEqual({
    quickPlanHours: { stamp: expect.stringMatching(/^0+-/), hash: "=4", state: "offered" },
    "progress/a": { stamp, hash: "=true", state: "agreed" },
    "later/b": { stamp, hash: "=1", state: "foreign" },
  });
  expect(noticeEdits(restored, { hashes, now: 3_000 })).toBe(restored);
});
