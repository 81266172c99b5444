import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay, PlanEntry, ProgressMap, StudyPlan } from "../model/model.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays, dayOfNumber } from "../time/day-number.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { missedSessionsOf } from "./missed-sessions.ts";
import { isDone } from "./progress-map.ts";
import { progressIndexOf, progressSummaryOf } from "./progress-summary.ts";
import { sessionListOf } from "./session-list.ts";

const today = dayOfNumber(20_614);

const entry = (subject: string, minutes: number): PlanEntry => ({
  subject,
  ...durationFieldsOf(minutes),
});

const ticks = (...keys: readonly string[]): ProgressMap =>
  Object.fromEntries(keys.map((key) => [key, true]));

const summaryOf = (plan: StudyPlan, progress: ProgressMap) =>
  progressSummaryOf({ index: progressIndexOf(plan), progress, today });

describe("totals", () => {
  const plan: StudyPlan = {
    "10-June-2026": [entry("Maths", 80), entry("Art", 40), entry(" Maths ", 60)],
    "11-June-2026": [{ subject: "Art", hours: 1.5 }],
  };

  it("count ticked sessions, by subject and in all", () => {
    expect(summaryOf(plan, ticks("10-June-2026-Maths", "11-June-2026-Art"))).toMatchObject({
      totalHours: 4.5,
      completedHours: 170 / 60,
      percent: 63,
      subjectBreakdown: [
        { subject: "Maths", percent: 57 },
        { subject: "Art", percent: 69 },
      ],
    });
  });

  it("tell two sessions of a subject on one day apart", () => {
    expect(summaryOf(plan, ticks("10-June-2026-Maths#2")).completedHours).toBe(1);
  });

  it("are nothing for an empty plan", () => {
    expect(summaryOf({}, ticks("10-June-2026-Maths"))).toEqual({
      totalHours: 0,
      completedHours: 0,
      percent: 0,
      subjectBreakdown: [],
      studyStreak: 0,
      isAllDone: false,
    });
  });

  it("ignore ticks that belong to no session and values that are not ticks", () => {
    const progress: ProgressMap = { "09-June-2026-Maths": true, "10-June-2026-Maths": false };
    expect(summaryOf(plan, progress).completedHours).toBe(0);
  });
});

it("all is done by the last tick, not by a percentage that rounds to 100", () => {
  const plan = { "10-June-2026": [entry("Maths", 1000), entry("Art", 1)] };
  const almost = summaryOf(plan, ticks("10-June-2026-Maths"));
  expect([almost.percent, almost.isAllDone]).toEqual([100, false]);
  const all = summaryOf(plan, ticks("10-June-2026-Maths", "10-June-2026-Art"));
  expect(all.isAllDone).toBe(true);
});

describe("the streak", () => {
  const planned = (...daysAgo: readonly number[]): StudyPlan =>
    Object.fromEntries(daysAgo.map((ago) => [labelOf(addDays(today, -ago)), [entry("A", 30)]]));
  const ticked = (...daysAgo: readonly number[]): ProgressMap =>
    ticks(...daysAgo.map((ago) => `${labelOf(addDays(today, -ago))}-A`));
  const streak = (plan: StudyPlan, progress: ProgressMap): number =>
    summaryOf(plan, progress).studyStreak;

  it("counts done days back from today", () => {
    expect(streak(planned(0, 1, 2, 3), ticked(0, 1, 2, 3))).toBe(4);
    expect(streak(planned(0, 1, 2, 3), ticked(0, 1, 3))).toBe(2);
  });

  it("lets today be unfinished", () => {
    expect(streak(planned(0, 1, 2), ticked(1, 2))).toBe(2);
  });

  it("passes over days with nothing planned", () => {
    expect(streak(planned(0, 3, 7), ticked(0, 3, 7))).toBe(3);
    expect(streak({ ...planned(0, 2), [labelOf(addDays(today, -1))]: [] }, ticked(0, 2))).toBe(2);
  });

  it("ends at an unfinished day in the past", () => {
    expect(streak(planned(0, 1, 2), ticked(0, 2))).toBe(1);
    expect(streak(planned(1), {})).toBe(0);
  });

  it("needs every session of a day", () => {
    const plan = { "10-June-2026": [entry("A", 30), entry("A", 30)] };
    expect(streak(plan, ticks("10-June-2026-A"))).toBe(0);
    expect(streak(plan, ticks("10-June-2026-A", "10-June-2026-A#2"))).toBe(1);
  });

  it("asks no tick for a session of no minutes", () => {
    const plan = {
      "10-June-2026": [entry("A", 30), entry("B", 0)],
      "09-June-2026": [entry("B", 0)],
    };
    expect(streak(plan, ticks("10-June-2026-A"))).toBe(1);
  });

  it("takes no notice of days to come", () => {
    expect(streak(planned(-2, -1, 0), ticked(-2, -1, 0))).toBe(1);
  });

  it("looks back 365 days and no further", () => {
    const year = Array.from({ length: 500 }, (_, ago) => ago);
    expect(streak(planned(...year), ticked(...year))).toBe(365);
  });

  it("agrees with a walk through every day", () => {
    const naive = (plan: StudyPlan, progress: ProgressMap): number => {
      let count = 0;
      for (let ago = 0; ago < 365; ago += 1) {
        const label = labelOf(addDays(today, -ago));
        const sessions = plan[label] ?? [];
        if (sessions.length === 0) continue;
        if (progress[`${label}-A`]) count += 1;
        else if (ago > 0) return count;
      }
      return count;
    };
    const anyDays = fc.uniqueArray(fc.integer({ min: -5, max: 400 }), { maxLength: 60 });
    fc.assert(
      fc.property(anyDays, fc.double({ min: 0, max: 1, noNaN: true }), (days, share) => {
        const plan = planned(...days);
        const progress = ticked(...days.slice(0, Math.ceil(days.length * share)));
        expect(streak(plan, progress)).toBe(naive(plan, progress));
      }),
    );
  });
});

describe("the list of sessions", () => {
  it("is grouped by date with each session's text and tick", () => {
    const { days } = progressIndexOf({
      "10-June-2026": [entry("Maths", 80), { subject: "Art", hours: 1.5 }],
      "09-June-2026": [entry("Maths", 60)],
      "08-June-2026": [],
    });
    expect(sessionListOf({ days, progress: ticks("09-June-2026-Maths"), today })).toEqual([
      {
        day: "2026-06-09",
        label: "09-June-2026",
        isToday: false,
        sessions: [
          {
            key: "09-June-2026-Maths",
            subject: "Maths",
            name: "Maths",
            minutes: 60,
            timeText: "1 hr",
            done: true,
          },
        ],
      },
      {
        day: "2026-06-10",
        label: "10-June-2026",
        isToday: true,
        sessions: [
          {
            key: "10-June-2026-Maths",
            subject: "Maths",
            name: "Maths",
            minutes: 80,
            timeText: "1 hr 20 min",
            done: false,
          },
          {
            key: "10-June-2026-Art",
            subject: "Art",
            name: "Art",
            minutes: 90,
            timeText: "1.5 hrs",
            done: false,
          },
        ],
      },
    ]);
  });
});

describe("ticks", () => {
  it("are only stored values, never inherited ones", () => {
    expect(isDone({}, "constructor")).toBe(false);
    expect(isDone(ticks("__proto__"), "__proto__")).toBe(true);
  });
});

describe("with hostile names", () => {
  const anyName = fc.oneof(
    fc.constantFrom(
      "__proto__",
      "constructor",
      "toString",
      "a-b",
      "x",
      "x#2",
      "🧑🏽‍🔬",
      "עברית",
      "n".repeat(10_000),
    ),
    fc.string({ unit: "binary" }),
  );
  const anyPlan: fc.Arbitrary<StudyPlan> = fc.dictionary(
    fc.integer({ min: -10, max: 10 }).map((days) => labelOf(addDays(today, days))),
    fc.array(
      fc
        .tuple(anyName, fc.integer({ min: 0, max: 240 }))
        .map(([name, minutes]) => entry(name, minutes)),
      { maxLength: 8 },
    ),
  );

  it("parts add up to the whole, and one tick changes one session", () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), (plan, pick) => {
        const index = progressIndexOf(plan);
        const keys = index.days.flatMap(({ sessions }) => sessions.map(({ key }) => key));
        const key = keys[pick % Math.max(keys.length, 1)];
        if (key === undefined) return;
        const progress = ticks(key);
        const listed = sessionListOf({ days: index.days, progress, today }).flatMap(
          ({ sessions }) => sessions,
        );
        expect(listed.filter(({ done }) => done).map((session) => session.key)).toEqual([key]);
        const summary = progressSummaryOf({ index, progress, today });
        const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
        expect(sum(summary.subjectBreakdown.map(({ totalHours }) => totalHours))).toBeCloseTo(
          summary.totalHours,
        );
        expect(
          sum(summary.subjectBreakdown.map(({ completedHours }) => completedHours)),
        ).toBeCloseTo(summary.completedHours);
        const all = Object.fromEntries(keys.map((one) => [one, true]));
        const finished = progressSummaryOf({ index, progress: all, today });
        expect(finished.percent).toBe(summary.totalHours > 0 ? 100 : 0);
      }),
    );
  });

  it("keeps each name once in the breakdown", () => {
    const plan = {
      "10-June-2026": [entry("__proto__", 30), entry(" __proto__", 30), entry("x", 30)],
    };
    expect(summaryOf(plan, ticks("10-June-2026-__proto__#2")).subjectBreakdown).toMatchObject([
      { subject: "__proto__", totalHours: 1, completedHours: 0.5 },
      { subject: "x", totalHours: 0.5, completedHours: 0 },
    ]);
  });
});

describe("a year of twenty subjects", () => {
  it("is indexed once and summed for every tick", () => {
    const first: CalendarDay = addDays(today, -180);
    const plan = Object.fromEntries(
      Array.from({ length: 365 }, (_, offset) => [
        labelOf(addDays(first, offset)),
        Array.from({ length: 20 }, (_, subject) => entry(`Subject ${subject}`, 15)),
      ]),
    );
    const index = progressIndexOf(plan);
    expect(index.minutes).toBe(365 * 20 * 15);
    expect(index.minutesBySubject.size).toBe(20);
    const progress = ticks(...index.days.flatMap(({ sessions }) => sessions.map(({ key }) => key)));
    expect(progressSummaryOf({ index, progress, today }).studyStreak).toBe(181);
  });
});

describe("sessions planned again or let go", () => {
  const gone = (subject: string, minutes: number): PlanEntry => ({
    ...entry(subject, minutes),
    released: "let go",
  });
  const plan: StudyPlan = {
    "07-June-2026": [entry("Maths", 60)],
    "08-June-2026": [entry("Maths", 60), gone("Art", 60)],
    "09-June-2026": [entry("Maths", 60), entry("Art", 30)],
  };
  const all = ticks("07-June-2026-Maths", "08-June-2026-Maths", "09-June-2026-Maths");

  it("is not missed; let go it stays part of the hours, planned again it counts once", () => {
    const done = { ...all, "09-June-2026-Art": true };
    expect(summaryOf(plan, done)).toMatchObject({ studyStreak: 3, percent: 78, totalHours: 4.5 });
    const again = { ...plan, "08-June-2026": [{ ...gone("Art", 60), released: "again" as const }] };
    expect(summaryOf(again, done)).toMatchObject({ totalHours: 2.5 });
    const { days } = progressIndexOf(plan);
    const subjects = ["Maths", "Art"].map((name) => ({ name, examDate: addDays(today, 5) }));
    const missed = missedSessionsOf({ days, progress: all, subjects, today });
    expect(missed.map(({ key }) => key)).toEqual(["09-June-2026-Art"]);
    expect(missedSessionsOf({ days, progress: {}, subjects, today })).toHaveLength(4);
  });

  it("ends the streak if nothing else of the day was done", () => {
    const empty = { ...plan, "09-June-2026": [gone("Maths", 60)] };
    expect(summaryOf(empty, ticks("07-June-2026-Maths", "08-June-2026-Maths")).studyStreak).toBe(0);
  });

  it("counts when it was done after all", () => {
    const done = { ...all, "09-June-2026-Art": true, "08-June-2026-Art": true };
    expect(summaryOf(plan, done)).toMatchObject({ studyStreak: 3, totalHours: 4.5, percent: 100 });
  });
});
