import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { PlanningWishes, Preferences, StudyPlan } from "../model/model.ts";
import { planDaysOf } from "../study-plan/plan-days.ts";
import { addDays, weekdayOf } from "../time/day-number.ts";
import { sessionMinutesOf } from "../time/duration.ts";
import { noWishes } from "../wishes/no-wishes.ts";
import type { PlanProblem } from "./explain/plan-problems.ts";
import { reviewPlan } from "./explain/review-plan.ts";
import { planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";

const monday = day("2026-06-08");

const inputsWith = (parts: Partial<AdvancedInputs>): AdvancedInputs => ({
  today: monday,
  minuteOfDay: 0,
  subjects: [
    { name: "Maths", examDate: addDays(monday, 14) },
    { name: "Art", examDate: addDays(monday, 14) },
  ],
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 3,
  ...parts,
});

const preview = (parts: Partial<AdvancedInputs>) =>
  planAdvanced({ ...inputsWith(parts), effort: "preview" });

const wish = (parts: Partial<PlanningWishes>) => preview({ wishes: { ...noWishes, ...parts } });

const minutesOf = (plan: StudyPlan, subject: string): number =>
  Object.values(plan)
    .flat()
    .filter((entry) => entry.subject === subject)
    .reduce((sum, entry) => sum + sessionMinutesOf(entry), 0);

describe("an advanced plan", () => {
  it("is this one for one subject and one hour a day", () => {
    const { plan, problems, fit } = preview({
      subjects: [{ name: " Maths ", examDate: addDays(monday, 2) }],
      hoursPerDay: 1,
      preferences: { ...defaultPreferences, minSessionLength: 60, subjectDifficulty: { Maths: 5 } },
    });
    const session = {
      subject: "Maths",
      hours: 1,
      time: { hours: 1, minutes: 0 },
      timeFormatted: "1 hr",
      examDate: "2026-06-10",
      difficulty: "Hard",
      startTime: "08:00",
    };
    expect(plan).toEqual({ "08-June-2026": [session], "09-June-2026": [session] });
    expect(problems).toEqual([]);
    expect(fit).toEqual([
      {
        subject: "Maths",
        examDate: "2026-06-10",
        kind: "shared",
        needMinutes: 120,
        doneMinutes: 0,
        plannedMinutes: 120,
        missingMinutes: 0,
        spareMinutes: 0,
      },
    ]);
  });

  it("begins half an hour after a class that ends at noon, and at once after a lunch", () => {
    const startsWith = (commitments: AdvancedInputs["commitments"]) =>
      new Set(
        Object.values(preview({ commitments, hoursPerDay: 6 }).plan)
          .filter((entries) => entries.length > 2)
          .map(([first]) => first?.startTime),
      );
    const days = [0, 1, 2, 3, 4, 5, 6] as const;
    const school = { name: "School", days, startTime: "08:00", type: "other" } as const;
    const lunch = {
      name: "Lunch",
      days,
      startTime: "12:00",
      endTime: "13:00",
      type: "meal",
    } as const;
    expect(startsWith([{ ...school, endTime: "13:00" }])).toEqual(new Set(["13:30"]));
    expect(startsWith([{ ...school, endTime: "12:00" }, lunch])).toEqual(new Set(["13:00"]));
  });

  it("with long sessions gives an hour more to study, not to meals", () => {
    const minutesWith = (hoursPerDay: number) =>
      minutesOf(
        preview({
          subjects: [{ name: "Maths", examDate: addDays(monday, 29) }],
          commitments: [
            {
              name: "Job",
              days: [0, 1, 2, 3, 4, 6],
              startTime: "00:00",
              endTime: "08:31",
              type: "work",
            },
          ],
          preferences: { ...defaultPreferences, minSessionLength: 100 },
          hoursPerDay,
          usesSpare: true,
        }).plan,
        "Maths",
      );
    expect(minutesWith(13)).toBeGreaterThanOrEqual(minutesWith(12));
  });

  it("says why a session is there", () => {
    const inputs = inputsWith({
      subjects: [{ name: "Chemistry", examDate: addDays(monday, 6) }],
      hoursPerDay: 1,
      preferences: {
        ...defaultPreferences,
        preferredTimes: ["Evening"],
        subjectDifficulty: { Chemistry: 4 },
      },
    });
    const { plan } = planAdvanced({ ...inputs, effort: "preview" });
    const { explanations } = reviewPlan({ plan, inputs });
    expect(explanations["08-June-2026-Chemistry"]).toEqual({
      name: "Chemistry",
      what: "exam",
      days: 6,
      difficulty: 4,
      reasons: [
        { kind: "preferred time", time: "Evening", isFirst: true },
        { kind: "on pace", doneMinutes: 60, needMinutes: 345 },
      ],
    });
  });

  it("calls difficulty 1 and 2 easy, 3 medium, 4 and 5 hard", () => {
    const names = ["One", "Two", "Three", "Four", "Five"];
    const { plan } = preview({
      subjects: names.map((name) => ({ name, examDate: addDays(monday, 14) })),
      preferences: {
        ...defaultPreferences,
        subjectDifficulty: Object.fromEntries(names.map((name, index) => [name, index + 1])),
      },
    });
    const shown = new Map(
      Object.values(plan)
        .flat()
        .map(({ subject, difficulty }) => [subject, difficulty]),
    );
    expect(names.map((name) => shown.get(name))).toEqual([
      "Easy",
      "Easy",
      "Medium",
      "Hard",
      "Hard",
    ]);
  });

  it("names the hour a day begins at where that is not 08:00", () => {
    const { plan } = preview({
      commitments: [
        {
          name: "Job",
          days: [0, 1, 2, 3, 4, 5, 6],
          startTime: "06:00",
          endTime: "17:00",
          type: "work",
        },
      ],
    });
    for (const [first] of Object.values(plan)) {
      expect(first?.startTime).toBe("17:00");
      expect(first?.preferredStartHour).toBe(17);
    }
  });

  it.each([
    ["Early Morning", "05:00"],
    ["Morning", "08:00"],
    ["Afternoon", "12:00"],
    ["Evening", "17:00"],
    ["Night", "21:00"],
  ] as const)("is drawn to the preferred %s, from %s, which forbids nothing", (time, from) => {
    const asked = {
      ...defaultPreferences,
      preferredTimes: [time],
      sleepSchedule: { start: 0, end: 5 },
    };
    const short = preview({ hoursPerDay: 1, preferences: asked });
    for (const [first] of Object.values(short.plan)) expect(first?.startTime).toBe(from);
    const planned = (chosen: Preferences) => {
      const { plan } = preview({ hoursPerDay: 10, preferences: chosen });
      return minutesOf(plan, "Maths") + minutesOf(plan, "Art");
    };
    expect(planned(asked)).toBe(planned({ ...asked, preferredTimes: [] }));
  });

  it("uses the time before 08:00 only where the day needs it", () => {
    const starts = Object.values(preview({ hoursPerDay: 6 }).plan).map(
      ([first]) => first?.startTime,
    );
    expect(starts.toSorted()[0]).toBe("08:00");
    const early = preview({
      hoursPerDay: 2,
      commitments: [
        {
          name: "Job",
          days: [0, 1, 2, 3, 4, 5, 6],
          startTime: "08:30",
          endTime: "23:00",
          type: "work",
        },
      ],
    });
    expect(Object.values(early.plan)[1]?.[0]?.startTime).toBe("07:00");
  });
});

describe("a plan of more than four weeks", () => {
  const weeksOf = (days: number) => {
    const made = preview({
      subjects: ["Maths", "Art"].map((name) => ({ name, examDate: addDays(monday, days) })),
    });
    const byDay = new Map(planDaysOf(made.plan).map(({ day: date, entries }) => [date, entries]));
    const weeks = [0, 7, 14].map((from) =>
      Array.from({ length: 7 }, (_, index) => byDay.get(addDays(monday, from + index)) ?? [])
        .flat()
        .reduce((sum, entry) => sum + sessionMinutesOf(entry), 0),
    );
    return { made, weeks };
  };

  it("begins with a lighter week, and stays the same when made again", () => {
    const { made, weeks } = weeksOf(42);
    const [first = 0, second = 0, third = 0] = weeks;
    expect((2 * first) / (second + third)).toBeLessThan(0.92);
    expect((2 * first) / (second + third)).toBeGreaterThan(0.75);
    const subjects = ["Maths", "Art"].map((name) => {
      const examDate = addDays(monday, 42);
      return { name, examDate, shareMinutes: made.shares.get(`${examDate} ${name}`) };
    });
    expect(preview({ subjects, before: made.plan }).plan).toEqual(made.plan);
  });

  it("is the only one that does", () => {
    const [first = 0, second = 0, third = 0] = weeksOf(28).weeks;
    expect((2 * first) / (second + third)).toBeGreaterThan(0.92);
  });
});

describe("hours that are shared out", () => {
  it("are those that stated work and the reserve leave, and the reserve takes none of stated work", () => {
    const sharedWith = (cushion: number) => {
      const { plan } = preview({
        subjects: [
          { name: "Maths", examDate: addDays(monday, 14), workMinutes: 20 * 60 },
          { name: "Art", examDate: addDays(monday, 14) },
        ],
        restDays: "none",
        cushion,
      });
      return { Maths: minutesOf(plan, "Maths"), Art: minutesOf(plan, "Art") };
    };
    expect(sharedWith(0)).toEqual({ Maths: 20 * 60, Art: 22 * 60 });
    expect(sharedWith(0.3).Maths).toBe(20 * 60);
    expect(sharedWith(0.3).Art).toBeLessThan(18 * 60);
    expect(sharedWith(0.3).Art).toBeGreaterThan(12 * 60);
  });
});

describe("a higher limit", () => {
  it("keeps no more of a day free where pauses fill the rest of it", () => {
    const plannedWith = (hoursPerDay: number) =>
      preview({
        subjects: [3, 6, 20].map((days) => ({
          name: `In ${days} days`,
          examDate: addDays(monday, days),
        })),
        hoursPerDay,
        preferences: {
          ...defaultPreferences,
          minSessionLength: 20,
          maxSessionLength: 20,
          sleepSchedule: { start: 16, end: 0 },
        },
      }).fit.map(({ plannedMinutes }) => plannedMinutes);
    expect(plannedWith(16)).toEqual(plannedWith(12));
  });
});

describe("wishes", () => {
  it("give more to a subject with emphasis and less to one without", () => {
    const neutral = minutesOf(preview({}).plan, "Maths");
    expect(minutesOf(wish({ emphasis: { Maths: 2 } }).plan, "Maths")).toBeGreaterThan(neutral);
    expect(minutesOf(wish({ emphasis: { Maths: 0.5 } }).plan, "Maths")).toBeLessThan(neutral);
  });

  it("halve a subject even if its time stays unused", () => {
    const alone = { subjects: [{ name: "Maths", examDate: addDays(monday, 14) }] };
    const less = preview({ ...alone, wishes: { ...noWishes, emphasis: { Maths: 0.5 } } });
    const ratio = minutesOf(less.plan, "Maths") / minutesOf(preview(alone).plan, "Maths");
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(0.6);
  });

  it("replace a difficulty", () => {
    const { plan } = wish({ difficulty: { Maths: 5, Art: 1 } });
    expect(minutesOf(plan, "Maths")).toBeGreaterThan(2 * minutesOf(plan, "Art"));
  });

  it("keep days off free and limit weekdays", () => {
    const { plan } = wish({
      weekdaysOff: [6],
      datesOff: [addDays(monday, 2)],
      dailyLimits: [{ weekdays: [0], minutes: 60 }],
    });
    for (const { day, entries } of planDaysOf(plan)) {
      expect(weekdayOf(day)).not.toBe(6);
      expect(day).not.toBe(addDays(monday, 2));
      const minutes = entries.reduce((sum, entry) => sum + sessionMinutesOf(entry), 0);
      expect(minutes).toBeLessThanOrEqual(weekdayOf(day) === 0 ? 60 : 180);
    }
  });

  it("put a subject into its own time of day", () => {
    const { plan } = wish({ preferredTimes: [{ subject: "Art", times: ["Evening"] }] });
    const entries = Object.values(plan).flat();
    const starts = (subject: string) =>
      entries.filter((entry) => entry.subject === subject).map(({ startTime = "" }) => startTime);
    for (const start of starts("Art")) expect(start >= "17:00" && start < "21:00").toBe(true);
    expect(starts("Maths")).toContain("08:00");
  });

  it("keep within hours, away from avoided times, and finish early", () => {
    const { plan } = wish({
      earliestStart: 10 * 60,
      latestEnd: 20 * 60,
      avoidedTimes: ["Afternoon"],
      finishDaysBefore: [{ subject: "Art", days: 3 }],
    });
    for (const { day, entries } of planDaysOf(plan))
      for (const { startTime = "", subject } of entries) {
        expect(startTime >= "10:00" && startTime < "20:00").toBe(true);
        expect(startTime < "12:00" || startTime >= "17:00").toBe(true);
        if (subject === "Art") expect(day < addDays(monday, 11)).toBe(true);
      }
  });

  it("set session lengths", () => {
    const { plan } = wish({ minSessionLength: 50, maxSessionLength: 50 });
    const minutes = Object.values(plan).flat().map(sessionMinutesOf);
    expect(new Set(minutes)).toEqual(new Set([50]));
  });
});

describe("impossible inputs", () => {
  const full = Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].flatMap(
      (name, day) =>
        Array.from({ length: 24 }, (_, hour) => [
          `${name}-${hour}`,
          { day: day as 0, hour, type: "class" as const, label: "Class" },
        ]),
    ),
  );

  it.each<readonly [string, Partial<AdvancedInputs>, PlanProblem]>([
    ["no subject", { subjects: [] }, { kind: "no subject" }],
    [
      "an exam today",
      { subjects: [{ name: "Maths", examDate: monday }] },
      { kind: "exam today", subject: "Maths" },
    ],
    [
      "an exam that has passed",
      { subjects: [{ name: "Maths", examDate: addDays(monday, -1) }] },
      { kind: "exam over", subject: "Maths", examDate: addDays(monday, -1) },
    ],
    ["no hours", { hoursPerDay: 0 }, { kind: "no hours" }],
    ["no free time", { grid: full }, { kind: "no free time", minutes: 30, isByWishes: false }],
    [
      "a shortest session above the daily hours",
      { hoursPerDay: 0.25 },
      { kind: "day too short", minutes: 30, dayMinutes: 15 },
    ],
  ])("says so for %s", (_, parts, problem) => {
    const { plan, problems, quality } = preview(parts);
    expect(plan).toEqual({});
    expect(problems).toContainEqual(problem);
    expect(quality.total).toBe(0);
  });

  it("is said while the rest is planned", () => {
    const { plan, problems } = preview({
      subjects: [
        { name: "Maths", examDate: addDays(monday, 5) },
        { name: "Far", examDate: addDays(monday, 3000) },
      ],
      preferences: {
        ...defaultPreferences,
        minSessionLength: 60,
        maxSessionLength: 45,
        preferredTimes: ["Night"],
        sleepSchedule: { start: 21, end: 7 },
      },
    });
    expect(minutesOf(plan, "Maths")).toBeGreaterThan(0);
    expect(problems).toEqual([
      { kind: "far away", subject: "Far", days: 400 },
      { kind: "one length", minutes: 45 },
      { kind: "preferred time", time: "Night" },
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e9])(
    "never throws, hangs or plans a value that is not a number, given %d",
    (value) => {
      const preferring = (parts: Partial<Preferences>) =>
        preview({ preferences: { ...defaultPreferences, ...parts } });
      const pomodoro = { ...defaultPreferences.pomodoro, longBreakDuration: value };
      const made = [
        preview({ hoursPerDay: value }),
        preview({ minuteOfDay: value }),
        preferring({ minSessionLength: value }),
        preferring({ maxSessionLength: value }),
        preferring({ subjectDifficulty: { Maths: value } }),
        preferring({ sleepSchedule: { start: value, end: 7 } }),
        preferring({ pomodoro }),
        wish({ emphasis: { Maths: value }, earliestStart: value, latestEnd: value }),
        wish({ dailyLimits: [{ weekdays: [0], minutes: value }] }),
        wish({ finishDaysBefore: [{ days: value }] }),
      ];
      // JSON writes NaN and Infinity as null.
      expect(JSON.stringify(made.map(({ plan, quality }) => [plan, quality]))).not.toContain(
        "null",
      );
    },
  );
});
