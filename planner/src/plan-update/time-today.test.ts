import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { planAdvanced } from "../scheduler/plan-advanced.ts";
import { sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { parseDay } from "../time/calendar-day.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays } from "../time/day-number.ts";
import { lessToday, moreToday, timeChoicesOf, withWholeShares } from "./time-today.ts";
import { updatePlan } from "./update-plan.ts";

const today: CalendarDay =
  parseDay("2026-11-16") ??
  (() => {
    throw new Error("no day");
  })();
const now = { day: today, minuteOfDay: 14 * 60 };

const minutesOf = (sessions: readonly { readonly minutes: number }[]) =>
  sessions.reduce((sum, { minutes }) => sum + minutes, 0);
const todayOf = (plan: StudyPlan) =>
  sessionDaysOf(plan, [today]).flatMap(({ sessions }) => sessions);
const bySubject = (plan: StudyPlan) => {
  const minutes = new Map<string, number>();
  for (const session of sessionsOf(plan))
    minutes.set(session.subject, (minutes.get(session.subject) ?? 0) + session.minutes);
  return minutes;
};

const anyDay = fc.record({
  exams: fc.array(fc.integer({ min: 2, max: 30 }), { minLength: 1, maxLength: 5 }),
  hoursPerDay: fc.integer({ min: 1, max: 8 }),
  done: fc.nat({ max: 3 }),
  minutes: fc.integer({ min: 0, max: 12 }).map((halves) => halves * 30),
});

const quickOf = ({
  exams,
  hoursPerDay,
  done,
}: {
  exams: number[];
  hoursPerDay: number;
  done: number;
}) => {
  const subjects = exams.map((days, index) => ({
    name: `S${index}`,
    examDate: addDays(today, days),
  }));
  let ids = 0;
  const { plan } = updatePlan({
    mode: "quick",
    before: null,
    made: planQuick({ today, subjects, hoursPerDay }),
    other: null,
    progress: {},
    now,
    newId: () => `id${ids++}`,
  });
  const progress: ProgressMap = Object.fromEntries(
    todayOf(plan)
      .slice(0, done)
      .map(({ key }) => [key, true]),
  );
  return { plan, progress };
};

describe("time today", () => {
  it("offers amounts between done and planned time, in halves of an hour", () => {
    expect(timeChoicesOf({ doneMinutes: 75, plannedMinutes: 240 })).toEqual([120, 150, 180]);
    expect(timeChoicesOf({ doneMinutes: 0, plannedMinutes: 60 })).toEqual([30]);
    expect(timeChoicesOf({ doneMinutes: 60, plannedMinutes: 60 })).toEqual([]);
  });

  it("keeps done time, loses no minute, and stays within less time", () => {
    fc.assert(
      fc.property(anyDay, (student) => {
        const { plan, progress } = quickOf(student);
        const { plan: after, dropped } = lessToday({
          plan,
          progress,
          now,
          minutes: student.minutes,
        });
        const done = todayOf(plan).filter(({ key }) => progress[key]);
        expect(minutesOf(todayOf(after))).toBeLessThanOrEqual(
          Math.max(student.minutes, minutesOf(done)),
        );
        for (const session of done)
          expect(todayOf(after).map(({ entry }) => entry)).toContainEqual(session.entry);
        expect(minutesOf(sessionsOf(after)) + minutesOf(dropped)).toBe(minutesOf(sessionsOf(plan)));
      }),
    );
  });

  it("brings the next sessions forward into more time, and every subject keeps its hours", () => {
    fc.assert(
      fc.property(anyDay, (student) => {
        const { plan, progress } = quickOf(student);
        const before = minutesOf(todayOf(plan));
        const minutes = before + student.minutes;
        const after = moreToday({ plan, progress, now, minutes, week: undefined });
        expect(bySubject(after)).toEqual(bySubject(plan));
        expect(minutesOf(todayOf(after))).toBeLessThanOrEqual(minutes);
        // No rest smaller than a session is left while something is ahead.
        const ahead = sessionsOf(after).filter(({ day }) => day > today);
        if (ahead.some((session) => session.minutes >= 30))
          expect(minutes - minutesOf(todayOf(after))).toBeLessThan(30);
        let ids = 0;
        const { plan: kept } = updatePlan({
          mode: "quick",
          before: plan,
          made: withWholeShares({ made: after, before: plan, progress, now }),
          other: null,
          progress,
          now,
          newId: () => `new${ids++}`,
        });
        // Done sessions of a subject do not count against those brought forward.
        expect(bySubject(kept)).toEqual(bySubject(plan));
      }),
    );
  });

  it("gives sessions that come forward a free time after now, in a week that is known", () => {
    const week = {
      subjects: [
        { name: "Physics", examDate: addDays(today, 12) },
        { name: "History", examDate: addDays(today, 9) },
      ],
      hoursPerDay: 3,
      grid: {},
      commitments: [
        {
          name: "Football",
          days: [0 as const],
          startTime: "18:00",
          endTime: "20:00",
          type: "sports" as const,
        },
      ],
      preferences: defaultPreferences,
    };
    const { plan } = planAdvanced({
      ...week,
      today,
      minuteOfDay: now.minuteOfDay,
      effort: "preview",
    });
    const after = moreToday({ plan, progress: {}, now, minutes: 5 * 60, week });
    const brought = todayOf(after).filter(
      ({ entry }) => !todayOf(plan).some((old) => old.entry === entry),
    );
    expect(brought.length).toBeGreaterThan(0);
    const minutesAt = (text = "") => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    for (const { entry, minutes } of brought) {
      const start = minutesAt(entry.startTime);
      expect(start).toBeGreaterThanOrEqual(now.minuteOfDay);
      expect(start + minutes <= 18 * 60 || start >= 20 * 60).toBe(true);
    }
    const times = todayOf(after)
      .map(({ entry, minutes }) => ({ start: minutesAt(entry.startTime), minutes }))
      .sort((one, other) => one.start - other.start);
    times.forEach(({ start }, index) => {
      const last = times[index - 1];
      if (last !== undefined) expect(start).toBeGreaterThanOrEqual(last.start + last.minutes + 15);
    });
    expect(bySubject(after)).toEqual(bySubject(plan));
    expect(Object.keys(after)).toContain(labelOf(today));
  });
});
