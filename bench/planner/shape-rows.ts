import { type AdvancedInputs, planAdvanced } from "@smart-planner/planner/scheduler";
import { median } from "../median.ts";
import type { Row } from "../row.ts";
import { beginning, keptIn } from "./lived.ts";
import { type PlanShape, shapeOf } from "./plan-shape.ts";
import { students } from "./students.ts";

/** The same rows in an earlier version. */
const before: Readonly<Record<string, number>> = {
  "exams without a session": 0,
  "eves with study but none of their exam's subject": 1,
  "exams untouched for six days or more in their last 21": 16.0,
  "longest of these gaps": 19.0,
  "idle minutes between sessions": 5640.0,
  "lonely short sessions": 11.0,
  "sessions of half an hour or less": 79.0,
  "evening days without dinner": 38.0,
  "length of an eve beside a usual day": 95.8,
  "eves with study in the two hours before bedtime": 0,
  "times kept when a commitment is added, new plan": 87.4,
  "the same, worst student": 51.1,
  "sessions kept when a commitment is added, replan": 95.6,
  "days free": 13.8,
  "days at the limit": 15.2,
  "days with less than half an hour left": 18.6,
  "longest run without a free day, median": 6.0,
  "last week beside the first, median": 0.988,
  "first week beside the next three in plans of more than four weeks, median": 0.98,
  "plans whose last week has 0.9 of the first or more": 12.0,
  "most subjects on one day": 3.0,
  "days with four subjects or more": 0,
  "own subject's part of the eve of its exam": 72.7,
  "exam days with study before noon": 0,
  "starts on the hour or half hour": 98.9,
  "days with a subject twice, one session at least twice as long as the other": 0,
  "long days without a midday pause": 0,
  "offered hours used": 70.1,
};

type Count = (shape: PlanShape) => number;

/** A weekly evening meeting. */
const meeting = {
  name: "Choir",
  days: [2],
  startTime: "18:00",
  endTime: "20:00",
  type: "other",
} satisfies AdvancedInputs["commitments"][number];

/** Sessions kept when a commitment is added: new plan and replan. */
const keptWithCommitment = () => {
  const kept = students.map(({ inputs }) => {
    const life = beginning(inputs);
    const more = { ...inputs, commitments: [...inputs.commitments, meeting] };
    const remade = planAdvanced({ ...more, effort: "full" });
    const again = planAdvanced({
      ...more,
      before: life.made.plan,
      subjects: inputs.subjects.map((subject) => ({
        ...subject,
        shareMinutes: life.made.shares.get(`${subject.examDate} ${subject.name}`),
      })),
      effort: "full",
    });
    const times = ({ plan }: typeof remade) =>
      new Set(
        Object.entries(plan).flatMap(([label, entries]) =>
          entries.map(({ startTime }) => `${label} ${startTime}`),
        ),
      );
    const old = times(life.made);
    return {
      old: old.size,
      remade: [...times(remade)].filter((time) => old.has(time)).length,
      ...keptIn(life, { ...life, made: again }),
    };
  });
  const all = (count: (one: (typeof kept)[number]) => number) =>
    kept.reduce((sum, one) => sum + count(one), 0);
  return {
    remade: (100 * all((one) => one.remade)) / all((one) => one.old),
    worst: Math.min(...kept.map((one) => (100 * one.remade) / one.old)),
    again: (100 * all((one) => one.kept)) / all((one) => one.ahead),
  };
};

export const shapeRows = (): readonly Row[] => {
  const shapes = students.map(({ inputs }) =>
    shapeOf(planAdvanced({ ...inputs, effort: "full" }).plan, inputs),
  );
  const all = (count: Count): number => shapes.reduce((sum, shape) => sum + count(shape), 0);
  const part = (of: Count, whole: Count): number => (100 * all(of)) / Math.max(all(whole), 1);
  const ratios = shapes.flatMap(({ lastToFirst }) => lastToFirst ?? []);
  const kept = keptWithCommitment();
  const rows: readonly (readonly [string, number, string])[] = [
    ["exams without a session", all((s) => s.starved), `of ${all((s) => s.exams)}`],
    [
      "eves with study but none of their exam's subject",
      all((s) => s.strangeEves),
      `of ${all((s) => s.eves)}`,
    ],
    [
      "exams untouched for six days or more in their last 21",
      all((s) => s.longGaps),
      `of ${all((s) => s.exams)}`,
    ],
    ["longest of these gaps", Math.max(...shapes.map((s) => s.longestGap)), "days"],
    ["idle minutes between sessions", all((s) => s.idleMinutes), "min"],
    ["lonely short sessions", all((s) => s.lonely), `of ${all((s) => s.sessions)}`],
    ["sessions of half an hour or less", all((s) => s.halfHours), `of ${all((s) => s.sessions)}`],
    ["evening days without dinner", all((s) => s.unfedDays), `of ${all((s) => s.eveningDays)}`],
    [
      "length of an eve beside a usual day",
      part(
        (s) => s.eveMinutes,
        (s) => s.usualEveMinutes,
      ),
      "%",
    ],
    [
      "eves with study in the two hours before bedtime",
      all((s) => s.lateEves),
      `of ${all((s) => s.eves)}`,
    ],
    ["times kept when a commitment is added, new plan", kept.remade, "%"],
    ["the same, worst student", kept.worst, "%"],
    ["sessions kept when a commitment is added, replan", kept.again, "%"],
    [
      "days free",
      part(
        (s) => s.freeDays,
        (s) => s.days,
      ),
      "%",
    ],
    [
      "days at the limit",
      part(
        (s) => s.daysAtLimit,
        (s) => s.days,
      ),
      "%",
    ],
    [
      "days with less than half an hour left",
      part(
        (s) => s.daysNearLimit,
        (s) => s.days,
      ),
      "%",
    ],
    ["longest run without a free day, median", median(shapes.map((s) => s.longestRun)), "days"],
    ["last week beside the first, median", median(ratios), ""],
    [
      "first week beside the next three in plans of more than four weeks, median",
      median(shapes.flatMap(({ firstToNext }) => firstToNext ?? [])),
      "",
    ],
    [
      "plans whose last week has 0.9 of the first or more",
      ratios.filter((ratio) => ratio >= 0.9).length,
      `of ${ratios.length}`,
    ],
    ["most subjects on one day", Math.max(...shapes.map((s) => s.mostSubjects)), ""],
    ["days with four subjects or more", all((s) => s.crowdedDays), ""],
    [
      "own subject's part of the eve of its exam",
      part(
        (s) => s.ownEveMinutes,
        (s) => s.eveMinutes,
      ),
      "%",
    ],
    [
      "exam days with study before noon",
      part(
        (s) => s.examMornings,
        (s) => s.examDays,
      ),
      "%",
    ],
    [
      "starts on the hour or half hour",
      part(
        (s) => s.roundStarts,
        (s) => s.sessions,
      ),
      "%",
    ],
    [
      "days with a subject twice, one session at least twice as long as the other",
      part(
        (s) => s.unevenDoubles,
        (s) => s.doubles,
      ),
      "%",
    ],
    [
      "long days without a midday pause",
      part(
        (s) => s.longDays - s.pausedDays,
        (s) => s.longDays,
      ),
      "%",
    ],
    [
      "offered hours used",
      part(
        (s) => s.minutes,
        (s) => s.offeredMinutes,
      ),
      "%",
    ],
  ];
  return rows.map(([row, figure, unit]) => ({
    topic: "planner",
    row,
    figure,
    unit,
    ...(before[row] === undefined ? {} : { reference: before[row] }),
    note: `${students.length} students; reference: the model before`,
  }));
};
