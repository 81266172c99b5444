import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { inputsWith, monday } from "../../test/maths-in-two-weeks.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { StudyPlan } from "../model/model.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { examKeyOf } from "../study-plan/exam-key.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { parseClock } from "../time/clock-time.ts";
import { labelOf, weekdayNames } from "../time/day-labels.ts";
import { addDays, weekdayOf, weekdays } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { noWishes } from "../wishes/no-wishes.ts";
import { reviewPlan } from "./explain/review-plan.ts";
import { planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";
import { problemOf } from "./problem/problem.ts";
import { repairByTheMinute } from "./solve/by-the-minute.ts";
import type { PlanEffort } from "./solve/solve.ts";

const brokenIn = (inputs: AdvancedInputs, effort: PlanEffort) => {
  const { plan, shares } = planAdvanced({ ...inputs, effort });
  return checkPlan({ plan, inputs, kind: "scheduled", shares }).broken.map(
    ({ message }) => message,
  );
};

const efforts: readonly PlanEffort[] = ["preview", "full"];

describe("faults of the first planner", () => {
  it.each(efforts)(
    "the nearest exam comes first if there are fewer days than exams, %s",
    (effort) => {
      const inputs = inputsWith({
        minuteOfDay: 23 * 60,
        hoursPerDay: 1,
        preferences: { ...defaultPreferences, minSessionLength: 60 },
        subjects: [
          { name: "A", examDate: addDays(monday, 3) },
          { name: "B", examDate: addDays(monday, 3) },
          { name: "C", examDate: addDays(monday, 2) },
        ],
      });
      const { plan } = planAdvanced({ ...inputs, effort });
      expect(sessionsOf(plan).map(({ subject, day: date }) => [subject, date])).toEqual([
        ["C", addDays(monday, 1)],
        ["A", addDays(monday, 2)],
      ]);
      expect(brokenIn(inputs, effort)).toEqual([]);
    },
  );

  it.each(efforts)("fifteen minutes are kept across midnight, %s", (effort) => {
    const inputs = inputsWith({
      hoursPerDay: 6,
      preferences: {
        ...defaultPreferences,
        preferredTimes: ["Night"],
        sleepSchedule: { start: 4, end: 20 },
      },
      subjects: ["Maths", "Art", "Latin"].map((name) => ({ name, examDate: addDays(monday, 10) })),
    });
    const { plan } = planAdvanced({ ...inputs, effort });
    const times = sessionsOf(plan).map(({ day: date, entry, minutes }) => {
      const start = (parseClock(entry.startTime ?? "") ?? 0) + 1440 * Number(date.slice(8));
      return { start, end: start + minutes };
    });
    const gaps = times.slice(1).map(({ start }, index) => start - (times[index]?.end ?? 0));
    expect(times.some(({ end }) => end % 1440 > 1380 || end % 1440 === 0)).toBe(true);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
    expect(brokenIn(inputs, effort)).toEqual([]);
  });

  it.each(efforts)("no last day before an exam is empty while time is missing, %s", (effort) => {
    const inputs = inputsWith({
      hoursPerDay: 2,
      subjects: [
        { name: "Maths", examDate: addDays(monday, 9), workMinutes: 30 * 60 },
        { name: "Art", examDate: addDays(monday, 7), workMinutes: 3 * 60 },
      ],
    });
    const { plan, fit } = planAdvanced({ ...inputs, effort });
    expect(fit.some(({ missingMinutes }) => missingMinutes > 0)).toBe(true);
    const days = new Set(sessionsOf(plan).map(({ day: date }) => date));
    for (const back of [1, 2, 8]) expect(days).toContain(addDays(monday, 9 - back));
    expect(brokenIn(inputs, effort)).toEqual([]);
  });

  it.each([100])("%d subjects with exams in 2099 keep the plan check", (count) => {
    const inputs = inputsWith({
      hoursPerDay: 4,
      subjects: Array.from({ length: count }, (_, index) => ({
        name: `Subject ${index}`,
        examDate: addDays(day("2099-05-01"), index),
      })),
    });
    expect(brokenIn(inputs, "preview")).toEqual([]);
  });
});

describe("a plan made again in the evening", () => {
  const student = inputsWith({
    minuteOfDay: 18 * 60 + 1,
    hoursPerDay: 2,
    commitments: [
      {
        name: "Job",
        days: [0, 1, 2, 3, 4, 5, 6],
        startTime: "20:45",
        endTime: "15:30",
        type: "work",
      },
      {
        name: "Club",
        days: [0, 1, 2, 3, 4, 5, 6],
        startTime: "19:15",
        endTime: "21:15",
        type: "work",
      },
    ],
    preferences: { ...defaultPreferences, minSessionLength: 15, maxSessionLength: 90 },
    subjects: [
      { name: "Maths", examDate: addDays(monday, 2), workMinutes: 180 },
      { name: "Art", examDate: addDays(monday, 13), workMinutes: 600 },
    ],
    fixed: [
      {
        subject: "Art",
        examDate: addDays(monday, 13),
        day: monday,
        start: 18 * 60 + 45,
        minutes: 30,
      },
    ],
    stability: "least",
    before: {
      [labelOf(addDays(monday, 1))]: [
        { subject: "Maths", hours: 1.5, examDate: addDays(monday, 2), startTime: "17:00" },
      ],
    },
  });

  it.each(efforts)(
    "does not put all of an exam beside a session that may not move, %s",
    (effort) => {
      const { plan } = planAdvanced({ ...student, effort });
      const maths = sessionsOf(plan).filter(({ subject }) => subject === "Maths");
      expect(maths).toContainEqual(
        expect.objectContaining({ day: addDays(monday, 1), minutes: 90, subject: "Maths" }),
      );
      expect(new Set(maths.map(({ day: date }) => date)).size).toBe(2);
      expect(brokenIn(student, effort)).toEqual([]);
    },
  );
});

describe("a plan made again before a long day", () => {
  it("leaves later sessions where they were after an early one, with nothing changed", () => {
    // Tomorrow begins at six, which is less than a day away, and the rest of it would fit after eight.
    const inputs = inputsWith({
      minuteOfDay: 6 * 60 + 30,
      hoursPerDay: 8,
      preferences: {
        ...defaultPreferences,
        preferredTimes: [],
        minSessionLength: 50,
        maxSessionLength: 60,
        subjectDifficulty: { Maths: 4 },
        sleepSchedule: { start: 18, end: 6 },
      },
      subjects: [{ name: "Maths", examDate: addDays(monday, 4) }],
    });
    const { plan, shares } = planAdvanced({ ...inputs, effort: "full" });
    expect(plan[labelOf(addDays(monday, 1))]?.[0]?.startTime).toBe("06:00");
    const subjects = inputs.subjects.map((subject) => ({
      ...subject,
      shareMinutes: shares.get(examKeyOf(subject)),
    }));
    const again = { ...inputs, subjects, before: plan, stability: "least" } as const;
    expect(planAdvanced({ ...again, effort: "full" }).plan).toEqual(plan);
  });
});

describe("days with too little time for all", () => {
  it.each(efforts)("the only session of tomorrow goes to the nearer exam, %s", (effort) => {
    const tomorrow = addDays(monday, 1);
    const far = addDays(monday, 13);
    const inputs = inputsWith({
      minuteOfDay: 23 * 60 + 58,
      hoursPerDay: 0.4,
      dateLimits: [{ day: tomorrow, minutes: 30 }],
      subjects: [
        { name: "Far", examDate: far, workMinutes: 420 },
        { name: "Near", examDate: addDays(monday, 4), workMinutes: 120 },
      ],
      stability: "balanced",
      before: {
        [labelOf(tomorrow)]: [{ subject: "Far", hours: 0.5, examDate: far, startTime: "08:00" }],
      },
    });
    const { plan } = planAdvanced({ ...inputs, effort });
    expect(sessionsOf(plan).map(({ subject }) => subject)).toEqual(["Near"]);
  });

  const crowded = (names: readonly string[], hoursPerDay: number, examDate = addDays(monday, 1)) =>
    inputsWith({
      hoursPerDay,
      subjects: names.map((name) => ({ name, examDate })),
      preferences: { ...defaultPreferences, minSessionLength: 20 },
    });
  const minutesIn = (inputs: AdvancedInputs, effort: PlanEffort) =>
    sessionsOf(planAdvanced({ ...inputs, effort }).plan).map(({ minutes }) => minutes);

  it.each(efforts)("sessions become shorter until everyone has one, %s", (effort) => {
    expect(minutesIn(crowded(["Maths", "Art", "Latin"], 1), effort)).toEqual([20, 20, 20]);
    expect(minutesIn(crowded(["Maths", "Art"], 0.75), effort)).toEqual([20, 20]);
  });

  it.each(efforts)(
    "sessions follow each other from the morning where four just fit, %s",
    (effort) => {
      const names = ["Maths", "Art", "Latin", "Law"];
      const inputs = inputsWith({
        hoursPerDay: 24,
        subjects: names.map((name) => ({ name, examDate: addDays(monday, 6) })),
        preferences: { ...defaultPreferences, minSessionLength: 90 },
        commitments: [
          { name: "Job", days: [5], startTime: "13:45", endTime: "23:00", type: "work" },
        ],
      });
      const { plan } = planAdvanced({ ...inputs, effort });
      const eve = plan[labelOf(addDays(monday, 5))] ?? [];
      expect(eve.map(({ subject }) => subject).toSorted()).toEqual(names.toSorted());
    },
  );

  it.each(efforts)("the rest of a share of one session is at a usual time, %s", (effort) => {
    const preferences = { ...defaultPreferences, minSessionLength: 25 };
    const subjects = [
      { name: "Maths", examDate: addDays(monday, 10) },
      { name: "Art", examDate: addDays(monday, 14), shareMinutes: 145, studiedMinutes: 120 },
    ];
    const { plan, fit } = planAdvanced({ ...inputsWith({ subjects, preferences }), effort });
    const art = sessionsOf(plan).filter(({ subject }) => subject === "Art");
    expect(art.map(({ entry }) => (entry.startTime ?? "") >= "08:00")).toEqual([true]);
    expect(fit[1]?.needMinutes).toBeGreaterThan(0);
  });

  it.each(efforts)("every exam of the next day is studied on its eve, %s", (effort) => {
    const names = ["Maths", "Art", "Latin", "Law"];
    const { plan } = planAdvanced({ ...crowded(names, 2, addDays(monday, 9)), effort });
    const eve = plan[labelOf(addDays(monday, 8))] ?? [];
    expect(eve.map(({ subject }) => subject).toSorted()).toEqual(names.toSorted());
  });

  it.each(efforts)(
    "free days are given up one by one, and the page says so if one is used, %s",
    (effort) => {
      const inputs = inputsWith({
        restDays: [0, 1, 2, 3, 4],
        subjects: [{ name: "Maths", examDate: addDays(monday, 4), workMinutes: 60 }],
        rules: [{ subject: "Maths", onlyOn: [0, 1] }],
      });
      const { plan, level, problems } = planAdvanced({ ...inputs, effort });
      expect(Object.keys(plan)).toEqual([labelOf(addDays(monday, 1))]);
      expect(level).toBe(1);
      expect(problems).toEqual([{ kind: "comfort", relaxed: "free days" }]);
    },
  );

  it("a full plan gives up no free day that a preview leaves free", () => {
    const friday = addDays(monday, 4);
    const inputs = inputsWith({
      today: friday,
      minuteOfDay: 540,
      subjects: [
        { name: "Maths", examDate: addDays(friday, 5), workMinutes: 7 * 60 },
        { name: "Chemistry", examDate: addDays(friday, 9), workMinutes: 15 * 60 },
        { name: "History", examDate: addDays(friday, 12), workMinutes: 4 * 60 },
      ],
    });
    for (const effort of efforts) expect(planAdvanced({ ...inputs, effort }).problems).toEqual([]);
  });
});

describe("a day to live with", () => {
  const student = inputsWith({
    hoursPerDay: 6,
    subjects: [
      { name: "Maths", examDate: addDays(monday, 35) },
      { name: "Law", examDate: addDays(monday, 36) },
    ],
    commitments: [
      { name: "Job", days: [0, 1, 2, 3], startTime: "07:00", endTime: "13:30", type: "work" },
    ],
  });
  const sessionsWith = (inputs: AdvancedInputs) =>
    sessionsOf(planAdvanced({ ...inputs, effort: "preview" }).plan).map((session) => {
      const start = parseClock(session.entry.startTime ?? "") ?? 0;
      return { ...session, start, end: start + session.minutes };
    });

  it.each([
    [6, "13:30", "no subject"],
    [6, "13:30", "Law"],
    [6, "17:00", "no subject"],
    [3, "17:00", "no subject"],
  ])(
    "pauses for dinner where it reaches the evening, with %s h after a job until %s and %s in the afternoon",
    (hoursPerDay, endTime, subject) => {
      const [job] = student.commitments;
      const commitments = job === undefined ? [] : [{ ...job, endTime }];
      const times = ["Afternoon"] as const;
      const wishes = { ...noWishes, preferredTimes: [{ subject, times }] };
      const made = sessionsWith({ ...student, hoursPerDay, commitments, wishes });
      const workdays = [...Map.groupBy(made, ({ day: date }) => date).values()].filter(
        (own) => own.some(({ start }) => start < 17.5 * 60) && own.some(({ end }) => end > 20 * 60),
      );
      expect(workdays.length).toBeGreaterThan(5);
      const hasDinner = (own: typeof made) =>
        own.some(({ end }, index) => {
          const next = own[index + 1]?.start ?? 0;
          return Math.min(next, 20.5 * 60) - Math.max(end, 17.5 * 60) >= 45;
        });
      expect(workdays.filter(hasDinner).length / workdays.length).toBeGreaterThan(0.9);
    },
  );

  it("has lunch after a job that ends at noon, also with a short day or hours of a subject's own", () => {
    const [job] = student.commitments;
    const commitments = job === undefined ? [] : [{ ...job, endTime: "12:30" }];
    const inputs = { ...student, hoursPerDay: 3, commitments };
    const dates = Array.from({ length: 36 }, (_, index) => addDays(monday, index));
    const notAt = dates.map((date) => ({ day: date, start: 18 * 60, end: 22 * 60 }));
    const rules = [{ subject: "Law", notAt }];
    for (const own of [inputs, { ...inputs, rules }]) {
      const workdays = sessionsWith(own).filter(({ day: date }) => weekdayOf(date) < 4);
      expect(workdays.length).toBeGreaterThan(20);
      expect(workdays.filter(({ start }) => start < 13 * 60)).toEqual([]);
    }
  });

  it("has dinner after sport that ends in the evening, and studies on after it", () => {
    const weekly = { days: [0, 1, 2, 3, 4], type: "other" } as const;
    const commitments = [
      { ...weekly, name: "Job", startTime: "07:00", endTime: "17:00" } as const,
      { ...weekly, name: "Football", startTime: "17:00", endTime: "19:00" } as const,
    ];
    const made = sessionsWith({ ...student, hoursPerDay: 3, commitments });
    const evenings = made.filter((session) => weekdayOf(session.day) < 5);
    const days = Map.groupBy(evenings, (session) => session.day);
    const first = [...days.values()].map(([session]) => session?.start);
    expect(first.length).toBeGreaterThan(20);
    const fed = first.filter((start = 0) => start >= 19.75 * 60);
    expect(fed.length / first.length).toBeGreaterThan(0.9);
  });

  it("keeps no time for dinner where study begins in the evening", () => {
    const [job] = student.commitments;
    const commitments = job === undefined ? [] : [{ ...job, endTime: "18:00" }];
    const made = sessionsWith({ ...student, hoursPerDay: 5, commitments });
    const workdays = Map.groupBy(
      made.filter((session) => weekdayOf(session.day) < 4),
      (session) => session.day,
    );
    const minutes = [...workdays.values()].map((own) => totalMinutes(own));
    expect(minutes.filter((each) => each === 4.5 * 60).length).toBeGreaterThan(5);
  });

  it("begins where painted hours begin: they follow no class", () => {
    const grid = Object.fromEntries(
      [13, 14, 20, 21].flatMap((hour) =>
        weekdays.map((weekday) => [
          `${weekdayNames[weekday]}-${hour}`,
          { day: weekday, hour, type: "free", label: "Free Time" } as const,
        ]),
      ),
    );
    const painted = { ...student, hoursPerDay: 3, commitments: [], grid };
    expect(sessionsWith(painted)).toEqual(sessionsWith({ ...painted, lunch: null }));
  });

  it("is whole for an exam of tomorrow, if today is the first day of study", () => {
    const subjects = [{ name: "Maths", examDate: addDays(monday, 1) }];
    const inputs = { ...student, subjects, commitments: [], hoursPerDay: 4, minuteOfDay: 540 };
    const minutes = sessionsWith(inputs).map((session) => session.minutes);
    expect(minutes.reduce((sum, each) => sum + each)).toBeGreaterThan(3 * 60);
  });

  it("has lunch later if that saves study", () => {
    const inputs = {
      ...student,
      hoursPerDay: 7,
      cushion: 0,
      usesSpare: true,
      commitments: [
        { name: "Job", days: [0, 1, 2, 3], startTime: "15:30", endTime: "23:00", type: "work" },
      ],
    } satisfies AdvancedInputs;
    const ends = sessionsWith(inputs).map(({ end }) => end);
    expect(ends.some((end) => end > 12 * 60 && end <= 13 * 60)).toBe(true);
  });
});

describe("a commitment that is added", () => {
  it("changes the times of the days it is on, and few of the others", () => {
    const pomodoro = { ...defaultPreferences.pomodoro, longBreakDuration: 30 };
    const inputs = inputsWith({
      hoursPerDay: 3,
      subjects: [
        { name: "Maths", examDate: addDays(monday, 12) },
        { name: "Law", examDate: addDays(monday, 13) },
      ],
      preferences: { ...defaultPreferences, pomodoro },
    });
    const choir: AdvancedInputs["commitments"][number] = {
      name: "Choir",
      days: [2],
      startTime: "18:00",
      endTime: "20:00",
      type: "other",
    };
    const timesOf = (commitments: AdvancedInputs["commitments"]) =>
      sessionsOf(planAdvanced({ ...inputs, commitments, effort: "preview" }).plan)
        .filter(({ day: date }) => weekdayOf(date) !== 2)
        .map(({ day: date, entry }) => `${date} ${entry.startTime}`);
    const alone = new Set(timesOf([]));
    const moved = timesOf([choir]).filter((time) => !alone.has(time));
    expect(moved.length / alone.size).toBeLessThanOrEqual(0.15);
  });
});

describe("least change", () => {
  it("moves nothing for a better time alone", () => {
    // So many short sessions that a search does not look at all of them.
    const inputs = inputsWith({
      today: day("2027-05-03"),
      minuteOfDay: 1433,
      hoursPerDay: 24,
      preferences: {
        ...defaultPreferences,
        preferredTimes: ["Early Morning", "Morning"],
        subjectDifficulty: { Maths: 3, Law: 4, Art: 3 },
        sleepSchedule: { start: 23, end: 7 },
      },
      wishes: {
        ...noWishes,
        emphasis: { Art: 3 },
        avoidedTimes: ["Evening"],
        maxSessionLength: 20,
        minSessionLength: 20,
      },
      subjects: [
        { name: "Maths", examDate: day("2027-06-01") },
        { name: "Law", examDate: day("2027-06-17") },
        { name: "Art", examDate: day("2027-05-12") },
      ],
      dateLimits: [{ day: day("2027-05-06"), minutes: 240 }],
      lunch: { start: 690, end: 735 },
    });
    const { plan, shares } = planAdvanced({ ...inputs, effort: "full" });
    const subjects = inputs.subjects.map((subject) => ({
      ...subject,
      shareMinutes: shares.get(examKeyOf(subject)),
    }));
    const again = { ...inputs, subjects, before: plan, stability: "least" } as const;
    expect(planAdvanced({ ...again, effort: "full" }).plan).toEqual(plan);
  });
});

describe("a session on the afternoon of an exam that comfort would leave free", () => {
  it("is read as invalid, not as a day without any time", () => {
    const inputs = inputsWith({
      minuteOfDay: 15 * 60,
      hoursPerDay: 0.5,
      preferences: { ...defaultPreferences, minSessionLength: 20, maxSessionLength: 30 },
      subjects: [
        { name: "Law", examDate: monday },
        { name: "Maths", examDate: addDays(monday, 1) },
      ],
    });
    const { plan, problems } = planAdvanced({ ...inputs, effort: "preview" });
    expect(sessionsOf(plan).map(({ subject }) => subject)).toEqual(["Maths"]);
    expect(problems).toContainEqual(expect.objectContaining({ kind: "comfort" }));
    expect(reviewPlan({ plan, inputs }).problems).toEqual(problems);
  });
});

describe("what students missed in plans", () => {
  const student = inputsWith({
    today: day("2026-09-07"),
    hoursPerDay: 7,
    subjects: [
      { name: "Contracts", examDate: day("2026-10-05") },
      { name: "Torts", examDate: day("2026-10-06") },
      { name: "Property", examDate: day("2026-10-08"), examStart: 9 * 60 },
    ],
    preferences: { ...defaultPreferences, preferredTimes: ["Morning", "Afternoon"] },
  });
  const { plan, level } = planAdvanced({ ...student, effort: "full" });
  const { explanations } = reviewPlan({ plan, inputs: student });
  const reasonsIn = (explained: typeof explanations) =>
    Object.values(explained).flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
  const sessions = sessionsOf(plan);
  const on = (date: string) => sessions.filter(({ day: each }) => each === date);

  it("every Sunday is free until two days before an exam", () => {
    expect(level).toBe(0);
    for (const sunday of ["2026-09-13", "2026-09-20", "2026-09-27"]) expect(on(sunday)).toEqual([]);
    expect(on("2026-10-04")).not.toEqual([]);
    expect(reasonsIn(explanations)).toContain("before rest");
  });

  it("no session is on an exam day before the exam is over", () => {
    const starts = (date: string) => on(date).map(({ entry }) => entry.startTime ?? "");
    for (const start of [...starts("2026-10-05"), ...starts("2026-10-06")])
      expect(start >= "14:00").toBe(true);
    expect(starts("2026-10-05").length).toBeGreaterThan(0);
  });

  it("an exam day is a day as any other where a student wants it so", () => {
    const comfort = { quietExamDays: false };
    const busy = { ...student, preferences: { ...student.preferences, comfort } };
    const starts = sessionsOf(planAdvanced({ ...busy, effort: "preview" }).plan)
      .filter(({ day: each }) => each === "2026-10-05")
      .map(({ entry }) => entry.startTime ?? "");
    expect(starts.some((start) => start < "12:00")).toBe(true);
  });

  it("long days pause at midday, days hold three subjects at most, and the eve is the exam's own", () => {
    for (const { day: date } of sessions) {
      expect(new Set(on(date).map(({ subject }) => subject)).size).toBeLessThanOrEqual(3);
      for (const { entry, minutes } of on(date)) {
        const start = parseClock(entry.startTime ?? "") ?? 0;
        expect(start >= 13 * 60 || start + minutes <= 12 * 60).toBe(true);
      }
    }
    const minutesOf = (of: typeof sessions) => of.reduce((sum, { minutes }) => sum + minutes, 0);
    const eve = on("2026-10-07");
    expect(minutesOf(eve.filter(({ subject }) => subject === "Property"))).toBe(minutesOf(eve));
  });

  it("the load does not fall towards the exams, and the reasons say why sessions are there", () => {
    const week = (from: string, to: string) =>
      sessions
        .filter(({ day: date }) => date >= from && date < to)
        .reduce((sum, { minutes }) => sum + minutes, 0);
    expect(week("2026-09-28", "2026-10-05")).toBeGreaterThanOrEqual(
      week("2026-09-07", "2026-09-14"),
    );
    expect(reasonsIn(explanations)).toContain("kept for review");
    expect(reasonsIn(explanations)).toContain("rising");
  });

  it("says of a plan made again what stayed where it was", () => {
    const again = planAdvanced({ ...student, before: plan, stability: "least", effort: "full" });
    const stayed = (explained: typeof explanations) =>
      reasonsIn(explained).filter((kind) => kind === "unmoved").length;
    const reviewed = (before?: StudyPlan) =>
      reviewPlan({ plan: again.plan, inputs: student, before }).explanations;
    expect(stayed(reviewed(plan))).toBe(sessionsOf(again.plan).length);
    expect(stayed(reviewed())).toBe(0);
  });

  it.each(efforts)(
    "a day that opens only for exams without any time is not for a later one above all, %s",
    (effort) => {
      // Of each week one Saturday night is left, the first of them on the day of an exam.
      const wednesday = day("2026-09-16");
      const inputs = inputsWith({
        today: wednesday,
        hoursPerDay: 12,
        preferences: {
          ...defaultPreferences,
          preferredTimes: [],
          minSessionLength: 35,
          maxSessionLength: 35,
          subjectDifficulty: { Law: 1, Maths: 1, Latin: 4, Art: 1 },
          sleepSchedule: { start: 5, end: 0 },
        },
        wishes: {
          ...noWishes,
          weekdaysOff: [0, 1, 2, 3, 4, 6],
          finishDaysBefore: [{ days: 3 }],
        },
        subjects: [
          { name: "Law", examDate: day("2026-09-19") },
          { name: "Maths", examDate: day("2026-09-25") },
          { name: "Latin", examDate: day("2026-09-29") },
          { name: "Art", examDate: day("2026-10-28") },
        ],
      });
      expect(brokenIn(inputs, effort)).toEqual([]);
      const { plan } = planAdvanced({ ...inputs, effort });
      const first = sessionsOf(plan).filter((session) => session.day === day("2026-09-19"));
      expect(Map.groupBy(first, ({ subject }) => subject).size).toBe(3);
      expect(first.filter(({ subject }) => subject === "Art").length).toBeLessThanOrEqual(2);
    },
  );

  it("the last two days before an exam do not stay empty while settled work is short", () => {
    const inputs = inputsWith({
      subjects: [{ name: "Latin", examDate: addDays(monday, 5), shareMinutes: 240 }],
    });
    const early = [{ exam: 0, day: 0, start: 10 * 60, minutes: 60 }];
    const sessions = repairByTheMinute(inputs, problemOf(inputs), early, []);
    expect(sessions.map((session) => session.day)).toEqual([0, 3, 4]);
  });
});

describe("an hour more a day", () => {
  it("keeps no more of a day free where its pauses leave no room for study", () => {
    const hoursWith = (hoursPerDay: number) => {
      const inputs = inputsWith({
        hoursPerDay,
        breakMinutes: 30,
        subjects: [{ name: "Maths", examDate: addDays(monday, 20) }],
        wishes: {
          ...noWishes,
          earliestStart: 762,
          latestEnd: 1231,
          minSessionLength: 25,
          maxSessionLength: 25,
          weekdaysOff: [0, 1, 3, 4],
        },
      });
      return planAdvanced({ ...inputs, effort: "preview" }).fit[0]?.plannedMinutes;
    };
    expect(hoursWith(5)).toBe(hoursWith(4));
  });

  it("keeps no more of a week free where lunch leaves no room for study", () => {
    const hoursWith = (hoursPerDay: number) => {
      const times = { earliestStart: 480, latestEnd: 1140 };
      const inputs = inputsWith({
        hoursPerDay,
        subjects: [
          { name: "Maths", examDate: addDays(monday, 14) },
          { name: "Art", examDate: addDays(monday, 30) },
        ],
        wishes: { ...noWishes, ...times, minSessionLength: 20, maxSessionLength: 20 },
      });
      return planAdvanced({ ...inputs, effort: "preview" }).fit.map((fit) => fit.plannedMinutes);
    };
    expect(hoursWith(7)).toEqual(hoursWith(6));
  });

  it("counts on no more of a day than whole sessions fill", () => {
    const { days, units } = problemOf(
      inputsWith({
        hoursPerDay: 4,
        subjects: [{ name: "Maths", examDate: addDays(monday, 30) }],
        preferences: { ...defaultPreferences, minSessionLength: 80, maxSessionLength: 90 },
      }),
    );
    const isFilled = (amount: number) => (units.byAmount[amount] ?? []).length > 0;
    expect(days.filter(({ capacity }) => capacity > 0 && !isFilled(capacity))).toEqual([]);
  });

  it("takes no exam's days for another where a day holds one session", () => {
    const hoursWith = (hoursPerDay: number) => {
      const inputs = inputsWith({
        today: day("2026-02-22"),
        hoursPerDay,
        subjects: [
          { name: "Law", examDate: day("2026-03-04") },
          { name: "Maths", examDate: day("2026-03-13") },
          { name: "Art", examDate: day("2026-03-17") },
          { name: "Latin", examDate: day("2026-03-19") },
        ],
        preferences: {
          ...defaultPreferences,
          subjectDifficulty: { Law: 3, Maths: 4, Art: 4, Latin: 3 },
          preferredTimes: ["Afternoon", "Night"],
        },
        wishes: {
          ...noWishes,
          emphasis: { Art: 0.5 },
          earliestStart: 792,
          latestEnd: 985,
          minSessionLength: 88,
          maxSessionLength: 203,
        },
      });
      return planAdvanced({ ...inputs, effort: "preview" }).fit;
    };
    const more = hoursWith(3);
    for (const [exam, { plannedMinutes }] of hoursWith(2).entries())
      expect(more[exam]?.plannedMinutes).toBeGreaterThanOrEqual(plannedMinutes - 200);
  });
});
