import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { addDays, weekdayOf } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { noWishes } from "../wishes/no-wishes.ts";
import { planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";

const monday = day("2026-06-08");

const student: AdvancedInputs = {
  today: monday,
  minuteOfDay: 7 * 60,
  subjects: [
    { name: "Maths", examDate: addDays(monday, 25) },
    { name: "Physics", examDate: addDays(monday, 27) },
  ],
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 4,
};

const planned = (changed: Partial<AdvancedInputs> = {}) =>
  planAdvanced({ ...student, ...changed, effort: "full" });

const minutesOn = ({ plan }: ReturnType<typeof planned>, date: string): number =>
  totalMinutes(sessionsOf(plan).filter((session) => session.day === date));

describe("time to catch up", () => {
  it("is one empty block a week, on the last day of study, and none on the day before an exam", () => {
    const made = planned();
    const weekly = made.catchUps.filter(({ day: date }) => date < addDays(monday, 21));
    expect(weekly.map(({ day: date }) => weekdayOf(date))).toEqual([5, 5, 5]);
    expect(made.catchUps.map(({ day: date }) => date)).not.toContain(addDays(monday, 24));
    for (const { day: date, start, end } of made.catchUps) {
      expect(end - start).toBeGreaterThanOrEqual(60);
      expect(minutesOn(made, date)).toBeLessThanOrEqual(4 * 60 - (end - start));
      const met = sessionsOf(made.plan).filter(({ day: on, minutes, entry }) => {
        const [hours = 0, minute = 0] = (entry.startTime ?? "").split(":").map(Number);
        const from = hours * 60 + minute;
        return on === date && from < end && from + minutes > start;
      });
      expect(met).toEqual([]);
    }
  });

  it("is not on the day before an exam whose study is to end sooner either", () => {
    const wishes = { ...noWishes, finishDaysBefore: [{ subject: "Maths", days: 3 }] };
    const days = planned({ wishes }).catchUps.map(({ day: date }) => date);
    expect(days).not.toContain(addDays(monday, 24));
    expect(days).not.toContain(addDays(monday, 21));
  });

  it("leaves no less of the day before an exam with an hour more a day", () => {
    const preferences = { ...defaultPreferences, minSessionLength: 120, maxSessionLength: 120 };
    const [less = 0, more = 0] = [8, 9].map((hoursPerDay) =>
      minutesOn(planned({ preferences, hoursPerDay }), addDays(monday, 24)),
    );
    expect(less).toBeGreaterThan(0);
    expect(more).toBeGreaterThanOrEqual(less);
  });

  it("is nowhere if the student keeps no reserve", () => {
    expect(planned({ cushion: 0 }).catchUps).toEqual([]);
  });

  it("is kept beside stated work and due work that leave room for it", () => {
    const made = planned({
      subjects: [{ name: "Maths", examDate: addDays(monday, 25), workMinutes: 40 * 60 }],
      tasks: [
        {
          key: "essay",
          subject: "Law",
          title: "Essay",
          due: { day: addDays(monday, 20), minute: 1439 },
          workMinutes: 600,
        },
      ],
    });
    const kept = made.catchUps.map(({ day: date }) => date);
    expect(kept).toEqual(expect.arrayContaining([5, 12, 19].map((days) => addDays(monday, days))));
    expect(made.fit[0]?.missingMinutes).toBe(0);
  });

  it("gives way to stated work before a free day does", () => {
    const made = planned({
      subjects: [{ name: "Maths", examDate: addDays(monday, 14), workMinutes: 48 * 60 }],
    });
    expect(made.fit[0]?.missingMinutes).toBe(0);
    expect(made.catchUps).toEqual([]);
    for (const free of [6, 11]) expect(minutesOn(made, addDays(monday, free))).toBe(0);
  });

  it.each(["least", "balanced"] as const)("takes a missed session first, %s", (stability) => {
    const before = planned();
    const today = addDays(monday, 2);
    const block = before.catchUps[0]?.day ?? monday;
    const isMissed = (date: string) => date === addDays(monday, 1);
    const at = (now: typeof today) =>
      planned({
        today: now,
        before: before.plan,
        stability,
        subjects: student.subjects.map((subject) => ({
          ...subject,
          shareMinutes: before.shares.get(`${subject.examDate} ${subject.name}`),
          studiedMinutes: totalMinutes(
            sessionsOf(before.plan).filter(
              (one) => one.day < now && one.subject === subject.name && !isMissed(one.day),
            ),
          ),
        })),
      });
    expect(at(monday).plan).toEqual(before.plan);
    expect(minutesOn(at(today), block)).toBeGreaterThan(minutesOn(before, block));
  });

  it("takes what due work grew by inside its window, and moves no session", () => {
    const essay = (hours: number) => ({
      key: "essay",
      subject: "Law",
      title: "Essay",
      opens: { day: addDays(monday, 7), minute: 0 },
      due: { day: addDays(monday, 17), minute: 1439 },
      workMinutes: hours * 60,
    });
    const before = planned({ tasks: [essay(5)] });
    const again = planned({
      tasks: [essay(6)],
      before: before.plan,
      stability: "balanced",
      subjects: student.subjects.map((subject) => ({
        ...subject,
        shareMinutes: before.shares.get(`${subject.examDate} ${subject.name}`),
      })),
    });
    expect(again.tasks?.[0]?.missingMinutes).toBe(0);
    expect(again.level).toBe(1);
    for (const [label, entries] of Object.entries(before.plan))
      expect(again.plan[label]).toEqual(expect.arrayContaining([...entries]));
  });
});
