import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { isDated, type TaskInput } from "../due-work/due-tasks.ts";
import type { CalendarDay, StudyPlan, Subject } from "../model/model.ts";
import { dayOfLabel, labelOf } from "../time/day-labels.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { durationFieldsOf, roundToGrid, sessionMinutesOf } from "../time/duration.ts";
import { longestQuickPlanDays, planQuick } from "./plan-quick.ts";

const subject = (name: string, examDate: string): Subject => ({ name, examDate: day(examDate) });

const table = (plan: StudyPlan): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(plan).map(([label, entries]) => [
      label,
      entries.map((entry) => `${entry.subject} ${entry.timeFormatted}`),
    ]),
  );

describe("golden tables", () => {
  it("two subjects, three hours: weights 1/2 and 1/4, then 1 and 1/3, then one alone", () => {
    const plan = planQuick({
      today: day("2027-03-01"),
      subjects: [subject("Maths", "2027-03-03"), subject("Art", "2027-03-05")],
      hoursPerDay: 3,
    });
    expect(plan).toEqual({
      "01-March-2027": [
        { subject: "Maths", hours: 2, time: { hours: 2, minutes: 0 }, timeFormatted: "2 hr" },
        { subject: "Art", hours: 1, time: { hours: 1, minutes: 0 }, timeFormatted: "1 hr" },
      ],
      "02-March-2027": [
        {
          subject: "Maths",
          hours: 2.25,
          time: { hours: 2, minutes: 15 },
          timeFormatted: "2 hr 15 min",
        },
        { subject: "Art", hours: 0.75, time: { hours: 0, minutes: 45 }, timeFormatted: "45 min" },
      ],
      "03-March-2027": [
        { subject: "Art", hours: 3, time: { hours: 3, minutes: 0 }, timeFormatted: "3 hr" },
      ],
      "04-March-2027": [
        { subject: "Art", hours: 3, time: { hours: 3, minutes: 0 }, timeFormatted: "3 hr" },
      ],
    });
  });

  it("three subjects, four hours: 6/11, 3/11 and 2/11 of 240 minutes are rounded to the grid", () => {
    const plan = planQuick({
      today: day("2028-02-28"),
      subjects: [
        subject("A", "2028-02-29"),
        subject("B", "2028-03-01"),
        subject("C", "2028-03-02"),
      ],
      hoursPerDay: 4,
    });
    expect(table(plan)).toEqual({
      "28-February-2028": ["A 2 hr 10 min", "B 1 hr 5 min", "C 45 min"],
      "29-February-2028": ["B 2 hr 40 min", "C 1 hr 20 min"],
      "01-March-2028": ["C 4 hr"],
    });
  });

  it("five subjects, six hours, on 10 and 11 June 2026", () => {
    const plan = planQuick({
      today: day("2026-06-10"),
      subjects: [
        subject("Mathematics", "2026-06-18"),
        subject("Chemistry", "2026-06-15"),
        subject("History", "2026-06-19"),
        subject("Biology", "2026-06-23"),
        subject("English Literature", "2026-06-26"),
      ],
      hoursPerDay: 6,
    });
    const days = table(plan);
    expect(Object.keys(days)).toHaveLength(16);
    expect(days["10-June-2026"]).toEqual([
      "Mathematics 1 hr 20 min",
      "Chemistry 2 hr 5 min",
      "History 1 hr 10 min",
      "Biology 50 min",
      "English Literature 40 min",
    ]);
    expect(days["11-June-2026"]).toEqual([
      "Mathematics 1 hr 15 min",
      "Chemistry 2 hr 15 min",
      "History 1 hr 5 min",
      "Biology 45 min",
      "English Literature 35 min",
    ]);
    expect(days["25-June-2026"]).toEqual(["English Literature 6 hr"]);
  });

  it("rounds exact halves up: 23/24 and 1/24 of an hour are 57.5 and 2.5 minutes", () => {
    const plan = planQuick({
      today: day("2027-03-01"),
      subjects: [subject("Soon", "2027-03-02"), subject("Later", "2027-03-24")],
      hoursPerDay: 1,
    });
    expect(table(plan)["01-March-2027"]).toEqual(["Soon 1 hr", "Later 5 min"]);
  });

  it("keeps a share that rounds to nothing, as 0 min", () => {
    const plan = planQuick({
      today: day("2027-03-01"),
      subjects: [subject("Soon", "2027-03-02"), subject("Far", "2027-06-08")],
      hoursPerDay: 1,
    });
    expect(plan["01-March-2027"]).toEqual([
      { subject: "Soon", hours: 1, time: { hours: 1, minutes: 0 }, timeFormatted: "1 hr" },
      { subject: "Far", hours: 0, time: { hours: 0, minutes: 0 }, timeFormatted: "0 min" },
    ]);
  });
});

describe("the edges of the rule", () => {
  const today = day("2027-03-01");

  it("gives nothing to an exam today or in the past", () => {
    const plan = planQuick({
      today,
      subjects: [
        subject("Today", "2027-03-01"),
        subject("Gone", "2026-03-02"),
        subject("Next", "2027-03-02"),
      ],
      hoursPerDay: 2,
    });
    expect(table(plan)).toEqual({ "01-March-2027": ["Next 2 hr"] });
  });

  it("is empty when every exam is past, or there is no time", () => {
    const subjects = [subject("Today", "2027-03-01")];
    expect(planQuick({ today, subjects, hoursPerDay: 5 })).toEqual({});
    expect(planQuick({ today, subjects: [], hoursPerDay: 5 })).toEqual({});
    const ahead = [subject("Ahead", "2027-03-05")];
    expect(planQuick({ today, subjects: ahead, hoursPerDay: 0 })).toEqual({});
    expect(planQuick({ today, subjects: ahead, hoursPerDay: Number.NaN })).toEqual({});
  });

  it("makes two entries of two rows with one trimmed name", () => {
    const plan = planQuick({
      today,
      subjects: [subject("Maths", "2027-03-02"), subject(" Maths ", "2027-03-02")],
      hoursPerDay: 2,
    });
    expect(table(plan)).toEqual({ "01-March-2027": ["Maths 1 hr", "Maths 1 hr"] });
  });

  it("limits the hours to a day and the days to ten years", () => {
    const far = [subject("Far", "9999-12-31")];
    const plan = planQuick({ today, subjects: far, hoursPerDay: 100 });
    expect(Object.keys(plan)).toHaveLength(longestQuickPlanDays);
    expect(table(plan)["01-March-2027"]).toEqual(["Far 24 hr"]);
  });
});

/** The specified rule, written a second time. */
const specifiedRule = (
  today: CalendarDay,
  subjects: readonly Subject[],
  hoursPerDay: number,
): StudyPlan => {
  const days = Math.max(0, ...subjects.map(({ examDate }) => daysBetween(today, examDate)));
  return Object.fromEntries(
    Array.from({ length: days }, (_, offset) => {
      const date = addDays(today, offset);
      const still = subjects.filter(({ examDate }) => examDate > date);
      const weights = still.map(({ examDate }) => 1 / daysBetween(date, examDate));
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const entries = still.map(({ name, examDate }) => {
        const minutes = roundToGrid((hoursPerDay * 60) / daysBetween(date, examDate) / sum);
        return { subject: name.trim(), ...durationFieldsOf(minutes) };
      });
      return [labelOf(date), entries];
    }),
  );
};

describe("for any subjects", () => {
  const anySubjects = fc.array(
    fc.record({
      name: fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "a-b", "x#2")),
      examDate: fc.integer({ min: -5, max: 60 }).map((days) => addDays(day("2027-03-01"), days)),
    }),
    { maxLength: 12 },
  );

  it("without due work the plan is the specified one, byte for byte", () => {
    fc.assert(
      fc.property(anySubjects, fc.integer({ min: 1, max: 24 }), (subjects, hoursPerDay) => {
        const today = day("2027-03-01");
        const specified = JSON.stringify(specifiedRule(today, subjects, hoursPerDay));
        const inputs = { today, subjects, hoursPerDay };
        expect(JSON.stringify(planQuick(inputs))).toBe(specified);
        expect(JSON.stringify(planQuick({ ...inputs, tasks: [] }))).toBe(specified);
      }),
    );
  });

  it("every subject with an exam ahead is on every day before it, and no other", () => {
    fc.assert(
      fc.property(anySubjects, fc.integer({ min: 1, max: 24 }), (subjects, hoursPerDay) => {
        const today = day("2027-03-01");
        const plan = planQuick({ today, subjects, hoursPerDay });
        const latest = Math.max(0, ...subjects.map((one) => daysBetween(today, one.examDate)));
        const labels = Object.keys(plan);
        expect(labels.map(dayOfLabel)).toEqual(
          Array.from({ length: latest }, (_, offset) => addDays(today, offset)),
        );
        for (const [label, entries] of Object.entries(plan)) {
          const date = dayOfLabel(label);
          const still = subjects.filter((one) => date !== undefined && one.examDate > date);
          expect(entries.map((entry) => entry.subject)).toEqual(
            still.map(({ name }) => name.trim()),
          );
          const minutes = entries.map(sessionMinutesOf);
          expect(minutes.every((value) => value % 5 === 0)).toBe(true);
          const total = minutes.reduce((sum, value) => sum + value, 0);
          expect(Math.abs(total - hoursPerDay * 60)).toBeLessThanOrEqual(2.5 * entries.length);
        }
      }),
    );
  });
});

describe("with due work", () => {
  const today = day("2027-03-01");
  const task = (title: string, due: string, workMinutes: number): TaskInput => ({
    key: title.toLowerCase(),
    subject: "History",
    title,
    due: { day: day(due), minute: 1439 },
    workMinutes,
  });
  const subjects = [subject("Maths", "2027-03-03"), subject("Art", "2027-03-05")];
  const titled = (plan: StudyPlan) =>
    Object.values(plan).map((entries) =>
      entries.map((entry) => `${entry.title ?? entry.subject} ${entry.timeFormatted}`),
    );
  const minutesOf = (plan: StudyPlan, key: string) =>
    Object.values(plan)
      .flat()
      .filter(({ taskId }) => taskId === key)
      .reduce((sum, entry) => sum + sessionMinutesOf(entry), 0);

  it("a task takes its part of each day up to its due day, the exams share the rest", () => {
    const tasks = [task("Essay", "2027-03-03", 160)];
    const plan = planQuick({ today, subjects, hoursPerDay: 3, tasks });
    expect(titled(plan)).toEqual([
      ["Essay 55 min", "Maths 1 hr 25 min", "Art 40 min"],
      ["Essay 55 min", "Maths 1 hr 35 min", "Art 30 min"],
      ["Essay 50 min", "Art 2 hr 10 min"],
      ["Art 3 hr"],
    ]);
    expect(plan["01-March-2027"]?.[0]).toEqual({
      subject: "History",
      hours: 55 / 60,
      time: { hours: 0, minutes: 55 },
      timeFormatted: "55 min",
      taskId: "essay",
      title: "Essay",
    });
  });

  it("begins when it opens, ends the evening before a morning, and lasts to the last due day", () => {
    const sheet = {
      ...task("Sheet", "2027-03-07", 60),
      opens: { day: day("2027-03-05"), minute: 0 },
      due: { day: day("2027-03-07"), minute: 540 },
    };
    const tasks = [sheet, task("Map", "2027-03-08", 20), task("Note", "2027-03-02", 300)];
    expect(titled(planQuick({ today, subjects: [], hoursPerDay: 1, tasks }))).toEqual([
      ["Note 1 hr"],
      ["Note 1 hr"],
      ["Map 15 min"],
      ["Map 5 min"],
      ["Sheet 30 min"],
      ["Sheet 30 min"],
      [],
      [],
    ]);
  });

  it("late work gets at most half of each day until it is done, and a start after the due day does not fail", () => {
    const late = task("Late", "2027-02-20", 70);
    const odd = { ...task("Odd", "2027-03-01", 30), opens: { day: day("2027-03-09"), minute: 0 } };
    expect(titled(planQuick({ today, subjects, hoursPerDay: 1, tasks: [odd, late] }))).toEqual([
      ["Late 30 min", "Odd 30 min"],
      ["Late 30 min", "Maths 25 min", "Art 10 min"],
      ["Late 10 min", "Art 50 min"],
      ["Art 1 hr"],
    ]);
  });

  it("gives no task more than is left, nothing outside its days, and all of it where the hours are there", () => {
    const anyTask = fc.record({
      opens: fc.option(fc.integer({ min: -5, max: 40 }), { nil: undefined }),
      due: fc.integer({ min: -5, max: 40 }),
      minute: fc.constantFrom(0, 540, 1020, 1439),
      workMinutes: fc.integer({ min: 0, max: 600 }),
      studiedMinutes: fc.integer({ min: 0, max: 120 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyTask, { maxLength: 8 }),
        fc.integer({ min: 1, max: 24 }),
        (drawn, hoursPerDay) => {
          const tasks = drawn.map(
            ({ opens, due, minute, ...rest }, index): TaskInput => ({
              ...task(`T${index}`, addDays(today, due), 0),
              ...rest,
              due: { day: addDays(today, due), minute },
              ...(opens === undefined ? {} : { opens: { day: addDays(today, opens), minute: 0 } }),
            }),
          );
          const plan = planQuick({ today, subjects, hoursPerDay, tasks });
          expect(planQuick({ today, subjects, hoursPerDay, tasks: tasks.toReversed() })).toEqual(
            plan,
          );
          for (const entries of Object.values(plan)) {
            const own = entries.filter(({ taskId }) => taskId !== undefined).map(sessionMinutesOf);
            expect(own.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(hoursPerDay * 60);
            expect(own.every((minutes) => minutes > 0)).toBe(true);
          }
          const whole = tasks.reduce((sum, one) => sum + one.workMinutes, 0);
          for (const one of tasks.filter(isDated)) {
            const left = Math.max(0, one.workMinutes - (one.studiedMinutes ?? 0));
            expect(minutesOf(plan, one.key)).toBeLessThanOrEqual(left);
            if (whole <= hoursPerDay * 60 && one.due.day >= today)
              expect(minutesOf(plan, one.key)).toBe(left);
            for (const [label, entries] of Object.entries(plan)) {
              if (!entries.some(({ taskId }) => taskId === one.key)) continue;
              const date = dayOfLabel(label) ?? today;
              const opens = one.opens?.day ?? today;
              expect(date >= opens || opens > one.due.day).toBe(true);
              expect(date <= one.due.day || one.due.day < today).toBe(true);
            }
          }
        },
      ),
    );
  });
});
