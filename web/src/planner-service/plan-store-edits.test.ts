import type { CalendarDay } from "@smart-planner/planner/model";
import { applyEdits, sessionDaysOf, sessionEditAt } from "@smart-planner/planner/plan";
import { addDays } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { firstDay, openBrowser } from "../../test/memory-browser.ts";
import { clearedEditIdsOf, strayEditIdsOf } from "./stray-edits.ts";

describe("manual edits", () => {
  const tomorrow = addDays(firstDay, 1);
  const shown = (browser: ReturnType<typeof openBrowser>) =>
    applyEdits({ plan: browser.read(), mode: "quick", edits: browser.workspace.records("edits") })
      .plan;
  const mathsOf = (browser: ReturnType<typeof openBrowser>, on: CalendarDay) =>
    sessionDaysOf(shown(browser), [on])[0]?.sessions.filter(({ subject }) => subject === "Maths");
  const edit = (
    browser: ReturnType<typeof openBrowser>,
    on: CalendarDay,
    change: { start?: number; locked?: boolean; removed?: boolean; to?: CalendarDay },
  ) => {
    const session = mathsOf(browser, on)?.[0];
    if (session?.entry.id === undefined) throw new Error("no session");
    const { start = 1200, to = on, ...rest } = change;
    const place = { day: to, start, minutes: session.minutes };
    browser.workspace.putRecord(
      "edits",
      session.entry.id,
      sessionEditAt({ session, mode: "quick", place, ...rest }),
    );
    return session.entry.id;
  };

  const sessionOfOwn = {
    kind: "own" as const,
    title: "Choir",
    day: tomorrow,
    start: 600,
    minutes: 60,
  };

  it("is lost by no Generate, with other hours or on another day", () => {
    const browser = openBrowser();
    browser.generate();
    const id = edit(browser, tomorrow, { to: addDays(firstDay, 4) });
    for (const [passed, hoursPerDay] of [
      [0, 3],
      [1, 6],
      [3, 2],
    ] as const) {
      browser.become(addDays(firstDay, passed));
      browser.generate({ hoursPerDay });
      const maths = mathsOf(browser, addDays(firstDay, 4));
      expect(maths?.map(({ entry }) => [entry.id, entry.startTime])).toContainEqual([id, "20:00"]);
    }
  });

  it("stays taken out of its day, however often a plan is made", () => {
    const browser = openBrowser();
    browser.generate();
    edit(browser, tomorrow, { removed: true });
    expect(mathsOf(browser, tomorrow)).toEqual([]);
    browser.generate({ hoursPerDay: 3 });
    expect(mathsOf(browser, tomorrow)).toEqual([]);
    expect(mathsOf(browser, addDays(firstDay, 2))).toHaveLength(1);
    browser.become(addDays(firstDay, 3));
    browser.generate({ hoursPerDay: 5 });
    expect(mathsOf(browser, tomorrow)).toEqual([]);
    expect(Object.keys(browser.workspace.records("edits"))).toEqual([]);
  });

  it("gives a place back to the planner once it is unlocked, and Undo brings it back", () => {
    const browser = openBrowser();
    browser.generate();
    const id = edit(browser, tomorrow, { locked: false });
    expect(mathsOf(browser, tomorrow)?.[0]?.entry.startTime).toBe("20:00");
    const { receipt } = browser.generate({ hoursPerDay: 3 });
    expect(mathsOf(browser, tomorrow)?.[0]?.entry).toMatchObject({ id });
    expect(mathsOf(browser, tomorrow)?.[0]?.entry.startTime).toBeUndefined();
    browser.store.undo(receipt ?? "");
    expect(mathsOf(browser, tomorrow)?.[0]?.entry.startTime).toBe("20:00");
  });

  it("to a plan that another device cleared does not come back in the next one", () => {
    const browser = openBrowser();
    browser.generate();
    const id = edit(browser, tomorrow, { to: addDays(firstDay, 3) });
    const moved = browser.workspace.records("edits")[id];
    if (moved === undefined) throw new Error("no edit");
    const own = { ...sessionOfOwn, mode: "quick" as const };
    browser.store.clear("quick");
    // Made without a network, both arrive after the Clear.
    browser.workspace.putRecords("edits", [
      [id, moved],
      ["own", own],
    ]);
    browser.generate();
    expect(mathsOf(browser, addDays(firstDay, 3))).toHaveLength(1);
    expect(browser.workspace.records("edits")).toEqual({ own });
  });

  it("of a cleared plan are told from those of a replaced one, when they arrive after the next plan", () => {
    const browser = openBrowser();
    const cleared = () => {
      const edits = browser.workspace.records("edits");
      const strays = strayEditIdsOf({ plan: browser.read(), mode: "quick", edits });
      const receipts = Object.values(browser.workspace.records("receipts"));
      return { strays, gone: clearedEditIdsOf({ strays, mode: "quick", receipts }) };
    };
    browser.generate();
    const id = edit(browser, tomorrow, {});
    const moved = browser.workspace.records("edits")[id];
    if (moved === undefined) throw new Error("no edit");
    expect(cleared()).toEqual({ strays: [], gone: [] });
    browser.store.clear("quick");
    browser.generate();
    browser.workspace.putRecord("edits", id, moved);
    browser.workspace.putRecord("edits", "elsewhere", moved);
    expect(cleared()).toEqual({ strays: [id, "elsewhere"], gone: [id] });
    const [receipt = ""] = Object.entries(browser.workspace.records("receipts")).flatMap(
      ([name, { why }]) => (why === "cleared" ? [name] : []),
    );
    browser.store.restore(receipt);
    expect(cleared()).toEqual({ strays: [], gone: [] });
    // From here on it is replaced by another device, and not cleared.
    browser.workspace.write("quickPlanCache", {});
    expect(cleared()).toEqual({ strays: [id, "elsewhere"], gone: [] });
  });

  it("comes back with the plan if the Clear is taken back", () => {
    const browser = openBrowser();
    browser.generate();
    const id = edit(browser, tomorrow, {});
    const moved = browser.workspace.records("edits")[id];
    if (moved === undefined) throw new Error("no edit");
    browser.store.clear("quick");
    browser.workspace.putRecord("edits", id, { ...moved, start: 1140 });
    browser.store.undoClear();
    expect(mathsOf(browser, tomorrow)?.[0]?.entry.startTime).toBe("19:00");
  });

  it("are removed with the cleared plan", () => {
    const browser = openBrowser();
    browser.generate();
    edit(browser, tomorrow, {});
    browser.workspace.clearMode("advanced");
    expect(Object.keys(browser.workspace.records("edits"))).toHaveLength(1);
    browser.workspace.clearMode("quick");
    expect(Object.keys(browser.workspace.records("edits"))).toHaveLength(0);
    browser.workspace.undoClear();
    expect(Object.keys(browser.workspace.records("edits"))).toHaveLength(1);
  });
});
