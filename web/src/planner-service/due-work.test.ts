import type { Assignment } from "@smart-planner/planner/due-work";
import { sessionEditAt, sessionsOf } from "@smart-planner/planner/plan";
import {
  addDays,
  daysBetween,
  labelOf,
  totalMinutes,
  weekdayOf,
} from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { firstDay, openBrowser } from "../../test/memory-browser.ts";

const rows = [
  { subject: "Maths", examDate: "2026-06-25" },
  { subject: "Art", examDate: "2026-06-30" },
];

const essay: Assignment = {
  kind: "hand-in",
  subject: "Art",
  title: "Essay 2",
  due: { day: addDays(firstDay, 5) },
  estimate: { minutes: 360 },
  state: "open",
  addedOn: firstDay,
};

const openPlanner = () => {
  const browser = openBrowser();
  const { workspace } = browser;
  for (const [subjects, hours] of [
    ["quickPlanSubjects", "quickPlanHours"],
    ["advancedPlanSubjects", "studyHoursAvailable"],
  ] as const) {
    workspace.write(subjects, rows);
    workspace.write(hours, 4);
  }
  return browser;
};

describe.each(["quick", "advanced"] as const)("due work in the %s plan", (mode) => {
  const openWithEssay = async () => {
    const browser = openPlanner();
    const { planner } = browser;
    expect(planner.addWork([essay]).ok).toBe(true);
    await planner.generate(mode);
    const ofEssay = () =>
      sessionsOf(planner.state(mode).kept ?? {}).filter(({ entry }) => entry.taskId !== undefined);
    const notice = () => planner.notices.current();
    return { ...browser, planner, ofEssay, notice };
  };

  it("is planned by Generate up to its length and no later than it is due", async () => {
    const { planner, ofEssay } = await openWithEssay();
    expect(ofEssay().reduce((sum, { minutes }) => sum + minutes, 0)).toBe(360);
    for (const { day, subject, entry } of ofEssay()) {
      expect(day <= addDays(firstDay, 5)).toBe(true);
      expect([subject, entry.title]).toEqual(["Art", "Essay 2"]);
    }
    expect(planner.state(mode).madeFrom?.tasks).toHaveLength(1);
    expect(planner.state(mode).isUpToDate).toBe(true);
  });

  it("added later makes the plan out of date, by its name", async () => {
    const { planner } = openPlanner();
    await planner.generate(mode);
    planner.addWork([essay]);
    expect(planner.state(mode).changes).toEqual([
      { kind: "due work added", title: "Essay 2", due: essay.due?.day },
    ]);
    await planner.update({ mode, changes: planner.state(mode).changes });
    planner.acceptPreview("keep");
    expect(planner.state(mode).changes).toEqual([]);
    const taken = sessionsOf(planner.state(mode).kept ?? {});
    expect(taken.some(({ entry }) => entry.title === "Essay 2")).toBe(true);
  });

  it("a tick counts for it, and the plan stays up to date", async () => {
    const { planner, ofEssay } = await openWithEssay();
    const [first] = ofEssay();
    if (first === undefined) throw new Error("no session");
    planner.tick(mode, first.key, true);
    expect(planner.dueWork().tasks?.[0]?.studiedMinutes).toBe(first.minutes);
    expect(planner.state(mode).isUpToDate).toBe(true);
  });

  it("handed in, its open sessions leave the plan; Undo brings them back", async () => {
    const { planner, ofEssay, notice } = await openWithEssay();
    const [first, ...open] = ofEssay();
    if (first === undefined) throw new Error("no session");
    planner.tick(mode, first.key, true);
    const places = () => ofEssay().map(({ key, day, minutes }) => [key, day, minutes]);
    const before = places();
    const [item] = planner.dueWork().items;
    if (item === undefined) throw new Error("no work");
    planner.handIn(item);
    expect(ofEssay().map(({ key }) => key)).toEqual([first.key]);
    expect(notice()?.text).toBe(
      `Essay 2 handed in. ${open.length} session${open.length === 1 ? "" : "s"} freed.`,
    );
    expect(planner.dueWork().tasks).toBeUndefined();
    expect(planner.dueWork().items[0]?.state).toBe("handed in");
    notice()?.actions[0]?.onPress();
    expect(places()).toEqual(before);
    expect(planner.dueWork().items[0]?.state).toBe("open");
    expect(planner.state(mode).isUpToDate).toBe(true);
  });

  it("handed in early, its time is offered to the exams, and a press gives it to them", async () => {
    const { planner, notice } = await openWithEssay();
    const examMinutes = () =>
      totalMinutes(
        sessionsOf(planner.state(mode).kept ?? {}).filter(
          ({ entry }) => entry.taskId === undefined,
        ),
      );
    const [item] = planner.dueWork().items;
    if (item === undefined) throw new Error("no work");
    planner.handIn(item);
    const before = examMinutes();
    const offer = notice()?.actions[1];
    expect(offer?.label).toBe("Use 6 h for your exams");
    offer?.onPress();
    await expect.poll(() => planner.preview()?.offer ?? null, { timeout: 60_000 }).not.toBeNull();
    planner.acceptPreview("keep");
    expect(examMinutes()).toBeGreaterThan(before);
  });

  it("handed in, a locked session is removed too and its missed time is let go; Undo restores both", async () => {
    const { planner, ofEssay, notice, become, workspace } = await openWithEssay();
    const last = ofEssay().at(-1);
    if (last === undefined) throw new Error("no session");
    workspace.putRecord(
      "edits",
      last.entry.id ?? "",
      sessionEditAt({
        session: last,
        mode,
        place: { day: last.day, start: 1_200, minutes: last.minutes },
      }),
    );
    become(addDays(firstDay, 1));
    const [item] = planner.dueWork().items;
    if (item === undefined) throw new Error("no work");
    // A started session of today stays, but is no longer asked for.
    const open = () => ofEssay().filter(({ entry }) => entry.released === undefined);
    const missed = () => open().filter(({ day }) => day === firstDay);
    const ahead = () => open().filter(({ day }) => day > firstDay);
    const before = { missed: missed().length, ahead: ahead().length };
    expect(before.ahead).toBeGreaterThan(0);
    planner.handIn(item);
    expect([missed().length, ahead().length]).toEqual([0, 0]);
    planner.read("advanced");
    const brokenRules = () => planner.reading("advanced")?.review.check.broken;
    if (mode === "advanced") await expect.poll(brokenRules).toEqual([]);
    notice()?.actions[0]?.onPress();
    expect([missed().length, ahead().length]).toEqual([before.missed, before.ahead]);
    expect(ahead().some(({ entry }) => entry.startTime === "20:00")).toBe(true);
  });

  it("a later due date moves nothing that fits; an earlier one and a longer estimate ask for an update", async () => {
    const { planner } = await openWithEssay();
    const [item] = planner.dueWork().items;
    if (item === undefined) throw new Error("no work");
    planner.changeWork(item, { due: { day: addDays(firstDay, 9) } });
    expect(planner.state(mode).changes).toEqual([]);
    planner.changeWork(item, { due: { day: addDays(firstDay, 3) } });
    expect(planner.state(mode).changes).toEqual([{ kind: "due work changed", title: "Essay 2" }]);
    planner.changeWork(item, { due: { day: addDays(firstDay, 9) }, estimate: { minutes: 480 } });
    expect(planner.state(mode).changes).toEqual([{ kind: "due work changed", title: "Essay 2" }]);
  });

  it("too much for its days, it is helped at a press, and the press changes the work with the plan", async () => {
    const { planner, workspace } = openPlanner();
    planner.addWork([{ ...essay, due: { day: addDays(firstDay, 1) }, estimate: { minutes: 900 } }]);
    await planner.generate(mode);
    const { shortMinutes, helps } = await planner.helpsFor(
      { mode, changes: [] },
      new AbortController().signal,
    );
    expect(shortMinutes).toBeGreaterThan(0);
    const helpOf = (kind: string) => {
      const help = helps.find(({ change }) => change.kind === kind);
      if (help === undefined) throw new Error(helps.map(({ change }) => change.kind).join());
      return help;
    };
    // It moves no session, and is shown first all the same.
    await planner.update(helpOf("less time").request);
    expect(planner.preview()?.offer).toBeTruthy();
    expect(Object.values(workspace.records("assignments"))[0]?.estimate).toEqual({ minutes: 900 });
    await planner.update(helpOf("hand in late").request);
    planner.acceptPreview("keep");
    const [record] = Object.values(workspace.records("assignments"));
    expect((record?.due?.day ?? "") > addDays(firstDay, 1)).toBe(true);
    expect(planner.state(mode).isUpToDate).toBe(true);
    const minutes = sessionsOf(planner.state(mode).kept ?? {})
      .filter(({ entry }) => entry.taskId !== undefined)
      .reduce((sum, one) => sum + one.minutes, 0);
    expect(minutes).toBeGreaterThan(900 - shortMinutes);
    planner.undoLast();
    expect(Object.values(workspace.records("assignments"))[0]?.due?.day).toBe(addDays(firstDay, 1));
  });

  it("what helps one week's sheet says nothing of the sheets of other weeks", async () => {
    const { planner } = openPlanner();
    const sheet = { ...essay, title: "Sheet", due: { day: addDays(firstDay, 1) } };
    const repeats = { everyWeeks: 2, until: addDays(firstDay, 15) };
    planner.addWork([{ ...sheet, subject: "", estimate: { minutes: 900 }, repeats }]);
    await planner.generate(mode);
    const { helps } = await planner.helpsFor({ mode, changes: [] }, new AbortController().signal);
    const late = helps.find(({ change }) => change.kind === "hand in late");
    if (late === undefined) throw new Error(helps.map(({ change }) => change.kind).join());
    await planner.update(late.request);
    const works = planner
      .preview()
      ?.offer?.options[0]?.exams.filter(({ name }) => /Sheet/.test(name));
    expect(works?.map(({ name }) => name)).toEqual(["Sheet"]);
  });

  it("opened again without Undo, it asks for its time", async () => {
    const { planner, ofEssay } = await openWithEssay();
    const [item] = planner.dueWork().items;
    if (item === undefined) throw new Error("no work");
    planner.handIn(item);
    expect(ofEssay()).toEqual([]);
    const [ended] = planner.dueWork().items;
    if (ended !== undefined) planner.reopenWork(ended);
    expect(planner.state(mode).changes.map(({ kind }) => kind)).toEqual(["due work added"]);
  });
});

it("weekly work takes changed fields from one of its weeks; Undo takes them back", () => {
  const { planner, workspace } = openPlanner();
  planner.addWork([{ ...essay, repeats: { everyWeeks: 1, until: addDays(firstDay, 30) } }]);
  const lengths = () => planner.dueWork().items.map(({ estimate }) => estimate);
  const [, second] = planner.dueWork().items;
  if (second === undefined) throw new Error("no work");
  planner.changeWork(second, { estimate: { minutes: 90 } });
  expect(lengths()).toEqual([
    { minutes: 360 },
    { minutes: 90 },
    { minutes: 360 },
    { minutes: 360 },
  ]);
  planner.changeSeries({ ...second, estimate: { minutes: 90 } });
  expect(lengths()).toEqual(Array.from({ length: 4 }, () => ({ minutes: 90 })));
  expect(workspace.records("assignments")[second.series?.id ?? ""]?.due).toEqual(essay.due);
  planner.notices.current()?.actions[0]?.onPress();
  expect(lengths()[3]).toEqual({ minutes: 360 });
});

it("weekly work moves to another weekday with its ids, but for a week that was moved by itself", () => {
  const { planner, workspace } = openPlanner();
  const due = { day: addDays(firstDay, 1 - weekdayOf(firstDay) + 7) };
  planner.addWork([{ ...essay, due, repeats: { everyWeeks: 1, until: addDays(due.day, 23) } }]);
  const items = () => planner.dueWork().items;
  const days = () => items().map(({ due: own }) => daysBetween(due.day, own?.day ?? due.day));
  const ids = items().map(({ id }) => id);
  const [first, second, third] = items();
  if (first === undefined || second === undefined || third === undefined)
    throw new Error("no work");
  planner.changeWork(second, { estimate: { minutes: 90 } });
  planner.changeWork(third, { due: { day: addDays(due.day, 15) } });
  const series = first.series?.id ?? "";
  const onThursday = {
    repeats: { everyWeeks: 1, until: addDays(due.day, 23), weekday: 3 },
  } as const;
  planner.changeRule(series, onThursday);
  expect(days()).toEqual([2, 9, 15, 23]);
  expect(items().map(({ id }) => id)).toEqual(ids);
  expect(items()[1]?.estimate).toEqual({ minutes: 90 });
  planner.notices.current()?.actions[0]?.onPress();
  expect(days()).toEqual([0, 7, 15, 21]);
  planner.changeRule(series, onThursday);
  const [moved] = items();
  if (moved !== undefined) planner.endSeries(moved);
  expect(workspace.records("assignments")).toEqual({});
});

it("on another weekday a late week keeps its day; Undo leaves a week that was handed in since", () => {
  const { planner, become } = openPlanner();
  const repeats = { everyWeeks: 1, until: addDays(firstDay, 26) };
  planner.addWork([{ ...essay, repeats }]);
  const days = () =>
    planner.dueWork().items.map(({ due }) => daysBetween(firstDay, due?.day ?? firstDay));
  become(addDays(firstDay, 13));
  // From a Monday to a Thursday.
  const series = planner.dueWork().items[0]?.series?.id ?? "";
  planner.changeRule(series, { repeats: { ...repeats, weekday: 3 } });
  expect(days()).toEqual([5, 12, 22]);
  const undo = planner.notices.current()?.actions[0];
  const [late] = planner.dueWork().items;
  if (late === undefined) throw new Error("no work");
  planner.handIn(late);
  undo?.onPress();
  expect(days()).toEqual([5, 12, 19, 26]);
  expect(planner.dueWork().items[0]?.state).toBe("handed in");
});

it("a last day that ends weekly work too early can be taken back, with the weeks that were late", () => {
  const { planner, become } = openPlanner();
  const repeats = { everyWeeks: 1, until: addDays(firstDay, 26) };
  planner.addWork([{ ...essay, repeats }]);
  become(addDays(firstDay, 13));
  const before = planner.dueWork().items;
  planner.changeRule(before[0]?.series?.id ?? "", { repeats: { ...repeats, until: firstDay } });
  expect(planner.dueWork().items).toEqual([]);
  planner.notices.current()?.actions[0]?.onPress();
  expect(planner.dueWork().items).toEqual(before);
});

it("all weeks that follow one go, but for those handed in before their time", () => {
  const { planner } = openPlanner();
  planner.addWork([{ ...essay, repeats: { everyWeeks: 1, until: addDays(firstDay, 26) } }]);
  const [first, second] = planner.dueWork().items;
  if (first === undefined || second === undefined) throw new Error("no work");
  planner.handIn(second);
  planner.endSeries(first);
  expect(planner.dueWork().items.map(({ id, state }) => [id, state])).toEqual([
    [second.id, "handed in"],
  ]);
});

it("500 assignments and a weekly rule without an end are planned, each up to its rest", async () => {
  const { planner, workspace } = openPlanner();
  const many = Array.from({ length: 500 }, (_, index) => {
    const due = { day: addDays(firstDay, 1 + (index % 200)) };
    const sheet = { ...essay, title: `Sheet ${index}`, due, estimate: { minutes: 30 } };
    return [`s${index}`, sheet] as const;
  });
  expect(workspace.putRecords("assignments", many).ok).toBe(true);
  planner.addWork([{ ...essay, title: "Weekly", repeats: { everyWeeks: 1 } }]);
  await planner.generate("quick");
  const planned = Map.groupBy(
    sessionsOf(planner.state("quick").kept ?? {}),
    ({ entry }) => entry.taskId,
  );
  const tasks = planner.dueWork().tasks ?? [];
  expect(tasks.length).toBeGreaterThan(510);
  for (const { key, workMinutes } of tasks)
    expect(
      (planned.get(key) ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
    ).toBeLessThanOrEqual(workMinutes);
});

it("without due work no input of a plan names it", async () => {
  const { planner, workspace } = openPlanner();
  await planner.generate("quick");
  await planner.generate("advanced");
  for (const register of ["smartplanner_quick_inputs", "smartplanner_plan_inputs"] as const)
    expect(Object.keys(workspace.read(register) ?? {})).not.toContain("tasks");
});

it("a smart timetable knows no due work: an update is offered for it", async () => {
  const { planner, clock } = openPlanner();
  planner.addWork([essay]);
  await planner.generate("quick");
  const plan = { "11-June-2026": [{ subject: "Maths", hours: 1, startTime: "10:00" }] };
  planner.replaceBySmart({ plan, now: clock.now() });
  expect(planner.state("quick").changes.map(({ kind }) => kind)).toEqual(["due work added"]);
});

it("a session missed for due work finds its place before the due day, in a full Quick Plan too", async () => {
  const { planner, become } = openPlanner();
  planner.addWork([essay]);
  await planner.generate("quick");
  become(addDays(firstDay, 1));
  const missed = sessionsOf(planner.state("quick").kept ?? {}).filter(
    ({ day, entry }) => day === firstDay && entry.taskId !== undefined,
  );
  expect(missed.length).toBe(1);
  await planner.update({ mode: "quick", missed });
  planner.acceptPreview("keep");
  const ahead = sessionsOf(planner.state("quick").kept ?? {}).filter(
    ({ day, entry }) => day > firstDay && entry.taskId !== undefined,
  );
  expect(ahead.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(360);
  for (const { day, subject } of ahead)
    expect([day <= addDays(firstDay, 5), subject]).toEqual([true, "Art"]);
});

describe("chances", () => {
  /** Eight sessions of the past that took half as long again as planned. */
  const openWithHistory = () => {
    const browser = openPlanner();
    const { workspace } = browser;
    const past = Array.from({ length: 8 }, (_, index) => addDays(firstDay, -8 + index));
    workspace.write(
      "quickPlanCache",
      Object.fromEntries(past.map((on) => [labelOf(on), [{ subject: "Maths", hours: 1 }]])),
    );
    for (const on of past) {
      const sessionKey = `${labelOf(on)}-Maths`;
      workspace.setDone(sessionKey, true);
      workspace.putRecord("log", `log-${on}`, {
        subject: "Maths",
        stretches: [{ day: on, startMinute: 600, seconds: 5_400 }],
        plannedMinutes: 60,
        sessionKey,
        source: "timer",
      });
    }
    return browser;
  };
  const idOf = (planner: ReturnType<typeof openPlanner>["planner"]): string =>
    planner.dueWork().items[0]?.id ?? "";

  it("are not known before eight finished pieces, and say how many are missing", async () => {
    const { planner } = openPlanner();
    planner.addWork([essay]);
    await planner.generate("quick");
    expect(planner.chances("quick").get(idOf(planner))?.shown).toMatchObject({
      kind: "not known",
      missing: 8,
    });
  });

  it("are shown with their reasons and an act, stay from day to day, and are kept with their outcome", async () => {
    const { planner, workspace, become } = openWithHistory();
    planner.addWork([{ ...essay, estimate: { minutes: 1_100 } }]);
    await planner.generate("quick");
    const id = idOf(planner);
    const chance = planner.chances("quick").get(id);
    if (chance?.shown.kind !== "known") throw new Error("not known");
    expect(chance).toMatchObject({ pieces: 8, pace: 1.5, leftMinutes: 1_100, kept: { done: 8 } });
    expect(chance.shown.tenths).toBeLessThan(9);
    const { raise } = chance;
    if (raise === undefined) throw new Error("nothing raises it");
    planner.noteChances("quick");
    expect(workspace.records("chances")[id]).toMatchObject({ tenths: chance.shown.tenths });
    await planner.update(raise.request);
    planner.acceptPreview("keep");
    const after = planner.chances("quick").get(id)?.shown;
    expect(after).toMatchObject({ kind: "known", tenths: 9 });
    const [item] = planner.dueWork().items;
    if (item !== undefined) planner.handIn(item);
    become(addDays(firstDay, 6));
    planner.noteChances("quick");
    expect(workspace.records("chances")[id]).toMatchObject({
      first: chance.shown.tenths,
      isDone: true,
    });
  });

  it("have no outcome if the work was deleted, and a bad one if it was not handed in", async () => {
    const { planner, workspace, become } = openWithHistory();
    planner.addWork([essay, { ...essay, title: "Essay 3" }]);
    await planner.generate("quick");
    planner.noteChances("quick");
    const [deleted, kept] = planner.dueWork().items;
    if (deleted === undefined || kept === undefined) throw new Error("no work");
    workspace.removeRecord("assignments", deleted.id);
    become(addDays(firstDay, 6));
    planner.noteChances("quick");
    const { [deleted.id]: first, [kept.id]: second } = workspace.records("chances");
    expect(first?.first).toBeGreaterThan(0);
    expect([first?.isDone, second?.isDone]).toEqual([undefined, false]);
  });

  it.each([true, false])(
    "of an exam with a goal fall with no tick, and are kept with their outcome: all of it studied is %s",
    async (isStudied) => {
      const { planner, workspace, become } = openWithHistory();
      workspace.putRecord("subjects", "Maths", {
        way: "goal",
        goalMinutes: 1_320,
        exams: [{ id: "first", name: "", date: "", time: "" }],
      });
      await planner.generate("advanced");
      const id = "exam 2026-06-25 Maths";
      const left = () => planner.chances("advanced").get(id)?.leftMinutes ?? 0;
      planner.noteChances("advanced");
      for (let day = firstDay; isStudied && left() > 0; day = addDays(day, 1)) {
        become(day);
        for (const { day: on, subject, key, minutes } of sessionsOf(
          planner.state("advanced").kept ?? {},
        )) {
          if (on !== day || subject !== "Maths") continue;
          const before = left();
          planner.tick("advanced", key, true);
          expect(left()).toBe(before - minutes);
        }
      }
      become(addDays(firstDay, 16));
      planner.noteChances("advanced");
      expect(workspace.records("chances")[id]).toMatchObject({ isDone: isStudied });
    },
  );
});
