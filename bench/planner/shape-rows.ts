import { type AdvancedInputs, planAdvanced } from "@smart-planner/planner";
import { median } from "../median.ts";
import type { Row } from "../row.ts";
import { beginning, keptIn } from "./lived.ts";
import { type PlanShape, shapeOf } from "./plan-shape.ts";
import { students } from "./students.ts";

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
  unevenDoubles: 78.5,
  unpausedDays: 100,
  used: 84,
} as const;

type Count = (shape: PlanShape) => number;

/** A meeting on one evening of the week. */
const meeting = {
  name: "Choir",
  days: [2],
  startTime: "18:00",
  endTime: "20:00",
  type: "other",
} satisfies AdvancedInputs["commitments"][number];

/** Sessions that keep their place when a commitment is added, in a plan from nothing and in a replan. */
const keptWithCommitment = () => {
  const kept = students.map(({ inputs }) => {
    const life = beginning(inputs);
    const more = { ...inputs, commitments: [...inputs.commitments, meeting] };
    const anew = planAdvanced({ ...more, effort: "full" });
    const again = planAdvanced({
      ...more,
      before: life.made.plan,
      subjects: inputs.subjects.map((subject) => ({
        ...subject,
        shareMinutes: life.made.shares.get(`${subject.examDate} ${subject.name}`),
      })),
      effort: "full",
    });
    const times = ({ plan }: typeof anew) =>
      new Set(
        Object.entries(plan).flatMap(([label, entries]) =>
          entries.map(({ startTime }) => `${label} ${startTime}`),
        ),
      );
    const old = times(life.made);
    return {
      old: old.size,
      anew: [...times(anew)].filter((time) => old.has(time)).length,
      ...keptIn(life, { ...life, made: again }),
    };
  });
  const all = (count: (one: (typeof kept)[number]) => number) =>
    kept.reduce((sum, one) => sum + count(one), 0);
  return {
    anew: (100 * all((one) => one.anew)) / all((one) => one.old),
    worst: Math.min(...kept.map((one) => (100 * one.anew) / one.old)),
    again: (100 * all((one) => one.kept)) / all((one) => one.ahead),
  };
};

/** What fifteen students see of their plans, beside what the first model gave them. */
export const shapeRows = (): readonly Row[] => {
  const shapes = students.map(({ inputs }) =>
    shapeOf(planAdvanced({ ...inputs, effort: "full" }).plan, inputs),
  );
  const all = (count: Count): number => shapes.reduce((sum, shape) => sum + count(shape), 0);
  const part = (of: Count, whole: Count): number => (100 * all(of)) / Math.max(all(whole), 1);
  const ratios = shapes.flatMap(({ lastToFirst }) => lastToFirst ?? []);
  const kept = keptWithCommitment();
  const rows: readonly (readonly [string, number, string, number?])[] = [
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
    ["times kept when a commitment is added, new plan", kept.anew, "%"],
    ["the same, worst student", kept.worst, "%"],
    ["sessions kept when a commitment is added, replan", kept.again, "%"],
    [
      "days free",
      part(
        (s) => s.freeDays,
        (s) => s.days,
      ),
      "%",
      firstModel.freeDays,
    ],
    [
      "days at the limit",
      part(
        (s) => s.daysAtLimit,
        (s) => s.days,
      ),
      "%",
      firstModel.daysAtLimit,
    ],
    [
      "days with less than half an hour left",
      part(
        (s) => s.daysNearLimit,
        (s) => s.days,
      ),
      "%",
      firstModel.daysNearLimit,
    ],
    [
      "longest run without a free day, median",
      median(shapes.map((s) => s.longestRun)),
      "days",
      firstModel.longestRun,
    ],
    ["last week beside the first, median", median(ratios), "", firstModel.lastToFirst],
    [
      "plans whose last week has 0.9 of the first or more",
      ratios.filter((ratio) => ratio >= 0.9).length,
      `of ${ratios.length}`,
      firstModel.ramped,
    ],
    [
      "most subjects on one day",
      Math.max(...shapes.map((s) => s.mostSubjects)),
      "",
      firstModel.mostSubjects,
    ],
    ["days with four subjects or more", all((s) => s.crowdedDays), "", firstModel.crowdedDays],
    [
      "own subject's part of the eve of its exam",
      part(
        (s) => s.ownEveMinutes,
        (s) => s.eveMinutes,
      ),
      "%",
      firstModel.ownEve,
    ],
    [
      "exam days with study before noon",
      part(
        (s) => s.examMornings,
        (s) => s.examDays,
      ),
      "%",
      firstModel.examMornings,
    ],
    [
      "starts on the hour or half hour",
      part(
        (s) => s.roundStarts,
        (s) => s.sessions,
      ),
      "%",
      firstModel.roundStarts,
    ],
    [
      "days with a subject twice, one session at least twice as long as the other",
      part(
        (s) => s.unevenDoubles,
        (s) => s.doubles,
      ),
      "%",
      firstModel.unevenDoubles,
    ],
    [
      "long days without a midday pause",
      part(
        (s) => s.longDays - s.pausedDays,
        (s) => s.longDays,
      ),
      "%",
      firstModel.unpausedDays,
    ],
    [
      "offered hours used",
      part(
        (s) => s.minutes,
        (s) => s.offeredMinutes,
      ),
      "%",
      firstModel.used,
    ],
  ];
  return rows.map(([row, figure, unit, reference]) => ({
    topic: "planner",
    row,
    figure,
    unit,
    ...(reference === undefined ? {} : { reference }),
    note: `${students.length} students${reference === undefined ? "" : "; reference: the first model"}`,
  }));
};
