import { describe, expect, it } from "vitest";
import { Browser, emptyHub, openTab, Server, type Tab } from "../../../test/memory-devices.ts";

const plan = (subject: string) => ({ "05-March-2027": [{ subject, hours: 1 }] });
const yearMs = 365 * 86_400_000;

const status = (tab: Tab) => tab.engine.status().kind;

describe("two devices", () => {
  it("agree on a plan, on ticks of both and on a clear", async () => {
    const server = new Server();
    const laptop = openTab(new Browser(), server);
    const phone = openTab(new Browser(), server);
    await laptop.pass(0);
    await phone.pass(0);
    laptop.workspace.write("quickPlanCache", plan("Maths"));
    laptop.workspace.setDone("a", true);
    await laptop.pass(2_000);
    await phone.pass(2_000);
    expect(phone.workspace.read("quickPlanCache")).toEqual(plan("Maths"));
    phone.workspace.setDone("b", true);
    laptop.workspace.setDone("c", false);
    for (const tab of [phone, laptop, phone]) await tab.pass(2_000);
    expect({ ...laptop.workspace.records("ticks") }).toEqual({ a: true, b: true, c: false });
    expect({ ...phone.workspace.records("ticks") }).toEqual({ a: true, b: true, c: false });
    phone.workspace.clearMode("quick");
    await phone.pass(2_000);
    await laptop.pass(2_000);
    expect(laptop.workspace.read("quickPlanCache")).toBe(null);
    expect(laptop.workspace.records("ticks")).toEqual({});
    expect(status(laptop)).toBe("saved");
  });

  it("do not ask for their own changes", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    const before = server.requests.length;
    tab.workspace.setDone("a", true);
    await tab.pass(1_500);
    expect(server.requests.length - before).toBe(1);
  });
});

describe("offline", () => {
  it("keeps edits, says so, and sends them once when the network is back", async () => {
    const server = new Server();
    const browser = new Browser();
    const tab = openTab(browser, server);
    await tab.pass(1_000);
    server.answer = "down";
    tab.workspace.setDone("a", true);
    await tab.pass(3_000);
    expect(status(tab)).toBe("offline");
    tab.kill();
    const later = openTab(browser, server);
    await later.pass(1_000);
    server.answer = "normal";
    later.wake();
    await later.pass(1_000);
    expect(server.textOf("progress/a")).toBe("true");
    expect(status(later)).toBe("saved");
  });

  it("waits longer after each failure, a minute at most", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    server.answer = "down";
    await tab.pass(0);
    await tab.pass(600_000);
    const count = server.requests.length;
    expect(count).toBeGreaterThan(8);
    expect(count).toBeLessThan(25);
    await tab.pass(60_000);
    expect(server.requests.length).toBeGreaterThan(count);
  });

  it("counts nothing twice when only the answer was lost", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    tab.workspace.write("quickPlanHours", 5);
    server.answer = "lost";
    await tab.pass(800);
    const stamp = server.hub.rows.get("quickPlanHours")?.stamp;
    expect(stamp).toBeDefined();
    server.answer = "normal";
    await tab.pass(60_000);
    expect(server.hub.rows.get("quickPlanHours")?.stamp).toBe(stamp);
    expect(status(tab)).toBe("saved");
  });

  it("finds an edit made right before the page was killed", async () => {
    const server = new Server();
    const browser = new Browser();
    const tab = openTab(browser, server);
    await tab.pass(1_000);
    tab.workspace.setDone("a", true);
    tab.kill();
    await openTab(browser, server).pass(1_000);
    expect(server.textOf("progress/a")).toBe("true");
  });
});

describe("two tabs", () => {
  it("send through one, show the same status, and the other takes over", async () => {
    const server = new Server();
    const browser = new Browser();
    const first = openTab(browser, server);
    const second = openTab(browser, server);
    await first.pass(1_000);
    expect(status(second)).toBe("saved");
    second.workspace.setDone("a", true);
    await second.pass(2_000);
    expect(server.textOf("progress/a")).toBe(null);
    await first.pass(2_000);
    expect(server.textOf("progress/a")).toBe("true");
    first.engine.stop();
    second.workspace.setDone("b", true);
    await second.pass(2_000);
    expect(server.textOf("progress/b")).toBe("true");
  });
});

describe("a wrong clock", () => {
  it.each([10 * yearMs, -10 * yearMs])("of %d ms wins and loses nothing", async (clockError) => {
    const server = new Server();
    const wrong = new Browser();
    wrong.clockError = clockError;
    const tab = openTab(wrong, server);
    const right = openTab(new Browser(), server);
    tab.workspace.write("quickPlanHours", 1);
    await tab.pass(1_000);
    await right.pass(1_000);
    expect(right.workspace.read("quickPlanHours")).toBe(1);
    right.workspace.write("quickPlanHours", 2);
    await right.pass(1_000);
    await tab.pass(1_000);
    expect(tab.workspace.read("quickPlanHours")).toBe(2);
    tab.workspace.write("quickPlanHours", 3);
    await tab.pass(1_000);
    await right.pass(1_000);
    expect(right.workspace.read("quickPlanHours")).toBe(3);
  });

  it("that jumps in the middle of a visit is corrected by the server's refusal", async () => {
    const server = new Server();
    const browser = new Browser();
    const tab = openTab(browser, server);
    await tab.pass(1_000);
    browser.clockError = 5 * yearMs;
    tab.workspace.write("quickPlanHours", 1);
    await tab.pass(1_000);
    expect(server.textOf("quickPlanHours")).toBe("1");
    expect(status(tab)).toBe("saved");
  });
});

describe("a server's clock that was days ahead and corrected", () => {
  it("stops no device, and loses nothing that is made before, meanwhile or after", async () => {
    const server = new Server();
    const laptop = openTab(new Browser(), server);
    const phone = openTab(new Browser(), server);
    const both = async () => {
      for (const tab of [laptop, phone, laptop]) {
        tab.wake();
        await tab.pass(2_000);
      }
    };
    laptop.workspace.write("quickPlanHours", 1);
    await both();
    server.clockError = 3 * 86_400_000;
    laptop.workspace.write("quickPlanHours", 2);
    laptop.workspace.setDone("meanwhile", true);
    await both();
    server.clockError = 0;
    phone.workspace.write("quickPlanHours", 3);
    phone.workspace.setDone("after", true);
    await both();
    expect([status(laptop), status(phone)]).toEqual(["saved", "saved"]);
    for (const tab of [laptop, phone]) {
      expect(tab.workspace.read("quickPlanHours")).toBe(3);
      expect({ ...tab.workspace.records("ticks") }).toEqual({ meanwhile: true, after: true });
    }
  });

  it("and that has lost later changes is filled again all the same", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    server.clockError = 3 * 86_400_000;
    tab.workspace.write("quickPlanHours", 2);
    await tab.pass(2_000);
    server.clockError = 0;
    server.hub = emptyHub;
    tab.wake();
    await tab.pass(2_000);
    expect(server.textOf("quickPlanHours")).toBe("2");
    expect(status(tab)).toBe("saved");
  });
});

describe("a server that was emptied or restored", () => {
  it("is filled again by the devices and wipes none", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    tab.workspace.write("quickPlanCache", plan("Maths"));
    await tab.pass(1_000);
    const backup = server.hub;
    tab.workspace.setDone("a", true);
    await tab.pass(1_000);
    for (const older of [backup, emptyHub]) {
      server.hub = older;
      tab.wake();
      await tab.pass(1_000);
      expect(tab.workspace.read("quickPlanCache")).toEqual(plan("Maths"));
      expect(server.textOf("quickPlanCache")).toBe(JSON.stringify(plan("Maths")));
      expect(server.textOf("progress/a")).toBe("true");
    }
  });

  it("is found out by its digest even when it has grown past the cursor since", async () => {
    const server = new Server();
    const browser = new Browser();
    const tab = openTab(browser, server);
    await tab.pass(1_000);
    tab.workspace.setDone("a", true);
    await tab.pass(1_000);
    tab.kill();
    server.hub = emptyHub;
    const other = openTab(new Browser(), server);
    await other.pass(1_000);
    for (const key of ["p", "q", "r"]) other.workspace.setDone(key, true);
    await other.pass(1_000);
    other.kill();
    await openTab(browser, server).pass(2_000);
    expect(server.textOf("progress/a")).toBe("true");
  });
});

describe("refusals", () => {
  it("of the session ask to sign in, and go on after it", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    server.answer = "signed-out";
    tab.workspace.setDone("a", true);
    await tab.pass(1_000);
    expect(status(tab)).toBe("signed-out");
    server.answer = "normal";
    tab.wake();
    await tab.pass(1_000);
    expect(status(tab)).toBe("saved");
    expect(server.textOf("progress/a")).toBe("true");
  });

  it("because of another person's session end the page's work", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    server.answer = "other";
    await tab.pass(1_000);
    expect(tab.happened).toEqual(["other user"]);
  });

  it.each(["quota", "protocol"] as const)("for %s say so and keep the data", async (answer) => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    server.answer = answer;
    tab.workspace.setDone("a", true);
    await tab.pass(1_000);
    expect(tab.engine.status()).toMatchObject({ kind: "stuck" });
    expect({ ...tab.workspace.records("ticks") }).toEqual({ a: true });
  });

  it("because of too many requests are waited out, and not called offline", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    server.answer = "too-many";
    tab.workspace.setDone("a", true);
    await tab.pass(2_500);
    expect(status(tab)).toBe("saving");
    server.answer = "normal";
    await tab.pass(2_000);
    expect(status(tab)).toBe("saved");
  });

  it("of the clock that no correction helps against are said, and not called offline", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    server.answer = "clock";
    tab.workspace.setDone("a", true);
    await tab.pass(2_000);
    expect(tab.engine.status()).toMatchObject({ kind: "stuck", message: "refused 409" });
    server.answer = "normal";
    await tab.pass(61_000);
    expect(server.textOf("progress/a")).toBe("true");
  });

  it("of something too large let everything else through", async () => {
    const server = new Server();
    const tab = openTab(new Browser(), server);
    await tab.pass(1_000);
    server.answer = "too-large";
    tab.workspace.write("quickPlanCache", plan("x".repeat(1_000)));
    tab.workspace.setDone("a", true);
    tab.workspace.write("quickPlanHours", 4);
    await tab.pass(5_000);
    expect(server.textOf("progress/a")).toBe("true");
    expect(server.textOf("quickPlanHours")).toBe("4");
    expect(tab.engine.status()).toMatchObject({ kind: "stuck" });
    tab.workspace.write("quickPlanCache", plan("short"));
    await tab.pass(2_000);
    expect(server.textOf("quickPlanCache")).toBe(JSON.stringify(plan("short")));
    expect(status(tab)).toBe("saved");
  });
});
