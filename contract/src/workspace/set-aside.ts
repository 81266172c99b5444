import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import { planEditSchema } from "./plan-edit.ts";

/** A stored text that could not be parsed, unchanged. */
export interface Quarantined {
  readonly key: string;
  readonly text: string;
  readonly at: string;
}

/** The texts that the last Clear removed, by storage key. */
const cleared = z.object({
  mode: z.enum(["quick", "advanced"]),
  texts: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
});
export type ClearedPlan = Readonly<z.output<typeof cleared>>;

export const readClearedText = (text: string | null): ClearedPlan | null => {
  const parsed = z.safeParse(cleared, parsedJson(text ?? ""));
  return parsed.success ? parsed.data : null;
};

const edit = z.tuple([z.string(), z.nullable(planEditSchema)]);

/** The last change of a plan on this device. */
const lastChange = z.object({
  mode: z.enum(["quick", "advanced"]),
  name: z.string(),
  back: z.union([
    z.object({ receipt: z.string() }),
    z.object({ edits: z.readonly(z.array(z.readonly(edit))) }),
    /** Keys of released sessions. */
    z.object({ letGo: z.readonly(z.array(z.string())) }),
  ]),
  after: z.optional(z.string()),
  /** Hash of plan and edits after the change. */
  left: z.string(),
});
export type LastChange = Readonly<z.output<typeof lastChange>>;
export type WayBack = LastChange["back"];

export const readLastChange = (text: string | null): LastChange | null => {
  const parsed = z.safeParse(lastChange, parsedJson(text ?? ""));
  return parsed.success ? parsed.data : null;
};
