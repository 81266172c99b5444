import { describe, expect, it } from "vitest";
import { day } from "../../../test/calendar-day.ts";
import { defaultPreferences } from "../../model/default-preferences.ts";
import type { AvailabilityGrid } from "../../model/model.ts";
import { weekdayNames } from "../../time/day-labels.ts";
import { addDays, weekdays } from "../../time/day-number.ts";
import type { KnownSubject } from "../../work/exam-work.ts";
import { firstExam } from "../../work/subject-work.ts";
import { planAdvanced } from "../plan-advanced.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import type { PlanEffort } from "../solve/solve.ts";
import { suggestRemedies } from "./remedies.ts";

const monday = day("2026-06-08");

const inputsWith = (parts: Partial<AdvancedInputs>): AdvancedInputs => ({
  today: monday,
  minuteOfDay: 0,
  subjects: [{ name: "Maths", examDate: addDays(monday, 14), workMinutes: 40 * 60 }],
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 2,
  ...parts,
});

const made = (inputs: AdvancedInputs, effort: PlanEffort = "preview") =>
  planAdvanced({ ...inputs, effort });

const missingOf = (inputs: AdvancedInputs): number =>
  made(inputs, "full").fit.reduce((sum, { missingMinutes }) => sum + missingMinutes, 0);

/** One free hour, on Mondays. */
const mondayHour: AvailabilityGrid = Object.fromEntries(
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
    (name, weekday) => [
      `${name}-${weekday === 0 ? 18 : 3}`,
      {
        day: weekday as 0,
        hour: weekday === 0 ? 18 : 3,
        type: "free" as const,
        label: "Free Time",
      },
    ],
  ),
);

describe("whether it fits", () => {
  it("is never in doubt if hours are shared out, and the page says how much stays free", () => {
    const { fit, certificate } = made(
      inputsWith({ subjects: [{ name: "Maths", examDate: addDays(monday, 14) }] }),
    );
    expect(certificate).toBeUndefined();
    expect(fit).toMatchObject([{ kind: "shared", missingMinutes: 0, doneMinutes: 0 }]);
    expect(fit[0]?.spareMinutes).toBeGreaterThan(0);
  });

  it("leaves stated work the hours that it needs, also those before an earlier exam without a goal", () => {
    const { fit, certificate } = made(
      inputsWith({
        subjects: [
          { name: "Latin", examDate: addDays(monday, 7) },
          { name: "Maths", examDate: addDays(monday, 14), workMinutes: 26 * 60 },
        ],
      }),
    );
    expect(certificate).toBeUndefined();
    expect(fit).toMatchObject([
      { subject: "Latin", missingMinutes: 0 },
      { subject: "Maths", plannedMinutes: 26 * 60, missingMinutes: 0 },
    ]);
  });

  it("names the deadline and the two figures where stated work is too much", () => {
    const { fit, certificate, problems } = made(inputsWith({}));
    expect(fit).toMatchObject([
      { kind: "stated", needMinutes: 2400, plannedMinutes: 28 * 60, missingMinutes: 12 * 60 },
    ]);
    expect(certificate).toEqual({
      before: addDays(monday, 14),
      neededMinutes: 2400,
      roomMinutes: 28 * 60,
      isProven: true,
    });
    expect(problems).toContainEqual({ kind: "short", certificate });
  });

  it("names the limit of a subject, or the days kept for it, if only that is the reason", () => {
    const subjects = [
      { name: "Maths", examDate: addDays(monday, 4), workMinutes: 8 * 60 },
      { name: "Latin", examDate: addDays(monday, 9), workMinutes: 60 },
    ];
    const limited = (rules: AdvancedInputs["rules"]) =>
      made(inputsWith({ hoursPerDay: 3, subjects, rules })).certificate;
    expect(limited([{ subject: "Maths", mostMinutesADay: 60 }])).toEqual({
      before: addDays(monday, 4),
      subjects: ["Maths"],
      neededMinutes: 480,
      roomMinutes: 240,
      allowed: { hasDays: false, minutesADay: 60 },
      isProven: true,
    });
    expect(limited([{ subject: "Maths", onlyOn: [0, 2] }])).toMatchObject({
      neededMinutes: 480,
      roomMinutes: 360,
      allowed: { hasDays: true },
    });
  });

  it("counts what several subjects may take of the same days", () => {
    const both = { examDate: addDays(monday, 4), workMinutes: 3 * 60 };
    const { certificate } = made(
      inputsWith({
        hoursPerDay: 3,
        subjects: [
          { name: "Maths", ...both },
          { name: "Latin", ...both },
          { name: "Physics", examDate: addDays(monday, 20) },
        ],
        rules: ["Maths", "Latin"].map((subject) => ({ subject, onlyOn: [1] as const })),
      }),
    );
    expect(certificate).toMatchObject({
      subjects: ["Maths", "Latin"],
      neededMinutes: 360,
      roomMinutes: 180,
      isProven: true,
    });
    expect(certificate?.allowed).toBeUndefined();
  });
});

const remediesFor = (inputs: AdvancedInputs) => suggestRemedies(inputs).remedies;

/** Two free hours each evening: a pause between two subjects fits into none of them. */
const evenings: AvailabilityGrid = Object.fromEntries(
  weekdays.flatMap((weekday) =>
    [18, 19].map((hour) => [
      `${weekdayNames[weekday]}-${hour}`,
      { day: weekday, hour, type: "free" as const, label: "Free Time" },
    ]),
  ),
);

const evenlyTight = inputsWith({
  minuteOfDay: 8 * 60,
  grid: evenings,
  preferences: { ...defaultPreferences, minSessionLength: 45 },
  subjects: [
    { name: "Maths", examDate: addDays(monday, 6), workMinutes: 5 * 60 },
    { name: "Latin", examDate: addDays(monday, 5), workMinutes: 7 * 60 },
  ],
});

describe("work that does not fit in whole sessions", () => {
  it("is said where the minutes would do, with what even the best change leaves", () => {
    expect(made(evenlyTight, "full").certificate).toEqual({
      before: addDays(monday, 6),
      neededMinutes: 720,
      roomMinutes: 720,
      isProven: false,
    });
    const { missingMinutes, remedies } = suggestRemedies(evenlyTight);
    expect(missingMinutes).toBe(60);
    for (const { inputs, missingMinutesAfter } of remedies) {
      expect(missingOf(inputs)).toBe(missingMinutesAfter);
      expect(missingMinutesAfter).toBeLessThan(missingMinutes);
    }
  });

  it("is work shorter than a session, and that is said instead", () => {
    const short = inputsWith({
      preferences: { ...defaultPreferences, minSessionLength: 75 },
      subjects: [{ name: "Maths", examDate: addDays(monday, 4), workMinutes: 60 }],
    });
    const { certificate, problems } = made(short);
    expect(certificate).toBeUndefined();
    const why = { kind: "below a session", leftMinutes: 60, sessionMinutes: 75 };
    expect(problems).toEqual([
      { kind: "no time", name: "Maths", examDate: addDays(monday, 4), why },
    ]);
    expect(remediesFor(short)).toMatchObject([
      { change: { kind: "shorter sessions", minutes: 15 }, missingMinutesAfter: 0 },
    ]);
  });
});

describe("remedies", () => {
  it("are the smallest that let all of it fit, the most helpful first", () => {
    const inputs = inputsWith({});
    const { missingMinutes, remedies } = suggestRemedies(inputs);
    expect(missingMinutes).toBe(missingOf(inputs));
    const oneHour = { kind: "more hours", minutes: 60, dayMinutes: 180 };
    expect(remedies.map(({ change }) => change)).toContainEqual(oneHour);
    for (const { change, inputs: changed, missingMinutesAfter } of remedies) {
      expect(missingMinutesAfter).toBeLessThan(missingMinutes);
      if (change.kind === "more hours") {
        expect(missingMinutesAfter).toBe(0);
        expect(missingOf(changed)).toBe(0);
      }
    }
    const effects = remedies.map(({ missingMinutesAfter }) => missingMinutesAfter);
    expect(effects).toEqual(effects.toSorted((a, b) => a - b));
  });

  it("count in a subject without a goal that shares the hours before the stated work", () => {
    const inputs = inputsWith({
      subjects: [
        { name: "Latin", examDate: addDays(monday, 7) },
        { name: "Maths", examDate: addDays(monday, 14), workMinutes: 40 * 60 },
      ],
    });
    const [more] = remediesFor(inputs).filter(({ change }) => change.kind === "more hours");
    expect(more).toMatchObject({ change: { minutes: 60 }, missingMinutesAfter: 0 });
    expect(missingOf(more?.inputs ?? inputs)).toBe(0);
  });

  it("allow more of a subject on a day if its own limit is too low, as much as it takes", () => {
    const inputs = inputsWith({
      hoursPerDay: 4,
      subjects: [{ name: "Maths", examDate: addDays(monday, 4), workMinutes: 8 * 60 }],
      rules: [{ subject: "Maths", mostMinutesADay: 60 }],
    });
    const [first] = remediesFor(inputs);
    expect(first).toMatchObject({
      change: { kind: "higher limit", subject: "Maths", minutes: 120 },
      missingMinutesAfter: 0,
    });
    expect(missingOf(first?.inputs ?? inputs)).toBe(0);
  });

  it("leave out no more work than the plan that is then made needs", () => {
    const known = new Map<string, KnownSubject>([
      [
        "Maths",
        {
          work: { way: "goal", goalMinutes: 5 * 60, exams: [firstExam] },
          topics: [],
          studied: [],
          pace: 1,
        },
      ],
    ]);
    const { missingMinutes, remedies } = suggestRemedies(evenlyTight, known);
    const [less] = remedies.filter(({ work }) => work !== undefined);
    expect(missingMinutes).toBe(60);
    expect(less?.change).toMatchObject({ kind: "lower goal", subject: "Maths", from: 300 });
    expect(less?.inputs.subjects.map(({ workMinutes }) => workMinutes)).toEqual([
      less?.work?.goalMinutes,
      7 * 60,
    ]);
    expect(missingOf(less?.inputs ?? evenlyTight)).toBe(less?.missingMinutesAfter);
  });

  it("open a weekday for an exam that would get no time at all, and nothing else", () => {
    const inputs = inputsWith({
      grid: mondayHour,
      minuteOfDay: 20 * 60,
      subjects: [{ name: "Maths", examDate: addDays(monday, 5) }],
    });
    expect(made(inputs).certificate).toMatchObject({ roomMinutes: 0, isProven: true });
    const [opened] = remediesFor(inputs).filter(({ change }) => change.kind === "open weekday");
    expect(opened?.missingMinutesAfter).toBe(0);
    const lifted = Object.keys(mondayHour).filter((key) => !(key in (opened?.inputs.grid ?? {})));
    expect(lifted).toHaveLength(1);
    expect(opened?.inputs.hoursPerDay).toBe(inputs.hoursPerDay);
  });

  it("are none if nothing is missing, and no hour more where the day has none", () => {
    expect(suggestRemedies(inputsWith({ hoursPerDay: 6 }))).toEqual({
      missingMinutes: 0,
      remedies: [],
    });
    const kinds = remediesFor(inputsWith({ hoursPerDay: 24, grid: mondayHour })).map(
      ({ change }) => change.kind,
    );
    expect(kinds).not.toContain("more hours");
  });
});
