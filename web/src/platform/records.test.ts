import { type Family, families } from "@smart-planner/contract";
import { describe, expect, it } from "vitest";
import { MemoryArea } from "../../test/memory-area.ts";
import { noteFamily } from "../../test/note-family.ts";
import { clearedKey, damagedKey } from "./personal-keys.ts";
import { quarantineIn } from "./quarantine.ts";
import { createWorkspace } from "./workspace.ts";

const table = { ...families, notes: noteFamily };
const of = (family: keyof typeof table) => family as Family;
const note = (value: unknown) => value as boolean;

const openTab = (storage: MemoryArea) => {
  const logged: string[] = [];
  const workspace = createWorkspace({
    area: storage,
    log: { warn: (message) => logged.push(message) },
    timestamp: () => "2027-03-01T10:00:00Z",
    onChangeElsewhere: () => undefined,
    families: table,
  });
  return { workspace, logged };
};

describe.each(["ticks", "notes"] as const)("a family of records: %s", (name) => {
  const family = of(name);
  const { key, prefix } = table[name];
  const [one, two] = name === "ticks" ? [true, false] : [{ text: "one" }, { text: "two" }];
  const put = (storage: MemoryArea, id: string, value: unknown) =>
    openTab(storage).workspace.putRecord(family, id, note(value));

  it("is one map in local storage, in which records of another tab survive", () => {
    const storage = new MemoryArea();
    const first = openTab(storage).workspace;
    const second = openTab(storage).workspace;
    first.putRecord(family, "a", note(one));
    second.putRecord(family, "__proto__", note(two));
    first.putRecords(family, [["c", note(one)]]);
    first.removeRecord(family, "a");
    expect(storage.getItem(key)).toBe(
      `{"__proto__":${JSON.stringify(two)},"c":${JSON.stringify(one)}}`,
    );
    expect(Object.entries(openTab(storage).workspace.records(family))).toEqual([
      ["__proto__", two],
      ["c", one],
    ]);
  });

  it("gives the same object until a record changes, and tells of each change once", () => {
    const storage = new MemoryArea();
    put(storage, "a", one);
    const { workspace } = openTab(storage);
    let told = 0;
    workspace.subscribe(() => {
      told += 1;
    });
    const before = workspace.records(family);
    workspace.putRecord(family, "a", note(one));
    workspace.refresh();
    expect(workspace.records(family)).toBe(before);
    expect(told).toBe(0);
    workspace.putRecords(family, [
      ["a", note(two)],
      ["b", note(two)],
    ]);
    expect(workspace.records(family)).not.toBe(before);
    expect(told).toBe(1);
    workspace.removeRecords(family, ["a", "b"]);
    expect(storage.getItem(key)).toBe(null);
    expect({ ...workspace.records(family) }).toEqual({});
    expect(told).toBe(2);
  });

  it("that is not a map is copied aside, and asked for again instead of removed", () => {
    const storage = new MemoryArea({ [key]: "[1" });
    const { workspace, logged } = openTab(storage);
    workspace.refresh();
    expect(logged).toHaveLength(1);
    expect(workspace.allTexts()).toEqual([]);
    expect(storage.getItem(damagedKey)).toBe(JSON.stringify([`${prefix}/`]));
    workspace.putRecord(family, "a", note(one));
    expect(storage.getItem(key)).toBe(`{"a":${JSON.stringify(one)}}`);
    expect(quarantineIn(storage)[0]?.text).toBe("[1");
  });

  it("keeps in memory values that the storage refuses, through further changes", () => {
    const storage = new MemoryArea();
    put(storage, "a", one);
    storage.room = storage.getItem(key)?.length ?? 0;
    const { workspace } = openTab(storage);
    workspace.putRecord(family, "b", note(two));
    workspace.putRecord(family, "c", note(two));
    expect(workspace.saveState()).toEqual({ saved: false, keys: [key] });
    expect(Object.keys(workspace.records(family))).toEqual(["a", "b", "c"]);
    storage.room = 1_000;
    workspace.write("quickPlanHours", 3);
    expect(Object.keys(openTab(storage).workspace.records(family))).toEqual(["a", "b", "c"]);
  });
});

describe("a record that cannot be read", () => {
  const stored = '{"a":{"text":"good"},"b":{"text":7,"of":"later"},"c":{"text":"new","at":5}}';

  it("costs no other, is set aside, and stays for a version that can read it", () => {
    const storage = new MemoryArea({ smartplanner_notes: stored });
    const { workspace, logged } = openTab(storage);
    expect({ ...workspace.records(of("notes")) }).toEqual({
      a: { text: "good" },
      c: { text: "new", at: 5 },
    });
    expect(logged).toHaveLength(1);
    expect(quarantineIn(storage)).toMatchObject([
      { key: "smartplanner_notes", text: '{"b":{"text":7,"of":"later"}}' },
    ]);
    expect(storage.getItem(damagedKey)).toBe('["notes/b"]');
    workspace.putRecord(of("notes"), "a", note({ text: "better" }));
    expect(storage.getItem("smartplanner_notes")).toBe(stored.replace("good", "better"));
  });

  it("is asked for again once, not at every visit", () => {
    const storage = new MemoryArea({ smartplanner_notes: stored });
    openTab(storage);
    storage.removeItem(damagedKey);
    openTab(storage);
    expect(storage.getItem(damagedKey)).toBe(null);
  });

  it("is replaced by one that can", () => {
    const storage = new MemoryArea({ smartplanner_notes: stored });
    const { workspace } = openTab(storage);
    workspace.apply({ texts: [], records: [["notes/b", '{"text":"healed"}']] });
    expect(workspace.records(of("notes"))).toHaveProperty("b", { text: "healed" });
    expect(workspace.recordMap("notes").unreadable.size).toBe(0);
  });
});

it("refuses records beyond a family's limits, with a sentence, and stores none of them", () => {
  const { workspace } = openTab(new MemoryArea());
  const put = (count: number, text: string) =>
    workspace.putRecords(
      of("notes"),
      Array.from({ length: count }, (_, index) => [`${index}`, note({ text })] as const),
    );
  expect(put(11, "x")).toMatchObject({ ok: false, message: expect.stringMatching(/\.$/) });
  expect(put(1, "x".repeat(50))).toMatchObject({ ok: false });
  expect({ ...workspace.records(of("notes")) }).toEqual({});
  expect(put(10, "x")).toEqual({ ok: true });
});

describe("Clear Study Plan", () => {
  const filled = () =>
    new MemoryArea({
      advancedPlanCache: "{}",
      studyProgress: '{"a":true}',
      smartplanner_notes: '{"a":{"text":"one"},"b":{"text":7}}',
    });

  it("clears the records that belong to the mode's plan, and no others", () => {
    const storage = filled();
    openTab(storage).workspace.clearMode("quick");
    expect(storage.getItem("studyProgress")).toBe(null);
    expect(storage.getItem("smartplanner_notes")).toBe('{"a":{"text":"one"},"b":{"text":7}}');
    openTab(storage).workspace.clearMode("advanced");
    expect(storage.getItem("smartplanner_notes")).toBe('{"b":{"text":7}}');
  });

  it("is undone beside the records made since", () => {
    const storage = filled();
    openTab(storage).workspace.clearMode("advanced");
    const { workspace } = openTab(storage);
    workspace.putRecord(of("notes"), "c", note({ text: "since" }));
    workspace.putRecord("ticks", "a", false);
    expect(workspace.undoClear()).toBe(true);
    expect({ ...workspace.records(of("notes")) }).toEqual({
      c: { text: "since" },
      a: { text: "one" },
    });
    expect({ ...workspace.records("ticks") }).toEqual({ a: false });
    expect(storage.getItem(clearedKey)).toBe(null);
  });
});
