import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { PlanEntry, StudyPlan, Subject } from "../model/model.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { examKeyOf } from "../study-plan/exam-key.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { noWishes } from "../wishes/no-wishes.ts";
import { checkPlan } from "./check-plan.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";

const session = (subject: string, startTime: string, minutes: number): PlanEntry => ({
  subject,
  ...durationFieldsOf(minutes),
  startTime,
});

const maths: Subject = { name: "Maths", examDate: day("2026-06-12") };
const art: Subject = { name: "Art", examDate: day("2026-06-13") };

/** Monday 8 June 2026, at 08:30. */
const inputs: PlanCheckInputs = {
  today: day("2026-06-08"),
  minuteOfDay: 510,
  subjects: [maths],
  hoursPerDay: 3,
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
};

const brokenBy = (plan: StudyPlan, changed: Partial<PlanCheckInputs> = {}) =>
  checkPlan({ plan, inputs: { ...inputs, ...changed }, kind: "scheduled" }).broken;

const messages = (plan: StudyPlan, changed: Partial<PlanCheckInputs> = {}) =>
  brokenBy(plan, changed).map(({ guarantee, message }) => `${guarantee}: ${message}`);

/** Without messages about empty days before the exam, for tests about other rules. */
const otherMessages = (plan: StudyPlan, changed: Partial<PlanCheckInputs> = {}) =>
  messages(plan, changed).filter((message) => !message.includes(" is empty, though "));

const sound = {
  "08-June-2026": [session("Maths", "09:00", 90), session("Maths", "11:00", 60)],
  "09-June-2026": [session("Maths", "09:00", 120)],
} satisfies StudyPlan;

describe("a sound plan", () => {
  it("breaks nothing and names the rules it keeps", () => {
    expect(
      checkPlan({ plan: sound, inputs: { ...inputs, wishes: noWishes }, kind: "scheduled" }),
    ).toEqual({
      ok: true,
      broken: [],
      kept: [
        { guarantee: "daily-hours", minutes: 180 },
        { guarantee: "before-exams" },
        { guarantee: "busy-times" },
        { guarantee: "session-lengths", minimum: 30, maximum: 120 },
        { guarantee: "every-subject" },
        { guarantee: "fair-and-spread" },
        { guarantee: "own-eve" },
        { guarantee: "wishes" },
      ],
    });
  });

  it("keeps only what its inputs allow to check", () => {
    const bare = { today: inputs.today, subjects: [maths], hoursPerDay: 3 };
    const { ok, kept } = checkPlan({ plan: sound, inputs: bare, kind: "scheduled" });
    expect(ok).toBe(true);
    expect(kept.map(({ guarantee }) => guarantee)).not.toContain("busy-times");
    expect(kept.map(({ guarantee }) => guarantee)).not.toContain("free-time-only");
  });

  it("names no guarantee as kept that it breaks", () => {
    const plan = { ...sound, "10-June-2026": [session("Maths", "09:00", 130)] };
    const { kept, broken } = checkPlan({ plan, inputs, kind: "scheduled" });
    expect(broken.map(({ guarantee }) => guarantee)).toEqual(["session-lengths"]);
    expect(kept.map(({ guarantee }) => guarantee)).not.toContain("session-lengths");
  });
});

describe("broken guarantees", () => {
  it("too much on one day", () => {
    expect(
      messages({ "09-June-2026": [session("Maths", "09:00", 120), session("Maths", "12:00", 65)] }),
    ).toContain("daily-hours: 09-June-2026 holds 3 h 05 of study, more than the 3 h allowed.");
    const limited = { ...noWishes, dailyLimits: [{ weekdays: [1 as const], minutes: 60 }] };
    expect(messages(sound, { wishes: limited })).toEqual([
      "daily-hours: 09-June-2026 holds 2 h of study, more than the 1 h allowed.",
    ]);
  });

  it("on, after, or too soon before an exam", () => {
    const onExam = { ...sound, "12-June-2026": [session("Maths", "09:00", 60)] };
    expect(brokenBy(onExam)).toEqual([
      {
        guarantee: "before-exams",
        day: "2026-06-12",
        subject: "Maths",
        message: "Maths on 12-June-2026, 09:00 to 10:00, is not before its exam.",
      },
    ]);
    const early = { ...noWishes, finishDaysBefore: [{ days: 3 }] };
    expect(messages(sound, { wishes: early })).toContain(
      "before-exams: Maths on 09-June-2026, 09:00 to 11:00, is in the days you asked to keep free before its exam.",
    );
    const ownExam = {
      "09-June-2026": [{ ...session("Maths", "09:00", 60), examDate: "2026-06-09" }],
    };
    expect(otherMessages(ownExam)).toEqual([
      "before-exams: Maths on 09-June-2026, 09:00 to 10:00, is not before its exam.",
    ]);
  });

  it("in the past, also earlier today", () => {
    const plan = {
      ...sound,
      "7 June 2026": [session("Maths", "09:00", 60)],
      "08-June-2026": [session("Maths", "08:00", 60)],
    };
    expect(messages(plan)).toEqual([
      "before-exams: Maths on 07-June-2026, 09:00 to 10:00, is in the past.",
      "before-exams: Maths on 08-June-2026, 08:00 to 09:00, is in the past.",
    ]);
  });

  it("a subject that was not asked for", () => {
    expect(messages({ ...sound, "10-June-2026": [session("Latin", "09:00", 60)] })).toEqual([
      "before-exams: Latin on 10-June-2026, 09:00 to 10:00, is not one of the subjects given.",
    ]);
  });

  it("over classes, commitments and sleep, past midnight too", () => {
    const grid = {
      "Tuesday-10": { day: 1 as const, hour: 10, type: "class" as const, label: "Class" },
    };
    const commitments = [
      {
        name: "Night shift",
        days: [0 as const],
        startTime: "22:00",
        endTime: "09:30",
        type: "work" as const,
      },
    ];
    expect(messages(sound, { grid, commitments })).toEqual([
      "busy-times: Maths on 09-June-2026, 09:00 to 11:00, runs into class.",
      "busy-times: Maths on 09-June-2026, 09:00 to 11:00, runs into Night shift.",
    ]);
    expect(messages({ ...sound, "10-June-2026": [session("Maths", "22:30", 60)] })).toEqual([
      "busy-times: Maths on 10-June-2026, 22:30 to 23:30, runs into sleep hours.",
    ]);
  });

  it("outside Free Time where some is painted", () => {
    const grid = {
      "Tuesday-9": { day: 1 as const, hour: 9, type: "free" as const, label: "Free Time" },
    };
    expect(messages(sound, { grid })).toEqual([
      "free-time-only: Maths on 09-June-2026, 09:00 to 11:00, leaves the Free Time painted on Tuesday.",
    ]);
  });

  it("too short, too long, off the grid, too close, overlapping, past midnight", () => {
    const awake = { ...defaultPreferences, sleepSchedule: { start: 0, end: 0 } };
    const plan = {
      "09-June-2026": [
        session("Maths", "09:00", 25),
        session("Maths", "09:30", 30),
        session("Maths", "09:55", 30),
      ],
      "10-June-2026": [session("Maths", "09:02", 125)],
      "11-June-2026": [session("Maths", "23:30", 60)],
    };
    expect(messages(plan, { preferences: awake })).toEqual([
      "session-lengths: Maths on 09-June-2026, 09:00 to 09:25, is shorter than 30 min.",
      "session-lengths: Maths on 09-June-2026, 09:30 to 10:00, begins less than 15 minutes after Maths.",
      "session-lengths: Maths on 09-June-2026, 09:55 to 10:25, overlaps Maths.",
      "session-lengths: Maths on 10-June-2026, 09:02 to 11:07, is not on the 5-minute grid.",
      "session-lengths: Maths on 10-June-2026, 09:02 to 11:07, is longer than 2 h.",
      "session-lengths: Maths on 11-June-2026, 23:30 to 24:00, runs past midnight.",
    ]);
  });

  it("on days off and at times to keep free", () => {
    const off = {
      ...noWishes,
      weekdaysOff: [0 as const],
      datesOff: [day("2026-06-09")],
      avoidedTimes: ["Afternoon" as const],
      earliestStart: 600,
      latestEnd: 960,
    };
    const plan = {
      "08-June-2026": [session("Maths", "10:00", 60)],
      "09-June-2026": [session("Maths", "10:00", 60)],
      "10-June-2026": [session("Maths", "09:30", 60), session("Maths", "15:30", 60)],
    };
    expect(messages(plan, { wishes: off })).toEqual([
      "wishes: Maths on 08-June-2026, 10:00 to 11:00, is on a day you asked to keep free.",
      "wishes: Maths on 09-June-2026, 10:00 to 11:00, is on a day you asked to keep free.",
      "wishes: Maths on 10-June-2026, 09:30 to 10:30, runs into before.",
      "wishes: Maths on 10-June-2026, 15:30 to 16:30, runs into avoided.",
      "wishes: Maths on 10-June-2026, 15:30 to 16:30, runs into after.",
    ]);
  });
});

/** Nothing may be planned on the second day. */
const dayOff = [{ day: day("2026-06-09"), minutes: 0 }];

describe("subjects as a whole", () => {
  it("one left out while there is room, or while another could give way", () => {
    const subjects = [maths, art];
    expect(messages(sound, { subjects })).toEqual([
      "every-subject: Art has no time at all, though there is room before its exam.",
    ]);
    const full = { ...sound, "08-June-2026": [], "10-June-2026": [] };
    expect(messages(full, { subjects, hoursPerDay: 2 })).toContain(
      "every-subject: Art has no time at all, though there is room before its exam.",
    );
  });

  it("none is left out when it had no chance", () => {
    const tomorrow = { name: "Art", examDate: day("2026-06-09") };
    const subjects = [maths, tomorrow];
    expect(
      messages({ "09-June-2026": sound["09-June-2026"] }, { subjects, minuteOfDay: 1375 }),
    ).toEqual([]);
    expect(messages({}, { subjects: [{ name: "Art", examDate: inputs.today }] })).toEqual([]);
  });

  it("an empty day among the last two while work is left, stated or by the plan's own shares", () => {
    const plan = {
      "08-June-2026": sound["08-June-2026"],
      "10-June-2026": [session("Maths", "09:00", 60)],
    };
    const stated = (workMinutes: number) => ({ subjects: [{ ...maths, workMinutes }] });
    expect(messages(plan, stated(600))).toEqual([
      "every-subject: 11-June-2026 is empty, though Maths still needs 6 h 30 and its exam is near.",
    ]);
    expect(messages(plan, stated(200))).toEqual([]);
    const little = { "08-June-2026": [session("Maths", "09:00", 60)] };
    const brokenWith = (share: number) =>
      checkPlan({
        plan: little,
        inputs,
        kind: "scheduled",
        shares: new Map([[examKeyOf(maths), share]]),
      }).broken.map(({ message }) => message);
    expect(brokenWith(180)).toEqual([
      "10-June-2026 is empty, though Maths still needs 2 h and its exam is near.",
      "11-June-2026 is empty, though Maths still needs 2 h and its exam is near.",
    ]);
    expect(brokenWith(60)).toEqual([]);
    expect(messages(little)).toEqual([]);
  });

  it("no empty day whose hours are closed to the subject", () => {
    const subjects = [{ ...maths, workMinutes: 600 }];
    const plan = { ...sound, "10-June-2026": [session("Maths", "09:00", 60)] };
    const closed = [{ day: day("2026-06-11"), start: 0, end: 1440 }];
    expect(messages(plan, { subjects, rules: [{ notAt: closed }] })).toEqual([]);
    expect(messages(plan, { subjects })).toHaveLength(1);
  });

  it("no place beyond the most sessions of a day", () => {
    const tomorrow = day("2026-06-09");
    const two = ["Maths", "Art"].map((name) => ({ name, examDate: tomorrow }));
    const one = { "08-June-2026": [session("Maths", "09:00", 60)] };
    expect(messages(one, { subjects: two, mostSessionsADay: 1 })).toEqual([]);
    expect(messages(one, { subjects: two })).toEqual([
      "every-subject: Art has no time at all, though there is room before its exam.",
    ]);
  });

  it("less than 15 minutes from a session over midnight, from a fixed one, or over a busy date", () => {
    const night = { ...defaultPreferences, sleepSchedule: { start: 3, end: 4 } };
    const plan = {
      "08-June-2026": [session("Maths", "23:00", 60)],
      "09-June-2026": [session("Maths", "00:10", 60)],
      "11-June-2026": [session("Maths", "09:00", 60)],
    };
    expect(messages(plan, { preferences: night })).toEqual([
      "session-lengths: Maths on 09-June-2026, 00:10 to 01:10, begins less than 15 minutes after Maths.",
    ]);
    const fixed = [{ subject: "Art", day: day("2026-06-11"), start: 610, minutes: 60 }];
    const busy = [{ day: day("2026-06-11"), start: 570, end: 600, because: "the dentist" }];
    const later = {
      "10-June-2026": [session("Maths", "09:00", 120)],
      "11-June-2026": [session("Maths", "09:00", 60)],
    };
    expect(messages(later, { fixed, busy })).toEqual([
      "session-lengths: Maths on 11-June-2026, 09:00 to 10:00, ends less than 15 minutes before Art.",
      "busy-times: Maths on 11-June-2026, 09:00 to 10:00, runs into the dentist.",
    ]);
  });

  it("one left out while shorter sessions, or a later exam, would leave it a place", () => {
    const tomorrow = day("2026-06-09");
    const subjects = ["Maths", "Art", "Latin"].map((name) => ({ name, examDate: tomorrow }));
    const halves = { "08-June-2026": [session("Maths", "09:00", 30), session("Art", "10:00", 30)] };
    const preferences = { ...defaultPreferences, minSessionLength: 20 };
    expect(messages(halves, { subjects, hoursPerDay: 1, preferences })).toEqual([
      "every-subject: Latin has no time at all, though there is room before its exam.",
    ]);
    expect(messages(halves, { subjects, hoursPerDay: 1 })).toEqual([]);
    const later = [{ name: "Maths", examDate: day("2026-06-10") }, ...subjects.slice(1)];
    expect(messages(halves, { subjects: later, hoursPerDay: 1, dateLimits: dayOff })).toEqual([
      "every-subject: Latin has no time at all, though there is room before its exam.",
    ]);
  });

  it("the day before an exam without its own subject", () => {
    const subjects = [maths, { name: "Art", examDate: day("2026-06-20") }];
    const foreign = "own-eve: 11-June-2026 holds nothing for Maths, whose exam is the next day.";
    const eve = { ...sound, "11-June-2026": [session("Art", "09:00", 60)] };
    expect(messages(eve, { subjects })).toEqual([foreign]);
    const own = {
      ...eve,
      "11-June-2026": [session("Art", "09:00", 60), session("Maths", "11:00", 60)],
    };
    expect(messages(own, { subjects })).toEqual([]);
    const fixed = [{ subject: "Maths", day: day("2026-06-11"), start: 900, minutes: 60 }];
    expect(messages(eve, { subjects, fixed })).toEqual([]);
    const rules = [{ subject: "Maths", notOn: [day("2026-06-11")] }];
    expect(messages(eve, { subjects, rules })).toEqual([]);
    const both = [maths, { name: "Art", examDate: maths.examDate }];
    expect(messages(eve, { subjects: both })).toEqual([foreign]);
    // Without room for two, Art changes places with Maths, unless its rule keeps it off those days.
    const beside = [session("Art", "18:00", 30)];
    const full = {
      "08-June-2026": [...sound["08-June-2026"], ...beside],
      "09-June-2026": [...sound["09-June-2026"], ...beside],
      "11-June-2026": [session("Art", "09:00", 30)],
    };
    const dateLimits = [{ day: day("2026-06-11"), minutes: 30 }];
    expect(messages(full, { subjects, dateLimits })).toEqual([foreign]);
    const little = [{ subject: "Art", mostMinutesADay: 30 }];
    expect(messages(full, { subjects, dateLimits, rules: little })).toEqual([]);
  });

  it("massed on one day while another has room", () => {
    expect(otherMessages({ "08-June-2026": sound["08-June-2026"] })).toEqual([
      "fair-and-spread: All of Maths is on 08-June-2026, though 09-June-2026 has room.",
    ]);
  });

  it("less for the harder of two with one exam day, or for the nearer of two exams", () => {
    const plan = {
      "08-June-2026": [session("Maths", "09:00", 30), session("Art", "12:00", 120)],
      "09-June-2026": [session("Art", "12:00", 120)],
    };
    const subjects = [maths, { ...art, examDate: maths.examDate }];
    const hard = { ...defaultPreferences, subjectDifficulty: { Maths: 5, Art: 2 } };
    expect(otherMessages(plan, { subjects, preferences: hard })).toEqual([
      "fair-and-spread: Maths is harder than Art and has less time for the same exam day.",
    ]);
    expect(otherMessages(plan, { subjects })).toEqual([]);
    expect(otherMessages(plan, { subjects: [maths, art] })).toEqual([
      "fair-and-spread: Maths has its exam before Art and less time until then.",
    ]);
    const afterwards = {
      ...plan,
      "09-June-2026": [],
      "12-June-2026": [session("Art", "12:00", 120)],
    };
    expect(otherMessages(afterwards, { subjects: [maths, art] })).toEqual([]);
    const known = subjects.map((subject) => ({ ...subject, workMinutes: 30 }));
    expect(otherMessages(plan, { subjects: known, preferences: hard })).toEqual([]);
    const wished = { ...noWishes, emphasis: { Art: 2 } };
    expect(otherMessages(plan, { subjects, preferences: hard, wishes: wished })).toEqual([]);
  });
});

describe("two exams of one name", () => {
  const final: Subject = { name: " Maths ", examDate: day("2026-06-20") };
  const subjects = [final, maths];
  const forExam = ({ examDate }: Subject, startTime: string): PlanEntry => ({
    ...session("Maths", startTime, 60),
    examDate,
  });

  it("are each given time, and named with their dates", () => {
    const plan = { "08-June-2026": [forExam(final, "09:00")] };
    expect(otherMessages(plan, { subjects })).toContain(
      "every-subject: Maths (exam on 12-June-2026) has no time at all, though there is room before its exam.",
    );
    const both = { ...plan, "09-June-2026": [forExam(maths, "09:00")] };
    expect(otherMessages(both, { subjects })).toEqual([]);
  });

  it("each end the study for it; a session that names neither is for the next", () => {
    const plan = {
      "08-June-2026": [forExam(maths, "09:00")],
      "13-June-2026": [session("Maths", "09:00", 60)],
    };
    expect(otherMessages(plan, { subjects })).toEqual([]);
    const late = { ...plan, "13-June-2026": [forExam(maths, "09:00"), forExam(final, "12:00")] };
    expect(otherMessages(late, { subjects })).toEqual([
      "before-exams: Maths on 13-June-2026, 09:00 to 10:00, is not before its exam.",
    ]);
    const over = { ...plan, "20-June-2026": [session("Maths", "09:00", 60)] };
    expect(otherMessages(over, { subjects })).toEqual([
      "before-exams: Maths on 20-June-2026, 09:00 to 10:00, is not before its exam.",
    ]);
  });

  it("on one day are one exam", () => {
    expect(otherMessages(sound, { subjects: [maths, { ...maths, name: "Maths " }] })).toEqual([]);
  });
});

describe("a quick plan", () => {
  const subjects = Array.from({ length: 7 }, (_, index) => ({
    name: `Subject ${index}`,
    examDate: day("2026-06-20"),
  }));
  const quick = { today: inputs.today, minuteOfDay: 1000, subjects, hoursPerDay: 1 };

  it("may pass its hours by the rounding of its shares, and no further", () => {
    const plan = planQuick(quick);
    expect(plan["08-June-2026"]?.reduce((total, { hours }) => total + hours, 0)).toBeGreaterThan(1);
    expect(checkPlan({ plan, inputs: quick, kind: "quick" }).ok).toBe(true);
    const tooMuch = { "08-June-2026": [{ subject: "Subject 0", hours: 1.25 }] };
    expect(checkPlan({ plan: tooMuch, inputs: quick, kind: "quick" }).ok).toBe(false);
  });

  it("is not held against the preferences of another mode", () => {
    const plan = planQuick({ ...quick, subjects: [maths], hoursPerDay: 8 });
    const check = checkPlan({
      plan,
      inputs: { ...inputs, hoursPerDay: 8, minuteOfDay: 1200 },
      kind: "quick",
    });
    expect(check.broken).toEqual([]);
  });
});
