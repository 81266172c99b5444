import { instantOf, localMomentOf } from "@smart-planner/calendar-files";
import { addDays, type Occasion, type OccasionInputs, occasionsOf } from "@smart-planner/planner";

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
const longestSleepMs = 6 * 3_600_000;

/** What the student should be told at this moment, by their own clock. */
export function dueNotifications({ timeZone, now, ...inputs }: DueInput): Due {
  const { day } = localMomentOf(now, timeZone);
  const timed = occasionsOf({ ...inputs, days: [day, addDays(day, 1)] }).map((occasion) => {
    const at = instantOf(occasion, timeZone);
    return {
      occasion,
      opens: at - occasion.opensBefore * minuteMs,
      closes: at + occasion.closesAfter * minuteMs,
    };
  });
  return {
    due: timed
      .filter(({ opens, closes }) => opens <= now && now < closes)
      .map(({ occasion }) => occasion),
    nextAt: timed.reduce(
      (soonest, { opens }) => (opens > now ? Math.min(soonest, opens) : soonest),
      now + longestSleepMs,
    ),
  };
}
