import { qualityOf } from "@smart-planner/planner/scheduler/explain/quality.ts";
import { soundInputs } from "@smart-planner/planner/scheduler/problem/sound-inputs.ts";
import { type PlanEffort, solve } from "@smart-planner/planner/scheduler/solve/solve.ts";
import { timetableOf } from "@smart-planner/planner/scheduler/solve/timetable.ts";
import { mean } from "../mean.ts";
import type { Row } from "../row.ts";
import { type Instance, instanceOf } from "./instances.ts";
import { provenOptimum } from "./proven-optimum.ts";
import { students } from "./students.ts";

const topic = "planner";
/** Longer proofs are stopped and counted. A bound is found in 20 s of processor time, longer on a busy machine. */
const secondsPerProof = 60;
const secondsPerBound = 600;

const provable = (): readonly Instance[] =>
  (
    [
      [2, 7],
      [3, 7],
      [3, 10],
      [4, 7],
      [4, 10],
      [3, 14],
      [5, 10],
      [6, 7],
      [6, 14],
      [8, 14],
    ] as const
  ).flatMap(([subjects, days]) =>
    [1, 2].map((seed) =>
      instanceOf({ seed, subjects, days, hoursPerDay: 2 + (seed % 2), maxSessionLength: 90 }),
    ),
  );

/** Beside an upper bound. */
export const againstBound = async (): Promise<readonly Row[]> => {
  const ratios: { readonly name: string; readonly ratio: number }[] = [];
  for (const { name, inputs } of students) {
    const full = solve(soundInputs(inputs), "full");
    const { isProven, quality, seconds } = await provenOptimum(full.problem, secondsPerBound, {
      isRelaxed: true,
    });
    const ratio = qualityOf(full.problem, timetableOf(full)).total / quality;
    console.log(`  ${name}: ${ratio.toFixed(4)}, ${seconds.toFixed(1)} s`);
    if (isProven) ratios.push({ name, ratio });
  }
  const worst = ratios.reduce((one, other) => (other.ratio < one.ratio ? other : one));
  const row = { topic, unit: "", note: `${ratios.length} of ${students.length} students bounded` };
  return [
    {
      ...row,
      row: "full plan against the upper bound, mean",
      figure: mean(ratios.map(({ ratio }) => ratio)),
    },
    {
      ...row,
      row: "full plan against the upper bound, worst",
      figure: worst.ratio,
      note: worst.name,
    },
  ];
};

export const againstOptimum = async (): Promise<readonly Row[]> => {
  const cases: {
    readonly name: string;
    readonly full: number;
    readonly preview: number;
    readonly optimum: number;
  }[] = [];
  let given = 0;
  for (const { name, inputs } of provable()) {
    given++;
    const made = (effort: PlanEffort) => solve(soundInputs(inputs), effort);
    const full = made("full");
    const optimum = await provenOptimum(full.problem, secondsPerProof);
    const quality = qualityOf(full.problem, timetableOf(full)).total;
    console.log(
      `  ${name}: ${optimum.isProven ? "proven" : "not proven"}, ${optimum.seconds.toFixed(1)} s, ${(quality / optimum.quality).toFixed(4)}`,
    );
    if (!optimum.isProven) continue;
    const preview = made("preview");
    cases.push({
      name,
      full: quality,
      preview: qualityOf(preview.problem, timetableOf(preview)).total,
      optimum: optimum.quality,
    });
  }
  const row = (text: string, figure: number, reference: number, note: string): Row => ({
    topic,
    row: text,
    figure,
    unit: "Q",
    reference,
    ratio: figure / reference,
    note,
  });
  const optimum = mean(cases.map((one) => one.optimum));
  const note = `${cases.length} of ${given} instances proven within ${secondsPerProof} s`;
  const worst = cases.toSorted((a, b) => a.full / a.optimum - b.full / b.optimum)[0];
  return [
    row(
      "full plan against the proven optimum, mean",
      mean(cases.map((one) => one.full)),
      optimum,
      note,
    ),
    ...(worst === undefined
      ? []
      : [
          row("full plan against the proven optimum, worst", worst.full, worst.optimum, worst.name),
        ]),
    row(
      "preview against the proven optimum, mean",
      mean(cases.map((one) => one.preview)),
      optimum,
      note,
    ),
  ];
};
