import * as z from "zod/mini";
import { families, recordOf, recordRegister } from "../workspace/families.ts";

const textsByRegister = z.array(z.tuple([z.string(), z.string()]));

/** An earlier plan with its form and records, as stored texts by register. */
export interface PlanSnapshot {
  readonly registers: readonly (readonly [register: string, text: string])[];
  readonly records: readonly (readonly [register: string, text: string])[];
}

/** Older snapshots list ticked keys instead of records. */
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

/** Adds the ticked keys for pages of older versions. */
export const withTickedKeys = (
  snapshot: PlanSnapshot,
): PlanSnapshot & { readonly done: readonly string[] } => ({
  ...snapshot,
  done: snapshot.records.flatMap(([register, text]) => {
    const found = recordOf(register);
    return found?.family === "ticks" && text === "true" ? [found.id] : [];
  }),
});
