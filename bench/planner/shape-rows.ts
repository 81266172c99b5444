import { planAdvanced } from "@smart-planner/planner";
import { median } from "../median.ts";
import type { Row } from "../row.ts";
import { type PlanShape, shapeOf } from "./plan-shape.ts";
import { students } from "./students.ts";

const topic = "planner";

/** What the first model gave for the same students, measured once before it was taken out. */
const firstModel = {
  freeDays: 0,
  daysAtLimit: 56.8,
  daysNearLimit: 67.2,
  longestRun: 43,
  lastToFirst: 0.41,
  ramped: 0,
  mostSubjects: 6,
  crowdedDays: 286,
  ownEve: 52,
  examMornings: 42.9,
  roundStarts: 60.1,
  slivers: 12,
  unevenDoubles: 78.5,
  unpausedDays: 100,
  used: 84,
} as const;

const row = (text: string, figure: number, unit: string, reference: number, note: string): Row => ({
  topic,
  row: text,
  figure,
  unit,
  reference,
  note,
});

/** What fifteen students see of their plans, beside what the first model gave them. */
export const shapeRows = (): readonly Row[] => {
  const shapes = students.map(({ inputs }) =>
    shapeOf(planAdvanced({ ...inputs, effort: "full" }).plan, inputs),
  );
  const all = (count: (shape: PlanShape) => number): number =>
    shapes.reduce((sum, shape) => sum + count(shape), 0);
  const part = (of: (shape: PlanShape) => number, whole: (shape: PlanShape) => number): number =>
    (100 * all(of)) / Math.max(all(whole), 1);
  const ratios = shapes.flatMap(({ lastToFirst }) => lastToFirst ?? []);
  const first = `${students.length} students; reference: the first model`;
  return [
    row(
      "days free",
      part(
        (s) => s.freeDays,
        (s) => s.days,
      ),
      "%",
      firstModel.freeDays,
      first,
    ),
    row(
      "days at the limit",
      part(
        (s) => s.daysAtLimit,
        (s) => s.days,
      ),
      "%",
      firstModel.daysAtLimit,
      first,
    ),
    row(
      "days with less than half an hour left",
      part(
        (s) => s.daysNearLimit,
        (s) => s.days,
      ),
      "%",
      firstModel.daysNearLimit,
      first,
    ),
    row(
      "longest run without a free day, median",
      median(shapes.map((s) => s.longestRun)),
      "days",
      firstModel.longestRun,
      first,
    ),
    row("last week beside the first, median", median(ratios), "", firstModel.lastToFirst, first),
    row(
      "plans whose last week has 0.9 of the first or more",
      ratios.filter((ratio) => ratio >= 0.9).length,
      `of ${ratios.length}`,
      firstModel.ramped,
      first,
    ),
    row(
      "most subjects on one day",
      Math.max(...shapes.map((s) => s.mostSubjects)),
      "",
      firstModel.mostSubjects,
      first,
    ),
    row(
      "days with four subjects or more",
      all((s) => s.crowdedDays),
      "",
      firstModel.crowdedDays,
      first,
    ),
    row(
      "own subject's part of the eve of its exam",
      part(
        (s) => s.ownEveMinutes,
        (s) => s.eveMinutes,
      ),
      "%",
      firstModel.ownEve,
      first,
    ),
    row(
      "exam days with study before noon",
      part(
        (s) => s.examMornings,
        (s) => s.examDays,
      ),
      "%",
      firstModel.examMornings,
      first,
    ),
    row(
      "starts on the hour or half hour",
      part(
        (s) => s.roundStarts,
        (s) => s.sessions,
      ),
      "%",
      firstModel.roundStarts,
      first,
    ),
    row(
      "slivers: short sessions far from any other",
      all((s) => s.slivers),
      "",
      firstModel.slivers,
      first,
    ),
    row(
      "days with a subject twice, one session at least twice as long as the other",
      part(
        (s) => s.unevenDoubles,
        (s) => s.doubles,
      ),
      "%",
      firstModel.unevenDoubles,
      first,
    ),
    row(
      "long days without a midday pause",
      part(
        (s) => s.longDays - s.pausedDays,
        (s) => s.longDays,
      ),
      "%",
      firstModel.unpausedDays,
      first,
    ),
    row(
      "offered hours used",
      part(
        (s) => s.minutes,
        (s) => s.offeredMinutes,
      ),
      "%",
      firstModel.used,
      first,
    ),
  ];
};
