import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLivingStudent } from "../../test/any-student.ts";
import { anyTerm } from "../../test/any-term.ts";
import { guaranteeRuns, guaranteeTimeout } from "../../test/guarantee-runs.ts";
import { type TaskInput, taskLeftOf } from "../due-work/due-tasks.ts";
import { sessionLengthsOf } from "../free-time/study-limits.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { parseClock } from "../time/clock-time.ts";
import { addDays } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { type AdvancedPlan, planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";

const make = (inputs: AdvancedInputs): AdvancedPlan =>
  planAdvanced({ ...inputs, effort: "preview" });

const ofTask = ({ plan }: AdvancedPlan, key: string): readonly PlanSession[] =>
  sessionsOf(plan).filter(({ entry }) => entry.taskId === key);

const startOf = ({ entry }: PlanSession): number => parseClock(entry.startTime ?? "") ?? 0;

const isLate = ({ due }: TaskInput, { today, minuteOfDay }: AdvancedInputs): boolean =>
  due.day < today || (due.day === today && due.minute <= minuteOfDay);

const examMinutes = ({ plan }: AdvancedPlan): number =>
  totalMinutes(sessionsOf(plan).filter(({ entry }) => entry.taskId === undefined));

const sketchOf = ({ plan }: AdvancedPlan): readonly string[] =>
  sessionsOf(plan).map(
    ({ day, subject, minutes, entry }) =>
      `${day} ${entry.startTime} ${minutes} ${entry.taskId ?? subject}`,
  );

describe("a term with due work", () => {
  const runs = guaranteeRuns(25);
  const each = (holds: (inputs: AdvancedInputs) => void) =>
    fc.assert(fc.property(anyTerm, holds), runs);

  it(
    "keeps every window, plans no more than is left, and keeps every other guarantee",
    () =>
      each((inputs) => {
        const made = make(inputs);
        for (const task of inputs.tasks ?? []) {
          const own = ofTask(made, task.key);
          expect(totalMinutes(own)).toBeLessThanOrEqual(taskLeftOf(task));
          if (isLate(task, inputs)) continue;
          const { due, opens } = task;
          for (const session of own) {
            const end = startOf(session) + session.minutes;
            expect(session.day < due.day || (session.day === due.day && end <= due.minute)).toBe(
              true,
            );
            if (opens !== undefined && opens.day < due.day)
              expect(session.day >= opens.day).toBe(true);
          }
        }
        const { broken } = checkPlan({
          plan: made.plan,
          inputs,
          kind: "scheduled",
          shares: made.shares,
        });
        expect(broken.map(({ message }) => message)).toEqual([]);
      }),
    guaranteeTimeout,
  );

  it(
    "says for each task whether it fits, and proves what does not",
    () =>
      each((inputs) => {
        const made = make(inputs);
        for (const { taskId, plannedMinutes, missingMinutes, needMinutes } of made.tasks ?? []) {
          expect(plannedMinutes).toBe(totalMinutes(ofTask(made, taskId)));
          expect(plannedMinutes + missingMinutes).toBeLessThanOrEqual(needMinutes);
          if (missingMinutes > 0 && needMinutes >= sessionLengthsOf(inputs).minimum)
            expect(made.certificate).toBeDefined();
        }
      }),
    guaranteeTimeout,
  );

  it(
    "the order of the tasks changes nothing",
    () =>
      each((inputs) => {
        const turned = make({ ...inputs, tasks: (inputs.tasks ?? []).toReversed() });
        expect(sketchOf(turned)).toEqual(sketchOf(make(inputs)));
      }),
    guaranteeTimeout,
  );

  it(
    "another task moves nothing of the next day and night",
    () =>
      each((inputs) => {
        const [added, ...others] = inputs.tasks ?? [];
        const first = make({ ...inputs, tasks: others });
        const second = make({ ...inputs, before: first.plan, stability: "least" });
        const isSoon = ({ day, ...session }: PlanSession) =>
          day === inputs.today ||
          (day === addDays(inputs.today, 1) && startOf({ day, ...session }) < inputs.minuteOfDay);
        const soonIn = ({ plan }: AdvancedPlan) =>
          sessionsOf(plan)
            .filter(isSoon)
            .filter(({ entry }) => entry.taskId !== added?.key)
            .map(({ day, minutes, entry }) => `${day} ${entry.startTime} ${minutes}`);
        expect(soonIn(second)).toEqual(expect.arrayContaining([...soonIn(first)]));
      }),
    guaranteeTimeout,
  );

  it(
    "a later due date plans no less of the task, by more than one session",
    () =>
      each((inputs) => {
        const [first, ...others] = inputs.tasks ?? [];
        if (first === undefined || isLate(first, inputs)) return;
        const due = { ...first.due, day: addDays(first.due.day, 3) };
        const later = make({ ...inputs, tasks: [{ ...first, due }, ...others] });
        const [before, after] = [make(inputs), later].map((made) =>
          totalMinutes(ofTask(made, first.key)),
        );
        expect((after ?? 0) + inputs.preferences.maxSessionLength).toBeGreaterThanOrEqual(
          before ?? 0,
        );
      }),
    guaranteeTimeout,
  );

  it(
    "without a task the exams get no less, by more than one session",
    () =>
      each((inputs) => {
        const [, ...others] = inputs.tasks ?? [];
        const fewer = examMinutes(make({ ...inputs, tasks: others }));
        expect(fewer + inputs.preferences.maxSessionLength).toBeGreaterThanOrEqual(
          examMinutes(make(inputs)),
        );
      }),
    guaranteeTimeout,
  );
});

it(
  "without due work every plan is what it was, byte for byte",
  () =>
    fc.assert(
      fc.property(anyLivingStudent, (inputs) => {
        expect(JSON.stringify(make({ ...inputs, tasks: [] }))).toBe(JSON.stringify(make(inputs)));
      }),
      guaranteeRuns(15),
    ),
  guaranteeTimeout,
);
