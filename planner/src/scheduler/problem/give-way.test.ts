import { describe, expect, it } from "vitest";
import { inputsWith, monday } from "../../../test/maths-in-two-weeks.ts";
import { type PlanSession, sessionDaysOf } from "../../study-plan/plan-sessions.ts";
import { parseClock } from "../../time/clock-time.ts";
import { addDays, daysBetween, weekdays } from "../../time/day-number.ts";
import { planAdvanced } from "../plan-advanced.ts";
import { putAll, sharingOf } from "./sharing.ts";

describe("comfort gives way", () => {
  /** Mornings alone: by day, of the weeks before and after the first exam. */
  const planned = (workMinutes: number) => {
    const { plan, level, fit } = planAdvanced({
      ...inputsWith({
        hoursPerDay: 8,
        commitments: [
          { name: "Job", days: [...weekdays], startTime: "14:00", endTime: "23:00", type: "work" },
        ],
        subjects: [
          { name: "Maths", examDate: addDays(monday, 7), workMinutes },
          { name: "Latin", examDate: addDays(monday, 28) },
        ],
      }),
      effort: "full",
    });
    const isAtNoon = ({ entry, minutes }: PlanSession) => {
      const start = parseClock(entry.startTime ?? "") ?? 0;
      return start < 12 * 60 + 30 && start + minutes > 12 * 60;
    };
    const studied = sessionDaysOf(plan).map(({ day, sessions }) => ({
      day: daysBetween(monday, day),
      isThroughNoon: sessions.some(isAtNoon),
    }));
    const before = studied.filter(({ day }) => day < 7);
    const after = studied.filter(({ day }) => day >= 7);
    const noons = (days: typeof studied) => days.filter(({ isThroughNoon }) => isThroughNoon);
    return { level, fit, before, after, noons };
  };

  it("free days first, where the work is", () => {
    const { level, fit, before, after, noons } = planned(42 * 60);
    expect(fit[0]?.missingMinutes).toBe(0);
    expect([level, before.length, noons(before).length]).toEqual([1, 7, 0]);
    expect(after.some(({ day }) => day === 13)).toBe(false);
  });

  it("then lunch, on as many days as the work needs and on no later one", () => {
    const { level, fit, before, after, noons } = planned(43.5 * 60);
    expect(fit[0]?.missingMinutes).toBe(0);
    expect(level).toBe(2);
    expect(noons(before).length).toBeGreaterThan(0);
    expect(noons(before).length).toBeLessThan(7);
    expect(noons(after)).toEqual([]);
    expect(after.some(({ day }) => day === 13)).toBe(false);
  });

  it("only as far as the rules of a subject let the work use it", () => {
    const { level, fit } = planAdvanced({
      ...inputsWith({
        hoursPerDay: 8,
        commitments: [
          { name: "Job", days: [...weekdays], startTime: "15:00", endTime: "23:00", type: "work" },
        ],
        subjects: [
          { name: "Maths", examDate: addDays(monday, 14), workMinutes: 15 * 60 },
          { name: "Latin", examDate: addDays(monday, 28) },
        ],
        rules: [{ subject: "Maths", mostMinutesADay: 60 }],
      }),
      effort: "full",
    });
    expect([level, fit[0]?.missingMinutes]).toEqual([1, 60]);
  });

  it("on a free day from its usual start, for work that is due the next morning", () => {
    const { level, plan, tasks } = planAdvanced({
      ...inputsWith({
        hoursPerDay: 6,
        today: addDays(monday, 5),
        minuteOfDay: 20 * 60,
        subjects: [{ name: "Maths", examDate: addDays(monday, 23) }],
        tasks: [
          {
            key: "essay",
            subject: "Maths",
            title: "Essay",
            workMinutes: 240,
            due: { day: addDays(monday, 7), minute: 8 * 60 },
          },
        ],
      }),
      effort: "full",
    });
    const sunday = sessionDaysOf(plan).find(({ day }) => day === addDays(monday, 6));
    expect(sunday?.sessions[0]?.entry.startTime).toBe("08:00");
    expect([level, tasks?.[0]?.missingMinutes]).toEqual([1, 0]);
  });

  it("for late work, which shares half of each day", () => {
    const late = (key: string) => ({
      key,
      subject: "",
      title: key,
      workMinutes: 600,
      due: { day: addDays(monday, -1), minute: 0 },
    });
    const { level, tasks } = planAdvanced({
      ...inputsWith({
        subjects: [{ name: "Maths", examDate: addDays(monday, 20) }],
        tasks: [late("Essay"), late("Report")],
      }),
      effort: "full",
    });
    expect([level, tasks?.map(({ missingMinutes }) => missingMinutes)]).toEqual([1, [0, 0]]);
  });

  it("and the plan says no more than it gave up: a free day that is a subject's only one", () => {
    const { problems } = planAdvanced({
      ...inputsWith({
        hoursPerDay: 4,
        subjects: [
          { name: "Maths", examDate: addDays(monday, 18) },
          { name: "Latin", examDate: addDays(monday, 25) },
        ],
        rules: [{ subject: "Maths", onlyOn: [6] }],
      }),
      effort: "full",
    });
    expect(problems).toEqual([{ kind: "comfort", relaxed: "free days" }]);
  });
});

describe("minutes on days", () => {
  const day = (...minutes: number[]) => Float64Array.from(minutes);

  it("move to where others leave room, and say which works block each other", () => {
    const sharing = sharingOf([day(60, 60), day(60, 0)], day(60, 60));
    expect(putAll(sharing, 0, 60)).toEqual(new Set());
    expect(putAll(sharing, 1, 60)).toEqual(new Set());
    expect(sharing.given.map((row) => [...row])).toEqual([
      [0, 60],
      [60, 0],
    ]);
    expect(putAll(sharing, 1, 30)).toEqual(new Set([1]));
  });

  it("take the room that is made for them", () => {
    const sharing = sharingOf([day(60, 60)], day(60, 0));
    const makeRoom = () => {
      sharing.left[1] = 30;
      return true;
    };
    expect(putAll(sharing, 0, 90, makeRoom)).toEqual(new Set());
    expect([...(sharing.given[0] ?? [])]).toEqual([60, 30]);
  });
});
