import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLivingStudent } from "../../test/any-student.ts";
import { guaranteeRuns, guaranteeTimeout } from "../../test/guarantee-runs.ts";
import { plannedOnce } from "../../test/planned-once.ts";
import type { CalendarDay, StudyPlan } from "../model/model.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { examKeyOf } from "../study-plan/exam-key.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { parseClock } from "../time/clock-time.ts";
import { addDays } from "../time/day-number.ts";
import type { SubjectFit } from "./explain/fit.ts";
import { planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs, FixedSession, Stability } from "./problem/advanced-inputs.ts";
import type { PlanEffort } from "./solve/solve.ts";

const anyStability = fc.constantFrom<Stability>("least", "balanced", "best");

/** Time passes, sessions are done or missed, one is locked, and the plan is made again. */
interface Turn {
  readonly days: number;
  readonly minuteOfDay: number;
  readonly donePart: number;
  readonly locked: number;
  readonly stability: Stability;
}

const anyTurn: fc.Arbitrary<Turn> = fc.record({
  days: fc.integer({ min: 0, max: 6 }),
  minuteOfDay: fc.integer({ min: 0, max: 1439 }),
  donePart: fc.constantFrom(1, 0, 0.5),
  locked: fc.nat({ max: 20 }),
  stability: anyStability,
});

const startOf = ({ startTime = "" }: { readonly startTime?: string }): number =>
  parseClock(startTime) ?? 0;

/** The inputs of a replan after a turn. */
const afterTurn = (
  inputs: AdvancedInputs,
  { plan, shares }: ReturnType<typeof planAdvanced>,
  turn: Turn,
): AdvancedInputs => {
  const today = addDays(inputs.today, turn.days);
  const isOver = (day: CalendarDay, start: number) =>
    day < today || (day === today && start < turn.minuteOfDay);
  const past = sessionsOf(plan).filter(({ day, entry }) => isOver(day, startOf(entry)));
  const done = past.slice(0, Math.round(past.length * turn.donePart));
  const ahead = sessionsOf(plan).filter(({ day, entry }) => !isOver(day, startOf(entry)));
  const locked = ahead[turn.locked];
  const fixed: readonly FixedSession[] = [...(locked === undefined ? [] : [locked])].map(
    ({ day, subject, minutes, entry }) => ({
      subject,
      examDate: entry.examDate,
      day,
      start: startOf(entry),
      minutes,
    }),
  );
  return {
    ...inputs,
    today,
    minuteOfDay: turn.minuteOfDay,
    fixed,
    before: plan,
    stability: turn.stability,
    subjects: inputs.subjects.map((subject) => {
      const minutes = done
        .filter(
          ({ subject: name, entry }) =>
            name === subject.name.trim() && entry.examDate === subject.examDate,
        )
        .reduce((sum, session) => sum + session.minutes, 0);
      return {
        ...subject,
        shareMinutes: shares.get(examKeyOf(subject)) ?? subject.shareMinutes,
        studiedMinutes: (subject.studiedMinutes ?? 0) + minutes,
      };
    }),
  };
};

/** Not by key: a session that comes before another of its subject takes that one's key. */
const placeOf = ({ day, subject, entry, minutes }: PlanSession): string =>
  `${day} ${subject} ${entry.examDate} ${entry.startTime} ${minutes}`;

const placesOf = (plan: StudyPlan): readonly string[] => sessionsOf(plan).map(placeOf);

const minutesIn = (plan: StudyPlan): number =>
  sessionsOf(plan).reduce((sum, { minutes }) => sum + minutes, 0);

/** Whether a session is within 24 hours from now: it stays where it is. */
const isSoon = (
  { day, entry }: PlanSession,
  { today, minuteOfDay }: Pick<AdvancedInputs, "today" | "minuteOfDay">,
): boolean => day === today || (day === addDays(today, 1) && startOf(entry) < minuteOfDay);

/** Exams that have a session. */
const servedIn = (plan: StudyPlan): number =>
  new Set(sessionsOf(plan).map(({ subject, entry }) => `${entry.examDate} ${subject}`)).size;

/** Minutes of stated work without a place. */
const undoneIn = (fit: readonly SubjectFit[]): number =>
  fit.reduce(
    (sum, { kind, missingMinutes }) => (kind === "stated" ? sum + missingMinutes : sum),
    0,
  );

const efforts: readonly (readonly [PlanEffort, number])[] = [
  ["preview", 15],
  ["full", 5],
];

describe("a plan made again", () => {
  it.each(efforts)(
    "keeps every guarantee, around locked sessions, whatever was missed, at %s effort",
    (effort, runs) => {
      fc.assert(
        fc.property(anyLivingStudent, anyTurn, (inputs, turn) => {
          const first = plannedOnce(inputs, effort);
          const later = afterTurn(inputs, first, turn);
          const again = planAdvanced({ ...later, effort });
          const { broken } = checkPlan({
            plan: again.plan,
            inputs: later,
            kind: "scheduled",
            shares: again.shares,
          });
          // A subject whose sessions all stay cannot be spread, nor be on the day before its exam.
          const mayMove = new Set(
            sessionsOf(again.plan).flatMap((session) =>
              isSoon(session, later) ? [] : [session.subject],
            ),
          );
          const couldHold = broken.filter(
            ({ guarantee, subject = "" }) =>
              mayMove.has(subject) || (guarantee !== "own-eve" && guarantee !== "fair-and-spread"),
          );
          expect(couldHold.map(({ message }) => message)).toEqual([]);
          for (const { subject, kind, plannedMinutes, needMinutes } of again.fit)
            if (kind === "stated" && later.fixed?.every((session) => session.subject !== subject))
              expect(plannedMinutes).toBeLessThanOrEqual(needMinutes);
        }),
        guaranteeRuns(runs),
      );
    },
    guaranteeTimeout,
  );

  it(
    "at the same moment with nothing changed is the same plan where least change is asked for, unless more of the work finds a place or comfort comes back",
    () => {
      fc.assert(
        fc.property(anyLivingStudent, (inputs) => {
          const { plan, shares, level, fit } = plannedOnce(inputs, "full");
          const {
            plan: again,
            level: levelAgain,
            fit: fitAgain,
          } = planAdvanced({
            ...inputs,
            before: plan,
            stability: "least",
            subjects: inputs.subjects.map((subject) => ({
              ...subject,
              shareMinutes: shares.get(examKeyOf(subject)),
            })),
            effort: "full",
          });
          const findsMore =
            minutesIn(again) > minutesIn(plan) ||
            servedIn(again) > servedIn(plan) ||
            undoneIn(fitAgain) < undoneIn(fit);
          // A plan that gave up comfort may need none once its hours are settled.
          if (!findsMore && levelAgain >= level) expect(placesOf(again)).toEqual(placesOf(plan));
        }),
        guaranteeRuns(8),
      );
    },
    guaranteeTimeout,
  );

  it.each(efforts)(
    "moves nothing within the next 24 hours, unless an exam without any time gets some for it, at %s effort",
    (effort, runs) => {
      fc.assert(
        fc.property(anyLivingStudent, anyStability, (inputs, stability) => {
          const { plan, shares } = plannedOnce(inputs, effort);
          const subjects = inputs.subjects.map((subject) => ({
            ...subject,
            shareMinutes: shares.get(examKeyOf(subject)) ?? subject.shareMinutes,
          }));
          const given = { ...inputs, subjects, hoursPerDay: inputs.hoursPerDay + 2, stability };
          const again = planAdvanced({ ...given, before: plan, effort }).plan;
          const places = placesOf(again);
          const soon = sessionsOf(plan).filter((session) => isSoon(session, inputs));
          const moved = soon.map(placeOf).filter((place) => !places.includes(place));
          if (servedIn(again) <= servedIn(plan)) expect(moved).toEqual([]);
        }),
        guaranteeRuns(runs),
      );
    },
    guaranteeTimeout,
  );
});
