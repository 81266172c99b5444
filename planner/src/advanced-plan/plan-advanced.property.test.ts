import { describe, expect, it } from "vitest";
import { studentOf } from "../../test/generated-students.ts";
import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { PlanEntry } from "../model.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import type { PromiseId } from "../plan-check/promises.ts";
import { type PlanDay, planDaysOf } from "../study-plan/plan-days.ts";
import { addDays, labelOf } from "../time/calendar-day.ts";
import { parseClock } from "../time/clock-time.ts";
import { sessionMinutesOf } from "../time/duration.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { noWishes } from "../wishes/no-wishes.ts";
import { planAdvanced } from "./plan-advanced.ts";
import { reviewPlan } from "./review-plan.ts";

const students = Array.from({ length: 2048 }, (_, seed) => ({ seed, ...studentOf(seed) }));

const planned = students.map((student) => {
  const result = planAdvanced({ ...student.inputs, effort: "preview" });
  const { inputs } = student;
  const check = checkPlan({
    plan: result.plan,
    inputs: { ...inputs, needs: result.needs },
    kind: "scheduled",
  });
  return { ...student, result, check };
});

const brokenOf = (...promises: readonly PromiseId[]) =>
  planned.flatMap(({ seed, kind, check }) =>
    check.broken
      .filter(({ promise }) => promises.includes(promise))
      .map(({ message }) => `${seed} ${kind}: ${message}`),
  );

const startOf = (entry: PlanEntry): number => parseClock(entry.startTime ?? "") ?? -1;

/** Days of all plans for which something holds, in words. */
const daysWhere = (
  holds: (student: (typeof planned)[number], planDay: PlanDay) => boolean,
): readonly string[] =>
  planned.flatMap((student) =>
    planDaysOf(student.result.plan)
      .filter((planDay) => holds(student, planDay))
      .map(({ label }) => `${student.seed} ${student.kind}: ${label}`),
  );

describe("the promises of the advanced plan, over 2,048 students", () => {
  it("never plans more than the given hours on one day", () => {
    const overfull = daysWhere(
      ({ inputs }, { entries }) =>
        entries.reduce((sum, entry) => sum + sessionMinutesOf(entry), 0) > inputs.hoursPerDay * 60,
    );
    expect([...overfull, ...brokenOf("daily-hours")]).toEqual([]);
  });

  it("plans nothing on or after an exam day and nothing in the past", () => {
    const misplaced = daysWhere(({ inputs }, { day, entries }) =>
      entries.some(
        (entry) =>
          day >= (entry.examDate ?? "") ||
          day < inputs.today ||
          (day === inputs.today && startOf(entry) < inputs.minuteOfDay),
      ),
    );
    expect([...misplaced, ...brokenOf("before-exams", "readable")]).toEqual([]);
  });

  it("plans nothing over a class, a commitment or sleep, nor against a wish", () => {
    expect(brokenOf("busy-times", "wishes")).toEqual([]);
  });

  it("stays inside Free Time on weekdays where some is painted", () => {
    expect(brokenOf("free-time-only")).toEqual([]);
  });

  it("keeps session lengths, the 5-minute grid and 15 minutes between sessions", () => {
    const wrong = daysWhere(({ inputs }, { entries }) => {
      const { minimum, maximum } = sessionLengthsOf(inputs);
      let free = 0;
      return entries.some((entry) => {
        const minutes = sessionMinutesOf(entry);
        const start = startOf(entry);
        const isWrong =
          minutes < minimum ||
          minutes > maximum ||
          minutes % 5 !== 0 ||
          start % 5 !== 0 ||
          start < free ||
          start + minutes > 1440;
        free = start + minutes + 15;
        return isWrong;
      });
    });
    expect([...wrong, ...brokenOf("session-lengths")]).toEqual([]);
  });

  it("gives every subject time where there is room, and leaves no last-week day idle", () => {
    expect(brokenOf("every-subject")).toEqual([]);
  });

  it("gives harder subjects and nearer exams more, spread over days", () => {
    expect(brokenOf("fair-and-spread")).toEqual([]);
  });

  it("gives the same plan for the same input", () => {
    const different = planned.slice(0, 512).filter(({ inputs, result }) => {
      const again = planAdvanced({ ...structuredClone(inputs), effort: "preview" });
      return JSON.stringify(again) !== JSON.stringify(result);
    });
    expect(different.map(({ seed }) => seed)).toEqual([]);
  });
});

describe("what else holds for every generated student", () => {
  it("has a quality from 0 to 1 with parts from 0 to 1, and 0 only for an empty plan", () => {
    const wrong = planned.filter(({ result: { quality, plan } }) => {
      const values = [quality.total, ...Object.values(quality.parts)];
      const isOutside = values.some((value) => !(value >= 0 && value <= 1));
      return isOutside || quality.total > 0 !== Object.keys(plan).length > 0;
    });
    expect(wrong.map(({ seed }) => seed)).toEqual([]);
  });

  it("explains every session in one sentence that names its subject", () => {
    const wrong = planned.filter(({ result }) => {
      const sessions = Object.values(result.plan).flat();
      const explanations = Object.values(result.explanations);
      return (
        explanations.length !== sessions.length ||
        explanations.some(
          ({ sentence }, index) => !sentence.startsWith(`${sessions[index]?.subject}: exam `),
        )
      );
    });
    expect(wrong.map(({ seed }) => seed)).toEqual([]);
  });

  it("accounts for every named subject, and says why where one gets nothing", () => {
    const wrong = planned.filter(
      ({ inputs, result: { fit, plan, problems } }) =>
        fit.length !== inputs.subjects.length ||
        fit.some(
          ({ needMinutes, plannedMinutes, missingMinutes }) =>
            needMinutes !== plannedMinutes + missingMinutes,
        ) ||
        (Object.keys(plan).length === 0 && problems.length === 0),
    );
    expect(wrong.map(({ seed }) => seed)).toEqual([]);
  });

  it("shows the specified picture where nothing is painted, committed or preferred", () => {
    const plain = planned.filter(({ kind }) => kind === "nothing painted");
    expect(plain.length).toBeGreaterThan(100);
    for (const { inputs, result } of plain) {
      // What is left of today may begin at any minute.
      const days = Object.entries(result.plan).filter(
        ([label, [first]]) =>
          label !== labelOf(inputs.today) || first?.startTime?.endsWith(":00") === true,
      );
      const timed = Object.fromEntries(days);
      const untimed = Object.fromEntries(
        days.map(([label, entries]) => [
          label,
          entries.map(({ startTime: _start, ...entry }) => entry),
        ]),
      );
      expect(timelineOf({ plan: untimed }).events).toEqual(timelineOf({ plan: timed }).events);
    }
  });
});

describe("students with the same name on several rows", () => {
  const rowed = students.slice(0, 512).map(({ seed, inputs }) => {
    const subjects = inputs.subjects.map(({ examDate }, row) => {
      const name = `Subject ${(row % (1 + (seed % 3))) + 1}`;
      return { name: row % 2 === 0 ? name : ` ${name} `, examDate };
    });
    const given = { ...inputs, subjects };
    return { seed, given, made: planAdvanced({ ...given, effort: "preview" }) };
  });

  it("get plans that keep every promise to each exam", () => {
    const broken = rowed.flatMap(({ seed, given, made: { plan, needs } }) =>
      checkPlan({ plan, inputs: { ...given, needs }, kind: "scheduled" }).broken.map(
        ({ message }) => `${seed}: ${message}`,
      ),
    );
    expect(broken).toEqual([]);
  });

  it("read the same of a plan when it is made and when it was stored", () => {
    for (const { seed, given, made } of rowed) {
      const { fit, explanations, problems } = reviewPlan({ plan: made.plan, inputs: given });
      expect({ fit, explanations, problems }, `student ${seed}`).toEqual({
        fit: made.fit,
        explanations: made.explanations,
        problems: made.problems,
      });
    }
  });

  it("see each exam once, and are told where a row says nothing new", () => {
    const { inputs } = studentOf(1);
    const exam = { name: "Maths", examDate: addDays(inputs.today, 9) };
    const made = planAdvanced({
      ...inputs,
      subjects: [
        exam,
        { ...exam, name: "Maths " },
        { ...exam, examDate: addDays(inputs.today, 5) },
      ],
      effort: "preview",
    });
    expect(made.fit.map(({ examDate }) => examDate)).toEqual([
      addDays(inputs.today, 9),
      addDays(inputs.today, 5),
    ]);
    expect(made.problems).toContain(
      "Maths is there more than once with the same exam date: it is planned once.",
    );
  });
});

describe("a thorough search", () => {
  it("keeps every promise and makes plans better on the whole, none much worse", () => {
    const gains = planned.slice(0, 48).map(({ seed, inputs, result }) => {
      const { plan, needs, quality } = planAdvanced({ ...inputs, effort: "full" });
      const check = checkPlan({ plan, inputs: { ...inputs, needs }, kind: "scheduled" });
      expect(check.broken, `student ${seed}`).toEqual([]);
      return quality.total - result.quality.total;
    });
    expect(Math.min(...gains)).toBeGreaterThan(-0.01);
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(0.001);
  });

  it("holds for 30 subjects over 365 days and for one subject alone", () => {
    for (const count of [1, 30]) {
      const { inputs } = studentOf(1);
      const subjects = Array.from({ length: count }, (_, index) => ({
        name: `Subject ${index}`,
        examDate: addDays(inputs.today, Math.ceil(((index + 1) * 365) / count)),
      }));
      const long = { ...inputs, subjects, hoursPerDay: 6, wishes: noWishes };
      const full = planAdvanced({ ...long, effort: "full" });
      const needs = full.needs;
      const check = checkPlan({ plan: full.plan, inputs: { ...long, needs }, kind: "scheduled" });
      expect(check.broken).toEqual([]);
    }
  });
});
