import { families, registers } from "@smart-planner/contract";
import { describe, expect, it } from "vitest";
import { MemoryArea } from "../../test/memory-area.ts";
import type { KeyValueStorage } from "./key-value-storage.ts";
import { clearedKey, damagedKey, isPersonal } from "./personal-keys.ts";
import { quarantineIn, quarantineKey } from "./quarantine.ts";
import { createWorkspace } from "./workspace.ts";

const openTab = (storage: KeyValueStorage) => {
  const logged: string[] = [];
  let tell: (key: string | null) => void = () => undefined;
  const workspace = createWorkspace({
    area: storage,
    log: { warn: (message) => logged.push(message) },
    timestamp: () => "2027-03-01T10:00:00Z",
    onChangeElsewhere: (listener) => {
      tell = listener;
    },
  });
  return { workspace, logged, otherTabChanged: (key: string | null) => tell(key) };
};

const plan = { "05-March-2027": [{ subject: "Maths", hours: 1 }] };
const planText = JSON.stringify(plan);

describe("reading and writing", () => {
  it("keeps written values for the next visit", () => {
    const storage = new MemoryArea();
    openTab(storage).workspace.write("quickPlanCache", plan);
    expect(storage.getItem("quickPlanCache")).toBe(planText);
    expect(openTab(storage).workspace.read("quickPlanCache")).toEqual(plan);
  });

  it("gives the same snapshot until the register changes", () => {
    const { workspace } = openTab(new MemoryArea({ quickPlanCache: planText }));
    const before = workspace.read("quickPlanCache");
    workspace.write("quickPlanHours", 3);
    expect(workspace.read("quickPlanCache")).toBe(before);
    workspace.write("quickPlanCache", {});
    expect(workspace.read("quickPlanCache")).not.toBe(before);
  });

  it("tells subscribers of everything that changes their view", () => {
    const { workspace, otherTabChanged } = openTab(new MemoryArea({ quickPlanHours: "3" }));
    let told = 0;
    workspace.subscribe(() => {
      told += 1;
    });
    workspace.remove("quickPlanHours");
    workspace.apply({ texts: [["quickPlanCache", planText]], records: [["progress/a", "true"]] });
    workspace.setDone("a", false);
    workspace.clearMode("quick");
    workspace.undoClear();
    otherTabChanged("quickPlanCache");
    workspace.reload();
    expect(told).toBe(7);
  });

  it("tells subscribers once a change, and nothing about a write that changes nothing", () => {
    const { workspace } = openTab(new MemoryArea());
    let told = 0;
    const unsubscribe = workspace.subscribe(() => {
      told += 1;
    });
    workspace.write("quickPlanHours", 3);
    workspace.write("quickPlanHours", 3);
    expect(told).toBe(1);
    unsubscribe();
    workspace.write("quickPlanHours", 4);
    expect(told).toBe(1);
  });
});

describe("two tabs", () => {
  it("keeps a tick that another tab made since this one last looked", () => {
    const storage = new MemoryArea();
    const first = openTab(storage).workspace;
    const second = openTab(storage).workspace;
    first.setDone("05-March-2027-Maths", true);
    second.setDone("05-March-2027-Art", true);
    first.setDone("06-March-2027-Art", false);
    expect({ ...openTab(storage).workspace.records("ticks") }).toEqual({
      "05-March-2027-Maths": true,
      "05-March-2027-Art": true,
      "06-March-2027-Art": false,
    });
  });

  it("shows what another tab wrote", () => {
    const storage = new MemoryArea();
    const { workspace, otherTabChanged } = openTab(storage);
    openTab(storage).workspace.write("quickPlanCache", plan);
    otherTabChanged("quickPlanCache");
    expect(workspace.read("quickPlanCache")).toEqual(plan);
    storage.entries.clear();
    otherTabChanged(null);
    expect(workspace.read("quickPlanCache")).toBe(null);
  });
});

describe("damaged data", () => {
  const quick = { quickPlanCache: planText, quickPlanSubjects: "[]", quickPlanHours: "4" };
  const advanced = {
    advancedPlanCache: planText,
    advancedPlanSubjects: "[]",
    studyHoursAvailable: "5",
  };

  it.each([
    ...Object.keys(quick).map((key) => [key, quick, advanced] as const),
    ...Object.keys(advanced).map((key) => [key, advanced, quick] as const),
  ])("in %s costs the mode's keys, not the progress nor the other mode", (key, lost, kept) => {
    const storage = new MemoryArea({
      ...lost,
      ...kept,
      studyProgress: '{"a":true}',
      [key]: '{"broken',
    });
    const { workspace, logged } = openTab(storage);
    expect(logged).toHaveLength(1);
    expect([...storage.entries.keys()].sort()).toEqual(
      [...Object.keys(kept), damagedKey, quarantineKey, "studyProgress"].sort(),
    );
    expect([...storage.entries]).toEqual(expect.arrayContaining(Object.entries(kept)));
    expect({ ...workspace.records("ticks") }).toEqual({ a: true });
    const aside = quarantineIn(storage);
    expect(aside).toHaveLength(3);
    expect(aside).toContainEqual({ key, text: '{"broken', at: "2027-03-01T10:00:00Z" });
  });

  it("in the progress is logged and copied aside before the next tick replaces it", () => {
    const storage = new MemoryArea({ studyProgress: "[true]", quickPlanCache: planText });
    const { workspace, logged } = openTab(storage);
    expect(logged).toHaveLength(1);
    expect(storage.getItem("studyProgress")).toBe("[true]");
    workspace.setDone("a", true);
    expect(storage.getItem("studyProgress")).toBe('{"a":true}');
    expect(quarantineIn(storage)[0]?.text).toBe("[true]");
    expect(workspace.read("quickPlanCache")).toEqual(plan);
  });

  it("in an advanced input costs that input alone", () => {
    const storage = new MemoryArea({ smartplanner_grid: "[]", advancedPlanCache: planText });
    expect(openTab(storage).workspace.read("advancedPlanCache")).toEqual(plan);
    expect(storage.getItem("smartplanner_grid")).toBe(null);
  });

  it("is copied aside even when only its removal makes the room", () => {
    const storage = new MemoryArea({ quickPlanCache: `"${"x".repeat(1000)}"` });
    storage.room = 1600;
    openTab(storage);
    expect(storage.getItem("quickPlanCache")).toBe(null);
    expect(quarantineIn(storage)).toHaveLength(1);
  });

  it("in the quarantine itself does no harm", () => {
    const storage = new MemoryArea({ [quarantineKey]: "{", quickPlanCache: "{" });
    openTab(storage);
    expect(quarantineIn(storage)).toHaveLength(1);
  });
});

describe("a full or missing storage", () => {
  it("keeps the plan on screen, says that it is not saved, and saves it once there is room", () => {
    const storage = new MemoryArea();
    storage.room = 10;
    const { workspace } = openTab(storage);
    workspace.write("quickPlanCache", plan);
    expect(workspace.read("quickPlanCache")).toEqual(plan);
    expect(workspace.saveState()).toEqual({ saved: false, keys: ["quickPlanCache"] });
    storage.room = 1000;
    workspace.write("quickPlanHours", 2);
    expect(workspace.saveState()).toEqual({ saved: true });
    expect(storage.getItem("quickPlanCache")).toBe(planText);
  });

  it("says that received values are not saved, until a removal makes room", () => {
    const storage = new MemoryArea({ advancedPlanCache: planText });
    storage.room = planText.length;
    const { workspace } = openTab(storage);
    workspace.apply({ texts: [["quickPlanCache", planText]], records: [] });
    expect(workspace.saveState()).toEqual({ saved: false, keys: ["quickPlanCache"] });
    workspace.remove("advancedPlanCache");
    expect(workspace.saveState()).toEqual({ saved: true });
    expect(storage.getItem("quickPlanCache")).toBe(planText);
  });

  it("keeps values it could not save also when another tab empties the storage", () => {
    const storage = new MemoryArea({ quickPlanHours: "4" });
    const { workspace, otherTabChanged } = openTab(storage);
    storage.room = 1;
    workspace.write("quickPlanCache", plan);
    storage.entries.clear();
    otherTabChanged(null);
    expect(workspace.read("quickPlanHours")).toBe(null);
    expect(workspace.read("quickPlanCache")).toEqual(plan);
  });

  it("works without any storage", () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    const { workspace } = openTab({ getItem: refuse, setItem: refuse, removeItem: refuse });
    workspace.write("quickPlanCache", plan);
    workspace.setDone("a", true);
    workspace.clearMode("quick");
    expect(workspace.read("quickPlanCache")).toBe(null);
    expect(workspace.clearedMode()).toBe(null);
  });
});

describe("Clear Study Plan", () => {
  const filled = () =>
    new MemoryArea({
      quickPlanCache: planText,
      quickPlanSubjects: '[{"subject":"Maths","examDate":"2027-04-01"}]',
      quickPlanHours: "4",
      advancedPlanCache: planText,
      smartplanner_grid: "{}",
      smartplanner_commitments: "[]",
      studyProgress: '{"a":true}',
    });

  it("removes the mode's plan, subjects and hours and all ticks, and nothing else", () => {
    const storage = filled();
    openTab(storage).workspace.clearMode("quick");
    expect([...storage.entries.keys()].sort()).toEqual([
      "advancedPlanCache",
      clearedKey,
      "smartplanner_commitments",
      "smartplanner_grid",
    ]);
  });

  it("resets every form of the Advanced Scheduler, and Undo brings them all back", () => {
    const storage = filled();
    const before = new Map(storage.entries);
    openTab(storage).workspace.clearMode("advanced");
    expect([...storage.entries.keys()].sort()).toEqual([
      "quickPlanCache",
      "quickPlanHours",
      "quickPlanSubjects",
      clearedKey,
    ]);
    openTab(storage).workspace.undoClear();
    expect(storage.entries).toEqual(before);
  });

  it("can be undone after a reload, keeping ticks made since", () => {
    const storage = filled();
    const before = new Map(storage.entries);
    openTab(storage).workspace.clearMode("quick");
    const { workspace } = openTab(storage);
    expect(workspace.clearedMode()).toBe("quick");
    workspace.setDone("b", true);
    expect(workspace.undoClear()).toBe(true);
    expect(workspace.undoClear()).toBe(false);
    before.set("studyProgress", '{"b":true,"a":true}');
    expect(storage.entries).toEqual(before);
    expect(workspace.read("quickPlanCache")).toEqual(plan);
  });

  it("cannot be undone over a plan made since", () => {
    const storage = filled();
    const { workspace } = openTab(storage);
    workspace.clearMode("quick");
    workspace.write("quickPlanCache", {});
    expect(workspace.clearedMode()).toBe(null);
    expect(workspace.undoClear()).toBe(false);
  });
});

it("keeps a tick keyed `__proto__`", () => {
  const storage = new MemoryArea();
  openTab(storage).workspace.setDone("__proto__", true);
  openTab(storage).workspace.setDone("constructor", true);
  expect(storage.getItem("studyProgress")).toBe('{"__proto__":true,"constructor":true}');
});

describe("texts from elsewhere", () => {
  it("are stored as they are, with fields of a later version, and removed with null", () => {
    const storage = new MemoryArea({ quickPlanHours: "4" });
    const { workspace } = openTab(storage);
    const later = '{"05-March-2027":[{"subject":"Art","hours":1,"mood":"good"}]}';
    workspace.apply({
      texts: [
        ["quickPlanCache", later],
        ["quickPlanHours", null],
      ],
      records: [],
    });
    expect(storage.getItem("quickPlanCache")).toBe(later);
    expect(storage.getItem("quickPlanHours")).toBe(null);
    const held = workspace.read("quickPlanCache");
    expect(held).toEqual({ "05-March-2027": [{ subject: "Art", hours: 1, mood: "good" }] });
    if (held !== null) workspace.write("quickPlanCache", { ...held, "06-March-2027": [] });
    expect(storage.getItem("quickPlanCache")).toContain('"mood":"good"');
  });

  it("change nothing when they cannot be read", () => {
    const storage = new MemoryArea({ quickPlanCache: planText });
    const { workspace } = openTab(storage);
    workspace.apply({ texts: [["quickPlanCache", "[]"]], records: [] });
    expect(storage.getItem("quickPlanCache")).toBe(planText);
  });

  it("tick and untick beside the ticks that are there", () => {
    const storage = new MemoryArea({ studyProgress: '{"a":true,"b":true}' });
    openTab(storage).workspace.apply({
      texts: [],
      records: [
        ["progress/b", null],
        ["progress/c", "true"],
        ["progress/__proto__", "false"],
        ["progress/d", "{damaged"],
        ["later/e", "1"],
      ],
    });
    expect(storage.getItem("studyProgress")).toBe('{"a":true,"c":true,"__proto__":false}');
  });
});

it("knows everything it stores as personal", () => {
  const keys = [...registers, ...Object.values(families).map(({ key }) => key)];
  expect(keys.filter((key) => !isPersonal(key))).toEqual([]);
});
