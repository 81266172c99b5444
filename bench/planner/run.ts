import { planAdvanced } from "@smart-planner/planner";
import type { Row } from "../row.ts";
import { againstOptimum } from "./against-optimum.ts";
import { instanceOf } from "./instances.ts";
import { reviewRows } from "./review-rows.ts";
import { shapeRows } from "./shape-rows.ts";
import { stabilityRows } from "./stability-rows.ts";
import { timed } from "./timed.ts";

const topic = "planner";

const speed = (): readonly Row[] => {
  const sizes = [
    [3, 14],
    [6, 60],
    [12, 120],
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
      preview: timed(() => planAdvanced({ ...inputs, effort: "preview" })),
      full: timed(() => planAdvanced({ ...inputs, effort: "full" })),
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
        note: "processor time with all that is said of the plan, best of 3; reference: 3 × 14",
      };
    }),
  );
};

export const run = async (): Promise<readonly Row[]> => [
  ...shapeRows(),
  ...stabilityRows(),
  ...(await againstOptimum()),
  ...reviewRows(),
  ...speed(),
];
