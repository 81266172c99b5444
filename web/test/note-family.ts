import type { FamilyDefinition } from "@smart-planner/contract";
import * as z from "zod/mini";

/** A family that only tests have, as a later version might. */
export const noteFamily: FamilyDefinition<{ readonly text: string }> = {
  prefix: "notes",
  key: "smartplanner_notes",
  record: z.looseObject({ text: z.string() }),
  limits: { records: 10, length: 40 },
  isClearedWith: ({ mode }) => mode === "advanced",
};
