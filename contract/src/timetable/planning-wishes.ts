import { minutesPerDay, type PlanningWishes } from "@smart-planner/planner";
import * as z from "zod/mini";
import { timesOfDaySchema as times, weekdaySchema } from "../workspace/advanced-inputs.ts";
import { calendarDaySchema } from "../workspace/calendar-day.ts";
import { textRecord } from "../workspace/text-record.ts";

const mostEntries = 1_000;
const amount = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));
const minutes = amount(0, minutesPerDay);
const list = <Value>(item: z.ZodMiniType<Value>) => z.array(item).check(z.maxLength(mostEntries));

/** What was understood of a student's words, as the optimiser and the plan check take it. */
export const planningWishesSchema: z.ZodMiniType<PlanningWishes> = z.object({
  emphasis: textRecord({ value: amount(0.25, 3), maxEntries: mostEntries }),
  difficulty: textRecord({ value: amount(1, 5), maxEntries: mostEntries }),
  weekdaysOff: list(weekdaySchema),
  datesOff: list(calendarDaySchema),
  dailyLimits: list(z.object({ weekdays: list(weekdaySchema), minutes })),
  preferredTimes: list(z.object({ subject: z.exactOptional(z.string()), times })),
  avoidedTimes: times,
  earliestStart: z.exactOptional(minutes),
  latestEnd: z.exactOptional(minutes),
  finishDaysBefore: list(
    z.object({ subject: z.exactOptional(z.string()), days: amount(0, 3_653) }),
  ),
  minSessionLength: z.exactOptional(minutes),
  maxSessionLength: z.exactOptional(minutes),
});
