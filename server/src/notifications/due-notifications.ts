import { instantOf, localMomentOf } from "@smart-planner/calendar-files";
import { type Occasion, type OccasionInputs, occasionsOf } from "@smart-planner/planner/calendars";
import { addDays } from "@smart-planner/planner/time";

interface DueInput extends Omit<OccasionInputs, "days"> {
  /** An IANA name. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Due {
  readonly due: readonly Occasion[];
  /** When to look again, if nothing changes before. */
  readonly nextAt: number;
}

const minuteMs = 60_000;

export const closingTimeOf = (occasion: Occasion, timeZone: string): number =>
  instantOf(occasion, timeZone) + occasion.closesAfter * minuteMs;

/** Less than the shortest day: what the day after tomorrow brings is not looked at yet. */
const longestSleepMs = 22 * 3_600_000;

/**
 * What the student should be told at this moment, by their own clock. The next time is that of the
 * next occasion whatever is ticked: a tick taken back later must not be missed, and none is looked at.
 */
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
