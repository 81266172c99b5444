import type { CalendarDay } from "@smart-planner/planner/model";
import * as z from "zod/mini";
import { calendarDaySchema } from "./calendar-day.ts";

/** A chance that was shown, and what became of it. */
export interface ChanceRecord {
  /** In tenths, as it was shown first and last. */
  readonly first: number;
  readonly tenths: number;
  readonly due: CalendarDay;
  /** Whether it was done in time; absent until then. */
  readonly isDone?: boolean | undefined;
}

const tenths = z.int().check(z.gte(1), z.lte(9));

export const chanceRecordSchema: z.ZodMiniType<ChanceRecord> = z.looseObject({
  first: tenths,
  tenths,
  due: calendarDaySchema,
  isDone: z.optional(z.boolean()),
});
