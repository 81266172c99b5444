import { readExportFile, writeExportFile } from "@smart-planner/contract";
import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import { sessionsOf } from "@smart-planner/planner/plan";
import { progressIndexOf } from "@smart-planner/planner/progress";
import { addDays, labelOf } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { day, firstDay, openBrowser, subjects } from "../../test/memory-browser.ts";
import { bringPlans } from "./bring-plans.ts";
import { keepLostPlan } from "./receipts.ts";
import { coloursIn } from "./subject-colours.ts";

describe("the three stories", () => {
  it("five days ticked, Generate on the sixth: the hours, the streak and the past are there", () => {
    const browser = openBrowser();
    browser.generate();
    for (let passed = 0; passed < 5; passed++) {
      browser.become(addDays(firstDay, passed));
      browser.tickDay(addDays(firstDay, passed));
    }
    browser.become(addDays(firstDay, 5));
    const before = browser.summary();
    expect(before.studyStreak).toBe(5);
    browser.generate({ hoursPerDay: 3 });
    const after = browser.summary();
    expect(after.studyStreak).toBe(5);
    expect(after.completedHours).toBe(before.completedHours);
    expect(browser.read()[labelOf(firstDay)]).toHaveLength(2);
  });

  it("three sessions ticked, Generate the same evening: nothing that comes is done", () => {
    const browser = openBrowser();
    browser.generate();
    browser.tickDay(firstDay);
    const { completedHours } = browser.summary();
    browser.generate({ hoursPerDay: 9 });
    expect(browser.summary().completedHours).toBe(completedHours);
  });

  it("ticked in Quick, a first Advanced plan opens with nothing done", () => {
    const browser = openBrowser();
    browser.generate();
    browser.tickDay(firstDay);
    browser.generateAdvanced();
    expect(browser.summary("advanced").completedHours).toBe(0);
    expect(browser.summary().completedHours).toBeGreaterThan(0);
  });
});

it("a plan that is only changed was made when it was; a new one today", () => {
  const browser = openBrowser();
  const made = () => browser.workspace.read("smartplanner_quick_inputs");
  browser.generate();
  browser.become(addDays(firstDay, 3));
  browser.generate({ hoursPerDay: 3 }, "updated");
  expect(made()).toMatchObject({ today: addDays(firstDay, 3), madeOn: firstDay });
  browser.become(addDays(firstDay, 4));
  browser.generate({ hoursPerDay: 2 }, "updated");
  expect(made()).toMatchObject({ today: addDays(firstDay, 4), madeOn: firstDay });
  browser.generate({ hoursPerDay: 4 });
  expect(made()?.madeOn).toBeUndefined();
});

describe("receipts", () => {
  it("are kept of every change, not of a first plan nor of none", () => {
    const browser = openBrowser();
    expect(browser.generate()).toMatchObject({ hadPlan: false, receipt: null });
    expect(browser.generate()).toMatchObject({ hadPlan: true, receipt: null });
    expect(browser.receipts()).toEqual([]);
    browser.generate({ hoursPerDay: 6 });
    expect(browser.receipts()).toMatchObject([
      {
        mode: "quick",
        why: "quick",
        counts: { moved: 0, changed: 35, added: 0, removed: 0 },
        was: { way: "quick", hoursPerDay: 4, days: 20, subjects: ["Maths", "Art"] },
      },
    ]);
  });

  it("bring the plan back, byte for byte, and its inputs", () => {
    const browser = openBrowser();
    browser.generate();
    const text = browser.area.getItem("quickPlanCache");
    const madeFrom = browser.area.getItem("smartplanner_quick_inputs");
    const { receipt } = browser.generate({ hoursPerDay: 6, subjects: subjects.slice(1) });
    browser.store.undo(receipt ?? "");
    expect(browser.area.getItem("quickPlanCache")).toBe(text);
    expect(browser.area.getItem("smartplanner_quick_inputs")).toBe(madeFrom);
    expect(browser.receipts().map(({ why }) => why)).toEqual(["quick", "undone"]);
  });

  it("hold a plan that gave way to one of another device, whole", () => {
    const browser = openBrowser();
    browser.generate({ hoursPerDay: 6 });
    const plan = browser.area.getItem("quickPlanCache") ?? "";
    const madeFrom = browser.area.getItem("smartplanner_quick_inputs");
    const other = openBrowser(browser.area);
    other.generate({ subjects: subjects.slice(1) });
    keepLostPlan(other.workspace, other, { mode: "quick", plan, madeFrom });
    const [id = ""] = Object.entries(other.workspace.records("receipts")).flatMap(
      ([key, { why }]) => (why === "replaced" ? [key] : []),
    );
    other.store.restore(id);
    expect(other.area.getItem("quickPlanCache")).toBe(plan);
    expect(other.workspace.read("quickPlanHours")).toBe(6);
  });

  it("leave sessions done since marked as done", () => {
    const browser = openBrowser();
    browser.generate();
    const { receipt } = browser.generate({ hoursPerDay: 6 });
    browser.tickDay(firstDay);
    const { completedHours } = browser.summary();
    browser.store.undo(receipt ?? "");
    expect(browser.summary().completedHours).toBe(completedHours);
  });

  it("restore an earlier plan with its form, also days later, and the past stays", () => {
    const browser = openBrowser();
    browser.workspace.write("quickPlanHours", 9);
    browser.generate();
    const { receipt } = browser.generate({ hoursPerDay: 6 });
    browser.become(addDays(firstDay, 2));
    const past = browser.read()[labelOf(firstDay)];
    browser.store.restore(receipt ?? "");
    expect(browser.workspace.read("quickPlanHours")).toBe(4);
    expect(browser.workspace.read("quickPlanSubjects")).toEqual(
      subjects.map(({ name, examDate }) => ({ subject: name, examDate })),
    );
    expect(browser.read()[labelOf(firstDay)]).toEqual(past);
    expect(Object.keys(browser.read())).toHaveLength(20);
    const undone = browser.receipts().find(({ why }) => why === "restored");
    expect(undone?.undo?.form).toContainEqual(["quickPlanHours", "9"]);
  });

  it("give way by rule, the newest last", () => {
    const browser = openBrowser();
    browser.generate();
    for (let hours = 1; hours <= 60; hours++) {
      browser.become(addDays(firstDay, Math.floor(hours / 12)));
      browser.generate({ hoursPerDay: 1 + (hours % 11) });
    }
    expect(browser.receipts().length).toBeLessThanOrEqual(40);
    expect(browser.receipts().at(-1)?.undo).toBeDefined();
    expect(browser.area.getItem("smartplanner_receipts")?.length).toBeLessThan(200_000);
  });
});

describe("plans from elsewhere", () => {
  it("are imported around the past, with the ticks they had", () => {
    const there = openBrowser();
    there.generate({ hoursPerDay: 2 });
    there.tickDay(firstDay);
    const reading = readExportFile(
      writeExportFile({ texts: there.workspace.allTexts(), setAside: [], exportedAt: "" }),
    );
    if (!reading.ok) throw new Error(reading.reason);
    const bring = (browser: ReturnType<typeof openBrowser>, today: CalendarDay) => {
      browser.become(today);
      bringPlans({
        ...browser,
        brought: reading,
        now: { day: today, minuteOfDay: 600 },
      });
    };
    const empty = openBrowser();
    bring(empty, addDays(firstDay, 3));
    expect(empty.area.getItem("quickPlanCache")).toBe(there.area.getItem("quickPlanCache"));
    expect(empty.summary().completedHours).toBe(2);

    const here = openBrowser();
    here.generate();
    const past = here.read()[labelOf(addDays(firstDay, 1))];
    bring(here, addDays(firstDay, 3));
    expect(here.read()[labelOf(addDays(firstDay, 1))]).toEqual(past);
    expect(here.read()["20-June-2026"]).toEqual(there.read()["20-June-2026"]);
    expect(here.receipts()).toMatchObject([{ why: "imported" }]);
  });
});

describe("plans from elsewhere with other sessions of the same days and subjects", () => {
  it("bring back its ticks, and mark nothing else as done", () => {
    const there = openBrowser();
    there.generate({ hoursPerDay: 6 });
    there.tickDay(firstDay);
    const done = there.summary().completedHours;
    expect(done).toBeGreaterThan(5);
    const reading = readExportFile(
      writeExportFile({ texts: there.workspace.allTexts(), setAside: [], exportedAt: "" }),
    );
    if (!reading.ok) throw new Error(reading.reason);
    // Ids are random, so another browser has other ones.
    const texts = reading.texts.map(
      ([register, text]) => [register, text.replaceAll('"id":"', '"id":"x')] as const,
    );
    for (const later of [0, 2]) {
      const here = openBrowser();
      here.generate({
        hoursPerDay: 1,
        subjects: [{ name: "Greek", examDate: day("2026-06-20") }, ...subjects],
      });
      const own = sessionsOf(here.read()).map(({ key }) => key);
      const today = addDays(firstDay, later);
      here.become(today);
      const [changed] = bringPlans({
        ...here,
        brought: { ...reading, texts },
        now: { day: today, minuteOfDay: 300 },
      });
      const ticks = () => here.workspace.records("ticks");
      expect(here.summary().completedHours, `${later} days later`).toBe(done);
      expect(own.filter((key) => ticks()[key] === true)).toEqual([]);
      here.store.restore(changed?.receipt ?? "");
      expect(own.filter((key) => ticks()[key] === true)).toEqual([]);
    }
  });
});

describe("colours", () => {
  it("belong to subjects, in both modes and through every plan", () => {
    const browser = openBrowser();
    browser.generate();
    browser.generateAdvanced();
    const first = coloursIn(browser.workspace);
    expect([...first]).toEqual([
      ["Maths", "violet"],
      ["Art", "pink"],
    ]);
    browser.generate({
      subjects: [{ name: "Greek", examDate: day("2026-06-20") }, ...subjects.toReversed()],
    });
    const later = coloursIn(openBrowser(browser.area).workspace);
    expect(later.get("Greek")).toBe("amber");
    expect(later.get("Maths")).toBe("violet");
    expect(later.get("Art")).toBe("pink");
  });
});

describe("a plan that was cleared", () => {
  const withoutIds = (plan: StudyPlan) =>
    Object.entries(plan).map(([label, entries]) => [
      label,
      entries.map(({ id: _, ...entry }) => entry),
    ]);

  const lived = () => {
    const browser = openBrowser();
    browser.generate();
    for (const date of [0, 1, 2]) browser.tickDay(addDays(firstDay, date));
    browser.become(addDays(firstDay, 3));
    browser.workspace.write("quickPlanHours", 4);
    return { browser, plan: browser.read(), before: browser.summary() };
  };

  it("leaves a receipt, and comes back with its past and its ticks after another was made", () => {
    const { browser, plan, before } = lived();
    browser.store.clear("quick");
    expect(browser.workspace.read("quickPlanCache")).toBe(null);
    expect({ ...browser.workspace.records("ticks") }).toEqual({});
    expect(browser.receipts()).toMatchObject([
      { why: "cleared", mode: "quick", was: { days: 20, subjects: ["Maths", "Art"] } },
    ]);
    const { cleared, hadPlan } = browser.generate({ hoursPerDay: 2 });
    expect(hadPlan).toBe(false);
    expect(browser.summary()).toMatchObject({ completedHours: 0, studyStreak: 0 });
    expect(browser.store.restore(cleared ?? "")?.receipt).not.toBe(null);
    // Sessions that both plans have are one and the same by now.
    expect(withoutIds(browser.read())).toEqual(withoutIds(plan));
    expect(browser.summary()).toEqual(before);
    expect(browser.workspace.read("quickPlanHours")).toBe(4);
  });

  it("gives the other mode's ticks back too, and nothing that was ticked otherwise since", () => {
    const { browser } = lived();
    browser.generateAdvanced();
    const keys = progressIndexOf(browser.read("advanced")).days.flatMap(({ sessions }) =>
      sessions.map(({ key }) => key),
    );
    const [first = "", second = ""] = keys;
    for (const key of [first, second]) browser.workspace.setDone(key, true);
    browser.store.clear("quick");
    browser.workspace.setDone(first, false);
    const { cleared } = browser.generate();
    browser.store.restore(cleared ?? "");
    const ticks = browser.workspace.records("ticks");
    expect([ticks[first], ticks[second]]).toEqual([false, true]);
  });

  it("is as it was after Undo, with nothing left to look up", () => {
    const { browser, plan, before } = lived();
    browser.store.clear("quick");
    expect(browser.store.undoClear()).toBe(true);
    expect(browser.read()).toEqual(plan);
    expect(browser.summary()).toEqual(before);
    expect(browser.receipts()).toEqual([]);
    expect(browser.store.undoClear()).toBe(false);
  });
});
