import { instantOf, localMomentOf } from "@smart-planner/calendar-files";
import { type Occasion, type OccasionInputs, occasionsOf } from "@smart-planner/planner/calendars";
import { addDays } from "@smart-planner/planner/time";

interface DueInput extends Omit<OccasionInputs, "days"> {
  readonly timeZone: string;
  readonly now: number;
}

interface Due {
  readonly due: readonly Occasion[];
  /** When to check again, if nothing changes. */
  readonly nextAt: number;
}

const minuteMs = 60_000;

export const closingTimeOf = (occasion: Occasion, timeZone: string): number =>
  instantOf(occasion, timeZone) + occasion.closesAfter * minuteMs;

/** Less than the shortest day. */
const longestSleepMs = 22 * 3_600_000;

/** Due now by the student's clock. The next time ignores ticks: one taken back later must not be missed. */
export function dueNotifications({ timeZone, now, ...inputs }: DueInput): Due {
  const { day } = localMomentOf(now, timeZone);
  const days = [day, addDays(day, 1)];
  const opensAt = (occasion: Occasion) =>
    instantOf(occasion, timeZone) - occasion.opensBefore * minuteMs;
  return {
    due: occasionsOf({ ...inputs, days }).filter(
      (occasion) => opensAt(occasion) <= now && now < closingTimeOf(occasion, timeZone),
    ),
    nextAt: occasionsOf({ ...inputs, progress: {}, days })
      .map(opensAt)
      .reduce(
        (soonest, opens) => (opens > now ? Math.min(soonest, opens) : soonest),
        now + longestSleepMs,
      ),
  };
}
