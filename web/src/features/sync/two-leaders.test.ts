import { describe, expect, inject, it } from "vitest";
import { Browser, openTab, Server, type Tab } from "../../../test/memory-devices.ts";

/** Without Web Locks, each tab leads the sync. */
const tabsWithoutLocks = (server: Server): readonly [Tab, Tab] => {
  const browser = new Browser();
  browser.hasLocks = false;
  return [openTab(browser, server), openTab(browser, server)];
};

const ticksOf = (tab: Tab) => ({ ...tab.workspace.records("ticks") });

describe("two tabs that both lead the sync", () => {
  it("do not pass on the other's changes as their own", async () => {
    const server = new Server();
    const [first, second] = tabsWithoutLocks(server);
    const phone = openTab(new Browser(), server);
    for (const tab of [first, second, phone]) await tab.pass(1_000);
    phone.workspace.write("quickPlanHours", 5);
    await phone.pass(1_000);
    const stamp = server.hub.rows.get("quickPlanHours")?.stamp;
    await first.pass(1_000);
    await second.pass(1_000);
    expect(second.workspace.read("quickPlanHours")).toBe(5);
    expect(server.hub.rows.get("quickPlanHours")?.stamp).toBe(stamp);
  });

  it("send one edit once or twice, and it counts once", async () => {
    const server = new Server();
    const [first, second] = tabsWithoutLocks(server);
    for (const tab of [first, second]) await tab.pass(1_000);
    first.workspace.setDone("a", true);
    second.workspace.setDone("b", true);
    for (const tab of [first, second, first]) await tab.pass(1_000);
    const stamps = new Map<string, Set<string>>();
    for (const { register, stamp } of server.requests.flatMap(({ changes }) => changes))
      stamps.set(register, (stamps.get(register) ?? new Set()).add(stamp));
    expect([...stamps].map(([register, { size }]) => [register, size])).toEqual([
      ["progress/a", 1],
      ["progress/b", 1],
    ]);
    expect(ticksOf(first)).toEqual({ a: true, b: true });
    expect(ticksOf(second)).toEqual({ a: true, b: true });
  });
});

const seeds = Array.from({ length: inject("seeds") || 60 }, (_, seed) => seed);

/** Deterministic, so that a failing seed fails again. */
const chanceOf = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe("two tabs that both lead, a phone, lost answers and a network that comes and goes", () => {
  it("agree in the end on the last edit of everything", { timeout: 60_000 }, async () => {
    for (const seed of seeds) {
      const chance = chanceOf(seed);
      const server = new Server();
      const tabs = [...tabsWithoutLocks(server), openTab(new Browser(), server)];
      for (const tab of tabs) await tab.pass(1_000);
      const ticks: Record<string, boolean> = {};
      let hours: number | null = null;
      for (let step = 0; step < 25; step += 1) {
        server.time += 1 + chance(300);
        const tab = tabs[chance(tabs.length)] ?? tabs[0];
        const done = chance(2) === 0;
        const key = `tick ${chance(3)}`;
        switch (chance(5)) {
          case 0:
            hours = (step + 1) / 2;
            tab?.workspace.write("quickPlanHours", hours);
            break;
          case 1:
            tab?.workspace.refresh();
            if (tab === undefined || ticksOf(tab)[key] === done) break;
            ticks[key] = done;
            tab.workspace.setDone(key, done);
            break;
          case 2:
            server.answer = (["normal", "lost", "down"] as const)[chance(3)] ?? "normal";
            break;
          default:
            await tab?.pass(chance(1_500));
        }
      }
      server.answer = "normal";
      for (let round = 0; round < 3; round += 1)
        for (const tab of tabs) {
          tab.wake();
          await tab.pass(2_000);
        }
      const held = tabs.map((tab) => ({
        hours: tab.workspace.read("quickPlanHours"),
        ticks: ticksOf(tab),
        status: tab.engine.status().kind,
      }));
      const expected = { hours, ticks, status: "saved" };
      expect({ seed, held }).toEqual({ seed, held: tabs.map(() => expected) });
    }
  });
});
