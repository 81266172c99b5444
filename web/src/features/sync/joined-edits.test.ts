import { stampOf } from "@smart-planner/contract";
import { changedRuleOf, dueItemsOf, occurrenceIdOf } from "@smart-planner/planner/due-work";
import { defaultPreferences } from "@smart-planner/planner/model";
import { releaseSessions, sessionsOf } from "@smart-planner/planner/plan";
import { parseDay } from "@smart-planner/planner/time";
import { describe, expect, inject, it } from "vitest";
import {
  Browser,
  exchange,
  meet,
  openTab,
  Server,
  type Tab,
  twoDevices,
} from "../../../test/memory-devices.ts";
import { replicaKey } from "../../platform/personal-keys.ts";

const fail = () => {
  throw new RangeError("no day");
};
const row = (subject: string, examDate = "2027-06-01") => ({ subject, examDate });
const maths = row("Maths");

const shown = (tab: Tab) => tab.workspace.read("quickPlanSubjects");

describe("rows of the form that two devices change without hearing of each other", () => {
  it("are both kept, in whichever order the devices come back", async () => {
    for (const laptopFirst of [true, false]) {
      const { laptop, phone } = await twoDevices();
      laptop.workspace.write("quickPlanSubjects", [maths]);
      await meet(laptop, phone);
      laptop.workspace.write("quickPlanSubjects", [maths, row("Physics")]);
      phone.workspace.write("quickPlanSubjects", [maths, row("Chemistry")]);
      await meet(...(laptopFirst ? [laptop, phone] : [phone, laptop]));
      expect(new Set(shown(laptop))).toEqual(new Set([maths, row("Physics"), row("Chemistry")]));
      expect(shown(phone)).toEqual(shown(laptop));
    }
  });

  it("are kept where the page stayed open without a network, and where it was killed", async () => {
    for (const isKilled of [true, false]) {
      const server = new Server();
      const browser = new Browser();
      let laptop = openTab(browser, server);
      const phone = openTab(new Browser(), server);
      laptop.workspace.write("quickPlanSubjects", [maths]);
      await meet(laptop, phone);
      server.answer = "down";
      laptop.workspace.write("quickPlanSubjects", [maths, row("Physics")]);
      await laptop.pass(5_000);
      phone.workspace.write("quickPlanSubjects", [row("Maths", "2027-07-01"), row("Chemistry")]);
      server.answer = "normal";
      await phone.pass(3_000);
      if (isKilled) {
        laptop.kill();
        laptop = openTab(browser, server);
      }
      laptop.wake();
      await meet(laptop, phone);
      const all = [row("Maths", "2027-07-01"), row("Physics"), row("Chemistry")];
      expect(shown(laptop)).toEqual(all);
      expect(shown(phone)).toEqual(all);
    }
  });

  it("are removed where one device removed them, and stay where the other changed them", async () => {
    const { laptop, phone } = await twoDevices();
    laptop.workspace.write("quickPlanSubjects", [maths, row("Physics"), row("Latin")]);
    await meet(laptop, phone);
    laptop.workspace.write("quickPlanSubjects", [maths]);
    phone.workspace.write("quickPlanSubjects", [maths, row("Physics", "2027-07-01"), row("Latin")]);
    await meet(laptop, phone);
    expect(shown(laptop)).toEqual([maths, row("Physics", "2027-07-01")]);
    expect(shown(phone)).toEqual(shown(laptop));
  });

  it("do not come back when the answer to a removed one was lost", async () => {
    const { server, laptop, phone } = await twoDevices();
    laptop.workspace.write("quickPlanSubjects", [maths]);
    await meet(laptop, phone);
    laptop.workspace.write("quickPlanSubjects", [maths, row("Physics")]);
    server.answer = "lost";
    await laptop.pass(500);
    server.answer = "normal";
    laptop.workspace.write("quickPlanSubjects", [maths]);
    await meet(laptop, phone);
    expect(shown(laptop)).toEqual([maths]);
    expect(shown(phone)).toEqual([maths]);
  });
});

describe("other entries of one value", () => {
  it("keeps hours painted, commitments and difficulties of both devices", async () => {
    const { laptop, phone } = await twoDevices();
    const cell = (hour: number) => ({ day: 0, hour, type: "class", label: "" }) as const;
    const job = (name: string) => ({
      name,
      days: [0] as const,
      startTime: "09:00",
      endTime: "10:00",
      type: "work" as const,
    });
    laptop.workspace.write("smartplanner_grid", { "Monday-9": cell(9) });
    laptop.workspace.write("smartplanner_commitments", [job("Shop")]);
    phone.workspace.write("smartplanner_grid", { "Monday-10": cell(10) });
    phone.workspace.write("smartplanner_commitments", [job("Football")]);
    await meet(laptop, phone);
    for (const { workspace } of [laptop, phone]) {
      expect(Object.keys(workspace.read("smartplanner_grid") ?? {}).sort()).toEqual([
        "Monday-10",
        "Monday-9",
      ]);
      const names = workspace.read("smartplanner_commitments")?.map(({ name }) => name);
      expect(names?.toSorted()).toEqual(["Football", "Shop"]);
    }
  });

  it("keeps the first preferences of both, and not the usual values of one of them", async () => {
    const { laptop, phone } = await twoDevices();
    const subjectDifficulty = { Maths: 5 };
    laptop.workspace.write("smartplanner_preferences", {
      ...defaultPreferences,
      maxSessionLength: 90,
      subjectDifficulty,
    });
    phone.workspace.write("smartplanner_preferences", {
      ...defaultPreferences,
      pomodoro: { ...defaultPreferences.pomodoro, focusDuration: 50 },
      subjectDifficulty: { Latin: 1 },
    });
    await meet(laptop, phone);
    for (const { workspace } of [laptop, phone])
      expect(workspace.read("smartplanner_preferences")).toEqual({
        ...defaultPreferences,
        maxSessionLength: 90,
        pomodoro: { ...defaultPreferences.pomodoro, focusDuration: 50 },
        subjectDifficulty: { Maths: 5, Latin: 1 },
      });
  });

  it("keeps exams of one subject that two devices add, and a goal set beside them", async () => {
    const { laptop, phone } = await twoDevices();
    const exam = (id: string) => ({ id, name: id, date: "2027-06-01", time: "" });
    const work = { way: "none" as const, exams: [exam("first")] };
    laptop.workspace.putRecord("subjects", "Maths", work);
    await meet(laptop, phone);
    laptop.workspace.putRecord("subjects", "Maths", {
      ...work,
      exams: [exam("first"), exam("oral")],
    });
    phone.workspace.putRecord("subjects", "Maths", {
      way: "goal",
      goalMinutes: 600,
      exams: [exam("first"), exam("midterm")],
    });
    await meet(laptop, phone);
    for (const { workspace } of [laptop, phone]) {
      const { way, exams = [] } = workspace.records("subjects").Maths ?? {};
      expect(way).toBe("goal");
      expect(new Set(exams.map(({ id }) => id))).toEqual(new Set(["first", "oral", "midterm"]));
    }
  });

  it("keeps what two devices change first in one week of weekly work", async () => {
    const { laptop, phone } = await twoDevices();
    const due = { day: parseDay("2027-06-01") ?? fail() };
    const sheet = { kind: "hand-in", subject: "Maths", title: "Sheet", state: "open" } as const;
    const week = { ...sheet, due, addedOn: due.day, estimate: { minutes: 120 } };
    laptop.workspace.putRecord("assignments", "sheet", { ...week, repeats: { everyWeeks: 1 } });
    await meet(laptop, phone);
    const id = occurrenceIdOf("sheet", due.day);
    laptop.workspace.putRecord("assignments", id, { ...week, estimate: { minutes: 180 } });
    phone.workspace.putRecord("assignments", id, { ...week, note: "in pairs" });
    await meet(laptop, phone);
    const joined = { ...week, estimate: { minutes: 180 }, note: "in pairs" };
    expect(laptop.workspace.records("assignments")[id]).toEqual(joined);
    expect(phone.workspace.records("assignments")[id]).toEqual(joined);
  });

  it("moves weekly work to another weekday on one device; the other hands in the late week and ends it", async () => {
    for (const laptopFirst of [true, false]) {
      const { laptop, phone } = await twoDevices();
      // A Tuesday; today is the Thursday of the next week.
      const due = { day: parseDay("2027-06-01") ?? fail() };
      const now = { day: parseDay("2027-06-10") ?? fail(), minuteOfDay: 600 };
      const until = parseDay("2027-06-30") ?? fail();
      const sheet = { kind: "hand-in", subject: "Maths", title: "Sheet", state: "open" } as const;
      const week = { ...sheet, due, addedOn: due.day };
      const rule = { ...week, repeats: { everyWeeks: 1 } };
      laptop.workspace.putRecord("assignments", "sheet", rule);
      await meet(laptop, phone);
      const moved = { ...rule, repeats: { everyWeeks: 1, weekday: 4 } as const };
      const records = laptop.workspace.records("assignments");
      laptop.workspace.putRecords(
        "assignments",
        changedRuleOf({ records, id: "sheet", rule: moved, now, until }),
      );
      const ended = { ...rule, repeats: { everyWeeks: 1, until } };
      const handedIn = { ...week, state: "handed in", endedOn: now.day } as const;
      phone.workspace.putRecords("assignments", [
        ["sheet", ended],
        [occurrenceIdOf("sheet", due.day), handedIn],
      ]);
      await meet(...(laptopFirst ? [laptop, phone] : [phone, laptop]));
      for (const { workspace } of [laptop, phone]) {
        const joined = workspace.records("assignments");
        expect(joined.sheet?.repeats).toEqual({ everyWeeks: 1, weekday: 4, until });
        expect(dueItemsOf(joined, until).map(({ due: on, state }) => [on?.day, state])).toEqual([
          ["2027-06-01", "handed in"],
          ["2027-06-08", "open"],
          ["2027-06-18", "open"],
          ["2027-06-25", "open"],
        ]);
      }
    }
  });

  it("is joined after a visit of an older version of the page, which kept less of it", async () => {
    const server = new Server();
    const browser = new Browser();
    const before = openTab(browser, server);
    const phone = openTab(new Browser(), server);
    before.workspace.write("quickPlanSubjects", [maths, row("Latin")]);
    await meet(before, phone);
    before.kill();
    const { bases, ...replica } = JSON.parse(browser.getItem(replicaKey) ?? "");
    expect(Object.keys(bases)).toContain("quickPlanSubjects");
    browser.setItem(replicaKey, JSON.stringify(replica));
    const laptop = openTab(browser, server);
    laptop.workspace.write("quickPlanSubjects", [maths]);
    phone.workspace.write("quickPlanSubjects", [maths, row("Latin"), row("Physics")]);
    await meet(phone, laptop);
    expect(shown(phone)).toEqual([maths, row("Physics")]);
  });

  it("loses nothing by a server that was restored, where something was edited meanwhile", async () => {
    const { server, laptop, phone } = await twoDevices();
    laptop.workspace.write("quickPlanSubjects", [maths]);
    await meet(laptop, phone);
    const backup = server.hub;
    laptop.workspace.write("quickPlanSubjects", [maths, row("Physics")]);
    await meet(laptop, phone);
    server.hub = backup;
    laptop.workspace.write("quickPlanSubjects", [maths, row("Physics"), row("Latin")]);
    await meet(laptop, phone);
    // By then both have compared digests.
    server.time += 11 * 60_000;
    await meet(laptop, phone);
    expect(shown(laptop)).toEqual([maths, row("Physics"), row("Latin")]);
    expect(shown(phone)).toEqual(shown(laptop));
  });

  it("is not joined beyond a register's limit: the later counts then, as before", async () => {
    const { laptop, phone } = await twoDevices();
    const many = (prefix: string) => Array.from({ length: 600 }, (_, nr) => row(`${prefix}${nr}`));
    laptop.workspace.write("quickPlanSubjects", many("a"));
    phone.workspace.write("quickPlanSubjects", many("b"));
    await meet(laptop, phone);
    expect(shown(laptop)).toEqual(many("b"));
    expect(shown(phone)).toEqual(many("b"));
  });

  it("is joined with values of a version of the page that joins nothing", async () => {
    const { server, laptop, phone } = await twoDevices();
    laptop.workspace.write("quickPlanSubjects", [maths]);
    await meet(laptop, phone);
    const stamp = stampOf({ wall: server.time, count: 0 }, "oldpage01");
    const value = JSON.stringify([maths, row("Chemistry")]);
    const { hub } = server;
    const sent = { cursor: hub.head, changes: [{ register: "quickPlanSubjects", stamp, value }] };
    const done = exchange(hub, { request: sent, now: server.time, pageSize: 5 });
    if (done.ok) server.hub = done.hub;
    server.time += 1_000;
    laptop.workspace.write("quickPlanSubjects", [maths, row("Physics")]);
    await meet(laptop, phone);
    expect(shown(phone)).toEqual([maths, row("Physics"), row("Chemistry")]);
  });
});

const session = (subject: string, id: string) => ({ subject, id, hours: 1 });
const old = {
  "01-March-2027": [session("Maths", "aaaaaa")],
  "05-March-2027": [session("Maths", "bbbbbb")],
};
const made = {
  "01-March-2027": [session("Maths", "aaaaaa")],
  "06-March-2027": [session("Maths", "bbbbbb"), session("Physics", "cccccc")],
};
const missed = new Set(["01-March-2027-Maths"]);
const releasedIn = (tab: Tab) =>
  sessionsOf(tab.workspace.read("quickPlanCache") ?? {}).flatMap(({ key, entry }) =>
    entry.released === undefined ? [] : [key],
  );
const daysIn = (tab: Tab) => Object.keys(tab.workspace.read("quickPlanCache") ?? {});

describe("sessions let go on one device while the other makes a new plan", () => {
  it("are let go in the new plan, in whichever order the devices come back", async () => {
    for (const letGoFirst of [true, false])
      for (const laptopFirst of [true, false]) {
        const { server, laptop, phone } = await twoDevices();
        laptop.workspace.write("quickPlanCache", old);
        await meet(laptop, phone);
        const letGo = () =>
          laptop.workspace.write("quickPlanCache", releaseSessions(old, missed, "let go"));
        if (letGoFirst) letGo();
        server.time += 60_000;
        phone.workspace.write("quickPlanCache", made);
        server.time += 60_000;
        if (!letGoFirst) letGo();
        await meet(...(laptopFirst ? [laptop, phone] : [phone, laptop]));
        for (const tab of [laptop, phone]) {
          expect(daysIn(tab)).toEqual(Object.keys(made));
          expect(releasedIn(tab)).toEqual([...missed]);
        }
      }
  });

  it("are let go in the plan after one that came too late, too", async () => {
    const { server, laptop, phone } = await twoDevices();
    laptop.workspace.write("quickPlanCache", { "02-March-2027": [session("Latin", "dddddd")] });
    server.time += 60_000;
    phone.workspace.write("quickPlanCache", old);
    await meet(phone, laptop);
    expect(daysIn(laptop)).toEqual(Object.keys(old));
    phone.workspace.write("quickPlanCache", made);
    server.time += 60_000;
    laptop.workspace.write("quickPlanCache", releaseSessions(old, missed, "let go"));
    await meet(phone, laptop);
    for (const tab of [laptop, phone]) {
      expect(daysIn(tab)).toEqual(Object.keys(made));
      expect(releasedIn(tab)).toEqual([...missed]);
    }
  });

  it("are let go in the later of two new plans, and the other can be restored", async () => {
    for (const laptopFirst of [true, false]) {
      const { server, laptop, phone } = await twoDevices();
      laptop.workspace.write("quickPlanCache", old);
      await meet(laptop, phone);
      const own = { ...releaseSessions(old, missed, "let go"), "07-March-2027": [] };
      laptop.workspace.write("quickPlanCache", own);
      server.time += 60_000;
      phone.workspace.write("quickPlanCache", made);
      await meet(...(laptopFirst ? [laptop, phone] : [phone, laptop]));
      for (const tab of [laptop, phone]) {
        expect(daysIn(tab)).toEqual(Object.keys(made));
        expect(releasedIn(tab)).toEqual([...missed]);
      }
      expect([...laptop.happened, ...phone.happened]).toEqual([`lost ${JSON.stringify(own)}`]);
    }
  });

  it("do not bring back a plan that the other device cleared", async () => {
    const { server, laptop, phone } = await twoDevices();
    laptop.workspace.write("quickPlanCache", old);
    await meet(laptop, phone);
    phone.workspace.clearMode("quick");
    await phone.pass(3_000);
    server.time += 60_000;
    laptop.workspace.write("quickPlanCache", releaseSessions(old, missed, "let go"));
    await meet(laptop, phone);
    for (const tab of [laptop, phone]) expect(tab.workspace.read("quickPlanCache")).toBe(null);
  });
});

const chanceOf = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** The result of three devices that edit their own rows, and the expected one. */
const playRows = async (seed: number, moods: readonly Server["answer"][]) => {
  const chance = chanceOf(seed);
  const server = new Server();
  const browsers = [new Browser(), new Browser(), new Browser()];
  const tabs = browsers.map((browser) => openTab(browser, server));
  await meet(...tabs);
  const expected = new Map<string, string>();
  for (let step = 0; step < 30; step += 1) {
    server.time += 1 + chance(300);
    const place = chance(tabs.length);
    const tab = tabs[place];
    const browser = browsers[place];
    if (tab === undefined || browser === undefined) continue;
    const held = shown(tab) ?? [];
    const write = (rows: typeof held) => tab.workspace.write("quickPlanSubjects", rows);
    const own = held.filter(({ subject }) => subject.startsWith(`${place}`))[chance(3)];
    const dice = chance(7);
    if (dice === 0) {
      const added = row(`${place} ${step}`);
      expected.set(added.subject, added.examDate);
      write([...held, added]);
    } else if (dice === 1 && own !== undefined) {
      expected.delete(own.subject);
      write(held.filter((each) => each !== own));
    } else if (dice === 2 && own !== undefined) {
      const examDate = `2027-06-${10 + chance(20)}`;
      expected.set(own.subject, examDate);
      write(held.map((each) => (each === own ? { ...own, examDate } : each)));
    } else if (dice === 3) {
      server.answer = moods[chance(moods.length)] ?? "normal";
    } else if (dice === 4) {
      tab.kill();
      tabs[place] = openTab(browser, server);
    } else await tab.pass(chance(1_500));
  }
  server.answer = "normal";
  // All at once, as when a network returns.
  for (const tab of tabs) tab.wake();
  await meet(...tabs, ...tabs);
  const held = tabs.map((tab) =>
    Object.fromEntries((shown(tab) ?? []).map(({ subject, examDate }) => [subject, examDate])),
  );
  return { seed, held, expected: Object.fromEntries(expected) };
};

const seeds = Array.from({ length: inject("seeds") || 60 }, (_, seed) => seed);

describe("three devices that add, change and remove rows of their own", () => {
  it("keep all of it, without a network and with killed pages", { timeout: 60_000 }, async () => {
    for (const seed of seeds) {
      const { held, expected } = await playRows(seed, ["normal", "down"]);
      expect({ seed, held }).toEqual({ seed, held: held.map(() => expected) });
    }
  });

  it("lose no row and agree where answers are lost, too", { timeout: 60_000 }, async () => {
    for (const seed of seeds) {
      const { held, expected } = await playRows(seed, ["normal", "down", "lost"]);
      const [first = {}] = held;
      expect({ seed, held }).toEqual({ seed, held: held.map(() => first) });
      const lost = Object.keys(expected).filter((subject) => first[subject] === undefined);
      expect({ seed, lost }).toEqual({ seed, lost: [] });
    }
  });
});
