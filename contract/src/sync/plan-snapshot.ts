import * as z from "zod/mini";
import { families, recordOf, recordRegister } from "../workspace/families.ts";

const textsByRegister = z.array(z.tuple([z.string(), z.string()]));

/** An earlier plan with all that was entered for it and the records it had: stored texts by register. */
export interface PlanSnapshot {
  readonly registers: readonly (readonly [register: string, text: string])[];
  readonly records: readonly (readonly [register: string, text: string])[];
}

/** Older ones name the keys that were ticked instead of records. */
export const planSnapshotSchema: z.ZodMiniType<PlanSnapshot> = z.pipe(
  z.object({
    registers: textsByRegister,
    records: z.optional(textsByRegister),
    done: z.optional(z.array(z.string())),
  }),
  z.transform(({ registers, records, done = [] }) => ({
    registers,
    records:
      records ?? done.map((key): [string, string] => [recordRegister(families.ticks, key), "true"]),
  })),
);

/** With the keys that were ticked, which is all that pages of an older version know of records. */
export const withTickedKeys = (
  snapshot: PlanSnapshot,
): PlanSnapshot & { readonly done: readonly string[] } => ({
  ...snapshot,
  done: snapshot.records.flatMap(([register, text]) => {
    const found = recordOf(register);
    return found?.family === "ticks" && text === "true" ? [found.id] : [];
  }),
});
