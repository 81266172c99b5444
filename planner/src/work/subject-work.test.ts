import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { today, topic } from "../../test/topics.ts";
import { quickWeekOf } from "../plan-update/plan-again.ts";
import { examInputsOf, type KnownSubject, withWork } from "./exam-work.ts";
import { datedExamsOf, firstExam, noWork } from "./subject-work.ts";
import { estimateOf } from "./topic.ts";
import { weeklyShareOf } from "./weekly-share.ts";
import { nextWorkExamOf, pastExamDayOf, workFactsOf, workPaceOf } from "./work-facts.ts";
import { inputsWithLess, lessWorkOf } from "./work-remedies.ts";

const known = (more: Partial<KnownSubject>): KnownSubject => ({
  work: noWork,
  topics: [],
  studied: [],
  pace: 1,
  ...more,
});
const name = "Physics";

describe("a subject's work as the planner takes it", () => {
  const formDate = day("2026-11-29");
  const final = { id: "f", name: "Final", date: "2026-12-16", time: "", weight: 70 };
  const mid = { ...firstExam, name: "Midterm", time: "09:00", weight: 30 };

  it("is left alone without a goal", () => {
    expect(examInputsOf({ name, formDate, today, subject: known({}) })).toEqual([
      { name, examDate: "2026-11-29" },
    ]);
  });

  it("has every exam, with its time and its weight", () => {
    const subject = known({ work: { way: "none", exams: [mid, final] } });
    expect(examInputsOf({ name, formDate, today, subject })).toEqual([
      { name, examDate: "2026-11-29", examStart: 540, importance: 0.6 },
      { name, examDate: "2026-12-16", importance: 1.4, isFurther: true },
    ]);
  });

  it("is the remaining work, times the pace, plus the reviews", () => {
    const topics = [topic("1", 60, { done: true, saidOn: today }), topic("2", 120)];
    const [input] = examInputsOf({
      name,
      formDate,
      today,
      subject: known({ work: { way: "topics", exams: [firstExam] }, topics, pace: 1.5 }),
    });
    expect(input?.enteredMinutes).toBe(270);
    expect(input?.studiedMinutes).toBe(90);
    expect(input?.workMinutes ?? 0).toBeGreaterThan(270);
    expect(input?.workMinutes ?? 0).toBeLessThan(270 * 1.5);
  });

  it("shares a goal by weight, and studied time counts", () => {
    const subject = known({
      work: { way: "goal", goalMinutes: 600, exams: [mid, final] },
      studied: [{ day: today, minutes: 200 }],
    });
    expect(
      examInputsOf({ name, formDate, today, subject }).map(({ workMinutes, studiedMinutes }) => [
        workMinutes,
        studiedMinutes,
      ]),
    ).toEqual([
      [180, 180],
      [420, 20],
    ]);
  });

  it("goes on with the next exam once the first is over", () => {
    const subject = known({
      work: { way: "topics", exams: [mid, final] },
      topics: [topic("1", 60)],
    });
    const [, input] = examInputsOf({ name, formDate, today: day("2026-12-01"), subject });
    expect(input).toMatchObject({ examDate: "2026-12-16", enteredMinutes: 60 });
  });
});

describe("the facts of a subject's work", () => {
  const topics = [topic("1", 540, { done: true, saidOn: today }), topic("2", 780)];
  const exams = [
    { ...firstExam, name: "Midterm" },
    { id: "f", name: "Final", date: "2026-12-16", time: "" },
  ];

  it("are chapters, hours and exams", () => {
    const subject = known({ work: { way: "topics", exams }, topics });
    expect(workFactsOf(subject)).toEqual({
      kind: "topics",
      topics: 2,
      doneTopics: 1,
      wholeMinutes: 1320,
      doneMinutes: 540,
      exams: 2,
      isTold: true,
    });
    const goal = known({ work: { way: "goal", goalMinutes: 900, exams: [firstExam] } });
    expect(workFactsOf(goal)).toMatchObject({ kind: "goal", wholeMinutes: 900, exams: 1 });
    expect(workFactsOf(known({}))).toMatchObject({ kind: "none", isTold: false });
  });

  it("are the next exam, and how much a day is left until the last one", () => {
    const subject = known({ work: { way: "topics", exams }, topics });
    const date = "2026-11-28";
    expect(nextWorkExamOf(subject, date, today)).toEqual({ name: "Midterm", days: 9 });
    expect(nextWorkExamOf(subject, date, day("2026-12-17"))).toBe("over");
    expect(workPaceOf(subject, date, today)).toEqual({
      leftMinutes: 780,
      until: { minutesADay: 30, day: "2026-12-16", name: "Final" },
    });
    expect(workPaceOf(subject, date, day("2026-12-17"))).toEqual({ leftMinutes: 780 });
    expect(workPaceOf(known({}), date, today)).toBeUndefined();
  });

  it("are exam days that are over", () => {
    expect(pastExamDayOf(today, today)).toBe(today);
    expect(pastExamDayOf("2026-11-20", today)).toBeUndefined();
    expect(pastExamDayOf("", today)).toBeUndefined();
  });

  it("counts only dated exams", () => {
    expect(
      datedExamsOf(
        { way: "none", exams: [firstExam, { ...firstExam, id: "x" }] },
        "2026-12-01",
      ).map(({ id }) => id),
    ).toEqual(["first"]);
  });
});

describe("less work where time is short", () => {
  const fit = (subject: string, missingMinutes: number) => ({
    subject,
    examDate: day("2026-12-01"),
    kind: "stated" as const,
    needMinutes: 600,
    doneMinutes: 0,
    plannedMinutes: 600 - missingMinutes,
    missingMinutes,
    spareMinutes: 0,
  });
  const withTopics = known({
    work: { way: "topics", exams: [firstExam] },
    topics: [topic("1", 120, { done: true, saidOn: today }), topic("2", 200), topic("3", 100)],
  });

  const changesFor = (missing: number, subject: KnownSubject) =>
    lessWorkOf({
      fit: [fit("Physics", missing), fit("Art", 0)],
      known: new Map([["Physics", subject]]),
      today,
    }).map(({ steps }) => steps.map(({ change }) => change));

  const leftOut = { kind: "leave out", subject: "Physics", chapters: ["Topic 3"] };

  it("names the last chapters, as many as it takes, or less time for each, and then a little more", () => {
    expect(changesFor(90, withTopics)).toEqual([
      [leftOut],
      [25, 30, 35, 40].map((percent) => ({ kind: "shorten", subject: "Physics", percent })),
    ]);
  });

  it("counts the reviews that go with a chapter, so that no more are left out than it takes", () => {
    expect(changesFor(110, withTopics)[0]).toEqual([leftOut]);
  });

  it("leaves something to learn, lowers a goal, and says nothing of hours that are shared out", () => {
    expect(changesFor(290, withTopics)).toEqual([[], []]);
    expect(
      changesFor(70, known({ work: { way: "goal", goalMinutes: 600, exams: [firstExam] } })),
    ).toEqual([
      [525, 495, 465, 435].map((to) => ({
        kind: "lower goal",
        subject: "Physics",
        from: 600,
        to,
      })),
    ]);
    expect(changesFor(70, known({}))).toEqual([]);
  });

  it("changes the work of that subject in the inputs of a plan, and nothing else", () => {
    const subjects = new Map([["Physics", withTopics]]);
    const inputs = {
      ...quickWeekOf({
        hoursPerDay: 2,
        subjects: withWork(
          [
            { name: "Physics", examDate: day("2026-12-01") },
            { name: "Art", examDate: day("2026-12-02") },
          ],
          subjects,
          today,
        ),
      }),
      today,
      minuteOfDay: 0,
    };
    const [, shorter] = lessWorkOf({ fit: [fit("Physics", 90)], known: subjects, today });
    const [remedy] = shorter?.steps ?? [];
    expect(remedy?.topics.map(estimateOf)).toEqual([150, 75]);
    const less = remedy && inputsWithLess(inputs, subjects, remedy);
    const [before, after] = [inputs, less].map((given) => given?.subjects[0]?.workMinutes ?? 0);
    expect(before).toBeGreaterThan(after ?? 0);
    expect(less).toEqual({
      ...inputs,
      subjects: [
        { ...inputs.subjects[0], workMinutes: after, enteredMinutes: 345 },
        inputs.subjects[1],
      ],
    });
  });

  it("knows what a plan gives a subject each week", () => {
    const plan = {
      "18-November-2026": [{ subject: "Physics", hours: 9 }],
      "20-November-2026": [{ subject: "Physics", hours: 2 }],
      "2-December-2026": [
        { subject: "Physics", hours: 4 },
        { subject: "Art", hours: 1 },
      ],
    };
    expect(weeklyShareOf(plan, "Physics", today)).toBe(180);
    expect(weeklyShareOf(plan, "Music", today)).toBeUndefined();
  });

  it("gives a subject that takes longer more of the hours that are shared out", () => {
    expect(
      examInputsOf({ name, formDate: day("2026-11-29"), today, subject: known({ pace: 1.3 }) }),
    ).toEqual([{ name, examDate: "2026-11-29", importance: 1.3 }]);
  });
});
