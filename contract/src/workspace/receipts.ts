import type { PlanMode } from "@smart-planner/planner/model";
import type { DifferenceCounts, PackedPlan } from "@smart-planner/planner/plan";
import * as z from "zod/mini";
import { type PlanWay, planWays } from "./plan-inputs.ts";

/** What brings back the plan that a change replaced; each part is read as its register is. */
export interface ReceiptUndo {
  readonly plan: PackedPlan;
  /** What that plan was made from, or `null` where it is not known. */
  readonly madeFrom: unknown;
  /** Stored texts of the form, where the change replaced them too. */
  readonly form?: readonly (readonly [register: string, text: string | null])[] | undefined;
  /** Stored texts of records that changed with the plan, by their registers on the wire. */
  readonly records?: readonly (readonly [register: string, text: string | null])[] | undefined;
  /** Keys of past sessions that the change no longer counted as planned. */
  readonly released?: readonly string[] | undefined;
  /** Which of its sessions were done, as `packTicks` has it, where the ticks went with the plan. */
  readonly done?: readonly number[] | undefined;
  /** Keys of other sessions whose ticks went too. */
  readonly otherDone?: readonly string[] | undefined;
}

/** Why a plan changed: another was made, or it was cleared. */
export type ReceiptReason = PlanWay | "cleared";

/** A change of a plan: when, why, what it changed, which plan it replaced, and the way back. */
export interface Receipt {
  /** ISO. */
  readonly at: string;
  readonly mode: PlanMode;
  readonly why: ReceiptReason;
  readonly counts: DifferenceCounts;
  /** The first of the changes, in sentences. */
  readonly changes: readonly string[];
  /** The plan that was replaced. */
  readonly was: {
    readonly way?: PlanWay | undefined;
    /** ISO, when it was made. */
    readonly at?: string | undefined;
    readonly hoursPerDay?: number | undefined;
    readonly days: number;
    readonly minutes: number;
    readonly subjects: readonly string[];
  };
  /** Left out once newer receipts need the room. */
  readonly undo?: ReceiptUndo | undefined;
}

const text = (most: number) => z.string().check(z.maxLength(most));
const count = z.int().check(z.gte(0));
const wayOfPlan = z.enum(planWays);
const optional = <Value>(schema: z.ZodMiniType<Value>) =>
  z.catch(z.optional(schema), () => undefined);

const undoSchema = z.object({
  plan: z.object({
    patterns: z.array(z.looseObject({})),
    days: z.array(z.tuple([z.int(), z.string()])),
  }),
  madeFrom: z.unknown(),
  form: z.optional(z.array(z.tuple([z.string(), z.nullable(z.string())]))),
  records: optional(z.array(z.tuple([z.string(), z.nullable(z.string())]))),
  released: z.optional(z.array(z.string())),
  done: optional(z.array(count)),
  otherDone: optional(z.array(z.string())),
});

export const receiptSchema: z.ZodMiniType<Receipt> = z.looseObject({
  at: text(40),
  mode: z.enum(["quick", "advanced"]),
  why: z.enum([...planWays, "cleared"]),
  counts: z.object({ moved: count, changed: count, added: count, removed: count }),
  changes: z.array(z.string()).check(z.maxLength(100)),
  was: z.object({
    way: optional(wayOfPlan),
    at: optional(text(40)),
    hoursPerDay: optional(z.number()),
    days: count,
    minutes: z.number(),
    subjects: z.array(z.string()).check(z.maxLength(100)),
  }),
  undo: optional(undoSchema),
});

const mostReceipts = 40;
const mostDays = 90;
/** Characters of all receipts together: a year of twenty subjects must leave room for the plan itself. */
const mostLength = 60_000;

/**
 * Which receipts give way, the oldest first: those too many or too old go, and where they are too
 * long together the older ones lose their undo. The last one always keeps it.
 */
export const thinReceipts = (
  receipts: Readonly<Record<string, Receipt>>,
  now: string,
): {
  readonly removed: readonly string[];
  readonly stripped: readonly (readonly [string, Receipt])[];
} => {
  const oldest = new Date(Date.parse(now) - mostDays * 86_400_000).toISOString();
  const newestFirst = Object.entries(receipts).sort(([, one], [, other]) =>
    one.at < other.at ? 1 : -1,
  );
  const removed: string[] = [];
  const stripped: (readonly [string, Receipt])[] = [];
  let length = 0;
  newestFirst.forEach(([id, receipt], index) => {
    const size = JSON.stringify(receipt).length;
    if (index >= mostReceipts || receipt.at < oldest) removed.push(id);
    else if (index === 0 || length + size <= mostLength) length += size;
    else if (receipt.undo !== undefined) {
      const { undo: _, ...rest } = receipt;
      stripped.push([id, rest]);
    }
  });
  return { removed, stripped };
};
