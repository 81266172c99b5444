import { describe, expect, it } from "vitest";
import type { PlanEntry, StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { parseDay } from "../time/calendar-day.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays } from "../time/day-number.ts";
import { shownStreakOf } from "./shown-streak.ts";

const today =
  parseDay("2026-11-19") ??
  (() => {
    throw new Error("no day");
  })();
const session = (released?: PlanEntry["released"]): PlanEntry => ({
  subject: "Physics",
  hours: 1,
  ...(released === undefined ? {} : { released }),
});
/** One session a day, from `ago` days ago until today. */
const planFrom = (ago: number): StudyPlan =>
  Object.fromEntries(
    Array.from({ length: ago + 1 }, (_, index) => [
      labelOf(addDays(today, index - ago)),
      [session()],
    ]),
  );
const tickedOn = (...ago: readonly number[]) =>
  Object.fromEntries(ago.map((days) => [`${labelOf(addDays(today, -days))}-Physics`, true]));

const subjects = [{ name: "Physics", examDate: addDays(today, 9) }];

describe("the shown streak", () => {
  const streak = (ago: number, progress: Record<string, boolean>) =>
    shownStreakOf({ days: sessionDaysOf(planFrom(ago)), progress, subjects, today });

  it("counts the days in a row, and says nothing if there are none", () => {
    expect(streak(3, {})).toBeUndefined();
    expect(streak(3, tickedOn(1))).toEqual({ days: 1, isSafeIfPlanned: false });
    expect(streak(3, tickedOn(0, 1, 2, 3))).toEqual({ days: 4, isSafeIfPlanned: false });
  });

  it("says what deciding about open sessions does", () => {
    const plan = { ...planFrom(4), [labelOf(addDays(today, -1))]: [session(), session()] };
    const progress = tickedOn(1, 2, 3, 4);
    expect(shownStreakOf({ days: sessionDaysOf(plan), progress, subjects, today })).toEqual({
      days: 4,
      isSafeIfPlanned: true,
    });
  });

  it("takes open sessions as let go once their exam is over", () => {
    const plan = { ...planFrom(4), [labelOf(addDays(today, -1))]: [session(), session()] };
    const progress = tickedOn(1, 2, 3, 4);
    const over = [{ name: "Physics", examDate: today }];
    expect(shownStreakOf({ days: sessionDaysOf(plan), progress, subjects: over, today })).toEqual({
      days: 4,
      isSafeIfPlanned: false,
    });
  });

  it("guarantees nothing that deciding would not keep", () => {
    // Yesterday is open: without a done session it ends the streak.
    expect(streak(4, tickedOn(2, 3, 4))).toBeUndefined();
  });
});
