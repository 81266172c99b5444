import type { PlanEdit } from "@smart-planner/planner/plan";
import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import { planEditSchema } from "./plan-edit.ts";
import type { Mode } from "./registers.ts";

/** A stored text that could not be parsed, unchanged. */
export interface Quarantined {
  readonly key: string;
  readonly text: string;
  readonly at: string;
}

/** The texts that the last Clear removed, by storage key. */
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

export type WayBack =
  | { readonly receipt: string }
  | { readonly edits: readonly (readonly [id: string, edit: PlanEdit | null])[] }
  /** Keys of released sessions. */
  | { readonly letGo: readonly string[] };

/** The last change of a plan on this device. */
export interface LastChange {
  readonly mode: Mode;
  readonly name: string;
  readonly back: WayBack;
  readonly after?: string | undefined;
  /** Hash of plan and edits after the change. */
  readonly left: string;
}

const lastChange = z.object({
  mode: z.enum(["quick", "advanced"]),
  name: z.string(),
  back: z.union([
    z.object({ receipt: z.string() }),
    z.object({ edits: z.array(z.tuple([z.string(), z.nullable(planEditSchema)])) }),
    z.object({ letGo: z.array(z.string()) }),
  ]),
  after: z.optional(z.string()),
  left: z.string(),
});

export const readLastChange = (text: string | null): LastChange | null => {
  const parsed = z.safeParse(lastChange, parsedJson(text ?? ""));
  return parsed.success ? parsed.data : null;
};
