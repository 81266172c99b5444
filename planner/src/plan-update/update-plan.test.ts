import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { PlanEntry, ProgressMap, StudyPlan } from "../model/model.ts";
import { studyStreakOf } from "../progress/study-streak.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { type PlanUpdateInputs, updatePlan } from "./update-plan.ts";

const today = day("2026-06-10");
const now = { day: today, minuteOfDay: 10 * 60 + 5 };

const counter = () => {
  let count = 0;
  return () => `n${count++}`;
};

const update = (given: Partial<PlanUpdateInputs> & Pick<PlanUpdateInputs, "made">) =>
  updatePlan({
    mode: "quick",
    before: null,
    other: null,
    progress: {},
    now,
    newId: counter(),
    ...given,
  });

const share = (subject: string, minutes: number): PlanEntry => ({
  subject,
  ...durationFieldsOf(minutes),
});
const timed = (subject: string, startTime: string, minutes: number): PlanEntry => ({
  ...share(subject, minutes),
  startTime,
});

const withoutIds = (plan: StudyPlan): StudyPlan =>
  Object.fromEntries(
    Object.entries(plan).map(([label, entries]) => [
      label,
      entries.map(({ id: _, ...rest }) => rest),
    ]),
  );
const shown = (plan: StudyPlan) =>
  sessionsOf(plan).map(({ key, minutes, entry }) =>
    [key, minutes, entry.startTime].filter((part) => part !== undefined).join(" "),
  );
const ticked = (...keys: readonly string[]): ProgressMap =>
  Object.fromEntries(keys.map((key) => [key, true]));

const subjects = [
  { name: "Maths", examDate: day("2026-06-13") },
  { name: "Art", examDate: day("2026-06-12") },
];

describe("a first plan", () => {
  it("is the made one, byte for byte, with ids", () => {
    const made = planQuick({ today, subjects, hoursPerDay: 4 });
    const { plan, difference } = update({ made });
    expect(JSON.stringify(withoutIds(plan))).toBe(JSON.stringify(made));
    expect(sessionsOf(plan).map(({ entry }) => entry.id)).toEqual(["n0", "n1", "n2", "n3", "n4"]);
    expect(difference.added).toHaveLength(5);
  });
});

describe("generating again", () => {
  const before = {
    "08-June-2026": [share("Maths", 60), share("Art", 30)],
    "09-June-2026": [share("Maths", 60)],
    "10-June-2026": [share("Maths", 90), share("Art", 60)],
    "11-June-2026": [share("Maths", 90)],
  };

  it("keeps past days as they were, done or not, also where an exam or a subject is gone", () => {
    const made = planQuick({
      today,
      subjects: [{ name: "Greek", examDate: day("2026-06-12") }],
      hoursPerDay: 1,
    });
    const { plan, difference } = update({ before, made, progress: ticked("08-June-2026-Maths") });
    expect(shown(plan)).toEqual([
      "08-June-2026-Maths 60",
      "08-June-2026-Art 30",
      "09-June-2026-Maths 60",
      "10-June-2026-Greek 60",
      "11-June-2026-Greek 60",
    ]);
    expect(difference.removed.map(({ key }) => key)).toEqual([
      "10-June-2026-Maths",
      "10-June-2026-Art",
      "11-June-2026-Maths",
    ]);
  });

  it("shares out the rest of today after the sessions done today", () => {
    const made = { "10-June-2026": [share("Maths", 120), share("Art", 60), share("Greek", 20)] };
    const done = ticked("10-June-2026-Maths", "10-June-2026-Art");
    const { plan } = update({ before, made, progress: done });
    // The two done sessions keep their times, and the rest is placed around them.
    expect(shown(plan).slice(3)).toEqual([
      "10-June-2026-Maths 90 08:00",
      "10-June-2026-Maths#2 30",
      "10-June-2026-Art 60 09:45",
      "10-June-2026-Greek 20",
    ]);
  });

  it("leaves a plan alone that would be the same, ticked or not", () => {
    const made = planQuick({ today, subjects, hoursPerDay: 4 });
    const { plan } = update({ made });
    const again = update({
      before: plan,
      made,
      progress: ticked("10-June-2026-Art", "12-June-2026-Maths"),
    });
    expect(JSON.stringify(again.plan)).toBe(JSON.stringify(plan));
    expect(again.difference.unchanged).toBe(5);
  });

  it("keeps to the rule for sessions without a time, even when the hour is past", () => {
    const made = { "10-June-2026": [share("Maths", 30), share("Art", 20)] };
    const { plan } = update({ before, made, now: { day: today, minuteOfDay: 23 * 60 } });
    expect(shown(plan).slice(3)).toEqual(["10-June-2026-Maths 30", "10-June-2026-Art 20"]);
  });

  it("never ticks a session that comes: an old tick keeps its key from others", () => {
    const made = { "10-June-2026": [share("Maths", 60), share("Maths", 30)] };
    const progress = ticked("10-June-2026-Maths", "10-June-2026-Maths#2", "10-June-2026-Art");
    const { plan } = update({ before: null, made, progress });
    const keys = sessionsOf(plan).map(({ key }) => key);
    expect(keys).toEqual(["10-June-2026-Maths#n0", "10-June-2026-Maths#n1"]);
    expect(plan["10-June-2026"]?.map(({ key }) => key)).toEqual(keys);
  });

  it("gives no session of one mode a key of the other", () => {
    const other = { "10-June-2026": [timed("Maths", "08:00", 60)] };
    const made = { "10-June-2026": [share("Maths", 60)], "11-June-2026": [share("Maths", 60)] };
    const { plan } = update({ made, other, progress: ticked("10-June-2026-Maths") });
    expect(shown(plan)).toEqual(["10-June-2026-Maths#n0 60", "11-June-2026-Maths 60"]);
  });
});

describe("sessions with times", () => {
  const before = {
    "10-June-2026": [
      timed("Maths", "08:00", 60),
      timed("Art", "09:30", 60),
      timed("Greek", "11:00", 60),
    ],
    "11-June-2026": [timed("Maths", "08:00", 60)],
  };

  it("stay when they have begun or are done; others make room for them", () => {
    const made = {
      "10-June-2026": [timed("Chess", "10:10", 60), timed("Chess", "10:45", 60)],
      "11-June-2026": [timed("Maths", "08:00", 60), timed("Chess", "10:00", 60)],
    };
    const { plan } = update({ mode: "advanced", before, made });
    expect(shown(plan)).toEqual([
      "10-June-2026-Maths 60 08:00",
      "10-June-2026-Art 60 09:30",
      "10-June-2026-Chess 60 10:45",
      "11-June-2026-Maths 60 08:00",
      "11-June-2026-Chess 60 10:00",
    ]);
  });

  it("stay when they have begun in a smart timetable, too", () => {
    const made = { "10-June-2026": [timed("Chess", "10:45", 60)] };
    const { plan } = update({ mode: "quick", isShares: false, before, made });
    expect(shown(plan)).toContain("10-June-2026-Maths 60 08:00");
    expect(shown(update({ mode: "quick", before, made }).plan)).not.toContain(
      "10-June-2026-Maths 60 08:00",
    );
  });

  it("keep within the day's minutes together with sessions that stay", () => {
    const made = { "10-June-2026": [timed("Chess", "11:00", 60), timed("Chess", "13:00", 60)] };
    const { plan } = update({ mode: "advanced", before, made, mostMinutes: 180 });
    expect(plan["10-June-2026"]).toHaveLength(3);
  });

  it("keep their ids when they stay, move within the day or to another, and stay put when fixed", () => {
    const first = update({
      mode: "advanced",
      before: null,
      made: before,
      now: { day: today, minuteOfDay: 0 },
    });
    const idOf = (plan: StudyPlan, label: string, at: number) => plan[label]?.[at]?.id;
    const made = {
      "10-June-2026": [timed("Greek", "12:00", 60)],
      "12-June-2026": [timed("Maths", "09:00", 60)],
    };
    const moved = update({ mode: "advanced", before: first.plan, made, newId: () => "fresh" });
    expect(idOf(moved.plan, "10-June-2026", 2)).toBe(idOf(first.plan, "10-June-2026", 2));
    expect(idOf(moved.plan, "12-June-2026", 0)).toBe(idOf(first.plan, "11-June-2026", 0));
    expect(shown(moved.plan).at(-1)).toBe("12-June-2026-Maths 60 09:00");
    const fixed = new Set([idOf(first.plan, "11-June-2026", 0) ?? ""]);
    const held = update({
      mode: "advanced",
      before: first.plan,
      made,
      fixed,
      newId: () => "fresh",
    });
    expect(idOf(held.plan, "11-June-2026", 0)).toBe([...fixed][0]);
    expect(idOf(held.plan, "12-June-2026", 0)).toBe("fresh");
  });
});

describe("a plan that is brought back", () => {
  const before = {
    "09-June-2026": [share("Art", 30)],
    "10-June-2026": [share("Art", 60)],
    "11-June-2026": [share("Art", 60)],
  };
  const old = {
    "08-June-2026": [share("Maths", 60)],
    "09-June-2026": [share("Maths", 60), share("Greek", 60)],
    "10-June-2026": [share("Maths", 90)],
    "11-June-2026": [share("Maths", 90)],
  };

  it("brings its future, and its past where the present plan knows none or it was done", () => {
    const done = new Set(["09-June-2026-Greek", "10-June-2026-Maths"]);
    const progress = ticked(...done, "10-June-2026-Art");
    const { plan } = update({ before, made: old, progress, brought: { done } });
    expect(shown(plan)).toEqual([
      "08-June-2026-Maths 60",
      "09-June-2026-Art 30",
      "09-June-2026-Greek 60",
      "10-June-2026-Art 60",
      "10-June-2026-Maths 90",
      "11-June-2026-Maths 90",
    ]);
  });
});

describe("today's part of the streak", () => {
  const streakOf = (plan: StudyPlan, progress: ProgressMap, on = today) =>
    studyStreakOf({ days: sessionDaysOf(plan), progress, today: on });
  const before = { "10-June-2026": [share("Maths", 60), share("Art", 60)] };
  const keys = ["10-June-2026-Maths", "10-June-2026-Art"] as const;

  it("stays where a new plan adds to a day that was done, today and later", () => {
    const progress = ticked(...keys);
    const { plan } = update({
      before,
      made: { "10-June-2026": [share("Maths", 120), share("Art", 60), share("Latin", 30)] },
      progress,
    });
    expect(plan["10-June-2026"]).toHaveLength(4);
    expect(streakOf(plan, progress)).toBe(1);
    expect(streakOf(plan, progress, day("2026-06-11"))).toBe(1);
    expect(streakOf(plan, ticked(keys[0]))).toBe(0);
    const again = update({
      before: plan,
      made: { "10-June-2026": [share("Maths", 180)] },
      progress,
    });
    expect(streakOf(again.plan, progress)).toBe(1);
  });

  it("is not earned by a new plan that takes open sessions away, but by the end of the day", () => {
    const progress = ticked(keys[0]);
    const { plan } = update({ before, made: { "10-June-2026": [share("Maths", 60)] }, progress });
    expect(streakOf(plan, progress)).toBe(0);
    expect(streakOf(plan, progress, day("2026-06-11"))).toBe(1);
    const back = update({ before: plan, made: before, progress });
    expect(streakOf(back.plan, ticked(...keys))).toBe(1);
  });
});

it("keeps a session that was studied for a while: its minutes stay studied", () => {
  const key = "10-June-2026-Maths";
  const { plan } = update({
    before: { "10-June-2026": [share("Maths", 60)] },
    made: { "10-June-2026": [share("Art", 60)] },
    studied: new Set([key]),
  });
  expect(shown(plan)).toEqual([`${key} 60`, "10-June-2026-Art 60"]);
});
