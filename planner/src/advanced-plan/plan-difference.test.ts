import { describe, expect, it } from "vitest";
import type { PlanEntry } from "../model.ts";
import { comparePlans } from "./plan-difference.ts";

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
    const { added, removed, moved, unchanged } = comparePlans({ before: plan, after: plan });
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
    const difference = comparePlans({ before, after });
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
    expect(comparePlans({ before: one, after: two }).added).toHaveLength(1);
    expect(comparePlans({ before: two, after: one }).removed).toHaveLength(1);
  });
});
