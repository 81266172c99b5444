import { planAdvanced } from "@smart-planner/planner";
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

/** So often each size is planned before anything is measured: code that has just been loaded is slow. */
const warmUps = 4;

/** How long plans take, how that grows with their size, and one that is made again. */
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
  ];
};
