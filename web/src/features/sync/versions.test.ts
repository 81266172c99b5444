import { type Family, families, stampOf } from "@smart-planner/contract";
import { defaultPreferences } from "@smart-planner/planner/model";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { day } from "../../../test/memory-browser.ts";
import { Browser, openTab, Server, type Tab } from "../../../test/memory-devices.ts";
import { noteFamily } from "../../../test/note-family.ts";
import { modeInUse } from "../../planner-service/plan-in-use.ts";
import { replicaKey } from "../../platform/personal-keys.ts";

/** A later version with one more family. */
const later = { families: { ...families, notes: noteFamily } };
const putNote = (tab: Tab, id: string, text: string) =>
  tab.workspace.putRecord("notes" as Family, id, { text } as unknown as boolean);
const notesOf = (tab: Tab) => ({ ...tab.workspace.records("notes" as Family) });
const settle = async (...tabs: readonly Tab[]) => {
  for (let round = 0; round < 3; round += 1)
    for (const tab of tabs) {
      tab.wake();
      await tab.pass(2_000);
    }
};

/** Data of a version before record families, already sent. */
const before = {
  device: "device0000ada",
  storage: {
    quickPlanCache:
      '{"05-March-2027":[{"subject":"Maths","hours":1.5,"time":{"hours":1,"minutes":30},"timeFormatted":"1 hr 30 min","examDate":"2027-04-01"},{"subject":"Art","hours":1}]}',
    quickPlanSubjects: '[{"subject":"Maths","examDate":"2027-04-01"}]',
    quickPlanHours: "4",
    studyProgress: '{"05-March-2027-Maths":true,"05-March-2027-Art":true}',
    smartplanner_sync_status: '{"kind":"saving"}',
    smartplanner_sync:
      '{"user":"ada","device":"device0000ada","last":[1800000002000,0],"shift":0,"cursor":5,"versions":{"quickPlanCache":["001800000000000-00000-device0000ada","beeb2c85d75f4e234l","agreed"],"quickPlanSubjects":["001800000000000-00001-device0000ada","2835d3ed90c1393019","agreed"],"quickPlanHours":["001800000000000-00002-device0000ada","=4","agreed"],"progress/05-March-2027-Maths":["001800000000000-00003-device0000ada","=true","agreed"],"progress/05-March-2027-Art":["001800000002000-00000-device0000ada","=true","edited"]},"registers":["studyProgress","quickPlanCache","quickPlanSubjects","quickPlanHours","advancedPlanCache","advancedPlanSubjects","studyHoursAvailable","smartplanner_grid","smartplanner_commitments","smartplanner_preferences","smartplanner_plan_inputs"]}',
  },
  cleared:
    '{"mode":"quick","texts":[["quickPlanCache","{\\"05-March-2027\\":[{\\"subject\\":\\"Maths\\",\\"hours\\":1.5}]}"],["quickPlanHours","4"],["studyProgress","{\\"05-March-2027-Maths\\":true}"]]}',
  sent: [
    ["quickPlanSubjects", '[{"subject":"Maths","examDate":"2027-04-01"}]'],
    ["quickPlanHours", "4"],
    ["progress/05-March-2027-Maths", "true"],
    ["progress/05-March-2027-Art", "false"],
  ] as const,
};

const serverOfBefore = () => {
  const server = new Server();
  const rows = [["quickPlanCache", before.storage.quickPlanCache] as const, ...before.sent].map(
    ([register, value], index) => {
      const stamp = stampOf({ wall: 1_800_000_000_000, count: index }, before.device);
      return [register, { register, value, stamp, sequence: index + 1 }] as const;
    },
  );
  server.hub = { head: rows.length, rows: new Map(rows) };
  server.time = 1_800_000_010_000;
  return server;
};

describe("the version before families of records", () => {
  it("leaves its browser to this one, which sends only unsent changes", async () => {
    const server = serverOfBefore();
    const browser = new Browser();
    for (const [key, text] of Object.entries(before.storage)) browser.entries.set(key, text);
    const tab = openTab(browser, server);
    await settle(tab);
    const sent = server.requests.flatMap(({ changes }) => changes);
    expect(sent.map(({ register, value }) => [register, value])).toEqual([
      ["progress/05-March-2027-Art", "true"],
    ]);
    expect(browser.entries.get("studyProgress")).toBe(before.storage.studyProgress);
    expect(browser.entries.get("quickPlanCache")).toBe(before.storage.quickPlanCache);
    expect(tab.engine.status()).toEqual({ kind: "saved" });
  });

  it("has cleared a plan, and this one can undo it", async () => {
    const browser = new Browser();
    browser.entries.set("smartplanner_cleared", before.cleared);
    const tab = openTab(browser, new Server());
    expect(tab.workspace.clearedMode()).toBe("quick");
    expect(tab.workspace.undoClear()).toBe(true);
    expect({ ...tab.workspace.records("ticks") }).toEqual({ "05-March-2027-Maths": true });
    expect(tab.workspace.read("quickPlanHours")).toBe(4);
  });

  it("reads the replica that this one leaves", async () => {
    const browser = new Browser();
    const tab = openTab(browser, new Server());
    tab.workspace.setDone("a", true);
    await settle(tab);
    const stored = z.parse(
      z.object({
        registers: z.array(z.string()),
        versions: z.record(
          z.string(),
          z.tuple([z.string(), z.string(), z.enum(["edited", "offered", "agreed"])]),
        ),
      }),
      JSON.parse(browser.entries.get(replicaKey) ?? ""),
    );
    expect(stored.registers).toContain("studyProgress");
    expect(Object.keys(stored.versions)).toEqual(["progress/a"]);
  });
});

describe("two devices of different versions", () => {
  it("keep values unknown to the other, whatever each of them does", async () => {
    const server = new Server();
    const phone = openTab(new Browser(), server);
    const laptop = openTab(new Browser(), server, later);
    putNote(laptop, "a", "one");
    laptop.workspace.setDone("x", true);
    await settle(laptop, phone);
    phone.workspace.setDone("y", true);
    phone.workspace.clearMode("quick");
    await settle(phone, laptop);
    expect(server.textOf("notes/a")).toBe('{"text":"one"}');
    expect(notesOf(laptop)).toEqual({ a: { text: "one" } });
    expect(phone.engine.status()).toEqual({ kind: "saved" });
  });

  it("fill a server again that lost everything, each with its own values", async () => {
    const server = new Server();
    const phone = openTab(new Browser(), server);
    const laptop = openTab(new Browser(), server, later);
    putNote(laptop, "a", "one");
    phone.workspace.setDone("y", true);
    await settle(laptop, phone);
    const backup = server.hub;
    putNote(laptop, "a", "two");
    await settle(laptop, phone);
    server.hub = backup;
    await settle(phone);
    expect(server.textOf("notes/a")).toBe('{"text":"one"}');
    expect(phone.engine.status()).toEqual({ kind: "saved" });
    await laptop.pass(11 * 60_000);
    expect(server.textOf("notes/a")).toBe('{"text":"two"}');
  });

  it("agree once the older one is brought up to date, and when it goes back for a while", async () => {
    const server = new Server();
    const browser = new Browser();
    const laptop = openTab(new Browser(), server, later);
    const versions = [undefined, later, undefined, later] as const;
    for (const [index, version] of versions.entries()) {
      const phone = openTab(browser, server, version);
      putNote(laptop, `${index}`, "from the laptop");
      putNote(laptop, "0", `changed ${index}`);
      phone.workspace.setDone(`${index}`, true);
      await settle(laptop, phone);
      if (version !== undefined) expect(notesOf(phone)).toEqual(notesOf(laptop));
      phone.kill();
    }
    expect(Object.keys(notesOf(laptop))).toHaveLength(4);
    expect(Object.keys(laptop.workspace.records("ticks"))).toHaveLength(4);
  });

  it("agree on the plan in use, which the older one does not store", async () => {
    const server = new Server();
    const tabs = [0, 1, 2].map(() => openTab(new Browser(), server));
    const [laptop, tablet, older] = tabs;
    if (laptop === undefined || tablet === undefined || older === undefined) throw new Error();
    const plan = { "05-March-2027": [{ subject: "Maths", hours: 1 }] };
    const madeAt = (at: string) => ({
      subjects: [],
      hoursPerDay: 4,
      today: day("2027-03-01"),
      minuteOfDay: 540,
      at,
    });
    const week = { grid: {}, commitments: [], preferences: defaultPreferences };
    const inUse = () => tabs.map(({ workspace }) => modeInUse(workspace));
    laptop.workspace.write("quickPlanCache", plan);
    laptop.workspace.write("smartplanner_quick_inputs", madeAt("2027-03-01T09:00:00Z"));
    laptop.workspace.write("smartplanner_plan_in_use", { mode: "quick", at: "2027-03-01T09" });
    await settle(...tabs);
    older.workspace.write("advancedPlanCache", plan);
    older.workspace.write("smartplanner_plan_inputs", {
      ...madeAt("2027-03-01T10:00:00Z"),
      ...week,
    });
    await settle(...tabs);
    expect(inUse()).toEqual(["advanced", "advanced", "advanced"]);
    tablet.workspace.write("smartplanner_plan_in_use", { mode: "quick", at: "2027-03-01T11" });
    await settle(...tabs);
    expect(inUse()).toEqual(["quick", "quick", "quick"]);
  });

  it("keep a record that only one of them can read, and show it once both can", async () => {
    const server = new Server();
    const browser = new Browser();
    const numbered = {
      ...noteFamily,
      record: z.looseObject({ text: z.union([z.string(), z.number()]) }),
    };
    const latest = { families: { ...families, notes: numbered } };
    const laptop = openTab(new Browser(), server, latest);
    laptop.workspace.apply({ texts: [], records: [["notes/a", '{"text":7}']] });
    const phone = openTab(browser, server, later);
    putNote(phone, "b", "read");
    await settle(laptop, phone, laptop);
    expect(notesOf(phone)).toEqual({ b: { text: "read" } });
    expect(server.textOf("notes/a")).toBe('{"text":7}');
    phone.kill();
    const again = openTab(browser, server, later);
    await settle(again);
    again.kill();
    const updated = openTab(browser, server, latest);
    await settle(updated);
    expect(notesOf(updated)).toEqual({ a: { text: 7 }, b: { text: "read" } });
    expect(server.textOf("notes/a")).toBe('{"text":7}');
  });
});

describe("damaged records", () => {
  it("are fetched again, not removed everywhere", async () => {
    for (const damaged of ["[1", '{"a":{"text":5}}']) {
      const server = new Server();
      const browser = new Browser();
      const tab = openTab(browser, server, later);
      putNote(tab, "a", "one");
      putNote(tab, "b", "two");
      await settle(tab);
      tab.kill();
      browser.entries.set("smartplanner_notes", damaged);
      const healed = openTab(browser, server, later);
      await settle(healed);
      const expected = damaged === "[1" ? ["a", "b"] : ["a"];
      expect([damaged, Object.keys(notesOf(healed)).sort()]).toEqual([damaged, expected]);
      expect(server.textOf("notes/a")).toBe('{"text":"one"}');
    }
  });
});
