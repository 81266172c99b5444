import type { CalendarDay } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import * as z from "zod/mini";

export const calendarDaySchema: z.ZodMiniType<CalendarDay> = z.pipe(
  z.string().check(z.maxLength(10)),
  z.transform((text, context): CalendarDay => {
    const day = parseDay(text);
    if (day !== undefined) return day;
    context.issues.push({ code: "custom", message: "Not a calendar day", input: text });
    return z.NEVER;
  }),
);
