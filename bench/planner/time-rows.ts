import { planAdvanced, suggestRemedies } from "@smart-planner/planner/scheduler";
import { addDays, daysBetween } from "@smart-planner/planner/time";
import { type KnownSubject, noWork } from "@smart-planner/planner/work";
import fc from "fast-check";
import { anyLivingStudent } from "../../planner/test/any-student.ts";
import { median } from "../median.ts";
import type { Row } from "../row.ts";
import { instanceOf } from "./instances.ts";
import { beginning, later } from "./lived.ts";
import { timed } from "./timed.ts";

const sizes = [
  [3, 14],
  [6, 60],
  [12, 120],
  [12, 180],
  [30, 365],
] as const;

const what = "processor time with all that is said of the plan, best of 3";

/** Warm-up runs: code that was just loaded is slow. */
const warmUps = 4;

/** Twelve exams, one every ten days, with goals a tenth too high. */
const remedyRow = (): Row => {
  const { inputs } = instanceOf({
    seed: 3,
    subjects: 12,
    days: 120,
    hoursPerDay: 4,
    maxSessionLength: 120,
  });
  const goalMinutes = 44 * 60;
  const subjects = inputs.subjects.map(({ name }, place) => ({
    name,
    examDate: addDays(inputs.today, 10 * (place + 1)),
    workMinutes: goalMinutes,
  }));
  const known = new Map(
    subjects.map(({ name }): [string, KnownSubject] => [
      name,
      { work: { way: "goal", goalMinutes, exams: noWork.exams }, topics: [], studied: [], pace: 1 },
    ]),
  );
  const first = { ...inputs, subjects };
  const before = planAdvanced({ ...first, effort: "full" }).plan;
  const given = { ...first, before, stability: "least" as const };
  const { remedies } = suggestRemedies(given, known);
  const again = timed(() => planAdvanced({ ...given, effort: "full" }));
  const all = timed(() => suggestRemedies(given, known));
  return {
    topic: "planner",
    row: "what would help, 12 × 120",
    figure: all,
    unit: "ms",
    reference: again,
    ratio: all / again,
    note: `processor time, best of 3; ${remedies.length} changes offered, each tried with a plan of its own; reference: the plan made again, which stays short`,
  };
};

/** Cells of exams and days that one size begins with. */
const sizesFrom = [0, 50, 150, 400] as const;
const generated = 1000;

/** The slowest generated student of each size beside the median. */
const slowestRows = (): readonly Row[] => {
  const all = fc.sample(anyLivingStudent, { numRuns: generated, seed: 16 }).map((inputs) => ({
    cells: inputs.subjects.reduce(
      (sum, { examDate }) => sum + Math.max(daysBetween(inputs.today, examDate), 0),
      0,
    ),
    ms: timed(() => planAdvanced({ ...inputs, effort: "full" })),
  }));
  return sizesFrom.flatMap((from, place) => {
    const until = sizesFrom[place + 1] ?? Number.POSITIVE_INFINITY;
    const times = all.filter(({ cells }) => cells >= from && cells < until).map(({ ms }) => ms);
    const [figure, reference] = [Math.max(...times), median(times)];
    const row = `slowest student, ${from} cells or more`;
    const note = `full plan; reference: the median of ${times.length}; aim 10`;
    return times.length === 0
      ? []
      : [{ topic: "planner", row, figure, unit: "ms", reference, ratio: figure / reference, note }];
  });
};

export const timeRows = (): readonly Row[] => {
  const lives = sizes.map(([subjects, days]) => {
    const { inputs } = instanceOf({
      seed: 3,
      subjects,
      days,
      hoursPerDay: 6,
      maxSessionLength: 120,
    });
    const [life = beginning(inputs)] = Array.from({ length: warmUps }, () => beginning(inputs));
    return { subjects, days, inputs, life };
  });
  const measured = lives.map(({ subjects, days, inputs, life }) => {
    return {
      name: `${subjects} × ${days}`,
      preview: timed(() => planAdvanced({ ...inputs, effort: "preview" })),
      full: timed(() => planAdvanced({ ...inputs, effort: "full" })),
      again: timed(() => later(life, 1, { stability: "balanced", isMissed: () => true })),
    };
  });
  const [first] = measured;
  const rowsOf = (kind: "preview" | "full" | "again", name: string): readonly Row[] =>
    measured.map((size) => ({
      topic: "planner",
      row: `${name}, ${size.name}`,
      figure: size[kind],
      unit: "ms",
      reference: first?.[kind] ?? 1,
      ratio: size[kind] / (first?.[kind] ?? 1),
      note: `${what}; reference: 3 × 14`,
    }));
  return [
    ...rowsOf("preview", "preview plan"),
    ...rowsOf("full", "full plan"),
    ...rowsOf("again", "plan made again"),
    remedyRow(),
    ...slowestRows(),
  ];
};
