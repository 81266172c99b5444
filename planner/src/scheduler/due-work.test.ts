import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { TaskInput } from "../due-work/due-tasks.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { fixedSessionsOf } from "../plan-update/fixed-sessions.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays } from "../time/day-number.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { reviewPlan } from "./explain/review-plan.ts";
import { type AdvancedPlan, planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";
import { suggestRemedies } from "./remedies/remedies.ts";

const today = day("2026-11-16");
const inDays = (days: number) => addDays(today, days);
const task = (title: string, due: number, hours: number): TaskInput => ({
  key: title,
  subject: "History",
  title,
  due: { day: inDays(due), minute: 1439 },
  workMinutes: hours * 60,
});
const student: AdvancedInputs = {
  today,
  minuteOfDay: 480,
  subjects: [
    { name: "History", examDate: inDays(40) },
    { name: "Physics", examDate: inDays(30) },
  ],
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 3,
};
const planned = (tasks: readonly TaskInput[], more: Partial<AdvancedInputs> = {}) =>
  planAdvanced({ ...student, ...more, tasks, effort: "full" });
const ofTask = ({ plan }: Pick<AdvancedPlan, "plan">, key: string) =>
  sessionsOf(plan).filter(({ entry }) => entry.taskId === key);

describe("due work in a plan", () => {
  it("has the subject, its title and its id, and neither an exam nor a difficulty", () => {
    const [first] = ofTask(planned([task("Essay 2", 11, 1)]), "Essay 2");
    expect(first?.entry).toEqual({
      subject: "History",
      hours: 1,
      time: { hours: 1, minutes: 0 },
      timeFormatted: "1 hr",
      startTime: first?.entry.startTime,
      taskId: "Essay 2",
      title: "Essay 2",
    });
  });

  it("of up to 90 minutes is done in one sitting", () => {
    const tasks = Array.from({ length: 12 }, (_, index) => ({
      ...task(`Sheet ${index}`, 5 + index * 3, 1.25),
      opens: { day: inDays(Math.max(0, index * 3 - 3)), minute: 0 },
    }));
    const made = planned(tasks, { hoursPerDay: 2 });
    expect(tasks.map(({ key }) => ofTask(made, key).map(({ minutes }) => minutes))).toEqual(
      tasks.map(() => [75]),
    );
  });

  it("is ready days before, by its length", () => {
    for (const [hours, buffer] of [
      [1.5, 1],
      [4, 2],
      [8, 3],
    ] as const) {
      const made = planned([task("Essay 2", 14, hours)]);
      const own = ofTask(made, "Essay 2");
      expect(totalMinutes(own)).toBe(hours * 60);
      const ready = own.at(-1)?.day ?? inDays(14);
      expect(ready <= inDays(14 - buffer)).toBe(true);
    }
  });

  it("is learned until the last days if it is a quiz, and spread", () => {
    for (const ahead of [10, 14, 17, 21]) {
      const quiz = { ...task("Quiz", ahead, 2), isQuiz: true };
      const days = new Set(ofTask(planned([quiz]), "Quiz").map(({ day }) => day));
      expect(days.size).toBeGreaterThan(2);
      expect([1, 2].some((before) => days.has(inDays(ahead - before)))).toBe(true);
    }
  });

  it("comes before the hours of exams where both just fit", () => {
    const tasks = [4, 5].map((due) => ({
      ...task(`Sheet ${due}`, due, 2),
      due: { day: inDays(due), minute: 720 },
    }));
    const made = planAdvanced({
      ...student,
      minuteOfDay: 0,
      hoursPerDay: 2,
      subjects: [
        { name: "History", examDate: inDays(5) },
        { name: "Physics", examDate: inDays(14) },
      ],
      preferences: { ...defaultPreferences, minSessionLength: 60 },
      tasks,
      effort: "preview",
    });
    expect(made.tasks?.map(({ missingMinutes }) => missingMinutes)).toEqual([0, 0]);
  });

  it.each(["least", "balanced", "best"] as const)(
    "added to a plan takes the place of shares, with %s change",
    (stability) => {
      const exams = [
        { name: "Maths", examDate: inDays(16) },
        { name: "Chemistry", examDate: inDays(20) },
      ];
      const { plan: before, shares } = planned([], { subjects: exams });
      const subjects = exams.map((exam) => ({
        ...exam,
        shareMinutes: shares.get(`${exam.examDate} ${exam.name}`),
      }));
      expect(subjects.map(({ shareMinutes }) => shareMinutes)).not.toContain(undefined);
      const made = planned([task("Thesis", 4, 8)], { subjects, before, stability });
      expect(totalMinutes(ofTask(made, "Thesis"))).toBe(8 * 60);
    },
  );

  it("leaves its due day a usual day, and the days before it", () => {
    const made = planned([task("Essay 2", 8, 3)]);
    const days = new Set(sessionsOf(made.plan).map((session) => session.day));
    expect([7, 8].every((ahead) => days.has(inDays(ahead)))).toBe(true);
  });

  it("that is late gets at most half of each day, and a quiz that is over nothing", () => {
    const late = planned([task("Essay 2", -3, 5), { ...task("Quiz", -1, 3), isQuiz: true }]);
    const own = ofTask(late, "Essay 2");
    expect(totalMinutes(own)).toBe(300);
    for (const [, sessions] of Map.groupBy(own, (session) => session.day))
      expect(totalMinutes(sessions)).toBeLessThanOrEqual(90);
    expect(ofTask(late, "Quiz")).toEqual([]);
  });

  it("takes at most half of the three days before an exam", () => {
    const made = planned([task("Thesis", 33, 110)], { hoursPerDay: 4 });
    for (const before of [1, 2, 3]) {
      const own = ofTask(made, "Thesis").filter((session) => session.day === inDays(30 - before));
      expect(totalMinutes(own)).toBeLessThanOrEqual(120);
    }
  });

  it("takes at most half of these days also if there is much of it, and so does all late work", () => {
    const many = Array.from({ length: 6 }, (_, index) => task(`Sheet ${index}`, 32, 2));
    const opens = { day: inDays(27), minute: 0 };
    const before = planned(
      many.map((one) => ({ ...one, opens })),
      { hoursPerDay: 6 },
    );
    const late = planned(many.map((one) => ({ ...one, due: { day: inDays(-1), minute: 0 } })));
    const dueMinutesOn = ({ plan }: AdvancedPlan, from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) =>
        totalMinutes(
          sessionsOf(plan).filter(
            ({ day: date, entry }) => date === inDays(from + index) && entry.taskId !== undefined,
          ),
        ),
      );
    expect(Math.max(...dueMinutesOn(before, 27, 30))).toBeLessThanOrEqual(180);
    expect(Math.max(...dueMinutesOn(before, 30, 33))).toBeGreaterThan(180);
    expect(Math.max(...dueMinutesOn(late, 0, 10))).toBeLessThanOrEqual(90);
  });

  it("that may not fill these days leaves the rest of them to the exams, however much it is", () => {
    const { fit } = planned([task("Essay 2", 5, 20), task("Essay 3", 5, 20)], {
      subjects: [
        { name: "Physics", examDate: inDays(4) },
        { name: "History", examDate: inDays(5) },
      ],
      hoursPerDay: 6,
    });
    expect(Math.min(...fit.map(({ plannedMinutes }) => plannedMinutes))).toBeGreaterThan(120);
  });

  it("is named in explanations", () => {
    const tasks = [task("Essay 2", 11, 1)];
    const { plan } = planned(tasks);
    const [first] = ofTask({ plan }, "Essay 2");
    const { explanations } = reviewPlan({ plan, inputs: { ...student, tasks } });
    const explanation = explanations[first?.key ?? ""];
    expect(explanation).toMatchObject({ name: "Essay 2", what: "due" });
    expect(explanation?.difficulty).toBeUndefined();
  });

  it("with a later due date moves nothing that still fits", () => {
    const first = planned([task("Essay 2", 10, 5), task("Map", 12, 2)]);
    const tasks = [task("Essay 2", 13, 5), task("Map", 12, 2)];
    const second = planned(tasks, { before: first.plan, stability: "least" });
    const sketch = ({ plan }: typeof first) =>
      sessionsOf(plan).map(({ key, entry }) => `${key} ${entry.startTime} ${entry.hours}`);
    expect(sketch(second)).toEqual(sketch(first));
  });

  it("keeps its place beside work whose only session is in the next 24 hours", () => {
    const session = (title: string, startTime: string) => ({
      subject: "History",
      taskId: title,
      title,
      hours: 1,
      time: { hours: 1, minutes: 0 },
      timeFormatted: "1 hr",
      startTime,
    });
    const later = planned([task("Sheet", 2, 9), task("Essay 2", 5, 9)], {
      subjects: [],
      hoursPerDay: 1,
      dateLimits: [1, 3, 4].map((days) => ({ day: inDays(days), minutes: 0 })),
      before: {
        "16-November-2026": [session("Sheet", "10:00")],
        "18-November-2026": [session("Essay 2", "10:00")],
      },
      stability: "least",
    });
    expect(later.plan["18-November-2026"]).toMatchObject([{ title: "Essay 2", hours: 1 }]);
  });
});

describe("due work that does not fit", () => {
  const crowded = [
    { ...task("Essay 2", 4, 15), opens: { day: inDays(1), minute: 0 } },
    task("Sheet", 3, 2),
  ];

  it("leaves the rest of a free day that it takes free, and no exam gets more for it", () => {
    const examMinutes = (hours: number) =>
      totalMinutes(
        sessionsOf(planned([task("Essay 2", 6, hours)]).plan).filter(
          ({ entry }) => entry.taskId === undefined,
        ),
      );
    expect(examMinutes(19)).toBeLessThanOrEqual(examMinutes(17));
  });

  it("gives exams no share of days that it cannot use itself", () => {
    const onOneDay = (title: string, ahead: number) => ({
      ...task(title, ahead, 10),
      opens: { day: inDays(ahead), minute: 0 },
    });
    // A Friday and the Monday after it; the weekend between them is of no use to either.
    const [friday, monday] = [onOneDay("Case note", 4), onOneDay("Talk", 7)];
    const examMinutes = (tasks: readonly TaskInput[]) =>
      totalMinutes(
        sessionsOf(planned(tasks).plan).filter(({ entry }) => entry.taskId === undefined),
      );
    expect(examMinutes([friday, monday])).toBeLessThanOrEqual(examMinutes([monday]));
  });

  it("opens a free day for itself alone", () => {
    const sunday = { ...task("Talk", 6, 1), opens: { day: inDays(6), minute: 0 } };
    const [without, beside] = [planned([]), planned([sunday])].map(({ plan }) =>
      totalMinutes(sessionsOf(plan).filter(({ entry }) => entry.taskId === undefined)),
    );
    expect(beside).toBeLessThanOrEqual(without ?? 0);
  });

  it("opens no day if it is shorter than a session", () => {
    const late = (title: string, hours: number) => ({
      ...task(title, 0, hours),
      due: { day: today, minute: 0 },
    });
    const lab = { ...task("Lab", 5, 6.25), opens: { day: inDays(3), minute: 0 } };
    const tasks = [late("Sheet", 3.25), lab, late("Essay", 19)];
    const subjects = [
      { name: "Art", examDate: inDays(5) },
      { name: "Maths", examDate: inDays(2) },
      { name: "Physics", examDate: inDays(29) },
    ];
    const [without, beside] = [tasks, [task("Form", 5, 0.25), ...tasks]].map((all) =>
      totalMinutes(
        sessionsOf(planned(all, { subjects, hoursPerDay: 4, minuteOfDay: 0 }).plan).filter(
          ({ entry }) => entry.taskId === undefined,
        ),
      ),
    );
    expect(beside).toBe(without);
  });

  it("is proven by its window", () => {
    const { certificate, tasks } = planned(crowded);
    expect(certificate).toMatchObject({
      from: inDays(1),
      before: inDays(5),
      taskIds: ["Essay 2"],
      neededMinutes: 900,
      roomMinutes: 720,
      isProven: true,
    });
    expect(tasks?.find(({ taskId }) => taskId === "Essay 2")?.missingMinutes).toBe(180);
  });

  it("is offered an earlier start, less length, lateness or release, each with its effect", () => {
    const { missingMinutes, remedies } = suggestRemedies({ ...student, tasks: crowded });
    expect(missingMinutes).toBe(180);
    const title = "Essay 2";
    const leaving = (kind: string) =>
      remedies.find(({ change }) => change.kind === kind)?.missingMinutesAfter;
    expect(remedies.map(({ change }) => change)).toEqual(
      expect.arrayContaining([
        { kind: "less time", title, minutes: 720 },
        { kind: "let go", title },
        expect.objectContaining({ kind: "hand in late", title }),
        { kind: "start today", title },
        expect.objectContaining({ kind: "more hours" }),
      ]),
    );
    expect(["less time", "let go", "hand in late", "more hours"].map(leaving)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(remedies.find(({ change }) => change.kind === "hand in late")?.task?.key).toBe(title);
  });
});

it("a done session of due work takes its time and is not counted twice", () => {
  const { plan } = planned([task("Essay 2", 6, 6)]);
  const [first] = ofTask({ plan }, "Essay 2");
  const key = first?.key ?? "";
  const stays = { plan, now: { day: today, minuteOfDay: 480 }, fixed: new Set<string>() };
  const fixed = fixedSessionsOf({ ...stays, progress: { [key]: true } });
  expect(fixed).toMatchObject([{ subject: "History", taskId: "" }]);
  const half = { ...task("Essay 2", 6, 6), studiedMinutes: first?.minutes ?? 0 };
  const again = planned([half], { fixed, before: plan });
  const left = 360 - (first?.minutes ?? 0);
  expect(totalMinutes(ofTask(again, "Essay 2"))).toBe(left);
});

describe("tasks without a date", () => {
  const { due: _, ...tidy } = task("Tidy my notes", 0, 2);

  it("take time that nothing else needs: no other session moves, and free days stay free", () => {
    const essay = task("Essay 2", 11, 6);
    const without = planned([essay], { cushion: 0.2 });
    const made = planned([essay, tidy], { cushion: 0.2 });
    const others = (plan: AdvancedPlan["plan"]) =>
      sessionsOf(plan).flatMap(({ day: date, entry }) =>
        entry.taskId === tidy.key ? [] : [`${date} ${entry.startTime} ${entry.subject}`],
      );
    expect(others(made.plan)).toEqual(others(without.plan));
    const own = ofTask(made, tidy.key);
    expect(totalMinutes(own)).toBe(120);
    const studied = new Set(sessionsOf(without.plan).map((session) => session.day));
    expect(own.every((session) => studied.has(session.day))).toBe(true);
    expect(own.some((session) => [28, 29].map(inDays).includes(session.day))).toBe(false);
    const inputs = { ...student, cushion: 0.2, tasks: [essay, tidy] };
    const { explanations } = reviewPlan({ plan: made.plan, inputs });
    expect(Object.keys(explanations)).toHaveLength(others(made.plan).length);
    expect(made.tasks?.map(({ taskId }) => taskId)).toEqual(["Essay 2"]);
  });

  it("keep their place in a plan made again, and count their locked sessions", () => {
    const made = planned([tidy]);
    const subjects = student.subjects.map((exam) => ({
      ...exam,
      shareMinutes: made.shares.get(`${exam.examDate} ${exam.name}`),
    }));
    const again = planned([tidy], { before: made.plan, subjects });
    expect(ofTask(again, tidy.key)).toEqual(ofTask(made, tidy.key));
    const fixed = [
      { subject: "History", taskId: tidy.key, day: inDays(2), start: 900, minutes: 90 },
    ];
    expect(totalMinutes(ofTask(planned([tidy], { fixed, subjects: [] }), tidy.key))).toBe(30);
  });

  it("are planned also if there is nothing else", () => {
    expect(totalMinutes(ofTask(planned([tidy], { subjects: [] }), tidy.key))).toBe(120);
  });

  it("have sessions of whole five minutes", () => {
    const pages = { ...tidy, workMinutes: 83 };
    const own = ofTask(planned([pages], { subjects: [] }), tidy.key);
    expect(own.map(({ minutes }) => minutes)).toEqual([80]);
    const before = {
      [labelOf(inDays(1))]: own.map(({ entry }) => ({ ...entry, ...durationFieldsOf(43) })),
    };
    const again = planned([pages], { subjects: [], before });
    expect(new Set(ofTask(again, tidy.key).map(({ minutes }) => minutes))).toEqual(
      new Set([40, 43]),
    );
  });
});

it("work due at 23:59 may be done until midnight, and at 18:00 until then", () => {
  const evenings = {
    ...student,
    subjects: [],
    grid: Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => [
        `${weekday}-23`,
        { day: weekday, hour: 23, type: "free", label: "free" },
      ]),
    ),
    preferences: { ...defaultPreferences, sleepSchedule: { start: 0, end: 6 } },
  } as AdvancedInputs;
  const broken = (minute: number) => {
    const essay = { ...task("Essay 2", 0, 1), due: { day: today, minute } };
    const inputs = { ...evenings, tasks: [essay] };
    const { plan } = planAdvanced({ ...inputs, effort: "preview" });
    return [
      totalMinutes(sessionsOf(plan)),
      checkPlan({ plan, inputs, kind: "scheduled" }).broken.length,
    ];
  };
  expect(broken(1439)).toEqual([60, 0]);
  expect(broken(18 * 60)).toEqual([0, 0]);
});
