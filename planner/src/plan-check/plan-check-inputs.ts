import type { Availability } from "../free-time/busy-week.ts";
import type { TakenTime } from "../free-time/taken-times.ts";
import type {
  AvailabilityGrid,
  CalendarDay,
  Commitment,
  PlanningWishes,
  Preferences,
  Subject,
} from "../model.ts";

/** What a plan was made from; what is left out is not checked. */
export interface PlanCheckInputs {
  /** The day the plan was made. */
  readonly today: CalendarDay;
  /** Minutes since midnight when it was made. */
  readonly minuteOfDay?: number | undefined;
  readonly subjects: readonly Subject[];
  readonly hoursPerDay: number;
  readonly grid?: AvailabilityGrid | undefined;
  readonly commitments?: readonly Commitment[] | undefined;
  readonly preferences?: Preferences | undefined;
  readonly wishes?: PlanningWishes | undefined;
  /** Times of sessions that were there already and are none of the plan's own. */
  readonly taken?: readonly TakenTime[] | undefined;
  /** Minutes each exam needs, by `examKeyOf`, where a planner worked them out. */
  readonly needs?: ReadonlyMap<string, number> | undefined;
}

export const availabilityOf = ({
  grid = {},
  commitments = [],
  preferences,
  wishes,
}: PlanCheckInputs): Availability => ({
  grid,
  commitments,
  sleepSchedule: preferences?.sleepSchedule ?? { start: 0, end: 0 },
  ...(wishes === undefined ? {} : { wishes }),
});
