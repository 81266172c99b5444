import { expect, it } from "vitest";
import { MemoryArea } from "./memory-area.ts";
import { createOwnership } from "./ownership.ts";
import { clearedKey, ownerKey, parkedKeyOf, replicaKey } from "./personal-keys.ts";

const personalKeys = ["studyProgress", "quickPlanCache", clearedKey, "smartplanner_of_later"];

const open = (initial: Record<string, string>, room = Number.POSITIVE_INFINITY) => {
  const area = new MemoryArea(initial);
  area.room = room;
  let tell: (key: string | null) => void = () => undefined;
  const happened: string[] = [];
  const ownership = createOwnership({
    area,
    log: { warn: (message) => happened.push(message) },
    onChangeElsewhere(listener) {
      tell = listener;
      return () => undefined;
    },
    onTakenElsewhere: () => happened.push("taken"),
  });
  ownership.subscribe(() => happened.push("exchanged"));
  return {
    ownership,
    entries: area.entries,
    happened,
    changedElsewhere: (key: string) => tell(key),
  };
};

it("leaves what is there to the first person who comes", () => {
  const { ownership, entries } = open({ quickPlanHours: "4" });
  ownership.claim("ada");
  ownership.claim("ada");
  expect(Object.fromEntries(entries)).toEqual({ quickPlanHours: "4", [ownerKey]: "ada" });
});

it("leaves no key of the first person to the second, and gives everything back", () => {
  const all = Object.fromEntries(personalKeys.map((key) => [key, `"ada's ${key}"`]));
  const { ownership, entries, happened } = open({ ...all, smartplanner_theme: '"dark"' });
  ownership.claim("ada");
  ownership.claim("bob");
  expect(personalKeys.filter((key) => entries.has(key))).toEqual([]);
  expect(entries.get("smartplanner_theme")).toBe('"dark"');
  entries.set("quickPlanHours", "7");
  ownership.claim("ada");
  expect(personalKeys.map((key) => entries.get(key))).toEqual(Object.values(all));
  expect(entries.has(parkedKeyOf("ada"))).toBe(false);
  ownership.claim("bob");
  expect(entries.get("quickPlanHours")).toBe("7");
  expect(happened).toEqual(["exchanged", "exchanged", "exchanged", "exchanged"]);
});

it("keeps the data even when there is no room for two copies", () => {
  const plan = "x".repeat(1000);
  const { ownership, entries } = open({ quickPlanCache: plan, [ownerKey]: "ada" }, 1200);
  ownership.claim("bob");
  expect(entries.has("quickPlanCache")).toBe(false);
  ownership.claim("ada");
  expect(entries.get("quickPlanCache")).toBe(plan);
});

it("gives the demo user's parked data to the account", () => {
  const { ownership, entries } = open({ quickPlanHours: "4", [ownerKey]: "demo-user" });
  ownership.claim("ada");
  expect(entries.has("quickPlanHours")).toBe(false);
  expect(ownership.adopt("demo-user")).toBe(true);
  expect(entries.get("quickPlanHours")).toBe("4");
  expect(ownership.adopt("demo-user")).toBe(false);
});

it("brings back nothing but personal keys from a parked entry that was tampered with", () => {
  const parked = JSON.stringify([["token", "x"], ["quickPlanHours", "4"], 7, [1, 2], [replicaKey]]);
  const { ownership, entries } = open({ [ownerKey]: "bob", [parkedKeyOf("ada")]: parked });
  ownership.claim("ada");
  expect(entries.has("token")).toBe(false);
  expect(entries.get("quickPlanHours")).toBe("4");
  entries.set(parkedKeyOf("bob"), "{");
  expect(() => ownership.claim("bob")).not.toThrow();
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
