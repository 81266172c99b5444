import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLivingStudent } from "../../test/any-student.ts";
import { anyTerm } from "../../test/any-term.ts";
import { guaranteeRuns, guaranteeTimeout, termRuns } from "../../test/guarantee-runs.ts";
import { plannedOnce } from "../../test/planned-once.ts";
import { type DatedTask, isDated, taskLeftOf } from "../due-work/due-tasks.ts";
import { subtractIntervals } from "../free-time/intervals.ts";
import { sessionLengthsOf, studyDeadlineOf } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model/model.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { examKeyOf } from "../study-plan/exam-key.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { parseClock } from "../time/clock-time.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { type AdvancedPlan, planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";
import { soundInputs } from "./problem/sound-inputs.ts";
import { studyDaysOf } from "./problem/study-days.ts";

const make = (inputs: AdvancedInputs): AdvancedPlan =>
  planAdvanced({ ...inputs, effort: "preview" });

/** A term's own plan, and that without its first task, serve several properties. */
const planOf = (inputs: AdvancedInputs): AdvancedPlan => plannedOnce(inputs, "preview");
const withoutFirst = (inputs: AdvancedInputs): AdvancedPlan =>
  planOf({ ...inputs, tasks: inputs.tasks?.slice(1) });

const ofTask = ({ plan }: AdvancedPlan, key: string): readonly PlanSession[] =>
  sessionsOf(plan).filter(({ entry }) => entry.taskId === key);

const startOf = ({ entry }: PlanSession): number => parseClock(entry.startTime ?? "") ?? 0;

const isLate = ({ due }: DatedTask, { today, minuteOfDay }: AdvancedInputs): boolean =>
  due.day < today || (due.day === today && due.minute <= minuteOfDay);

/** Whether a day is one of the last three before an exam, of those that are meant. */
const isBeforeExam = (
  day: CalendarDay,
  { subjects, wishes }: AdvancedInputs,
  isMeant: (deadline: CalendarDay) => boolean = () => true,
): boolean =>
  subjects
    .map((subject) => studyDeadlineOf({ subject, wishes }))
    .some((exam) => isMeant(exam) && day < exam && daysBetween(day, exam) <= 3);

/** The first day on which nothing can be done for it. */
const endOf = ({ due }: DatedTask): CalendarDay => addDays(due.day, due.minute > 0 ? 1 : 0);

const examMinutes = ({ plan }: AdvancedPlan): number =>
  totalMinutes(sessionsOf(plan).filter(({ entry }) => entry.taskId === undefined));

/** Exams that have a session. */
const servedIn = ({ plan }: AdvancedPlan): number =>
  new Set(
    sessionsOf(plan).flatMap(({ subject, entry }) =>
      entry.taskId === undefined ? [`${entry.examDate} ${subject}`] : [],
    ),
  ).size;

const sketchOf = ({ plan }: AdvancedPlan): readonly string[] =>
  sessionsOf(plan).map(
    ({ day, subject, minutes, entry }) =>
      `${day} ${entry.startTime} ${minutes} ${entry.taskId ?? subject}`,
  );

describe("a term with due work", () => {
  const runs = termRuns(25);
  const each = (holds: (inputs: AdvancedInputs) => void) =>
    fc.assert(fc.property(anyTerm, holds), runs);

  it(
    "keeps every window, plans no more than is left, and keeps every other guarantee",
    () =>
      each((inputs) => {
        const made = planOf(inputs);
        for (const task of inputs.tasks ?? []) {
          const own = ofTask(made, task.key);
          expect(totalMinutes(own)).toBeLessThanOrEqual(taskLeftOf(task));
          if (!isDated(task) || isLate(task, inputs)) continue;
          const { due, opens } = task;
          for (const session of own) {
            const end = startOf(session) + session.minutes;
            const latest = due.minute === 1439 ? 1440 : due.minute;
            expect(session.day < due.day || (session.day === due.day && end <= latest)).toBe(true);
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
    "says for each task whether it fits, and proves why not",
    () =>
      each((inputs) => {
        const made = planOf(inputs);
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
    "gives a task a session if its window has room for one",
    () =>
      each((inputs) => {
        const made = planOf(inputs);
        const { minimum } = sessionLengthsOf(inputs);
        const sessions = sessionsOf(made.plan);
        const days = studyDaysOf({ inputs: soundInputs(inputs), level: 3, days: 42 });
        for (const task of (inputs.tasks ?? []).filter(isDated)) {
          const { due, opens } = task;
          const isServed = ofTask(made, task.key).length > 0;
          if (isServed || isLate(task, inputs) || taskLeftOf(task) < minimum) continue;
          const first = opens !== undefined && opens.day <= due.day ? opens.day : inputs.today;
          const roomy = days.filter(({ day, free, limit }) => {
            const isIn = day >= first && day < due.day && !isBeforeExam(day, inputs);
            const near = sessions.flatMap((session) => {
              const start = startOf(session) + daysBetween(day, session.day) * 1440;
              return [{ start: start - 15, end: start + session.minutes + 15 }];
            });
            const used = totalMinutes(sessions.filter((session) => session.day === day));
            const isOpen = subtractIntervals(free, near).some(
              ({ start, end }) => end - start >= minimum,
            );
            return isIn && isOpen && used + minimum <= limit;
          });
          expect(roomy.map(({ day }) => `${task.key} on ${day}`)).toEqual([]);
        }
      }),
    guaranteeTimeout,
  );

  it(
    "leaves half of the last days before an exam, and late work half of every day",
    () =>
      each((inputs) => {
        const made = planOf(inputs);
        for (const { day, limit } of studyDaysOf({
          inputs: soundInputs(inputs),
          level: 3,
          days: 60,
        })) {
          const limited = (inputs.tasks ?? [])
            .filter(isDated)
            .filter(
              (task) =>
                isLate(task, inputs) || isBeforeExam(day, inputs, (exam) => exam < endOf(task)),
            )
            .flatMap(({ key }) => ofTask(made, key).filter((session) => session.day === day));
          expect(totalMinutes(limited)).toBeLessThanOrEqual(limit / 2);
        }
      }),
    guaranteeTimeout,
  );

  it(
    "a task without a date moves nothing else",
    () =>
      each((inputs) => {
        const spare = { key: "spare", subject: "", title: "Tidy", workMinutes: 240 };
        const made = make({ ...inputs, tasks: [...(inputs.tasks ?? []), spare] });
        expect(sketchOf(made).filter((line) => !line.endsWith(" spare"))).toEqual(
          sketchOf(planOf(inputs)),
        );
        const { broken } = checkPlan({
          plan: made.plan,
          inputs: { ...inputs, tasks: [...(inputs.tasks ?? []), spare] },
          kind: "scheduled",
          shares: made.shares,
        });
        expect(broken.map(({ message }) => message)).toEqual([]);
      }),
    guaranteeTimeout,
  );

  it(
    "the order of the tasks changes nothing",
    () =>
      each((inputs) => {
        const turned = make({ ...inputs, tasks: (inputs.tasks ?? []).toReversed() });
        expect(sketchOf(turned)).toEqual(sketchOf(planOf(inputs)));
      }),
    guaranteeTimeout,
  );

  it(
    "another task moves nothing of the next day and night, unless an exam without any time gets some for it",
    () =>
      each((inputs) => {
        const [added] = inputs.tasks ?? [];
        const first = withoutFirst(inputs);
        const second = make({ ...inputs, before: first.plan, stability: "least" });
        if (servedIn(second) > servedIn(first)) return;
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

  /** The term with its first task due three days later, where that only gives it time. */
  const dueLater = (inputs: AdvancedInputs) => {
    const [first, ...others] = inputs.tasks ?? [];
    if (first === undefined || !isDated(first) || isLate(first, inputs)) return undefined;
    // An opening day that is not before the due day counts for nothing, and counts once it is.
    if (first.opens !== undefined && first.opens.day >= first.due.day) return undefined;
    const due = { ...first.due, day: addDays(first.due.day, 3) };
    return { key: first.key, tasks: [{ ...first, due }, ...others] };
  };

  it(
    "a due date that moves later leaves no more of the task undone, unless it gives way to another",
    () =>
      each((inputs) => {
        const later = dueLater(inputs);
        if (later === undefined) return;
        const made = planOf(inputs);
        const again = make({
          ...inputs,
          tasks: later.tasks,
          subjects: inputs.subjects.map((subject) => ({
            ...subject,
            shareMinutes: made.shares.get(examKeyOf(subject)),
          })),
          before: made.plan,
          stability: "least",
        });
        const minutesIn = (plan: AdvancedPlan, key: string) => totalMinutes(ofTask(plan, key));
        // A rest shorter than the shortest session is not missing.
        const missingIn = ({ tasks = [] }: AdvancedPlan) =>
          tasks.find(({ taskId }) => taskId === later.key)?.missingMinutes ?? 0;
        const isLess = missingIn(again) > missingIn(made);
        const isMoreOfAnother = later.tasks.some(
          ({ key }) => minutesIn(again, key) > minutesIn(made, key),
        );
        expect(isLess && !isMoreOfAnother).toBe(false);
      }),
    guaranteeTimeout,
  );

  it(
    "a later due date plans no less of the task in a new plan, by more than two sessions, unless other work gets it",
    () =>
      each((inputs) => {
        const later = dueLater(inputs);
        if (later === undefined) return;
        const most = sessionLengthsOf(inputs).maximum;
        const [before, after] = [planOf(inputs), make({ ...inputs, tasks: later.tasks })];
        const less =
          totalMinutes(ofTask(before, later.key)) - totalMinutes(ofTask(after, later.key));
        const ofOthers = ({ plan }: AdvancedPlan) =>
          totalMinutes(sessionsOf(plan).filter(({ entry }) => entry.taskId !== later.key));
        expect(less).toBeLessThanOrEqual(
          2 * most + Math.max(ofOthers(after) - ofOthers(before), 0),
        );
      }),
    guaranteeTimeout,
  );

  it(
    "without a task the exams get no less, by more than two sessions or a quarter hour each, unless comfort comes back",
    () =>
      each((inputs) => {
        const [fewer, all] = [withoutFirst(inputs), planOf(inputs)];
        // Pauses that the task took are free again.
        if (all.level > 1 && fewer.level < all.level) return;
        const most = Math.max(2 * sessionLengthsOf(inputs).maximum, 15 * inputs.subjects.length);
        expect(examMinutes(fewer) + most).toBeGreaterThanOrEqual(examMinutes(all));
      }),
    guaranteeTimeout,
  );
});

it(
  "without due work every plan is as before, byte for byte",
  () =>
    fc.assert(
      fc.property(anyLivingStudent, (inputs) => {
        expect(JSON.stringify(make({ ...inputs, tasks: [] }))).toBe(JSON.stringify(make(inputs)));
      }),
      guaranteeRuns(15),
    ),
  guaranteeTimeout,
);
