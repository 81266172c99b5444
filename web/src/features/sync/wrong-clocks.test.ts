import { describe, expect, inject, it } from "vitest";
import { Browser, meet, openTab, Server, type Tab } from "../../../test/memory-devices.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const yearMs = 365 * dayMs;

const row = (subject: string, examDate = "2027-06-01") => ({ subject, examDate });
const rowsOf = (tab: Tab) => tab.workspace.read("quickPlanSubjects") ?? [];

describe("an edit made offline on a device whose clock is slow", () => {
  it.each([
    ["10 minutes", "at once", -10 * minuteMs, 0],
    ["10 minutes", "later", -10 * minuteMs, 3_000],
    ["a day", "at once", -dayMs, 0],
    ["50 years", "later", -50 * yearMs, 3_000],
  ])("is kept: %s slow, closed %s, corrected and opened again", async (_, __, error, openMs) => {
    const server = new Server();
    const browser = new Browser();
    browser.clockError = error;
    const before = openTab(browser, server);
    before.workspace.write("quickPlanSubjects", [row("Maths")]);
    before.workspace.write("quickPlanHours", 2);
    await meet(before);
    server.answer = "down";
    before.workspace.write("quickPlanSubjects", [row("Maths"), row("Physics")]);
    before.workspace.write("quickPlanHours", 3);
    await before.pass(openMs);
    before.kill();
    browser.clockError = 0;
    server.answer = "normal";
    const after = openTab(browser, server);
    await meet(after);
    expect(rowsOf(after)).toEqual([row("Maths"), row("Physics")]);
    expect(server.textOf("quickPlanSubjects")).toBe(JSON.stringify(rowsOf(after)));
    expect(server.textOf("quickPlanHours")).toBe("3");
    expect(after.engine.status().kind).toBe("saved");
  });
});

it("counts an edit by when it was made, however far ahead the clock of its device is", async () => {
  const server = new Server();
  const browser = new Browser();
  browser.clockError = 10 * yearMs;
  const laptop = openTab(browser, server);
  server.answer = "down";
  laptop.workspace.write("quickPlanHours", 2);
  laptop.kill();
  server.answer = "normal";
  const phone = openTab(new Browser(), server);
  server.time += minuteMs;
  phone.workspace.write("quickPlanHours", 3);
  await meet(phone);
  const reopened = openTab(browser, server);
  await meet(reopened, phone);
  expect(phone.workspace.read("quickPlanHours")).toBe(3);
  expect(reopened.workspace.read("quickPlanHours")).toBe(3);
});

const chanceOf = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const deviceErrors = [
  ...[0, -40_000, 40_000, -4 * minuteMs, 4 * minuteMs, -10 * minuteMs, 10 * minuteMs],
  ...[-dayMs, dayMs, -10 * yearMs, 10 * yearMs],
];
const serverErrors = [0, -dayMs, -10 * minuteMs, 3 * minuteMs, 10 * minuteMs, dayMs, 5 * dayMs];

interface World {
  readonly answers: readonly Server["answer"][];
  readonly serverErrors: readonly number[];
  readonly isOlder?: boolean;
}

/**
 * Devices edit offline while clocks jump. Hours go by the greater stamp, rows are joined; each
 * device changes its own rows.
 */
const play = async (seed: number, { answers, serverErrors, isOlder = false }: World) => {
  const chance = chanceOf(seed);
  const oneOf = <Value>(values: readonly Value[], usual: Value) =>
    values[chance(values.length)] ?? usual;
  const server = new Server();
  server.isOlder = isOlder;
  const browsers = Array.from({ length: 1 + chance(3) }, () => new Browser());
  for (const browser of browsers) browser.clockError = oneOf(deviceErrors, 0);
  server.clockError = oneOf(serverErrors, 0);
  const tabs = browsers.map((browser) => openTab(browser, server));
  if (chance(2) === 0) await meet(...tabs);
  const rows = new Map<string, string>();
  /** Hours that a student replaced: none may come back. */
  const replaced = new Set<number | null>();
  for (let step = 1; step <= 30; step += 1) {
    server.time += 1 + chance(chance(4) === 0 ? 20 * minuteMs : 300);
    const place = chance(tabs.length);
    const tab = tabs[place];
    const browser = browsers[place];
    if (tab === undefined || browser === undefined) continue;
    const own = rowsOf(tab).filter(({ subject }) => subject.startsWith(`${place}`))[chance(3)];
    switch (chance(9)) {
      case 0: {
        const added = row(`${place} ${step}`);
        rows.set(added.subject, added.examDate);
        tab.workspace.write("quickPlanSubjects", [...rowsOf(tab), added]);
        break;
      }
      case 1: {
        if (own === undefined) break;
        const changed = row(own.subject, `2027-06-${10 + chance(20)}`);
        rows.set(changed.subject, changed.examDate);
        const after = rowsOf(tab).map((each) => (each === own ? changed : each));
        tab.workspace.write("quickPlanSubjects", after);
        break;
      }
      case 2:
        replaced.add(tab.workspace.read("quickPlanHours"));
        tab.workspace.write("quickPlanHours", step / 4);
        break;
      case 3:
        server.answer = oneOf(answers, "normal");
        break;
      case 4:
        tab.kill();
        if (chance(2) === 0) browser.clockError = oneOf(deviceErrors, 0);
        tabs[place] = openTab(browser, server);
        break;
      case 5:
        if (chance(2) === 0) browser.clockError = oneOf(deviceErrors, 0);
        else server.clockError = oneOf(serverErrors, 0);
        break;
      default:
        await tab.pass(chance(1_500));
    }
  }
  server.answer = "normal";
  server.clockError = 0;
  for (const browser of browsers) browser.clockError = 0;
  for (const tab of tabs) tab.wake();
  await meet(...tabs, ...tabs);
  // Older devices agree after they compare everything.
  if (isOlder) {
    server.time += 30 * minuteMs;
    await meet(...tabs, ...tabs);
  }
  return { server, tabs, rows, replaced };
};

const seeds = Array.from({ length: inject("seeds") || 60 }, (_, seed) => seed);
const timeout = 120_000;

/** The common result; fails if they differ or one is not done. */
const agreedBy = async (seed: number, world: World) => {
  const { server, tabs, rows, replaced } = await play(seed, world);
  const held = tabs.map((tab) => ({
    hours: tab.workspace.read("quickPlanHours"),
    rows: rowsOf(tab),
    status: tab.engine.status().kind,
  }));
  const onServer = (register: string): unknown => JSON.parse(server.textOf(register) ?? "null");
  const expected = {
    hours: onServer("quickPlanHours"),
    rows: onServer("quickPlanSubjects") ?? [],
    status: "saved",
  };
  expect({ seed, held }).toEqual({ seed, held: tabs.map(() => expected) });
  const [{ hours, rows: last } = { hours: null, rows: [] }] = held;
  return {
    kept: Object.fromEntries(last.map(({ subject, examDate }) => [subject, examDate])),
    rows: Object.fromEntries(rows),
    cameBack: hours === null || !replaced.has(hours) ? [] : [hours],
  };
};

describe("devices and servers whose clocks are slow, fast, jump and are corrected", () => {
  it.each([
    ["only devices are wrong", [0]],
    ["the server is wrong, too", serverErrors],
  ])("lose nothing and agree where %s", { timeout }, async (_, serverErrors) => {
    for (const seed of seeds) {
      const done = await agreedBy(seed, { answers: ["normal", "down"], serverErrors });
      expect({ seed, ...done }).toEqual({ seed, ...done, kept: done.rows, cameBack: [] });
    }
  });

  const answers = ["normal", "down", "lost"] as const;

  it("lose no row and agree where answers are lost, too", { timeout }, async () => {
    for (const seed of seeds) {
      const { kept, rows, cameBack } = await agreedBy(seed, { answers, serverErrors });
      const lost = Object.keys(rows).filter((subject) => kept[subject] === undefined);
      expect({ seed, lost, cameBack }).toEqual({ seed, lost: [], cameBack: [] });
    }
  });

  it("agree by a server of an earlier version, too", { timeout }, async () => {
    for (const seed of seeds) await agreedBy(seed, { answers, serverErrors, isOlder: true });
  });
});
