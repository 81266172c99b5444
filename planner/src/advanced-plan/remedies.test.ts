import { describe, expect, it } from "vitest";
import { studentOf } from "../../test/generated-students.ts";
import type { AvailabilityGrid } from "../model.ts";
import { addDays } from "../time/calendar-day.ts";
import { noWishes } from "../wishes/no-wishes.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { planAdvanced } from "./plan-advanced.ts";
import { suggestRemedies } from "./remedies.ts";

const { inputs: base } = studentOf(1);

const inputsWith = (parts: Partial<AdvancedInputs>): AdvancedInputs => ({
  ...base,
  minuteOfDay: 0,
  subjects: [
    { name: "Maths", examDate: addDays(base.today, 14) },
    { name: "Art", examDate: addDays(base.today, 10) },
  ],
  preferences: { ...base.preferences, minSessionLength: 30, maxSessionLength: 120 },
  hoursPerDay: 3,
  ...parts,
});

/** Free Time on Mondays only, two hours of it. */
const mondaysOnly: AvailabilityGrid = Object.fromEntries(
  (["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const).flatMap(
    (name, day) =>
      [18, 19]
        .slice(0, name === "Monday" ? 2 : 1)
        .map((hour) => [
          `${name}-${hour}`,
          { day: day as 0, hour, type: "free" as const, label: "Free Time" },
        ]),
  ),
);

const missingOf = (inputs: AdvancedInputs): number =>
  planAdvanced({ ...inputs, effort: "preview" }).fit.reduce(
    (sum, { missingMinutes }) => sum + missingMinutes,
    0,
  );

describe("whether it fits", () => {
  it("holds where every wished hour is free", () => {
    expect(missingOf(inputsWith({}))).toBe(0);
    expect(suggestRemedies(inputsWith({}))).toEqual([]);
  });

  it("says how much is missing and since when", () => {
    const { fit } = planAdvanced({ ...inputsWith({ grid: mondaysOnly }), effort: "preview" });
    for (const { missingMinutes, needMinutes, plannedMinutes, since, why } of fit) {
      expect(missingMinutes).toBeGreaterThan(0);
      expect(needMinutes).toBe(plannedMinutes + missingMinutes);
      expect(since).toBe(base.today);
      expect(why).toMatch(/^Your calendar holds .* less than the hours you want to study\.$/);
    }
  });
});

describe("remedies", () => {
  it("offer to open a weekday and tell the effect before it is applied", () => {
    const inputs = inputsWith({ grid: mondaysOnly });
    const remedies = suggestRemedies(inputs);
    expect(remedies.map(({ kind }) => kind)).toContain("open-weekday");
    for (const remedy of remedies) {
      expect(remedy.missingMinutesBefore).toBe(missingOf(inputs));
      expect(remedy.missingMinutesAfter).toBeLessThan(remedy.missingMinutesBefore);
    }
    const effects = remedies.map(({ missingMinutesAfter }) => missingMinutesAfter);
    expect(effects).toEqual(effects.toSorted((a, b) => a - b));
  });

  it("offer an hour more only where the day can hold it", () => {
    const hoursOffered = (parts: Partial<AdvancedInputs>) =>
      suggestRemedies(inputsWith(parts))
        .filter(({ kind }) => kind === "more-hours")
        .map(({ inputs }) => inputs.hoursPerDay);
    expect(hoursOffered({ grid: mondaysOnly })).toEqual([]);
    const busySundays = [
      {
        name: "Job",
        days: [6, 5] as const,
        startTime: "00:00",
        endTime: "24:00",
        type: "work" as const,
      },
    ];
    const { hoursPerDay } = inputsWith({});
    expect(hoursOffered({ commitments: busySundays })).toEqual([hoursPerDay + 1]);
    expect(hoursOffered({ commitments: busySundays, hoursPerDay: 24 })).toEqual([]);
  });

  it("open a weekday by lifting its limits and nothing else", () => {
    const wishes = { ...noWishes, dailyLimits: [{ weekdays: [5, 6] as const, minutes: 30 }] };
    const inputs = inputsWith({ grid: mondaysOnly, wishes });
    const [opened] = suggestRemedies(inputs).filter(({ kind }) => kind === "open-weekday");
    expect(opened?.text).toMatch(/^Open the whole of \w+day for study$/);
    const lifted = Object.keys(mondaysOnly).filter((key) => !(key in (opened?.inputs.grid ?? {})));
    expect(new Set(lifted.map((key) => key.split("-")[0])).size).toBe(1);
    expect(opened?.inputs.hoursPerDay).toBe(inputs.hoursPerDay);
  });
});
