import { expect, it } from "vitest";
import { MemoryArea } from "../../test/memory-area.ts";
import { createOwnership } from "./ownership.ts";
import {
  clearedKey,
  offeredKey,
  ownerKey,
  parkedKeyOf,
  replicaKey,
  syncStatusKey,
} from "./personal-keys.ts";
import { quarantineKey } from "./quarantine.ts";

const personalKeys = ["studyProgress", "quickPlanCache", clearedKey, "smartplanner_of_later"];

const open = (initial: Record<string, string>, room = Number.POSITIVE_INFINITY) => {
  const area = new MemoryArea(initial);
  area.room = room;
  let tell: (key: string | null) => void = () => undefined;
  let minute = 10;
  const happened: string[] = [];
  const ownership = createOwnership({
    area,
    log: { warn: (message) => happened.push(message) },
    timestamp: () => {
      minute += 1;
      return `2027-03-01T08:${minute}:00.000Z`;
    },
    onChangeElsewhere(listener) {
      tell = listener;
      return () => undefined;
    },
    onTakenElsewhere: () => happened.push("taken"),
  });
  ownership.subscribe(() => happened.push("exchanged"));
  return {
    area,
    ownership,
    entries: area.entries,
    happened,
    changedElsewhere: (key: string) => tell(key),
  };
};

it("leaves existing data to the first person who signs in, at once", () => {
  const { ownership, entries } = open({ quickPlanHours: "4" });
  expect(ownership.claim("ada")).toBeUndefined();
  expect(ownership.claim("ada")).toBeUndefined();
  expect(Object.fromEntries(entries)).toEqual({ quickPlanHours: "4", [ownerKey]: "ada" });
});

it("leaves no key of the first person to the second, and gives everything back", async () => {
  const all = Object.fromEntries(personalKeys.map((key) => [key, `"ada's ${key}"`]));
  const { ownership, entries, happened } = open({ ...all, smartplanner_theme: '"dark"' });
  await ownership.claim("ada");
  await ownership.claim("bob");
  expect(personalKeys.filter((key) => entries.has(key))).toEqual([]);
  expect(entries.get("smartplanner_theme")).toBe('"dark"');
  entries.set("quickPlanHours", "7");
  await ownership.claim("ada");
  expect(personalKeys.map((key) => entries.get(key))).toEqual(Object.values(all));
  expect(entries.has(parkedKeyOf("ada"))).toBe(false);
  await ownership.claim("bob");
  expect(entries.get("quickPlanHours")).toBe("7");
  expect(happened).toEqual(["exchanged", "exchanged", "exchanged", "exchanged"]);
});

it("keeps parked data small", async () => {
  const plan = JSON.stringify(Array.from({ length: 500 }, (_, nr) => ({ subject: "Maths", nr })));
  const { ownership, entries } = open({ quickPlanCache: plan, [ownerKey]: "ada" });
  await ownership.claim("bob");
  expect(entries.get(parkedKeyOf("ada"))?.length).toBeLessThan(plan.length / 3);
});

/** Incompressible. */
const noise = (length: number) => {
  let text = "";
  for (let seed = 7; text.length < length; seed = (seed * 48_271) % 2_147_483_647)
    text += String.fromCharCode(0x4e00 + (seed % 20_000));
  return text;
};

it("removes nothing that it has no room to keep apart, shows nothing of it, and gives it back", async () => {
  const plan = noise(1_000);
  const { area, ownership, entries, happened } = open(
    { quickPlanCache: plan, [ownerKey]: "ada" },
    1_100,
  );
  await ownership.claim("bob");
  expect(entries.get("quickPlanCache")).toBe(plan);
  expect(entries.get(ownerKey)).toBe("ada");
  expect(area.getItem("quickPlanCache")).toBeNull();
  expect(() => area.setItem("quickPlanCache", "bob's")).toThrow();
  expect(happened).toEqual(["This browser's storage is not used", "exchanged"]);

  const later = open(Object.fromEntries(entries), 100_000);
  await later.ownership.claim("bob");
  expect(later.area.getItem("quickPlanCache")).toBeNull();
  await later.ownership.claim("ada");
  expect(later.entries.get("quickPlanCache")).toBe(plan);
});

it("keeps data it has no room to bring back, and brings it back when there is", async () => {
  const first = open({ quickPlanCache: "x".repeat(5_000), [ownerKey]: "ada" });
  await first.ownership.claim("bob");
  const narrow = open(Object.fromEntries(first.entries), 1_000);
  await narrow.ownership.claim("ada");
  expect(narrow.entries.has(parkedKeyOf("ada"))).toBe(true);
  const wide = open(Object.fromEntries(narrow.entries));
  await wide.ownership.claim("ada");
  expect(wide.entries.get("quickPlanCache")).toBe("x".repeat(5_000));
});

it("loses no edit that is made while the storage changes hands", async () => {
  const { ownership, entries } = open({ quickPlanHours: "4", [ownerKey]: "ada" });
  const claiming = ownership.claim("bob");
  entries.set("quickPlanHours", "5");
  await claiming;
  expect(entries.has("quickPlanHours")).toBe(false);
  await ownership.claim("ada");
  expect(entries.get("quickPlanHours")).toBe("5");
});

it("offers the demo user's parked data once, and gives it only to the person who takes it", async () => {
  const { ownership, entries } = open({ quickPlanHours: "4", [ownerKey]: "demo-user" });
  await ownership.claim("ada");
  expect(ownership.offered()).toBeNull();
  ownership.offer("demo-user");
  expect(ownership.offered()).toBe("demo-user");
  await ownership.answer(false);
  expect(entries.has("quickPlanHours")).toBe(false);
  ownership.offer("demo-user");
  expect(ownership.offered()).toBeNull();

  await ownership.claim("bob");
  expect(entries.has(offeredKey)).toBe(false);
  ownership.offer("demo-user");
  await ownership.answer(true);
  expect(entries.get("quickPlanHours")).toBe("4");
  expect(ownership.offered()).toBeNull();
  await ownership.claim("eve");
  ownership.offer("demo-user");
  expect(ownership.offered()).toBeNull();
});

it("lists data kept of others, and removes it", async () => {
  const { ownership, entries } = open({
    quickPlanHours: "4",
    [ownerKey]: "ada",
    [parkedKeyOf("old")]: '[["quickPlanHours","7"]]',
  });
  await ownership.claim("bob");
  expect(await ownership.parked()).toEqual([
    { owner: "ada", at: "2027-03-01T08:11:00.000Z", size: entries.get(parkedKeyOf("ada"))?.length },
    { owner: "old", at: null, size: 24 },
  ]);
  ownership.discard("ada");
  expect((await ownership.parked()).map(({ owner }) => owner)).toEqual(["old"]);
});

it("drops the oldest of very many, and only data that is on the server", async () => {
  const { ownership, entries } = open({});
  const version = (state: string) =>
    JSON.stringify({ versions: { quickPlanHours: ["", "", state] } });
  for (let nr = 0; nr < 30; nr += 1) {
    await ownership.claim(`person ${nr}`);
    entries.set("quickPlanHours", String(nr));
    entries.set(syncStatusKey, '{"kind":"saved"}');
    entries.set(replicaKey, version(nr % 2 === 0 ? "edited" : "agreed"));
  }
  const owners = (await ownership.parked()).map(({ owner }) => owner);
  expect(owners).toHaveLength(15);
  for (let nr = 0; nr < 28; nr += 2) expect(owners).toContain(`person ${nr}`);
});

it("brings back nothing but personal keys from a parked entry that was tampered with", async () => {
  const parked = JSON.stringify([["token", "x"], ["quickPlanHours", "4"], 7, [1, 2], [replicaKey]]);
  const { ownership, entries } = open({ [ownerKey]: "bob", [parkedKeyOf("ada")]: parked });
  await ownership.claim("ada");
  expect(entries.has("token")).toBe(false);
  expect(entries.get("quickPlanHours")).toBe("4");
  for (const broken of ["{", '{"at":"","packed":"%"}', '{"at":"","packed":"aGVsbG8="}']) {
    entries.set(parkedKeyOf("bob"), broken);
    await ownership.claim("bob");
    expect(entries.get(ownerKey)).toBe("bob");
    await ownership.claim("ada");
  }
});

it("keeps nothing of a person who deleted their account, and everything of others", () => {
  const { ownership, entries, happened } = open({
    quickPlanHours: "4",
    studyProgress: "{}",
    [ownerKey]: "ada",
    [parkedKeyOf("bob")]: "[]",
  });
  ownership.erase("ada");
  expect([...entries.keys()]).toEqual([parkedKeyOf("bob")]);
  expect(happened).toEqual(["exchanged"]);
  ownership.erase("bob");
  expect([...entries.keys()]).toEqual([]);
});

it("tells when another tab has exchanged the keys", () => {
  const { happened, changedElsewhere } = open({});
  changedElsewhere("quickPlanHours");
  expect(happened).toEqual([]);
  changedElsewhere(ownerKey);
  expect(happened).toEqual(["taken"]);
});

it("keeps a parked copy that cannot be read as it was", async () => {
  for (const damaged of ['{"at":"2027-03-01T08:00:00.000Z","packed":"H4sIA"}', "[[", "7"]) {
    const { ownership, entries } = open({
      [ownerKey]: "ada",
      quickPlanHours: "4",
      [parkedKeyOf("bob")]: damaged,
    });
    await ownership.claim("bob");
    const aside = () => JSON.parse(entries.get(quarantineKey) ?? "[]");
    const kept = [expect.objectContaining({ key: parkedKeyOf("bob"), text: damaged })];
    expect(aside()).toEqual(kept);
    expect(entries.get(ownerKey)).toBe("bob");
    expect(entries.has("quickPlanHours")).toBe(false);
    await ownership.claim("ada");
    expect(aside()).toEqual([]);
    expect(entries.get("quickPlanHours")).toBe("4");
    await ownership.claim("bob");
    expect(aside()).toEqual(kept);
  }
});

it("takes nothing into the present plan that cannot be read, and leaves it where it is", async () => {
  const { ownership, entries, happened } = open({ [ownerKey]: "ada", [parkedKeyOf("demo")]: "{" });
  ownership.offer("demo");
  await ownership.answer(true);
  expect(entries.get(parkedKeyOf("demo"))).toBe("{");
  expect(happened).toContain("What was kept apart could not be brought back");
});

it("never leaves one person's plan under another's name, however little room there is", async () => {
  const bob = "b".repeat(60);
  const given = open({ quickPlanCache: noise(120), [ownerKey]: bob });
  await given.ownership.claim("ada");
  given.entries.set("quickPlanCache", `ada ${noise(20)}`);
  const full = [...given.entries.values()].join("").length;
  const owners = new Set<string | undefined>();
  for (let room = full; room < full + 400; room += 3) {
    const { ownership, entries } = open(Object.fromEntries(given.entries), room);
    await ownership.claim(bob);
    const plan = entries.get("quickPlanCache");
    const owner = entries.get(ownerKey);
    owners.add(owner);
    if (plan !== undefined) expect(plan.startsWith("ada")).toBe(owner === "ada");
  }
  expect([...owners]).toEqual(["ada", undefined, bob]);
});
