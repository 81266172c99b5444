import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { PlanEntry, StudyPlan } from "../model/model.ts";
import { comparePlans } from "./plan-difference.ts";

const today = day("2026-06-08");

const session = (subject: string, startTime: string, hours: number): PlanEntry => ({
  subject,
  hours,
  startTime,
});

const shown = (sessions: readonly { readonly key: string; readonly entry: PlanEntry }[]) =>
  sessions.map(({ key, entry }) => `${key} ${entry.startTime}`);

describe("the difference of two plans", () => {
  it("is nothing between a plan and itself", () => {
    const plan = { "08-June-2026": [session("Maths", "08:00", 1), session("Art", "09:15", 2)] };
    const { added, removed, moved, unchanged } = comparePlans({ before: plan, after: plan, today });
    expect([added, removed, moved]).toEqual([[], [], []]);
    expect(unchanged).toBe(2);
  });

  it("tells moved sessions from new and dropped ones", () => {
    const before = {
      "08-June-2026": [session("Maths", "08:00", 1), session("Art", "09:15", 1)],
      "09-June-2026": [session("Maths", "08:00", 2), session("Chess", "10:15", 1)],
    };
    const after = {
      "08-June-2026": [session("Maths", "09:00", 1), session("Art", "10:15", 1.5)],
      "10-June-2026": [session("Maths", "08:00", 2), session("Greek", "10:15", 1)],
    };
    const difference = comparePlans({ before, after, today });
    expect(shown(difference.added)).toEqual(["10-June-2026-Greek 10:15"]);
    expect(shown(difference.removed)).toEqual(["09-June-2026-Chess 10:15"]);
    expect(difference.moved.map((pair) => `${pair.before.label} to ${pair.after.label}`)).toEqual([
      "08-June-2026 to 08-June-2026",
      "08-June-2026 to 08-June-2026",
      "09-June-2026 to 10-June-2026",
    ]);
    expect(difference.unchanged).toBe(0);
    expect(difference.subjects).toEqual([
      { subject: "Maths", minutesBefore: 180, minutesAfter: 180 },
      { subject: "Art", minutesBefore: 60, minutesAfter: 90 },
      { subject: "Chess", minutesBefore: 60, minutesAfter: 0 },
      { subject: "Greek", minutesBefore: 0, minutesAfter: 60 },
    ]);
  });

  it("counts two equal sessions of a day one by one", () => {
    const one = { "08-June-2026": [session("Maths", "08:00", 1)] };
    const two = { "08-June-2026": [session("Maths", "08:00", 1), session("Maths", "10:00", 1)] };
    expect(comparePlans({ before: one, after: two, today }).added).toHaveLength(1);
    expect(comparePlans({ before: two, after: one, today }).removed).toHaveLength(1);
  });

  it("never lists a past day as gone", () => {
    const before = {
      "07-June-2026": [session("Maths", "08:00", 1)],
      "08-June-2026": [session("Maths", "08:00", 1)],
    };
    const { removed, moved, subjects } = comparePlans({ before, after: {}, today });
    expect(shown(removed)).toEqual(["08-June-2026-Maths 08:00"]);
    expect(moved).toEqual([]);
    expect(subjects).toEqual([{ subject: "Maths", minutesBefore: 60, minutesAfter: 0 }]);
  });

  it("knows a session by its id, wherever it went", () => {
    const before = {
      "08-June-2026": [{ ...session("Maths", "08:00", 1), id: "a" }],
      "09-June-2026": [{ ...session("Maths", "08:00", 1), id: "b" }],
    };
    const after = {
      "09-June-2026": [{ ...session("Maths", "08:00", 1), id: "a" }],
      "20-June-2026": [{ ...session("Maths", "09:00", 3), id: "b" }],
    };
    const { moved } = comparePlans({ before, after, today });
    expect(moved.map((pair) => `${pair.before.label} to ${pair.after.label}`)).toEqual([
      "08-June-2026 to 09-June-2026",
      "09-June-2026 to 20-June-2026",
    ]);
  });

  it("pairs what moved with the nearest day, in any plan", () => {
    const plan = fc.dictionary(
      fc.integer({ min: 8, max: 30 }).map((date) => `${String(date).padStart(2, "0")}-June-2026`),
      fc.array(
        fc
          .tuple(
            fc.constantFrom("A", "B"),
            fc.constantFrom("08:00", "09:00"),
            fc.constantFrom(1, 2),
          )
          .map(([subject, start, hours]) => session(subject, start, hours)),
        { maxLength: 3 },
      ),
    );
    fc.assert(
      fc.property(plan, plan, (before, after) => {
        const { added, removed, moved, unchanged } = comparePlans({ before, after, today });
        const total = (given: StudyPlan) => Object.values(given).flat().length;
        expect(unchanged + moved.length + removed.length).toBe(total(before));
        expect(unchanged + moved.length + added.length).toBe(total(after));
        for (const gone of removed)
          for (const come of added) {
            expect(gone.day === come.day && gone.subject === come.subject).toBe(false);
            expect(gone.minutes === come.minutes && gone.subject === come.subject).toBe(false);
          }
      }),
    );
  });
});
