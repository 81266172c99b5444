import {
  type PlanInputs,
  type QuickInputs,
  type Receipt,
  readExportFile,
  writeExportFile,
} from "@smart-planner/contract";
import {
  addDays,
  applyEdits,
  type CalendarDay,
  defaultPreferences,
  labelOf,
  parseDay,
  planAdvanced,
  planQuick,
  progressIndexOf,
  progressSummaryOf,
  type StudyPlan,
  sessionDaysOf,
  sessionEditAt,
} from "@smart-planner/planner";
import { describe, expect, it } from "vitest";
import { bringPlans } from "./bring-plans.ts";
import { MemoryArea } from "./memory-area.ts";
import { createOwnership } from "./ownership.ts";
import { ownerKey, parkedKeyOf } from "./personal-keys.ts";
import { createPlanDoor } from "./plan-door.ts";
import { coloursIn } from "./subject-colours.ts";
import { createWorkspace } from "./workspace.ts";

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`${text} is not a day`);
  return parsed;
};

const firstDay = day("2026-06-10");
const subjects = [
  { name: "Maths", examDate: day("2026-06-25") },
  { name: "Art", examDate: day("2026-06-30") },
];

/** A browser with its own clock; `area` may hold what an earlier visit left. */
const openBrowser = (area = new MemoryArea()) => {
  let count = 0;
  let now = { day: firstDay, minuteOfDay: 600 };
  const workspace = createWorkspace({
    area,
    log: { warn: () => undefined },
    timestamp: () => "2026-06-10T10:00:00Z",
    onChangeElsewhere: () => undefined,
  });
  const door = createPlanDoor({
    workspace,
    chance: { pick: ([first]) => first, number: () => (count++ * 0.618_033_988_7) % 1 },
    clock: {
      now: () => now,
      timestamp: () => new Date(Date.parse(`${now.day}T10:00:00Z`) + count++).toISOString(),
    },
  });
  const generate = (given: Partial<QuickInputs> = {}, why: "quick" | "updated" = "quick") => {
    const inputs = {
      today: now.day,
      minuteOfDay: now.minuteOfDay,
      subjects,
      hoursPerDay: 4,
      ...given,
    };
    return door.change({
      mode: "quick",
      plan: planQuick({ ...inputs, today: now.day }),
      madeFrom: { ...inputs, way: why, at: `${now.day}T10:00:00Z` },
      why,
      now,
    });
  };
  const generateAdvanced = () => {
    const inputs: PlanInputs = {
      today: now.day,
      minuteOfDay: now.minuteOfDay,
      subjects,
      hoursPerDay: 4,
      grid: {},
      commitments: [],
      preferences: defaultPreferences,
      way: "advanced",
    };
    const { plan } = planAdvanced({ ...inputs, effort: "preview" });
    return door.change({ mode: "advanced", plan, madeFrom: inputs, why: "advanced", now });
  };
  const read = (mode: "quick" | "advanced" = "quick"): StudyPlan =>
    workspace.read(mode === "quick" ? "quickPlanCache" : "advancedPlanCache") ?? {};
  const summary = (mode: "quick" | "advanced" = "quick") =>
    progressSummaryOf({
      index: progressIndexOf(read(mode)),
      progress: workspace.records("ticks"),
      today: now.day,
    });
  const tickDay = (ticked: CalendarDay) => {
    for (const { day: each, sessions } of progressIndexOf(read()).days)
      if (each === ticked) for (const { key } of sessions) workspace.setDone(key, true);
  };
  return {
    area,
    workspace,
    door,
    generate,
    generateAdvanced,
    read,
    summary,
    tickDay,
    become: (next: CalendarDay) => {
      now = { day: next, minuteOfDay: 600 };
    },
    receipts: (): readonly Receipt[] =>
      Object.values(workspace.records("receipts")).sort((one, other) =>
        one.at < other.at ? -1 : 1,
      ),
  };
};

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

  it("bring the plan back, byte for byte, and what it was made from", () => {
    const browser = openBrowser();
    browser.generate();
    const text = browser.area.getItem("quickPlanCache");
    const madeFrom = browser.area.getItem("smartplanner_quick_inputs");
    const { receipt } = browser.generate({ hoursPerDay: 6, subjects: subjects.slice(1) });
    browser.door.undo(receipt ?? "");
    expect(browser.area.getItem("quickPlanCache")).toBe(text);
    expect(browser.area.getItem("smartplanner_quick_inputs")).toBe(madeFrom);
    expect(browser.receipts().map(({ why }) => why)).toEqual(["quick", "undone"]);
  });

  it("leave done what was done since", () => {
    const browser = openBrowser();
    browser.generate();
    const { receipt } = browser.generate({ hoursPerDay: 6 });
    browser.tickDay(firstDay);
    const { completedHours } = browser.summary();
    browser.door.undo(receipt ?? "");
    expect(browser.summary().completedHours).toBe(completedHours);
  });

  it("restore an earlier plan with its form, also days later, and the past stays", () => {
    const browser = openBrowser();
    browser.workspace.write("quickPlanHours", 9);
    browser.generate();
    const { receipt } = browser.generate({ hoursPerDay: 6 });
    browser.become(addDays(firstDay, 2));
    const past = browser.read()[labelOf(firstDay)];
    browser.door.restore(receipt ?? "");
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
    expect(browser.area.getItem("smartplanner_receipts")?.length).toBeLessThan(100_000);
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
    if (!reading.ok) throw new Error(reading.message);
    const bring = (browser: ReturnType<typeof openBrowser>, today: CalendarDay) => {
      browser.become(today);
      bringPlans({
        ...browser,
        brought: reading,
        why: "imported",
        now: { day: today, minuteOfDay: 600 },
        restoresForm: false,
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

describe("what the version before has stored", () => {
  const stored = {
    quickPlanCache: JSON.stringify({
      "08-June-2026": [{ subject: "Maths", hours: 1 }],
      "10-June-2026": [
        { subject: "Maths", hours: 1 },
        { subject: "Maths", hours: 0.5 },
      ],
      "11-June-2026": [{ subject: "Maths", hours: 1 }],
    }),
    studyProgress: JSON.stringify({ "08-June-2026-Maths": true, "10-June-2026-Maths#2": true }),
    quickPlanHours: "4",
    quickPlanSubjects: JSON.stringify([{ subject: "Maths", examDate: "2026-06-25" }]),
    smartplanner_plan_inputs: JSON.stringify({
      today: "2026-06-01",
      minuteOfDay: 0,
      subjects: [{ name: "Art", examDate: "2026-07-01" }],
      grid: {},
      commitments: [],
      preferences: defaultPreferences,
      hoursPerDay: 3,
    }),
    advancedPlanCache: JSON.stringify({
      "09-June-2026": [{ subject: "Art", hours: 1, startTime: "08:00", examDate: "2026-07-01" }],
    }),
  };

  it("is read as it stands, and loses nothing when it is next written", () => {
    const browser = openBrowser(new MemoryArea(stored));
    expect(browser.read()).toEqual(JSON.parse(stored.quickPlanCache));
    expect(browser.workspace.read("smartplanner_plan_inputs")?.hoursPerDay).toBe(3);
    expect(browser.summary().completedHours).toBe(1.5);
    browser.generate({ subjects: subjects.slice(0, 1) });
    expect(browser.summary().completedHours).toBe(1.5);
    expect(browser.read()["08-June-2026"]).toMatchObject([{ subject: "Maths", hours: 1 }]);
    expect(browser.read()["10-June-2026"]?.map(({ hours }) => hours)).toEqual([0.5, 3.5]);
  });

  /** As an account that another person's visit had put aside; before that, parked entries were not packed. */
  const parkedThen =
    '{"at":"2026-06-09T18:00:00.000Z","packed":"H4sIAAAAAAAAA5VRTUvEMBD9L+M1lbS4i/YmehBBWPCYCRKTYau2qeZDVkr/uyQpu34gspchzJs3896LEPAWn/TLplf2SumOgMGEwM+r22ipanizRmjFhODj4zPpgNAi3KnQeQSG0I3ReYS2niVDqPnRNPbvDD9dleX18ZpmkEyAD9F8bNy4deT9b4PVQm2Di/TDRcFOmgUt+/aJ3aRLwODse/u+yErI3yppp4ZrFSi38ym+rpoVwiyL6EG58Nora8k96J6UI1O0D6MpLGXeldVk8r5Au5BMCHEA9r+aJyZEBH7xJUUsOeJBY+qkcunym6VS8sQlUQSZYpWfpIFDkToCAAA="}';
  const notPacked = JSON.stringify([...Object.entries(stored)].slice(0, 4));

  it.each([
    ["packed", parkedThen],
    ["as a list", notPacked],
  ])("comes back from an account that was parked then, %s", async (_, parked) => {
    const area = new MemoryArea({
      [ownerKey]: "bob",
      [parkedKeyOf("ada")]: parked,
      quickPlanHours: "9",
    });
    const ownership = createOwnership({
      area,
      log: { warn: () => undefined },
      timestamp: () => "2026-06-10T10:00:00.000Z",
      onChangeElsewhere: () => () => undefined,
      onTakenElsewhere: () => undefined,
    });
    await ownership.claim("ada");
    const browser = openBrowser(area);
    expect(browser.read()).toEqual(JSON.parse(stored.quickPlanCache));
    expect(browser.workspace.read("quickPlanHours")).toBe(4);
    browser.generate({ subjects: subjects.slice(0, 1) });
    expect(browser.summary().completedHours).toBe(1.5);
    expect(browser.read()["08-June-2026"]).toMatchObject([{ subject: "Maths", hours: 1 }]);
    expect(browser.receipts()).toHaveLength(1);
    if (parked === parkedThen) {
      expect(browser.door.undoClear()).toBe(true);
      expect(browser.read("advanced")["09-June-2026"]).toMatchObject([{ subject: "Art" }]);
    }
    await ownership.claim("bob");
    expect(openBrowser(area).workspace.read("quickPlanHours")).toBe(9);
  });

  it("gets the same ids on two devices that write at once", () => {
    const [one, other] = [openBrowser(new MemoryArea(stored)), openBrowser(new MemoryArea(stored))];
    one.generate();
    other.generate({ hoursPerDay: 2 });
    const idsOf = (browser: typeof one) => [
      browser.read()["08-June-2026"]?.[0]?.id,
      browser.read()["11-June-2026"]?.find(({ subject }) => subject === "Maths")?.id,
    ];
    expect(idsOf(one)).toEqual(idsOf(other));
  });
});

describe("what was done by hand", () => {
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
    browser.door.undo(receipt ?? "");
    expect(mathsOf(browser, tomorrow)?.[0]?.entry.startTime).toBe("20:00");
  });

  it("goes with the plan that is cleared", () => {
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
    browser.door.clear("quick");
    expect(browser.workspace.read("quickPlanCache")).toBe(null);
    expect({ ...browser.workspace.records("ticks") }).toEqual({});
    expect(browser.receipts()).toMatchObject([
      { why: "cleared", mode: "quick", was: { days: 20, subjects: ["Maths", "Art"] } },
    ]);
    const { cleared, hadPlan } = browser.generate({ hoursPerDay: 2 });
    expect(hadPlan).toBe(false);
    expect(browser.summary()).toMatchObject({ completedHours: 0, studyStreak: 0 });
    expect(browser.door.restore(cleared ?? "")?.receipt).not.toBe(null);
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
    browser.door.clear("quick");
    browser.workspace.setDone(first, false);
    const { cleared } = browser.generate();
    browser.door.restore(cleared ?? "");
    const ticks = browser.workspace.records("ticks");
    expect([ticks[first], ticks[second]]).toEqual([false, true]);
  });

  it("is as it was after Undo, with nothing left to look up", () => {
    const { browser, plan, before } = lived();
    browser.door.clear("quick");
    expect(browser.door.undoClear()).toBe(true);
    expect(browser.read()).toEqual(plan);
    expect(browser.summary()).toEqual(before);
    expect(browser.receipts()).toEqual([]);
    expect(browser.door.undoClear()).toBe(false);
  });
});
