import * as z from "zod/mini";
import type { FamilyDefinition } from "../src/workspace/families.ts";

/** A family that only tests have, as a later version might. */
export const noteFamily: FamilyDefinition<{ readonly text: string }> = {
  prefix: "notes",
  key: "smartplanner_notes",
  record: z.looseObject({ text: z.string() }),
  limits: { records: 3, length: 100 },
  isClearedWith: ({ mode }) => mode === "advanced",
};
