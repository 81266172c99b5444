import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { PlanEntry, ProgressMap, StudyPlan } from "../model/model.ts";
import { missedSessionsOf } from "../progress/missed-sessions.ts";
import { planAdvanced } from "../scheduler/plan-advanced.ts";
import { sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { againInputsOf } from "./plan-again.ts";
import { updatePlan } from "./update-plan.ts";

const now = { day: day("2027-03-26"), minuteOfDay: 40 };
const exams = { Chemistry: "2027-03-31", Physics: "2027-04-08" } as const;
const session = (
  subject: keyof typeof exams,
  startTime: string,
  minutes: number,
  more: Partial<PlanEntry> = {},
): PlanEntry => ({
  subject,
  startTime,
  ...durationFieldsOf(minutes),
  examDate: exams[subject],
  id: `${subject} ${startTime} ${minutes}`,
  ...more,
});

const planWith = (held: PlanEntry): StudyPlan => ({
  "25-March-2027": [session("Physics", "08:00", 30)],
  "26-March-2027": [session("Chemistry", "08:00", 60)],
  "29-March-2027": [held, session("Chemistry", "10:30", 90)],
  "30-March-2027": [session("Chemistry", "08:00", 90)],
  "01-April-2027": [session("Physics", "08:00", 60)],
});
const locked = new Set(["held"]);

/** Minutes of Chemistry and Physics ahead once missed sessions are planned again. */
const againWith = (
  plan: StudyPlan,
  {
    stability = "least",
    progress = {},
  }: { stability?: "least" | "balanced" | "best"; progress?: ProgressMap } = {},
) => {
  const subjects = Object.entries(exams).map(([name, date]) => ({ name, examDate: day(date) }));
  const days = sessionDaysOf(plan);
  const missed = missedSessionsOf({ days, progress, subjects, today: now.day });
  const inputs = againInputsOf({
    plan,
    missed,
    progress,
    now,
    fixed: locked,
    week: {
      subjects,
      hoursPerDay: 3,
      grid: {},
      commitments: [],
      preferences: defaultPreferences,
    },
    stability,
  });
  const made = planAdvanced({ ...inputs, effort: "full" }).plan;
  const { plan: after } = updatePlan({
    mode: "advanced",
    before: plan,
    made,
    other: null,
    progress,
    now,
    newId: () => "new",
    fixed: locked,
  });
  return Object.keys(exams).map((name) =>
    sessionsOf(after).reduce(
      (sum, { subject, day: on, minutes }) =>
        subject === name && on >= now.day ? sum + minutes : sum,
      0,
    ),
  );
};

describe("missed sessions are planned again, and", () => {
  it("a locked session takes nothing from the others of its subject", () => {
    const held = session("Chemistry", "08:00", 90, { id: "held" });
    expect(againWith(planWith(held))).toEqual([330, 90]);
  });

  it.each(["least", "balanced", "best"] as const)(
    "one that was made longer than its day allows costs no more than that, %s",
    (stability) => {
      const held = session("Chemistry", "08:00", 135, { id: "held" });
      const [chemistry, physics] = againWith(planWith(held), { stability });
      expect(chemistry).toBeGreaterThanOrEqual(330);
      expect(chemistry).toBeLessThanOrEqual(375);
      expect(physics).toBe(90);
    },
  );

  it("neither does a lock from before its exam had another date", () => {
    const held = session("Chemistry", "08:00", 90, { id: "held", examDate: "2027-03-30" });
    expect(againWith(planWith(held))).toEqual([330, 90]);
  });

  it("neither does today's done time, for missed sessions of the same subject", () => {
    const held = session("Chemistry", "08:00", 90);
    const plan = {
      ...planWith(held),
      "25-March-2027": [session("Chemistry", "08:00", 30)],
    };
    const progress = { "26-March-2027-Chemistry": true };
    expect(againWith(plan, { progress })).toEqual([360, 60]);
  });

  it("each of two exams of a subject gets its own back", () => {
    const first = "2027-04-02";
    const second = "2027-04-20";
    const maths = (startTime: string, minutes: number, examDate: string): PlanEntry => ({
      subject: "Maths",
      startTime,
      ...durationFieldsOf(minutes),
      examDate,
    });
    const plan = {
      "24-March-2027": [maths("08:00", 30, first)],
      "25-March-2027": [maths("08:00", 60, second)],
      "29-March-2027": [maths("08:00", 90, first), maths("10:00", 45, second)],
      "10-April-2027": [maths("08:00", 75, second)],
    };
    const subjects = [first, second].map((date) => ({ name: "Maths", examDate: day(date) }));
    const days = sessionDaysOf(plan);
    const missed = missedSessionsOf({ days, progress: {}, subjects, today: now.day });
    const asked = (late: typeof missed) =>
      againInputsOf({
        plan,
        missed: late,
        progress: {},
        now,
        week: {
          subjects,
          hoursPerDay: 3,
          grid: {},
          commitments: [],
          preferences: defaultPreferences,
        },
        stability: "least",
      }).subjects.map(({ workMinutes, shareMinutes }) => workMinutes ?? shareMinutes);
    expect(asked([])).toEqual([90, 120]);
    expect(asked(missed)).toEqual([120, 180]);
  });
});

describe("if something else was entered, the hours are shared out again:", () => {
  const first = { day: day("2026-06-10"), minuteOfDay: 0 };
  const exam = (name: string, examDate: string) => ({ name, examDate: day(examDate) });
  const rated = (subjectDifficulty: Record<string, number>) => ({
    ...defaultPreferences,
    subjectDifficulty,
  });
  interface Entered {
    readonly subjects: ReturnType<typeof exam>[];
    readonly hoursPerDay: number;
    readonly preferences?: typeof defaultPreferences;
  }
  const hoursIn = (plan: StudyPlan, name?: string): number =>
    totalMinutes(sessionsOf(plan).filter(({ subject }) => name === undefined || subject === name)) /
    60;
  const again = (before: Entered, after: Entered, stability: "least" | "balanced" | "best") => {
    const week = { grid: {}, commitments: [], preferences: defaultPreferences };
    const asked = { today: first.day, minuteOfDay: first.minuteOfDay, effort: "preview" } as const;
    const { plan } = planAdvanced({ ...week, ...before, ...asked });
    const inputs = againInputsOf({
      plan,
      missed: [],
      progress: {},
      now: first,
      week: { ...week, ...after },
      stability,
      isSharingAgain: true,
    });
    return planAdvanced({ ...inputs, effort: "preview" }).plan;
  };
  const ways = ["least", "balanced", "best"] as const;

  it.each(ways)("what became harder gets more than what became easier, %s", (stability) => {
    const subjects = [exam("Maths", "2026-06-24"), exam("Chess", "2026-06-24")];
    const before = { subjects, hoursPerDay: 4, preferences: rated({ Maths: 5, Chess: 1 }) };
    const after = { subjects, hoursPerDay: 4, preferences: rated({ Maths: 1, Chess: 5 }) };
    const plan = again(before, after, stability);
    expect(hoursIn(plan, "Chess")).toBeGreaterThan(hoursIn(plan, "Maths") * 2);
  });

  it.each(ways)("more hours a day are used, and fewer leave their free days, %s", (stability) => {
    const subjects = [
      exam("Maths", "2026-06-18"),
      exam("Chess", "2026-06-15"),
      exam("Latin", "2026-07-03"),
    ];
    const four = { subjects, hoursPerDay: 4 };
    const six = { subjects, hoursPerDay: 6 };
    expect(hoursIn(again(four, six, stability))).toBeGreaterThan(95);
    const less = again(six, four, stability);
    // About a tenth of twenty days of four hours is reserve, in quarter hours.
    expect(hoursIn(less)).toBeLessThanOrEqual(73);
    expect(Object.keys(less).length).toBeLessThanOrEqual(20);
  });
});
