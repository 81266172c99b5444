import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLivingStudent, anyPlainStudent, anyStudent } from "../../test/any-student.ts";
import { guaranteeRuns, guaranteeTimeout } from "../../test/guarantee-runs.ts";
import { plannedOnce } from "../../test/planned-once.ts";
import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { StudyPlan } from "../model/model.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { examKeyOf } from "../study-plan/exam-key.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { parseClock } from "../time/clock-time.ts";
import { labelOf } from "../time/day-labels.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { reviewPlan } from "./explain/review-plan.ts";
import { type AdvancedPlan, planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";
import { qualityTermNames, termOf } from "./problem/scoring.ts";
import type { PlanEffort } from "./solve/solve.ts";

const sessionsOf = (plan: StudyPlan) => sessionDaysOf(plan).flatMap(({ sessions }) => sessions);

const minutesOf = (plan: StudyPlan, name?: string): number =>
  sessionsOf(plan)
    .filter(({ subject }) => name === undefined || subject === name)
    .reduce((sum, { minutes }) => sum + minutes, 0);

const make = (inputs: AdvancedInputs, effort: PlanEffort = "preview"): AdvancedPlan =>
  planAdvanced({ ...inputs, effort });

/** On the day of an exam, before it is over: only if every other place was used. */
const examMornings = (inputs: AdvancedInputs, { plan, level }: AdvancedPlan): readonly string[] =>
  level > 1
    ? []
    : sessionsOf(plan)
        .filter(({ day, entry }) =>
          inputs.subjects.some(({ name, examDate, examStart }) => {
            const opens = examStart === undefined ? 840 : examStart + 180;
            return (
              name.trim() !== "" &&
              examDate === day &&
              (parseClock(entry.startTime ?? "") ?? 0) < opens
            );
          }),
        )
        .map(({ key }) => `${key} lies before the exam of that day is over`);

/** Stated work is never overdone, and missing time is reported. */
const workBroken = (
  inputs: AdvancedInputs,
  { fit, certificate }: AdvancedPlan,
): readonly string[] => {
  const { minimum } = sessionLengthsOf(inputs);
  const overdone = fit.filter(
    ({ kind, plannedMinutes, needMinutes }) => kind === "stated" && plannedMinutes > needMinutes,
  );
  const isShort = fit.some(
    ({ kind, plannedMinutes, needMinutes, spareMinutes }) =>
      kind === "stated" &&
      needMinutes - plannedMinutes >= 2 * minimum &&
      needMinutes - plannedMinutes >= 60 &&
      spareMinutes >= 0,
  );
  return [
    ...overdone.map(({ subject }) => `${subject} gets more than its stated work`),
    ...(isShort && certificate === undefined ? ["short work without a certificate"] : []),
  ];
};

const brokenBy = (inputs: AdvancedInputs, made: AdvancedPlan): readonly string[] => [
  ...checkPlan({
    plan: made.plan,
    inputs,
    kind: "scheduled",
    shares: made.shares,
  }).broken.map(({ message }) => message),
  ...examMornings(inputs, made),
  ...workBroken(inputs, made),
];

describe("the guarantees of the advanced plan", () => {
  it.each<readonly [PlanEffort, number]>([
    ["preview", 15],
    ["full", 5],
  ])(
    "are kept for any student at %s effort",
    (effort, runs) => {
      fc.assert(
        fc.property(anyStudent, (inputs) => {
          expect(brokenBy(inputs, plannedOnce(inputs, effort))).toEqual([]);
        }),
        guaranteeRuns(runs),
      );
    },
    guaranteeTimeout,
  );

  it.each<readonly [PlanEffort, number]>([
    ["preview", 15],
    ["full", 5],
  ])(
    "are kept with goals, busy dates, limits and rules at %s effort",
    (effort, runs) => {
      fc.assert(
        fc.property(anyLivingStudent, (inputs) => {
          expect(brokenBy(inputs, plannedOnce(inputs, effort))).toEqual([]);
        }),
        guaranteeRuns(runs),
      );
    },
    guaranteeTimeout,
  );

  it(
    "give the same plan for the same input",
    () => {
      fc.assert(
        fc.property(anyLivingStudent, (inputs) => {
          expect(make(structuredClone(inputs))).toEqual(plannedOnce(inputs, "preview"));
        }),
        guaranteeRuns(10),
      );
    },
    guaranteeTimeout,
  );
});

describe("what changes a plan", () => {
  const efforts: readonly (readonly [PlanEffort, number])[] = [
    ["preview", 15],
    ["full", 5],
  ];

  it.each(efforts)(
    "is never the order of the rows, at %s effort",
    (effort, runs) => {
      fc.assert(
        fc.property(anyLivingStudent, (inputs) => {
          const turned = { ...inputs, subjects: inputs.subjects.toReversed() };
          expect(make(turned, effort).plan).toEqual(plannedOnce(inputs, effort).plan);
        }),
        guaranteeRuns(runs),
      );
    },
    guaranteeTimeout,
  );

  it.each(efforts)(
    "is difficulty: a higher one never costs a subject more than one session, at %s effort",
    (effort, runs) => {
      fc.assert(
        fc.property(anyStudent, fc.nat(), ({ wishes: _wishes, ...inputs }, draw) => {
          const { name } = inputs.subjects[draw % inputs.subjects.length] ?? { name: "" };
          const rated = (rating: number): AdvancedInputs => ({
            ...inputs,
            preferences: {
              ...inputs.preferences,
              subjectDifficulty: { ...inputs.preferences.subjectDifficulty, [name]: rating },
            },
          });
          expect(minutesOf(make(rated(5), effort).plan, name)).toBeGreaterThanOrEqual(
            minutesOf(make(rated(2), effort).plan, name) - sessionLengthsOf(inputs).maximum,
          );
        }),
        guaranteeRuns(runs),
      );
    },
    guaranteeTimeout,
  );

  it.each(efforts)(
    "is time: an hour more a day never costs a subject more than one session, at %s effort",
    (effort, runs) => {
      fc.assert(
        fc.property(anyStudent, (inputs) => {
          const more = { ...inputs, hoursPerDay: inputs.hoursPerDay + 1 };
          const { fit } = make(more, effort);
          for (const [index, { plannedMinutes }] of plannedOnce(inputs, effort).fit.entries())
            expect(fit[index]?.plannedMinutes).toBeGreaterThanOrEqual(
              plannedMinutes - sessionLengthsOf(inputs).maximum,
            );
        }),
        guaranteeRuns(runs),
      );
    },
    guaranteeTimeout,
  );
});

describe("other guarantees for any student", () => {
  it(
    "has a quality from 0 to 1, an explanation of each session and an account of each subject",
    () => {
      fc.assert(
        fc.property(anyLivingStudent, (inputs) => {
          const { plan, quality, fit, problems } = plannedOnce(inputs, "preview");
          const { explanations } = reviewPlan({ plan, inputs });
          const sessions = sessionsOf(plan);
          for (const value of [quality.total, ...Object.values(quality.parts)]) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
          }
          const weighed = qualityTermNames.reduce(
            (sum, name) => sum + termOf(name).weight * quality.parts[name],
            0,
          );
          expect(Math.abs(quality.total - weighed)).toBeLessThan(1e-9);
          expect(quality.total > 0).toBe(sessions.length > 0);
          expect(Object.keys(explanations)).toEqual(sessions.map(({ key }) => key));
          for (const { key, subject } of sessions)
            expect(explanations[key]).toMatchObject({ name: subject, what: "exam" });
          expect(fit.map(({ subject, examDate }) => `${examDate} ${subject}`)).toEqual(
            inputs.subjects.map(examKeyOf),
          );
          if (sessions.length === 0 && fit.some(({ missingMinutes }) => missingMinutes > 0))
            expect(problems.length).toBeGreaterThan(0);
        }),
        guaranteeRuns(15),
      );
    },
    guaranteeTimeout,
  );

  it(
    "reads the same of a plan when it is made and when it was stored",
    () => {
      fc.assert(
        fc.property(anyStudent, (inputs) => {
          const made = plannedOnce(inputs, "preview");
          const { fit, problems } = reviewPlan({ plan: made.plan, inputs });
          expect({ fit, problems }).toEqual({ fit: made.fit, problems: made.problems });
        }),
        guaranteeRuns(15),
      );
    },
    guaranteeTimeout,
  );

  it(
    "shows the specified picture if nothing is painted, committed or preferred",
    () => {
      fc.assert(
        fc.property(anyPlainStudent, (inputs) => {
          // Long days have a midday pause, evenings have dinner, exam days begin late, and today may begin at any
          // minute. Where time is short, a session may begin before the usual hour.
          const { plan, level } = make({ ...inputs, lunch: null });
          const exams = inputs.subjects.map(({ examDate }) => labelOf(examDate));
          const days = Object.entries(level < 2 ? plan : {}).filter(
            ([label, entries]) =>
              label !== labelOf(inputs.today) &&
              !exams.includes(label) &&
              entries.every(({ startTime = "" }) => startTime >= "08:00" && startTime < "18:15"),
          );
          const untimed = days.map(([label, entries]) => [
            label,
            entries.map(({ startTime: _start, ...entry }) => entry),
          ]);
          expect(timelineOf({ plan: Object.fromEntries(untimed) }).events).toEqual(
            timelineOf({ plan: Object.fromEntries(days) }).events,
          );
        }),
        guaranteeRuns(15),
      );
    },
    guaranteeTimeout,
  );
});
