import { describe, expect, it } from "vitest";
import type { CalendarDay, StudyPlan } from "../model/model.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { parseDay } from "../time/calendar-day.ts";
import type { Assignment } from "./assignment.ts";
import { dueRowsOf, openMinutesOf, workStandingsOf } from "./due-rows.ts";
import { dueTasksOf } from "./due-tasks.ts";
import { dueHorizonOf, dueItemsOf } from "./occurrences.ts";

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const today = day("2026-11-19");
const work = (due: string, given: Partial<Assignment> = {}): Assignment => ({
  kind: "hand-in",
  subject: "History",
  title: "Essay 2",
  due: { day: day(due) },
  estimate: { minutes: 60 },
  state: "open",
  addedOn: today,
  ...given,
});

interface Planned {
  readonly plan?: StudyPlan;
  readonly hours?: number;
}

const inputsOf = (
  records: Readonly<Record<string, Assignment>>,
  { plan = {}, hours = 4 }: Planned = {},
) => ({
  items: dueItemsOf(records, dueHorizonOf(records, today)),
  studied: new Map(),
  finished: [],
  open: openMinutesOf(plan, {}, today),
  planned: new Set(Object.keys(plan).length === 0 ? [] : Object.keys(records)),
  minutesPerDay: hours * 60,
  now: { day: today, minuteOfDay: 600 },
});

const rowsOf = (records: Readonly<Record<string, Assignment>>, planned?: Planned) =>
  dueRowsOf(inputsOf(records, planned));

describe("due rows", () => {
  it("say how far away work is due, up to two weeks", () => {
    const found = (due: string, minute?: number) =>
      rowsOf({ one: work(due, { due: { day: day(due), minute } }) }).map(({ away, isLate }) => [
        away,
        isLate,
      ]);
    expect(found("2026-11-20", 720)).toEqual([[1, false]]);
    expect(found("2026-11-19", 540)).toEqual([[0, true]]);
    expect(found("2026-11-25")).toEqual([[6, false]]);
    expect(found("2026-11-17")).toEqual([[-2, true]]);
    expect(found("2026-12-04")).toEqual([]);
  });

  it("keep work handed in today until midnight, and leave out released work", () => {
    const of = (given: Partial<Assignment>) => rowsOf({ one: work("2026-11-25", given) }).length;
    expect(of({ state: "handed in", endedOn: today })).toBe(1);
    expect(of({ state: "handed in", endedOn: day("2026-11-18") })).toBe(0);
    expect(of({ state: "let go", endedOn: today })).toBe(0);
  });

  it("say that a length is a guess", () => {
    const [row] = rowsOf({ one: work("2026-11-25", { estimate: undefined, title: "Sheet" }) });
    expect(row).toMatchObject({ doneMinutes: 0, minutes: 120, isGuessed: true });
  });

  it("name work that the plan has no room for", () => {
    const records = { one: work("2026-11-20", { estimate: { minutes: 210 } }) };
    const planWith = (hoursPerDay: number) =>
      planQuick({
        today,
        subjects: [],
        hoursPerDay,
        tasks: dueTasksOf({ items: dueItemsOf(records, today), studied: new Map() }),
      });
    expect(rowsOf(records, { plan: planWith(1) })[0]?.verdict).toEqual({
      kind: "short",
      minutes: 90,
    });
    expect(rowsOf(records, { plan: planWith(4) })[0]?.verdict?.kind).not.toBe("short");
  });

  it("name the day to start by, while nothing is done and that day is near", () => {
    const verdictOf = (due: string, minutes: number) =>
      rowsOf({ one: work(due, { estimate: { minutes } }) })[0]?.verdict;
    expect(verdictOf("2026-11-30", 480)).toEqual({ kind: "start by", day: "2026-11-24" });
    expect(verdictOf("2026-11-30", 60)).toBeUndefined();
    expect(verdictOf("2026-11-20", 120)).toEqual({ kind: "start by", day: "today" });
  });
});

it("the horizon of weekly work stays for a month, and reaches the last date", () => {
  const weekly = work("2026-11-20", { repeats: { everyWeeks: 1 } });
  expect(dueHorizonOf({ weekly }, today)).toBe(dueHorizonOf({ weekly }, day("2026-11-30")));
  expect(dueHorizonOf({ weekly, far: work("2027-06-01") }, today)).toBe("2027-06-01");
});

it("a part that was ticked counts as done", () => {
  const parts = [
    { id: "a", title: "Research", minutes: 120, done: true },
    { id: "b", title: "Draft", minutes: 240 },
  ];
  expect(rowsOf({ one: work("2026-11-25", { parts }) })).toMatchObject([
    { doneMinutes: 120, minutes: 360, isGuessed: false },
  ]);
});

describe("due work beside exams", () => {
  const quickPlan = (records: Readonly<Record<string, Assignment>>, hoursPerDay: number) => {
    const { items, studied } = inputsOf(records);
    return planQuick({ today, subjects: [], hoursPerDay, tasks: dueTasksOf({ items, studied }) });
  };
  const standings = (records: Readonly<Record<string, Assignment>>, plan: StudyPlan) =>
    workStandingsOf(
      inputsOf(records, { plan }),
      new Map([
        [today, 30],
        [day("2026-11-21"), 45],
        [day("2026-12-01"), 500],
      ]),
    );

  it("needs, gets and misses time, with the free time before its due day", () => {
    const records = { one: work("2026-11-25", { estimate: { minutes: 360 } }) };
    expect(standings(records, quickPlan(records, 4))).toMatchObject([
      {
        id: "one",
        title: "Essay 2",
        neededMinutes: 360,
        doneMinutes: 0,
        plannedMinutes: 360,
        missingMinutes: 0,
        cushionMinutes: 75,
        readiness: "on track",
      },
    ]);
    const short = { one: work("2026-11-20", { estimate: { minutes: 360 } }) };
    expect(standings(short, quickPlan(short, 2))).toMatchObject([
      { plannedMinutes: 240, missingMinutes: 120, readiness: "short" },
    ]);
  });

  it("is left out while the plan does not know it, and where it is far away and fits", () => {
    const near = { one: work("2026-11-25") };
    expect(standings(near, {})).toEqual([]);
    const far = { one: work("2026-12-20") };
    expect(standings(far, quickPlan(far, 4))).toEqual([]);
  });
});
