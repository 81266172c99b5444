import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { packPlan, unpackPlan } from "../plan-update/packed-plan.ts";
import type { StudyRecord } from "../study-log/study-record.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { studiedTimesOf } from "../work/studied-times.ts";
import { type Assignment, assignmentProblem } from "./assignment.ts";
import { dueTasksOf, taskLeftOf } from "./due-tasks.ts";
import { dueItemsOf, occurrenceIdOf } from "./occurrences.ts";
import { finishedWorkOf, studiedOfItem, studiedTasksOf } from "./studied-tasks.ts";
import { workLengthOf } from "./work-length.ts";

const today = day("2026-11-16");
const essay: Assignment = {
  kind: "hand-in",
  subject: "History",
  title: "Essay 2",
  due: { day: day("2026-11-27") },
  estimate: { minutes: 360 },
  state: "open",
  addedOn: today,
};
const sheet: Assignment = {
  ...essay,
  subject: "Physics",
  title: "Sheet",
  due: { day: day("2026-11-17"), minute: 540 },
  opens: day("2026-11-10"),
  estimate: { minutes: 120 },
  repeats: { everyWeeks: 1, until: day("2026-12-18") },
};
const until = day("2026-12-31");
const none = new Map();

describe("weekly work", () => {
  const items = dueItemsOf({ s: sheet }, until);

  it("is due every week up to its last day, and opens as many days before each", () => {
    expect(items.map(({ due, opens }) => [due?.day, due?.minute, opens])).toEqual([
      ["2026-11-17", 540, "2026-11-10"],
      ["2026-11-24", 540, "2026-11-17"],
      ["2026-12-01", 540, "2026-11-24"],
      ["2026-12-08", 540, "2026-12-01"],
      ["2026-12-15", 540, "2026-12-08"],
    ]);
    expect(items[1]?.id).toBe(occurrenceIdOf("s", day("2026-11-24")));
  });

  it("ends with the days asked for if the rule has no end, and asks for nothing from before it was entered", () => {
    const endless = { ...sheet, due: { day: day("2020-01-06") }, repeats: { everyWeeks: 2 } };
    const days = dueItemsOf({ s: endless }, until).map(({ due }) => due?.day);
    expect(days).toEqual(["2026-11-16", "2026-11-30", "2026-12-14", "2026-12-28"]);
  });

  it("an occurrence with a record is as that says, and stays when the rule is removed", () => {
    const id = occurrenceIdOf("s", day("2026-12-01"));
    const { repeats: _, ...rest } = sheet;
    const moved: Assignment = { ...rest, due: { day: day("2026-12-03") } };
    const changed = dueItemsOf({ s: sheet, [id]: moved }, until);
    expect(changed).toHaveLength(5);
    expect(changed.find((item) => item.id === id)).toMatchObject({
      due: { day: "2026-12-03" },
      series: { id: "s", dueDay: "2026-12-01" },
    });
    expect(dueItemsOf({ [id]: moved }, until).map((item) => item.id)).toEqual([id]);
  });
});

describe("how long work takes", () => {
  it("is the entered length, in minutes, pages or parts", () => {
    expect(workLengthOf(essay)).toEqual({ minutes: 360, isGuessed: false, alike: 0 });
    expect(workLengthOf({ ...essay, estimate: { pages: 30, minutesPerPage: 4 } }).minutes).toBe(
      120,
    );
    const parts = [90, 45].map((minutes, index) => ({ id: `${index}`, title: "Draft", minutes }));
    expect(workLengthOf({ ...essay, parts }).minutes).toBe(135);
  });

  it("is guessed from two alike, else by the usual, and says so", () => {
    const unknown = { ...essay, estimate: undefined };
    expect(workLengthOf(unknown)).toEqual({ minutes: 480, isGuessed: true, alike: 0 });
    expect(workLengthOf({ ...unknown, title: "Problem 7" }).minutes).toBe(120);
    const took = (title: string, actualMinutes: number) => ({ ...essay, title, actualMinutes });
    const finished = [took("Essay 1", 400), took("essay 0", 440), took("Map", 60)];
    expect(workLengthOf(unknown, finished)).toEqual({ minutes: 420, isGuessed: true, alike: 2 });
    expect(workLengthOf(unknown, [took("Essay 1", 400)]).alike).toBe(0);
  });
});

describe("the done part of it", () => {
  const entry = (minutes: number, taskId?: string) => ({
    subject: "History",
    ...durationFieldsOf(minutes),
    ...(taskId === undefined ? {} : { taskId, title: "Essay 2" }),
  });
  const days = sessionDaysOf({ "16-November-2026": [entry(60, "e"), entry(45, "e"), entry(30)] });
  const progress = {
    "16-November-2026-History": true,
    "16-November-2026-History#2": true,
    "16-November-2026-History#3": true,
  };
  const record = (more: Partial<StudyRecord>): StudyRecord => ({
    subject: "History",
    stretches: [{ day: today, startMinute: 600, seconds: 90 * 60 }],
    taskId: "e",
    source: "timer",
    ...more,
  });

  it("counts ticks as planned, other time as logged, and the student's answer of the time left", () => {
    const of = (records: readonly StudyRecord[]) =>
      studiedOfItem(studiedTasksOf({ days, progress, records }), "e");
    expect(of([])).toMatchObject({ doneMinutes: 105, loggedMinutes: 0 });
    const first = { sessionKey: "16-November-2026-History", plannedMinutes: 60 };
    expect(of([record(first)])).toEqual({
      doneMinutes: 105,
      loggedMinutes: 90,
      spentMinutes: 135,
    });
    expect(of([record({ ...first, leftMinutes: 15 })])).toMatchObject({
      doneMinutes: 90,
      loggedMinutes: 90,
    });
    expect(of([record({ taskId: "e/draft" })])).toMatchObject({
      doneMinutes: 195,
      loggedMinutes: 90,
    });
  });

  it("counts for no exam of the subject", () => {
    const times = studiedTimesOf({ days, progress, records: [record({})] });
    expect(times.get("History")?.map(({ minutes }) => minutes)).toEqual([30]);
  });

  it("becomes a pair of estimate and real time when handed in with a log", () => {
    const studied = studiedTasksOf({ days, progress, records: [record({})] });
    const handedIn: Assignment = { ...essay, state: "handed in", endedOn: today };
    const items = dueItemsOf({ e: handedIn, open: essay, unlogged: handedIn }, until);
    expect(finishedWorkOf(items, studied)).toMatchObject([
      { title: "Essay 2", estimateMinutes: 360, actualMinutes: 195 },
    ]);
  });

  it("is kept apart by title in a packed plan", () => {
    const plan = { "16-November-2026": [entry(60, "e"), { ...entry(60, "f"), title: "Map" }] };
    expect(unpackPlan(packPlan({ plan, from: today, after: {} }))).toEqual(plan);
  });
});

describe("the tasks for the planners", () => {
  const tasksOf = (records: Readonly<Record<string, Assignment>>, studied = none) =>
    dueTasksOf({ items: dueItemsOf(records, until), studied });

  it("are open work with something left, in order of due, work without a date last", () => {
    const done = { doneMinutes: 100, loggedMinutes: 0, spentMinutes: 100 };
    const tasks = tasksOf(
      {
        e: essay,
        s: { ...sheet, repeats: undefined },
        gone: { ...essay, state: "let go" },
        whole: { ...essay, estimate: { minutes: 90 } },
        undated: { ...essay, kind: "task", due: undefined },
      },
      new Map([
        ["e", done],
        ["whole", done],
      ]),
    );
    expect(tasks).toEqual([
      {
        key: "s",
        subject: "Physics",
        title: "Sheet",
        due: { day: "2026-11-17", minute: 540 },
        opens: { day: "2026-11-10", minute: 0 },
        workMinutes: 120,
        studiedMinutes: 0,
      },
      {
        key: "e",
        subject: "History",
        title: "Essay 2",
        due: { day: "2026-11-27", minute: 1439 },
        workMinutes: 360,
        studiedMinutes: 100,
      },
      {
        key: "undated",
        subject: "History",
        title: "Essay 2",
        workMinutes: 360,
        studiedMinutes: 0,
      },
    ]);
  });

  it("follows the dates of parts, and time counts for them in their order", () => {
    const parts = [
      { id: "r", title: "Research", minutes: 60, done: true },
      { id: "d", title: "Draft", minutes: 120, dueDay: day("2026-11-22") },
      { id: "p", title: "Edit", minutes: 60 },
    ];
    const studied = new Map([["e", { doneMinutes: 90, loggedMinutes: 0 }]]);
    const tasks = tasksOf({ e: { ...essay, parts } }, studied);
    expect(tasks.map((task) => [task.key, task.title, task.opens?.day, taskLeftOf(task)])).toEqual([
      ["e/d", "Essay 2: Draft", undefined, 90],
      ["e", "Essay 2", "2026-11-22", 60],
    ]);
  });

  it("a quiz at an unknown time ends with the day before; a start after the due day does not count", () => {
    const [quiz] = tasksOf({ q: { ...essay, kind: "quiz", opens: day("2026-12-01") } });
    expect(quiz).toMatchObject({ due: { day: "2026-11-27", minute: 0 }, isQuiz: true });
    expect(quiz?.opens).toBeUndefined();
  });
});

it.each([
  [{}, undefined],
  [{ estimate: undefined }, undefined],
  [{ estimate: { minutes: 0 } }, "no length"],
  [{ estimate: { minutes: 54_000 } }, "too long"],
  [{ opens: day("2026-11-28") }, "starts late"],
  [{ due: { day: day("2026-11-15") } }, "day is over"],
  [{ repeats: { everyWeeks: 1, until: day("2026-11-20") } }, "ends early"],
])("%j: %s", (more: Partial<Assignment>, problem) => {
  expect(assignmentProblem({ ...essay, ...more }, today)).toBe(problem);
});
