import type { TaskInput } from "@smart-planner/planner/due-work";
import { type CalendarDay, defaultPreferences } from "@smart-planner/planner/model";
import { sessionsOf } from "@smart-planner/planner/plan";
import {
  type AdvancedInputs,
  type AdvancedPlan,
  planAdvanced,
  type Stability,
} from "@smart-planner/planner/scheduler";
import { addDays, daysBetween, parseDay } from "@smart-planner/planner/time";
import { mean } from "../mean.ts";
import type { Row } from "../row.ts";
import { timed } from "./timed.ts";

type Dated = TaskInput & { readonly due: NonNullable<TaskInput["due"]> };
type Term = Omit<AdvancedInputs, "tasks"> & { readonly tasks: readonly Dated[] };

const firstDay = (): CalendarDay => {
  const day = parseDay("2026-09-14");
  if (day === undefined) throw new RangeError("no day to begin with");
  return day;
};
const today = firstDay();
const subjects = ["Mathematics", "Physics", "History", "Law"];

const drawnBy = (seed: number) => {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

/** Thirteen weeks: four exams, ten weekly sheets, eight essays, about 80 hours of due work. */
const termOf = (seed: number): Term => {
  const draw = drawnBy(seed);
  const sheets = Array.from({ length: 10 }, (_, week) => ({
    key: `s${week}`,
    subject: subjects[week % 2] ?? "",
    title: `Sheet ${week + 1}`,
    opens: { day: addDays(today, 1 + week * 7), minute: 0 },
    due: { day: addDays(today, 8 + week * 7), minute: 540 },
    workMinutes: 120 + Math.floor(draw() * 8) * 15,
  }));
  const essays = Array.from({ length: 8 }, (_, index) => {
    const due = 14 + Math.floor(draw() * 64);
    return {
      key: `e${index}`,
      subject: subjects[2 + (index % 2)] ?? "",
      title: `Essay ${index + 1}`,
      opens: { day: addDays(today, Math.max(0, due - 21)), minute: 0 },
      due: { day: addDays(today, due), minute: 1439 },
      workMinutes: 180 + Math.floor(draw() * 12) * 45,
    };
  });
  return {
    today,
    minuteOfDay: 480,
    subjects: subjects.map((name, place) => ({ name, examDate: addDays(today, 80 + place * 3) })),
    tasks: [...sheets, ...essays],
    grid: {},
    commitments: [],
    preferences: defaultPreferences,
    hoursPerDay: 4,
  };
};

/** The same work as exams. */
const asExams = ({ tasks, ...term }: Term): AdvancedInputs => ({
  ...term,
  subjects: [
    ...term.subjects,
    ...tasks.map(({ key, due, workMinutes }) => ({
      name: key,
      examDate: due.day,
      examStart: due.minute,
      workMinutes,
    })),
  ],
});

interface Outcome {
  readonly examHours: number;
  readonly emptyDueDays: number;
  readonly hoursBeforeOpening: number;
  readonly daysEarly: number;
  readonly pieces: number;
  readonly wholeTasks: number;
  readonly crowdedDays: number;
}

const outcomeOf = ({ tasks }: Term, { plan }: AdvancedPlan): Outcome => {
  const keys = new Set(tasks.map(({ key }) => key));
  const named = sessionsOf(plan).map((session) => ({
    ...session,
    key: session.entry.taskId ?? session.subject,
  }));
  const byKey = Map.groupBy(named, ({ key }) => key);
  const days = Map.groupBy(named, ({ day }) => day);
  const own = tasks.map((task) => ({ task, sessions: byKey.get(task.key) ?? [] }));
  const minutesOf = (sessions: readonly { readonly minutes: number }[]) =>
    sessions.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    examHours: minutesOf(named.filter(({ key }) => !keys.has(key))) / 60,
    emptyDueDays: new Set(tasks.map(({ due }) => due.day).filter((day) => !days.has(day))).size,
    hoursBeforeOpening:
      minutesOf(
        own.flatMap(({ task, sessions }) =>
          sessions.filter(({ day }) => task.opens !== undefined && day < task.opens.day),
        ),
      ) / 60,
    daysEarly: mean(
      own.flatMap(({ task, sessions }) => {
        const last = sessions.at(-1)?.day;
        return last === undefined ? [] : [daysBetween(last, task.due.day)];
      }),
    ),
    pieces: mean(own.map(({ sessions }) => sessions.length)),
    wholeTasks: own.filter(({ task, sessions }) => task.workMinutes - minutesOf(sessions) < 30)
      .length,
    crowdedDays: [...days.values()].filter(
      (sessions) => new Set(sessions.map(({ key }) => key)).size > 3,
    ).length,
  };
};

const planned = (inputs: AdvancedInputs): AdvancedPlan =>
  planAdvanced({ ...inputs, effort: "full" });

/** Sessions in the same place after a change of due work. */
const keptAfter = (
  terms: readonly Term[],
  change: (tasks: readonly Dated[]) => readonly Dated[],
  stability: Stability,
): number => {
  const kept = terms.flatMap((term) => {
    const first = planned(term);
    const second = planned({
      ...term,
      tasks: change(term.tasks),
      before: first.plan,
      stability,
      subjects: term.subjects.map((subject) => {
        const shareMinutes = first.shares.get(`${subject.examDate} ${subject.name}`);
        return shareMinutes === undefined ? subject : { ...subject, shareMinutes };
      }),
    });
    const placeOf = ({ day, minutes, entry }: ReturnType<typeof sessionsOf>[number]) =>
      `${day} ${entry.startTime} ${minutes} ${entry.taskId ?? entry.subject}`;
    const after = new Set(sessionsOf(second.plan).map(placeOf));
    return sessionsOf(first.plan).map((session) => Number(after.has(placeOf(session))));
  });
  return 100 * mean(kept);
};

const changes: Readonly<Record<string, (tasks: readonly Dated[]) => readonly Dated[]>> = {
  "nothing changed": (tasks) => tasks,
  "a new task of 3 h, due in 6 days": (tasks) => [
    ...tasks,
    {
      key: "new",
      subject: "Law",
      title: "Case note",
      due: { day: addDays(today, 6), minute: 1439 },
      workMinutes: 180,
    },
  ],
  "an essay takes 30 % more": (tasks) =>
    tasks.map((task) =>
      task.key === "e0" ? { ...task, workMinutes: Math.round(task.workMinutes * 1.3) } : task,
    ),
  "a sheet is due 3 days later": (tasks) =>
    tasks.map((task) =>
      task.key === "s2" ? { ...task, due: { ...task.due, day: addDays(task.due.day, 3) } } : task,
    ),
  "handed in early": (tasks) => tasks.filter(({ key }) => key !== "s1"),
};

export const termRows = (): readonly Row[] => {
  const terms = Array.from({ length: 10 }, (_, index) => termOf(index));
  const few = terms.slice(0, 4);
  const without = mean(
    terms.map((term) => outcomeOf(term, planned({ ...term, tasks: [] })).examHours),
  );
  const asTasks = terms.map((term) => outcomeOf(term, planned(term)));
  const before = terms.map((term) => outcomeOf(term, planned(asExams(term))));
  const row = (text: string, of: (outcome: Outcome) => number, unit = "", note = ""): Row => {
    const [figure, reference] = [mean(asTasks.map(of)), mean(before.map(of))];
    return { topic: "planner", row: `a term: ${text}`, figure, reference, unit, note };
  };
  const long = termOf(3);
  const many: AdvancedInputs = {
    ...long,
    subjects: long.subjects.map((subject) => ({
      ...subject,
      examDate: addDays(subject.examDate, 90),
    })),
    tasks: Array.from({ length: 60 }, (_, index) => ({
      key: `m${index}`,
      subject: subjects[index % 4] ?? "",
      title: `Work ${index + 1}`,
      opens: { day: addDays(long.today, index * 3), minute: 0 },
      due: { day: addDays(long.today, index * 3 + 10), minute: 1080 },
      workMinutes: 90 + (index % 5) * 60,
    })),
  };
  return [
    row(
      "hours for the 4 exams",
      ({ examHours }) => examHours,
      "h",
      `${without.toFixed(1)} h without due work`,
    ),
    row("due days left empty", ({ emptyDueDays }) => emptyDueDays),
    row("hours planned before the work is given out", (one) => one.hoursBeforeOpening, "h"),
    row("finished before the due day", ({ daysEarly }) => daysEarly, "days"),
    row("pieces of a task", ({ pieces }) => pieces),
    row("tasks planned whole, of 18", ({ wholeTasks }) => wholeTasks),
    row("days with four subjects or more", ({ crowdedDays }) => crowdedDays),
    ...Object.entries(changes).map(
      ([what, change]): Row => ({
        topic: "planner",
        row: `a term made again: ${what}`,
        figure: keptAfter(few, change, "least"),
        reference: keptAfter(few, change, "balanced"),
        unit: "%",
        note: "sessions kept; reference: balanced",
      }),
    ),
    {
      topic: "planner",
      row: "60 assignments over 180 days, full plan",
      figure: timed(() => planned(many)),
      unit: "ms",
      note: "processor time, best of 3",
    },
  ];
};
