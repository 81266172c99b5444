import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import type { Mode } from "./registers.ts";

/** A stored text that could not be read, kept as it was. */
export interface Quarantined {
  readonly key: string;
  readonly text: string;
  readonly at: string;
}

/** What the last Clear removed: stored texts by local storage key, a family's records as one map. */
export interface ClearedPlan {
  readonly mode: Mode;
  readonly texts: readonly (readonly [string, string])[];
}

const cleared = z.object({
  mode: z.enum(["quick", "advanced"]),
  texts: z.array(z.tuple([z.string(), z.string()])),
});

export const readClearedText = (text: string | null): ClearedPlan | null => {
  const parsed = z.safeParse(cleared, parsedJson(text ?? ""));
  return parsed.success ? parsed.data : null;
};
