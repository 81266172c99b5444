import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay, Subject } from "../model/model.ts";
import { missedSessionsOf } from "../progress/missed-sessions.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { type PlanSession, sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { withSharedExams } from "../study-plan/session-exams.ts";
import { parseDay } from "../time/calendar-day.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays } from "../time/day-number.ts";
import { makeRoom } from "./make-room.ts";

const start: CalendarDay =
  parseDay("2026-11-16") ??
  (() => {
    throw new Error("no day");
  })();

const minutesOf = (sessions: readonly { readonly minutes: number }[]) =>
  sessions.reduce((sum, { minutes }) => sum + minutes, 0);

const anyStudent = fc.record({
  exams: fc.array(fc.integer({ min: 6, max: 40 }), { minLength: 1, maxLength: 6 }),
  hoursPerDay: fc.integer({ min: 1, max: 10 }),
  away: fc.integer({ min: 1, max: 4 }),
  mostOfOne: fc.constantFrom(0.5, 1),
});

describe("room for missed sessions in a full plan", () => {
  it("takes from no nearer exam, lengthens no day, leaves today alone and takes nothing from tomorrow", () => {
    fc.assert(
      fc.property(anyStudent, ({ exams, hoursPerDay, away, mostOfOne }) => {
        const subjects = exams.map((days, index) => ({
          name: `S${index}`,
          examDate: addDays(start, days),
        }));
        const plan = planQuick({ today: start, subjects, hoursPerDay });
        const now = { day: addDays(start, away), minuteOfDay: 600 };
        const missed = missedSessionsOf({
          days: sessionDaysOf(plan),
          progress: {},
          subjects,
          today: now.day,
        });
        const { plan: after } = makeRoom({
          plan,
          missed,
          progress: {},
          now,
          subjects,
          hoursPerDay,
          mostOfOne,
        });
        const ahead = sessionsOf(plan).filter(({ day }) => day >= now.day);
        const fresh = sessionsOf(after);
        const nearest = subjects.toSorted((one, other) => (one.examDate < other.examDate ? -1 : 1));
        const minutesFor = (sessions: typeof fresh, name: string) =>
          minutesOf(sessions.filter(({ subject }) => subject === name));
        const first = nearest[0]?.name ?? "";
        expect(minutesFor(fresh, first)).toBeGreaterThanOrEqual(minutesFor(ahead, first));
        for (let day = now.day; day < addDays(start, 45); day = addDays(day, 1)) {
          const on = (sessions: typeof fresh) => sessions.filter((session) => session.day === day);
          expect(minutesOf(on(fresh))).toBeLessThanOrEqual(
            Math.max(minutesOf(on(ahead)), hoursPerDay * 60),
          );
          if (day === now.day)
            expect(on(fresh).map(({ subject, minutes }) => [subject, minutes])).toEqual(
              on(ahead)
                .filter(({ minutes }) => minutes > 0)
                .map(({ subject, minutes }) => [subject, minutes]),
            );
          if (day === addDays(now.day, 1))
            for (const { name } of subjects)
              expect(minutesFor(on(fresh), name)).toBeGreaterThanOrEqual(
                minutesFor(on(ahead), name),
              );
          for (const { subject, minutes } of on(fresh)) {
            expect(minutes % 5).toBe(0);
            const exam = subjects.find(({ name }) => name === subject)?.examDate ?? start;
            expect(day < exam).toBe(true);
          }
        }
        expect(minutesOf(fresh)).toBeLessThanOrEqual(minutesOf(ahead) + minutesOf(missed));
      }),
    );
  });

  it("more time a day begins today, after today's sessions, while the evening has room for it", () => {
    const subjects = [{ name: "Near", examDate: addDays(start, 10) }];
    const plan = planQuick({ today: start, subjects, hoursPerDay: 2 });
    const missed = sessionsOf(plan).filter(({ day }) => day === start);
    const today = addDays(start, 1);
    const todayAt = (hour: number) =>
      sessionsOf(
        makeRoom({
          plan,
          missed,
          progress: {},
          now: { day: today, minuteOfDay: hour * 60 },
          isShares: true,
          subjects,
          hoursPerDay: 2.5,
          extraToday: 30,
          mostOfOne: 1,
        }).plan,
      )
        .filter(({ day }) => day === today)
        .map(({ minutes }) => minutes);
    expect(todayAt(7)).toEqual([120, 30]);
    expect(todayAt(22)).toEqual([120]);
  });

  it("gives a missed session of the nearest exam its time from the latest", () => {
    const subjects = [
      { name: "Near", examDate: addDays(start, 10) },
      { name: "Far", examDate: addDays(start, 14) },
    ];
    const plan = planQuick({ today: start, subjects, hoursPerDay: 4 });
    const now = { day: addDays(start, 1), minuteOfDay: 600 };
    const missed = sessionsOf(plan).filter(
      ({ day, subject }) => day === start && subject === "Near",
    );
    const { plan: after } = makeRoom({
      plan,
      missed,
      progress: {},
      now,
      subjects,
      hoursPerDay: 4,
      mostOfOne: 1,
    });
    const near = (sessions: ReturnType<typeof sessionsOf>) =>
      minutesOf(sessions.filter(({ subject }) => subject === "Near"));
    const before = sessionsOf(plan).filter(({ day }) => day >= now.day);
    expect(near(sessionsOf(after))).toBe(near(before) + minutesOf(missed));
    expect(after[labelOf(addDays(start, 2))]).toBeDefined();
  });

  describe("for two exams of one subject, in whichever order they are entered", () => {
    const near = { name: "Maths", examDate: addDays(start, 11) };
    const far = { name: "Maths", examDate: addDays(start, 25) };
    const last = { name: "History", examDate: addDays(start, 29) };
    const now = { day: addDays(start, 1), minuteOfDay: 480 };
    const isFor = ({ entry }: PlanSession, { examDate }: Subject) => entry.examDate === examDate;
    const minutesFor = (sessions: readonly PlanSession[], exam: Subject) =>
      minutesOf(sessions.filter((session) => session.day >= now.day && isFor(session, exam)));

    const roomFor = (
      subjects: readonly Subject[],
      asMissed: (missed: readonly PlanSession[]) => readonly PlanSession[],
    ) => {
      const made = planQuick({ today: start, subjects, hoursPerDay: 4 });
      const plan = withSharedExams({ plan: made, subjects });
      const days = sessionDaysOf(plan);
      const missed = missedSessionsOf({ days, progress: {}, subjects, today: now.day });
      const settled = { progress: {}, now };
      const room = { subjects, hoursPerDay: 4, mostOfOne: 1 };
      const after = sessionsOf(
        makeRoom({ plan, missed: asMissed(missed), ...settled, ...room }).plan,
      );
      const late = minutesOf(missed.filter((session) => isFor(session, near)));
      expect(minutesFor(after, near)).toBe(minutesFor(sessionsOf(plan), near) + late);
      return [near, far].map((exam) => minutesFor(after, exam));
    };

    it("gives each its own missed time back, and none to the exam that gave way", () => {
      const inOrder = roomFor([near, far, last], (missed) => missed);
      expect(roomFor([far, near, last], (missed) => missed)).toEqual(inOrder);
    });

    it("takes missed time that names no exam for the next one's", () => {
      const unnamed = (missed: readonly PlanSession[]) =>
        missed
          .filter((session) => isFor(session, near))
          .map(({ entry: { examDate: _, ...entry }, ...session }) => ({ ...session, entry }));
      const inOrder = roomFor([near, far, last], unnamed);
      expect(roomFor([far, near, last], unnamed)).toEqual(inOrder);
    });
  });
});
