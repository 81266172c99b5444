import type { CalendarDay } from "@smart-planner/planner/model";
import {
  type PlanSession,
  sessionDaysOf,
  sessionsOf,
  timelineOf,
} from "@smart-planner/planner/plan";
import { addDays, totalMinutes } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { MemoryArea } from "../../test/memory-area.ts";
import { firstDay, openBrowser } from "../../test/memory-browser.ts";

const rows = [
  { subject: "Maths", examDate: "2026-06-25" },
  { subject: "Art", examDate: "2026-06-30" },
];

/**
 * A browser with two subjects in both forms, which counts how often a page would be notified of a
 * change.
 */
const openPlanner = (area = new MemoryArea()) => {
  const browser = openBrowser(area);
  const { workspace, planner } = browser;
  workspace.write("quickPlanSubjects", rows);
  workspace.write("quickPlanHours", 4);
  workspace.write("advancedPlanSubjects", rows);
  const seen: (readonly [plan: boolean, inputs: boolean])[] = [];
  workspace.subscribe(() =>
    seen.push([
      workspace.read("advancedPlanCache") !== null,
      workspace.read("smartplanner_plan_inputs") !== null,
    ]),
  );
  return { ...browser, planner, workspace, seen };
};

type Planner = ReturnType<typeof openBrowser>["planner"];

const eventsOn = (planner: Planner, mode: "quick" | "advanced", day: CalendarDay) => {
  const { kept, view } = planner.state(mode);
  const { colours, sessionNotes, subjects } = view;
  return timelineOf({ plan: kept ?? {}, days: [day], subjects, colours, sessionNotes }).events;
};

const eventOn = (planner: Planner, day: CalendarDay) => {
  const [event] = eventsOn(planner, "quick", day);
  if (event === undefined) throw new Error("no session");
  return event;
};

const placesOf = (sessions: readonly PlanSession[]) =>
  sessions.map(({ day, subject, minutes, entry }) => [day, subject, minutes, entry.startTime]);

describe("Generate", () => {
  it("makes a quick plan by the specified rule, stored before the making ends", async () => {
    const { planner, read } = openPlanner();
    expect(planner.state("quick").view.plan).toBeNull();
    const made = planner.generate("quick");
    expect(planner.making("quick").isGenerating).toBe(true);
    expect(await made).toBe(true);
    expect(planner.making("quick").isGenerating).toBe(false);
    expect(Object.keys(read()).length).toBe(20);
    expect(planner.state("quick").isUpToDate).toBe(true);
  });

  it("stores an advanced plan with its inputs in one change", async () => {
    const { planner, seen } = openPlanner();
    await planner.generate("advanced");
    expect(seen).toContainEqual([true, true]);
    expect(seen.filter(([hasPlan, hasInputs]) => hasPlan !== hasInputs)).toEqual([]);
  });

  it("uses the worker's review of the plan, and asks for nothing twice", async () => {
    const { planner, asked } = openPlanner();
    await planner.generate("advanced");
    planner.read("advanced");
    expect(asked).toEqual(["make"]);
    const reading = planner.reading("advanced");
    const sessions = sessionsOf(planner.state("advanced").kept ?? {});
    expect(sessions.length).toBeGreaterThan(5);
    for (const { key } of sessions) expect(reading?.explanations[key]).toBeDefined();
    expect(reading?.review?.check.ok).toBe(true);
  });

  it("says the same of the plan after a reload", async () => {
    const { area, planner } = openPlanner();
    await planner.generate("advanced");
    const before = planner.reading("advanced");
    const again = openBrowser(area);
    again.planner.read("advanced");
    await expect.poll(() => again.planner.reading("advanced")).not.toBeNull();
    expect(again.asked).toEqual(["review"]);
    expect(again.planner.reading("advanced")?.explanations).toEqual(before?.explanations);
    expect(again.planner.reading("advanced")?.review?.fit).toEqual(before?.review?.fit);
  });

  it("names missing fields, and stores nothing", async () => {
    const { planner, workspace } = openPlanner();
    workspace.remove("advancedPlanSubjects");
    expect(await planner.generate("advanced")).toBe(false);
    expect(planner.missing("advanced")).toEqual({ hours: false, subjects: true });
    expect(workspace.read("advancedPlanCache")).toBeNull();
  });

  it("writes nothing if the plan is the same, also after a reload", async () => {
    const first = openPlanner();
    await first.planner.generate("quick");
    for (const { planner, workspace } of [first, openBrowser(first.area)]) {
      let heard = 0;
      workspace.subscribe(() => {
        heard += 1;
      });
      expect(await planner.generate("quick")).toBe(true);
      expect(heard).toBe(0);
      expect(planner.notices.current()?.text).toMatch(/^Nothing to change/);
    }
  });

  it("keeps the plan if nothing is ahead, and shows its past", async () => {
    const { planner, workspace, become, read } = openPlanner();
    await planner.generate("quick");
    const plan = read();
    become(addDays(firstDay, 30));
    await planner.generate("quick");
    expect(workspace.read("quickPlanCache")).toBe(plan);
    expect(planner.state("quick").isEmptied).toBe(true);
  });
});

it("a new plan begins with an empty form and keeps the past; Undo takes it back", async () => {
  const { planner, workspace, become, read } = openPlanner();
  await planner.generate("quick");
  const sessions = placesOf(sessionsOf(read()));
  become(addDays(firstDay, 30));
  expect(planner.state("quick").isOver).toBe(true);
  planner.startNew("quick");
  expect(workspace.read("quickPlanSubjects")).toBeNull();
  expect(workspace.read("quickPlanHours")).toBeNull();
  expect(placesOf(sessionsOf(read()))).toEqual(sessions);
  expect(sessionsOf(read()).every(({ entry }) => entry.released === "let go")).toBe(true);
  expect(planner.state("quick")).toMatchObject({ isOver: false, isPutAway: true });
  planner.undoLast();
  expect(workspace.read("quickPlanSubjects")).toEqual(rows);
  expect(planner.state("quick").isOver).toBe(true);
  expect(sessionsOf(read()).some(({ entry }) => entry.released !== undefined)).toBe(false);
});

describe("an update", () => {
  it("is shown first and stored when it is accepted, with the values entered along; Undo takes both back", async () => {
    const { planner, workspace, read, receipts } = openPlanner();
    await planner.generate("quick");
    const before = placesOf(sessionsOf(read()));
    await planner.update({
      mode: "quick",
      changes: [{ kind: "hours", from: 4, to: 6 }],
      entering: { hoursPerDay: 6 },
    });
    // Of a plan by shares there is one: equal ones are offered once.
    expect(planner.preview()?.offer?.options.map(({ kind }) => kind)).toEqual(["keep"]);
    expect(placesOf(sessionsOf(read()))).toEqual(before);
    planner.acceptPreview("keep");
    expect(planner.preview()).toBeNull();
    expect(workspace.read("quickPlanHours")).toBe(6);
    expect(placesOf(sessionsOf(read()))).not.toEqual(before);
    const [id = ""] = Object.keys(workspace.records("receipts"));
    expect(receipts()).toHaveLength(1);
    planner.undo(id);
    expect(workspace.read("quickPlanHours")).toBe(4);
    expect(placesOf(sessionsOf(read()))).toEqual(before);
  });

  it("with less work lowers the goal along with the plan, and Undo raises it again", async () => {
    const { planner, workspace } = openPlanner();
    const exams = [{ id: "one", name: "", date: "", time: "", weight: 1 }];
    workspace.putRecord("subjects", "Maths", { way: "goal", goalMinutes: 6_000, exams });
    await planner.generate("advanced");
    const change = { kind: "lower goal", subject: "Maths", from: 6_000, to: 3_000 } as const;
    await planner.update({
      mode: "advanced",
      entering: {
        less: [{ change, subject: "Maths", topics: [], goalMinutes: 3_000 }],
      },
    });
    planner.acceptPreview("keep");
    expect(workspace.records("subjects").Maths?.goalMinutes).toBe(3_000);
    const [id = ""] = Object.keys(workspace.records("receipts"));
    planner.undo(id);
    expect(workspace.records("subjects").Maths?.goalMinutes).toBe(6_000);
  });
});

it("less time today gives the rest another day, and the usual time brings it back", async () => {
  const { planner, read } = openPlanner();
  await planner.generate("quick");
  const todayIn = () =>
    sessionDaysOf(read(), [firstDay]).flatMap(({ sessions }) => placesOf(sessions));
  const before = todayIn();
  await planner.setTimeToday("quick", 120);
  expect(planner.preview()).toBeNull();
  expect(planner.notices.current()?.text).toMatch(/^2 h today\. .+(moved to|does not fit)/);
  expect(planner.timeToday("quick")).toMatchObject({ minutes: 120, isChanged: true });
  planner.resetTimeToday("quick");
  expect(planner.timeToday("quick")?.isChanged).toBe(false);
  expect(todayIn()).toEqual(before);
});

describe("less time today, after today's sessions were moved by hand,", () => {
  const openMoved = async (mode: "quick" | "advanced") => {
    const browser = openPlanner();
    const { planner, become, read } = browser;
    await planner.generate(mode);
    become(firstDay, 16 * 60 + 30);
    const today = () => eventsOn(planner, mode, firstDay);
    let start = 17 * 60;
    const places = today().map(({ minutes }) => {
      const place = { day: firstDay, start, minutes };
      start += minutes + 15;
      return place;
    });
    planner.editor(mode).edit.moveToday(today(), places);
    const placesToday = () =>
      today().map(({ title, startTime, minutes }) => [title, startTime, minutes]);
    const allMinutes = () => totalMinutes(sessionsOf(planner.state(mode).kept ?? {}));
    return { ...browser, read, placesToday, allMinutes };
  };

  it("cuts the last ones and keeps the first where it is; Undo takes it back", async () => {
    const { planner, workspace, placesToday, allMinutes } = await openMoved("quick");
    const before = { places: placesToday(), edits: workspace.records("edits"), all: allMinutes() };
    expect(before.places).toEqual([
      ["Maths", "17:00", 135],
      ["Art", "19:30", 105],
    ]);
    await planner.setTimeToday("quick", 60);
    expect(placesToday()).toEqual([["Maths", "17:00", 60]]);
    // The days of a quick plan are full.
    expect(allMinutes()).toBe(before.all - 180);
    expect(planner.notices.current()?.text).toBe("1 h today. 3 h does not fit any more.");
    planner.undoLast();
    expect(placesToday()).toEqual(before.places);
    expect(workspace.records("edits")).toEqual(before.edits);
    expect(allMinutes()).toBe(before.all);
  });

  it("leaves nothing for today if the student stops", async () => {
    const { planner, placesToday } = await openMoved("quick");
    await planner.setTimeToday("quick", 0);
    expect(placesToday()).toEqual([]);
    planner.resetTimeToday("quick");
    expect(placesToday()).toHaveLength(2);
  });

  it("works in an advanced plan, too", async () => {
    const { planner, placesToday } = await openMoved("advanced");
    const before = placesToday();
    const [first] = before;
    await planner.setTimeToday("advanced", 30);
    expect(placesToday()).toEqual([[first?.[0], "17:00", 30]]);
    planner.undoLast();
    expect(placesToday()).toEqual(before);
  });
});

it("gives the same state until something in it changes, and a tick changes nothing without chapters", async () => {
  const { planner, read } = openPlanner();
  await planner.generate("quick");
  const state = planner.state("quick");
  expect(planner.state("quick")).toBe(state);
  const [session] = sessionsOf(read());
  planner.tick("quick", session?.key ?? "", true);
  expect(planner.state("quick")).toBe(state);
  planner.workspace.write("quickPlanHours", 5);
  expect(planner.state("quick").changes).toEqual([{ kind: "hours", from: 4, to: 5 }]);
});

it("lets missed sessions go, and asks about them no more; Undo takes that back", async () => {
  const { planner, become, read } = openPlanner();
  await planner.generate("quick");
  become(addDays(firstDay, 1));
  const missed = sessionDaysOf(read(), [firstDay]).flatMap(({ sessions }) => sessions);
  planner.letGo(
    "quick",
    missed.map(({ key }) => key),
  );
  const released = () =>
    sessionDaysOf(read(), [firstDay]).flatMap(({ sessions }) =>
      sessions.map(({ entry }) => entry.released),
    );
  expect(released()).toEqual(missed.map(() => "let go"));
  planner.notices.current()?.actions[0]?.onPress();
  expect(released()).toEqual(missed.map(() => undefined));
});

it("a session that ended before its plan was made is let go, also after the plan is made again", async () => {
  const { planner, become, workspace } = openPlanner();
  become(firstDay, 21 * 60);
  await planner.generate("quick");
  const released = (day: CalendarDay) =>
    sessionDaysOf(planner.state("quick").kept ?? {}, [day]).flatMap(({ sessions }) =>
      sessions.map(({ entry }) => entry.released),
    );
  expect(released(firstDay)).toEqual([undefined, undefined]);
  const second = addDays(firstDay, 1);
  become(addDays(firstDay, 2));
  expect([released(firstDay), released(second)]).toEqual([
    ["let go", "let go"],
    [undefined, undefined],
  ]);
  workspace.write("quickPlanHours", 6);
  await planner.generate("quick");
  expect([released(firstDay), released(second)]).toEqual([
    ["let go", "let go"],
    [undefined, undefined],
  ]);
});

describe("the last change", () => {
  it("is named until the next one, and is undone once", async () => {
    const { planner, workspace } = openPlanner();
    await planner.generate("quick");
    expect(planner.lastChange("quick")).toBeNull();
    const editor = planner.editor("quick");
    const event = eventOn(planner, addDays(firstDay, 1));
    editor.edit.put(event, { day: event.day, start: 20 * 60, minutes: event.minutes });
    expect(planner.lastChange("quick")?.name).toBe(`${event.title} moved to Thursday 20:00`);
    const [key = ""] = Object.keys(workspace.records("ticks"));
    planner.tick("quick", key, true);
    expect(planner.lastChange("quick")).not.toBeNull();
    planner.undoLast();
    expect(workspace.records("edits")).toEqual({});
    expect(planner.lastChange("quick")).toBeNull();
  });

  it("survives a reload, unless the plan has changed since", async () => {
    const area = new MemoryArea();
    const { planner, workspace } = openPlanner(area);
    await planner.generate("quick");
    workspace.write("quickPlanHours", 6);
    await planner.generate("quick");
    const updated = planner.state("quick").kept;
    const event = eventOn(planner, addDays(firstDay, 1));
    planner.editor("quick").edit.remove(event);
    const reloaded = openBrowser(area);
    expect(reloaded.planner.lastChange("quick")?.name).toBe(`${event.title} skipped`);
    reloaded.planner.undoLast();
    expect(reloaded.planner.state("quick").kept).toEqual(updated);
    expect(openBrowser(area).planner.lastChange("quick")).toBeNull();
    reloaded.planner.editor("quick").edit.remove(event);
    workspace.removeRecords("edits", Object.keys(reloaded.workspace.records("edits")));
    expect(openBrowser(area).planner.lastChange("quick")).toBeNull();
  });

  it("is not offered once something else has changed the plan", async () => {
    const { planner, workspace } = openPlanner();
    await planner.generate("quick");
    workspace.write("quickPlanHours", 6);
    await planner.generate("quick");
    expect(planner.lastChange("quick")?.name).toMatch(/^\d+ sessions changed$/);
    const place = { day: firstDay, start: 1_200, minutes: 60 };
    workspace.putRecord("edits", "x", { kind: "own", mode: "quick", title: "Choir", ...place });
    expect(planner.lastChange("quick")).toBeNull();
  });
});

it("a study session added by hand is ticked as study, survives a new plan, and is one session", async () => {
  const { planner, workspace } = openPlanner();
  await planner.generate("quick");
  const day = addDays(firstDay, 1);
  expect(planner.editor("quick").subjects).toEqual(["Maths", "Art"]);
  planner.editor("quick").edit.add({ subject: "Art" }, { day, start: 19 * 60, minutes: 45 });
  const artOn = () =>
    sessionDaysOf(planner.state("quick").kept ?? {}, [day]).flatMap(({ sessions }) =>
      sessions.filter(({ subject }) => subject === "Art"),
    );
  const added = () => artOn().filter(({ minutes }) => minutes === 45);
  expect(added().map(({ entry }) => [entry.startTime, entry.examDate])).toEqual([
    ["19:00", "2026-06-30"],
  ]);
  expect(new Set(artOn().map(({ key }) => key)).size).toBe(artOn().length);
  expect(planner.state("quick").own).toEqual([]);
  const [{ key } = { key: "" }] = added();
  workspace.write("quickPlanHours", 6);
  await planner.generate("quick");
  expect(added()).toHaveLength(1);
  planner.tick("quick", key, true);
  expect(workspace.records("ticks")[key]).toBe(true);
  expect(added()[0]?.key).toBe(key);
});
