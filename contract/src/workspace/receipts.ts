import type { PlanMode } from "@smart-planner/planner/model";
import type { DifferenceCounts, PackedPlan, SessionChange } from "@smart-planner/planner/plan";
import * as z from "zod/mini";
import { calendarDaySchema } from "./calendar-day.ts";
import { lenient } from "./lenient.ts";
import { type PlanWay, planWays } from "./plan-inputs.ts";

/** Restores the replaced plan; each part is parsed like its register. */
export interface ReceiptUndo {
  readonly plan: PackedPlan;
  /** `null` if unknown. */
  readonly madeFrom: unknown;
  /** Stored texts of the form, if the change replaced it. */
  readonly form?: readonly (readonly [register: string, text: string | null])[] | undefined;
  /** Stored texts of records that changed with the plan, by register. */
  readonly records?: readonly (readonly [register: string, text: string | null])[] | undefined;
  /** Keys of past sessions that the change released. */
  readonly released?: readonly string[] | undefined;
  /** Done sessions as `packTicks` stores them, if the ticks were removed too. */
  readonly done?: readonly number[] | undefined;
  /** Keys of other removed ticks. */
  readonly otherDone?: readonly string[] | undefined;
}

/** A plan that gave way to one of another device is `replaced`. */
export type ReceiptReason = PlanWay | "cleared" | "replaced";

/** A change of a plan: when, why, what changed, the plan it replaced, and its undo. */
export interface Receipt {
  readonly at: string;
  readonly mode: PlanMode;
  readonly why: ReceiptReason;
  readonly counts: DifferenceCounts;
  /** The first changes in English, for versions that do not know `said`. */
  readonly changes: readonly string[];
  /** The same changes; older receipts have none. */
  readonly said?: readonly SessionChange[] | undefined;
  readonly was: {
    readonly way?: PlanWay | undefined;
    readonly at?: string | undefined;
    readonly hoursPerDay?: number | undefined;
    readonly days: number;
    readonly minutes: number;
    readonly subjects: readonly string[];
  };
  /** Dropped when newer receipts need the room. */
  readonly undo?: ReceiptUndo | undefined;
}

const text = (most: number) => z.string().check(z.maxLength(most));
const count = z.int().check(z.gte(0));
const wayOfPlan = z.enum(planWays);
const undoSchema = z.object({
  plan: z.object({
    patterns: z.array(z.looseObject({})),
    days: z.array(z.tuple([z.int(), z.string()])),
  }),
  madeFrom: z.unknown(),
  form: z.optional(z.array(z.tuple([z.string(), z.nullable(z.string())]))),
  records: lenient(z.array(z.tuple([z.string(), z.nullable(z.string())]))),
  released: z.optional(z.array(z.string())),
  done: lenient(z.array(count)),
  otherDone: lenient(z.array(z.string())),
});

const placeSchema = z.object({
  day: calendarDaySchema,
  startTime: z.optional(text(5)),
  minutes: z.number(),
});
const changeSchema: z.ZodMiniType<SessionChange> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("moved"),
    subject: z.string(),
    from: placeSchema,
    to: placeSchema,
  }),
  z.object({
    kind: z.literal("changed"),
    subject: z.string(),
    from: placeSchema,
    minutes: z.number(),
  }),
  z.object({ kind: z.literal("added"), subject: z.string(), to: placeSchema }),
  z.object({ kind: z.literal("removed"), subject: z.string(), from: placeSchema }),
]);

export const receiptSchema: z.ZodMiniType<Receipt> = z.looseObject({
  at: text(40),
  mode: z.enum(["quick", "advanced"]),
  why: z.enum([...planWays, "cleared", "replaced"]),
  counts: z.object({ moved: count, changed: count, added: count, removed: count }),
  changes: z.array(z.string()).check(z.maxLength(100)),
  said: lenient(z.array(changeSchema).check(z.maxLength(100))),
  was: z.object({
    way: lenient(wayOfPlan),
    at: lenient(text(40)),
    hoursPerDay: lenient(z.number()),
    days: count,
    minutes: z.number(),
    subjects: z.array(z.string()).check(z.maxLength(100)),
  }),
  undo: lenient(undoSchema),
});

const mostReceipts = 40;
const mostDays = 90;
/** Characters of all receipts: a year of twenty subjects must leave room for the plan. */
const mostLength = 150_000;

/**
 * Drops the oldest receipts beyond the limits; if too long together, older ones lose their undo
 * first. The newest keeps it.
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
