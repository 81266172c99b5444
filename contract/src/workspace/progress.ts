import type { ProgressMap } from "@smart-planner/planner";
import * as z from "zod/mini";
import { canonicalProgressKey } from "./date-label.ts";
import { textRecord } from "./text-record.ts";

export const maxProgressEntries = 100_000;

const doneFlag = z.pipe(
  z.unknown(),
  z.transform((flag) => flag === true || flag === "true" || flag === 1),
);

/** Keys that begin with a long label come out with the stored one, as the plan's labels do. */
export const progressSchema: z.ZodMiniType<ProgressMap> = textRecord({
  value: doneFlag,
  maxEntries: maxProgressEntries,
  keyOf: canonicalProgressKey,
});
