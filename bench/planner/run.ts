import { construct } from "@smart-planner/planner/advanced-plan/construct.ts";
import { type Draft, emptyDraft } from "@smart-planner/planner/advanced-plan/draft.ts";
import { mend } from "@smart-planner/planner/advanced-plan/mend.ts";
import { type Problem, problemOf } from "@smart-planner/planner/advanced-plan/problem.ts";
import { qualityOf } from "@smart-planner/planner/advanced-plan/quality.ts";
import { search } from "@smart-planner/planner/advanced-plan/search.ts";
import { timedSessionsOf } from "@smart-planner/planner/advanced-plan/timed-sessions.ts";
import type { Row } from "../row.ts";
import { upperBound } from "./bound.ts";
import { type Instance, instanceOf } from "./instances.ts";
import { provenOptimum, relaxedOptimum } from "./proven-optimum.ts";
import { plainGreedy, quickRule } from "./rivals.ts";

const topic = "planner";
/** A proof that takes longer is given up and counted as such. */
const secondsPerProof = 45;

const quality = (draft: Draft): number => qualityOf(draft.problem, timedSessionsOf(draft)).total;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

const solve = (problem: Problem, effort: "preview" | "full"): Draft => {
  const draft = emptyDraft(problem);
  construct(draft);
  if (effort === "full") search(draft);
  mend(draft);
  return draft;
};

/** Processor time in milliseconds: what else the machine does hardly counts. */
const timed = (work: () => void): number => {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
};

const ratioRow = (row: string, figure: number, reference: number, note: string): Row => ({
  topic,
  row,
  figure,
  unit: "Q",
  reference,
  ratio: figure / reference,
  note,
});

const provable = (): readonly Instance[] =>
  [
    [3, 7],
    [3, 14],
    [4, 10],
    [4, 21],
    [5, 14],
    [6, 10],
    [6, 21],
    [8, 14],
    [8, 30],
    [12, 14],
    [12, 30],
    [3, 30],
  ].flatMap(([subjects = 3, days = 7]) =>
    [1, 2].map((seed) =>
      instanceOf({ seed, subjects, days, hoursPerDay: 2 + (seed % 2), maxSessionLength: 90 }),
    ),
  );

const againstOptimum = async (): Promise<readonly Row[]> => {
  const cases: {
    name: string;
    found: number;
    preview: number;
    optimum: number;
    seconds: number;
  }[] = [];
  let given = 0;
  for (const { name, inputs } of provable()) {
    const problem = problemOf(inputs);
    given++;
    const optimum = await provenOptimum(problem, secondsPerProof);
    console.log(
      `  ${name}: ${optimum.isProven ? "proven" : "not proven"}, ${optimum.seconds.toFixed(1)} s`,
    );
    if (!optimum.isProven) continue;
    cases.push({
      name,
      found: quality(solve(problem, "full")),
      preview: quality(solve(problem, "preview")),
      optimum: optimum.quality,
      seconds: optimum.seconds,
    });
  }
  if (cases.length === 0) return [];
  const worst = cases.reduce((a, b) => (a.found / a.optimum <= b.found / b.optimum ? a : b));
  const optimum = mean(cases.map((one) => one.optimum));
  const proofs = `${cases.length} of ${given} instances proven within ${secondsPerProof} s`;
  return [
    {
      ...ratioRow(
        "full plan against the proven optimum, mean",
        mean(cases.map((one) => one.found)),
        optimum,
        proofs,
      ),
      ratio: mean(cases.map((one) => one.found / one.optimum)),
    },
    ratioRow("full plan against the proven optimum, worst", worst.found, worst.optimum, worst.name),
    {
      ...ratioRow(
        "preview against the proven optimum, mean",
        mean(cases.map((one) => one.preview)),
        optimum,
        proofs,
      ),
      ratio: mean(cases.map((one) => one.preview / one.optimum)),
    },
  ];
};

const large = (): readonly Instance[] =>
  [
    [6, 60],
    [12, 60],
    [12, 180],
    [20, 120],
    [30, 365],
  ].flatMap(([subjects = 6, days = 60]) =>
    (days > 100 ? [1] : [1, 2]).map((seed) =>
      instanceOf({ seed, subjects, days, hoursPerDay: 4 + 2 * (seed % 2), maxSessionLength: 120 }),
    ),
  );

interface Comparison {
  readonly name: string;
  readonly found: number;
  readonly bound: number;
  readonly preview: number;
  readonly quick: number;
  readonly greedy: number;
}

const boundOf = async (problem: Problem, found: number): Promise<number> => {
  const isLong = problem.days.length > 200;
  const priced = upperBound(problem, found, isLong ? 300 : 500);
  // The relaxed programme is the tighter bound, but grows out of hand with the days.
  return problem.days.length > 60
    ? priced
    : Math.min(priced, await relaxedOptimum(problem, 2 * secondsPerProof));
};

const againstBound = async (): Promise<readonly Row[]> => {
  const cases: Comparison[] = [];
  for (const { name, inputs } of large()) {
    const problem = problemOf(inputs);
    const found = quality(solve(problem, "full"));
    const bound = await boundOf(problem, found);
    console.log(`  ${name}: ${found.toFixed(4)} of at most ${bound.toFixed(4)}`);
    cases.push({
      name,
      found,
      bound,
      preview: quality(solve(problem, "preview")),
      quick: quality(quickRule(problem)),
      greedy: quality(plainGreedy(problem)),
    });
  }
  const worst = cases.reduce((a, b) => (a.found / a.bound <= b.found / b.bound ? a : b));
  const found = mean(cases.map((one) => one.found));
  const note = `${cases.length} instances, 6 × 60 to 30 × 365`;
  const compare = (row: string, value: (one: Comparison) => number): Row =>
    ratioRow(row, mean(cases.map(value)), found, `reference: the full plan; ${note}`);
  return [
    {
      ...ratioRow(
        "full plan against the upper bound, mean",
        found,
        mean(cases.map((one) => one.bound)),
        note,
      ),
      ratio: mean(cases.map((one) => one.found / one.bound)),
    },
    ratioRow("full plan against the upper bound, worst", worst.found, worst.bound, worst.name),
    compare("preview", (one) => one.preview),
    compare("specified quick rule, made legal", (one) => one.quick),
    compare("plain greedy", (one) => one.greedy),
  ];
};

const speed = (): readonly Row[] => {
  const sizes = [
    [3, 14],
    [6, 60],
    [12, 180],
    [30, 365],
  ] as const;
  const measured = sizes.map(([subjects, days]) => {
    const { inputs } = instanceOf({
      seed: 3,
      subjects,
      days,
      hoursPerDay: 6,
      maxSessionLength: 120,
    });
    return {
      name: `${subjects} × ${days}`,
      preview: timed(() => solve(problemOf(inputs), "preview")),
      full: timed(() => solve(problemOf(inputs), "full")),
    };
  });
  const [first] = measured;
  return (["preview", "full"] as const).flatMap((effort) =>
    measured.map((size): Row => {
      const reference = first?.[effort] ?? 1;
      return {
        topic,
        row: `${effort} plan, ${size.name}`,
        figure: size[effort],
        unit: "ms",
        reference,
        ratio: size[effort] / reference,
        note: "processor time, best of 3; reference: 3 × 14",
      };
    }),
  );
};

export const run = async (): Promise<readonly Row[]> => [
  ...(await againstOptimum()),
  ...(await againstBound()),
  ...speed(),
];
