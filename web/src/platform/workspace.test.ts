import { readQuarantineText, registers } from "@smart-planner/contract";
import { describe, expect, it } from "vitest";
import type { KeyValueStorage } from "./key-value-storage.ts";
import { clearedKey, damagedKey, personalKeys } from "./personal-keys.ts";
import { quarantineKey } from "./quarantine.ts";
import { createWorkspace } from "./workspace.ts";

class MemoryStorage implements KeyValueStorage {
  readonly texts = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;

  getItem(key: string) {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    let used = text.length;
    for (const [other, kept] of this.texts) if (other !== key) used += kept.length;
    if (used > this.room) throw new Error("QuotaExceededError");
    this.texts.set(key, text);
  }
  removeItem(key: string) {
    this.texts.delete(key);
  }
}

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

const stored = (texts: Record<string, string>) => {
  const storage = new MemoryStorage();
  for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text);
  return storage;
};

const plan = { "05-March-2027": [{ subject: "Maths", hours: 1 }] };
const planText = JSON.stringify(plan);

describe("reading and writing", () => {
  it("keeps what was written for the next visit", () => {
    const storage = new MemoryStorage();
    openTab(storage).workspace.write("quickPlanCache", plan);
    expect(storage.getItem("quickPlanCache")).toBe(planText);
    expect(openTab(storage).workspace.read("quickPlanCache")).toEqual(plan);
  });

  it("gives the same snapshot until the register changes", () => {
    const { workspace } = openTab(stored({ quickPlanCache: planText }));
    const before = workspace.read("quickPlanCache");
    workspace.write("quickPlanHours", 3);
    expect(workspace.read("quickPlanCache")).toBe(before);
    workspace.write("quickPlanCache", {});
    expect(workspace.read("quickPlanCache")).not.toBe(before);
  });

  it("tells subscribers once a change, and nothing about a write that changes nothing", () => {
    const { workspace } = openTab(new MemoryStorage());
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
    const storage = new MemoryStorage();
    const first = openTab(storage).workspace;
    const second = openTab(storage).workspace;
    first.setDone("05-March-2027-Maths", true);
    second.setDone("05-March-2027-Art", true);
    first.setDone("06-March-2027-Art", false);
    expect({ ...openTab(storage).workspace.read("studyProgress") }).toEqual({
      "05-March-2027-Maths": true,
      "05-March-2027-Art": true,
      "06-March-2027-Art": false,
    });
  });

  it("shows what another tab wrote", () => {
    const storage = new MemoryStorage();
    const { workspace, otherTabChanged } = openTab(storage);
    openTab(storage).workspace.write("quickPlanCache", plan);
    otherTabChanged("quickPlanCache");
    expect(workspace.read("quickPlanCache")).toEqual(plan);
    storage.texts.clear();
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
    const storage = stored({ ...lost, ...kept, studyProgress: '{"a":true}', [key]: '{"broken' });
    const { workspace, logged } = openTab(storage);
    expect(logged).toHaveLength(1);
    expect([...storage.texts.keys()].sort()).toEqual(
      [...Object.keys(kept), damagedKey, quarantineKey, "studyProgress"].sort(),
    );
    expect([...storage.texts]).toEqual(expect.arrayContaining(Object.entries(kept)));
    expect({ ...workspace.read("studyProgress") }).toEqual({ a: true });
    const aside = readQuarantineText(storage.getItem(quarantineKey));
    expect(aside).toHaveLength(3);
    expect(aside).toContainEqual({ key, text: '{"broken', at: "2027-03-01T10:00:00Z" });
  });

  it("in the progress is logged and copied aside before the next tick replaces it", () => {
    const storage = stored({ studyProgress: "[true]", quickPlanCache: planText });
    const { workspace, logged } = openTab(storage);
    expect(logged).toHaveLength(1);
    expect(storage.getItem("studyProgress")).toBe("[true]");
    workspace.setDone("a", true);
    expect(storage.getItem("studyProgress")).toBe('{"a":true}');
    expect(readQuarantineText(storage.getItem(quarantineKey))[0]?.text).toBe("[true]");
    expect(workspace.read("quickPlanCache")).toEqual(plan);
  });

  it("in an advanced input costs that input alone", () => {
    const storage = stored({ smartplanner_grid: "[]", advancedPlanCache: planText });
    expect(openTab(storage).workspace.read("advancedPlanCache")).toEqual(plan);
    expect(storage.getItem("smartplanner_grid")).toBe(null);
  });

  it("is copied aside even when only its removal makes the room", () => {
    const storage = stored({ quickPlanCache: `"${"x".repeat(1000)}"` });
    storage.room = 1600;
    openTab(storage);
    expect(storage.getItem("quickPlanCache")).toBe(null);
    expect(readQuarantineText(storage.getItem(quarantineKey))).toHaveLength(1);
  });

  it("in the quarantine itself does no harm", () => {
    const storage = stored({ [quarantineKey]: "{", quickPlanCache: "{" });
    openTab(storage);
    expect(readQuarantineText(storage.getItem(quarantineKey))).toHaveLength(1);
  });
});

describe("a full or missing storage", () => {
  it("keeps the plan on screen, says that it is not saved, and saves it once there is room", () => {
    const storage = new MemoryStorage();
    storage.room = 10;
    const { workspace } = openTab(storage);
    workspace.write("quickPlanCache", plan);
    expect(workspace.read("quickPlanCache")).toEqual(plan);
    expect(workspace.saveState()).toEqual({ saved: false, registers: ["quickPlanCache"] });
    storage.room = 1000;
    workspace.write("quickPlanHours", 2);
    expect(workspace.saveState()).toEqual({ saved: true });
    expect(storage.getItem("quickPlanCache")).toBe(planText);
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
    stored({
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
    expect([...storage.texts.keys()].sort()).toEqual([
      "advancedPlanCache",
      clearedKey,
      "smartplanner_commitments",
      "smartplanner_grid",
    ]);
  });

  it("resets every form of the Advanced Scheduler, and Undo brings them all back", () => {
    const storage = filled();
    const before = new Map(storage.texts);
    openTab(storage).workspace.clearMode("advanced");
    expect([...storage.texts.keys()].sort()).toEqual([
      "quickPlanCache",
      "quickPlanHours",
      "quickPlanSubjects",
      clearedKey,
    ]);
    openTab(storage).workspace.undoClear();
    expect(storage.texts).toEqual(before);
  });

  it("can be undone after a reload, keeping ticks made since", () => {
    const storage = filled();
    const before = new Map(storage.texts);
    openTab(storage).workspace.clearMode("quick");
    const { workspace } = openTab(storage);
    expect(workspace.clearedMode()).toBe("quick");
    workspace.setDone("b", true);
    expect(workspace.undoClear()).toBe(true);
    expect(workspace.undoClear()).toBe(false);
    before.set("studyProgress", '{"a":true,"b":true}');
    expect(storage.texts).toEqual(before);
    expect(workspace.read("quickPlanCache")).toEqual(plan);
  });

  it("can no longer be undone over a plan made since", () => {
    const storage = filled();
    const { workspace } = openTab(storage);
    workspace.clearMode("quick");
    workspace.write("quickPlanCache", {});
    expect(workspace.clearedMode()).toBe(null);
    expect(workspace.undoClear()).toBe(false);
  });
});

it("keeps a tick keyed `__proto__`", () => {
  const storage = new MemoryStorage();
  openTab(storage).workspace.setDone("__proto__", true);
  openTab(storage).workspace.setDone("constructor", true);
  expect(storage.getItem("studyProgress")).toBe('{"__proto__":true,"constructor":true}');
});

describe("texts from elsewhere", () => {
  it("are stored as they are, with fields of a later version, and removed with null", () => {
    const storage = stored({ quickPlanHours: "4" });
    const { workspace } = openTab(storage);
    const later = '{"05-March-2027":[{"subject":"Art","hours":1,"mood":"good"}]}';
    workspace.apply({
      texts: [
        ["quickPlanCache", later],
        ["quickPlanHours", null],
      ],
      ticks: [],
    });
    expect(storage.getItem("quickPlanCache")).toBe(later);
    expect(storage.getItem("quickPlanHours")).toBe(null);
    expect(workspace.read("quickPlanCache")).toEqual({
      "05-March-2027": [{ subject: "Art", hours: 1 }],
    });
  });

  it("change nothing when they cannot be read", () => {
    const storage = stored({ quickPlanCache: planText });
    const { workspace } = openTab(storage);
    workspace.apply({ texts: [["quickPlanCache", "[]"]], ticks: [] });
    expect(storage.getItem("quickPlanCache")).toBe(planText);
  });

  it("tick and untick beside the ticks that are there", () => {
    const storage = stored({ studyProgress: '{"a":true,"b":true}' });
    openTab(storage).workspace.apply({
      texts: [],
      ticks: [
        ["b", null],
        ["c", true],
        ["__proto__", false],
      ],
    });
    expect(storage.getItem("studyProgress")).toBe('{"a":true,"c":true,"__proto__":false}');
  });
});

it("knows every register as personal", () => {
  expect(personalKeys).toEqual(expect.arrayContaining([...registers]));
});
