import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { addDays } from "../time/day-number.ts";
import type { Assignment } from "./assignment.ts";
import { openMinutesOf } from "./due-rows.ts";
import { dueTasksOf } from "./due-tasks.ts";
import { dueItemsOf } from "./occurrences.ts";
import { termOf, weekProofOf } from "./term.ts";

/** A Thursday. */
const today = day("2026-11-19");
const work = (due: string | undefined, given: Partial<Assignment> = {}): Assignment => ({
  kind: "hand-in",
  subject: "History",
  title: "Essay 2",
  ...(due === undefined ? {} : { due: { day: day(due) } }),
  estimate: { minutes: 60 },
  state: "open",
  addedOn: today,
  ...given,
});
const exams = [{ name: "Maths", examDate: day("2026-12-02"), examStart: 540 }];

const termWith = (records: Readonly<Record<string, Assignment>>, hoursPerDay = 2) => {
  const items = dueItemsOf(records, day("2026-12-31"));
  const tasks = dueTasksOf({ items, studied: new Map() });
  const plan = planQuick({ today, subjects: exams, hoursPerDay, tasks });
  return termOf({
    items,
    studied: new Map(),
    finished: [],
    open: openMinutesOf(plan, {}, today),
    planned: new Set(tasks.map(({ key }) => key)),
    minutesPerDay: hoursPerDay * 60,
    now: { day: today, minuteOfDay: 600 },
    plan,
    progress: {},
    exams,
    roomOn: (on) => (on > day("2026-12-01") ? hoursPerDay * 60 : 0),
    isDayOff: (on) => on >= day("2026-12-07") && on <= day("2026-12-09"),
    isShares: true,
  });
};

describe("the term", () => {
  it("has every week from this one to the last date, with exams and work in order of time", () => {
    const { weeks, before, undated } = termWith({
      late: work("2026-11-10", { title: "Map" }),
      done: work("2026-11-20", { title: "Sheet", state: "handed in", endedOn: today }),
      essay: work("2026-12-02"),
      last: work("2026-12-15"),
      gone: work("2026-12-20", { state: "let go" }),
      loose: work(undefined, { title: "Tidy notes", kind: "task" }),
    });
    expect(weeks.map(({ start }) => start)).toEqual([
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
      "2026-12-07",
      "2026-12-14",
    ]);
    expect(weeks[2]?.dates.map(({ kind, title }) => [kind, title])).toEqual([
      ["exam", ""],
      ["work", "Essay 2"],
    ]);
    expect(weeks[0]?.dates.map(({ isHandedIn }) => isHandedIn)).toEqual([true]);
    expect(weeks[3]?.mark).toBe("days off");
    expect(before.map(({ title }) => title)).toEqual(["Map"]);
    expect(undated.map(({ title }) => title)).toEqual(["Tidy notes"]);
  });

  it("counts the hours of a week: planned, by subject, and free", () => {
    const [first, second, third] = termWith({
      essay: work("2026-11-25", { estimate: { minutes: 240 } }),
    }).weeks;
    // Thursday to Sunday, the days before are over.
    expect([first?.minutes, first?.plannedMinutes]).toEqual([480, 480]);
    expect(second?.filled.map(({ subject }) => subject).toSorted()).toEqual(["History", "Maths"]);
    expect(third?.minutes).toBe((third?.plannedMinutes ?? 0) + 5 * 120);
  });

  it("names work without room, and proves it with figures", () => {
    const term = termWith({
      essay: work("2026-11-20", { estimate: { minutes: 300 } }),
      map: work("2026-11-24", { title: "Map" }),
    });
    const [week] = term.weeks;
    expect(week).toMatchObject({ mark: "short", shortMinutes: 60 });
    if (week === undefined) throw new Error("no week");
    expect(weekProofOf(term, week, { isShares: true })).toMatchObject({
      until: "2026-11-20",
      neededMinutes: 300,
      thereMinutes: 240,
      parts: [{ title: "Essay 2" }],
    });
    const certificate = {
      from: today,
      taskIds: ["essay"],
      before: addDays(today, 2),
      neededMinutes: 310,
      roomMinutes: 250,
      isProven: true,
    };
    expect(weekProofOf(term, week, { isShares: false, certificate })).toMatchObject({
      from: today,
      neededMinutes: 310,
      thereMinutes: 250,
    });
  });
});
