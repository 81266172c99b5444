import { stampOf } from "@smart-planner/contract";
import { describe, expect, it } from "vitest";
import { Browser, openTab, Server } from "../../../test/memory-devices.ts";
import { damagedKey, replicaKey } from "../../platform/personal-keys.ts";

const plan = (subject: string) => ({ "05-March-2027": [{ subject, hours: 1 }] });

describe("data already in the browser", () => {
  it("is taken along when the account is empty", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    tab.leaveDemoPlan(JSON.stringify(plan("Demo")));
    await tab.pass(1_000);
    expect(server.textOf("quickPlanCache")).toBe(JSON.stringify(plan("Demo")));
  });

  it("stays apart when the account has something", async () => {
    const server = new Server();
    const other = openTab(new Browser(), server);
    await other.pass(0);
    other.workspace.write("quickPlanCache", plan("Account"));
    await other.pass(1_000);
    const tab = openTab(new Browser(), server);
    tab.leaveDemoPlan(JSON.stringify(plan("Demo")));
    await tab.pass(1_000);
    expect(tab.workspace.read("quickPlanCache")).toEqual(plan("Account"));
  });

  it("and of unknown age fills gaps, overrides nothing, and is set aside", async () => {
    const server = new Server();
    const other = openTab(new Browser(), server);
    await other.pass(0);
    other.workspace.write("quickPlanCache", plan("Account"));
    await other.pass(1_000);
    const browser = new Browser();
    browser.entries.set("quickPlanCache", JSON.stringify(plan("Old")));
    browser.entries.set("quickPlanHours", "3");
    const tab = openTab(browser, server);
    await tab.pass(2_000);
    expect(tab.workspace.read("quickPlanCache")).toEqual(plan("Account"));
    expect(server.textOf("quickPlanHours")).toBe("3");
    expect(browser.entries.get("smartplanner_quarantine")).toContain("Old");
  });

  it("is fetched again, not deleted everywhere, when it was damaged", async () => {
    const server = new Server();
    const browser = new Browser();
    const tab = openTab(browser, server);
    await tab.pass(0);
    tab.workspace.write("quickPlanCache", plan("Maths"));
    await tab.pass(1_000);
    tab.kill();
    browser.entries.set("quickPlanCache", "{damaged");
    const later = openTab(browser, server);
    await later.pass(1_000);
    expect(later.workspace.read("quickPlanCache")).toEqual(plan("Maths"));
    expect(server.textOf("quickPlanCache")).toBe(JSON.stringify(plan("Maths")));
    expect(browser.entries.has(damagedKey)).toBe(false);
  });

  it("and cannot be stored any more is not overwritten elsewhere by earlier data", async () => {
    const server = new Server();
    const browser = new Browser();
    const tab = openTab(browser, server);
    await tab.pass(0);
    tab.workspace.write("quickPlanCache", plan("First"));
    await tab.pass(1_000);
    browser.room = [...browser.entries].reduce((sum, [, text]) => sum + text.length, 0) + 60;
    tab.workspace.write("quickPlanCache", plan("Second".repeat(40)));
    await tab.pass(1_000);
    expect(server.textOf("quickPlanCache")).toContain("Second");
    tab.kill();
    browser.room = Number.POSITIVE_INFINITY;
    const later = openTab(browser, server);
    await later.pass(2_000);
    expect(JSON.stringify(later.workspace.read("quickPlanCache"))).toContain("Second");
    expect(server.textOf("quickPlanCache")).toContain("Second");
  });

  it("elsewhere by a newer version, and cannot be read here, is not overwritten", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(0);
    tab.workspace.write("quickPlanHours", 5);
    await tab.pass(1_000);
    const text = '{"weekdays":5,"weekends":2}';
    const stamp = stampOf({ wall: server.time, count: 0 }, "device99");
    const sequence = server.hub.head + 1;
    server.hub = {
      head: sequence,
      rows: new Map([
        ["quickPlanHours", { register: "quickPlanHours", stamp, value: text, sequence }],
      ]),
    };
    tab.wake();
    await tab.pass(120_000);
    expect(tab.workspace.read("quickPlanHours")).toBe(5);
    expect(server.textOf("quickPlanHours")).toBe(text);
  });

  it("described by a damaged replica is met as data of unknown age", async () => {
    const server = new Server();
    const browser = new Browser();
    const tab = openTab(browser, server);
    await tab.pass(0);
    tab.workspace.write("quickPlanHours", 5);
    await tab.pass(1_000);
    tab.kill();
    browser.entries.set(replicaKey, "[]");
    await openTab(browser, server).pass(2_000);
    expect(server.textOf("quickPlanHours")).toBe("5");
  });
});
