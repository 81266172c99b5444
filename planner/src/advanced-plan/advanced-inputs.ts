import type { TakenTime } from "../free-time/taken-times.ts";
import type {
  AvailabilityGrid,
  CalendarDay,
  Commitment,
  PlanningWishes,
  Preferences,
  Subject,
} from "../model.ts";

export interface AdvancedInputs {
  readonly today: CalendarDay;
  /** Minutes since midnight; today only what comes after is planned. */
  readonly minuteOfDay: number;
  readonly subjects: readonly Subject[];
  readonly grid: AvailabilityGrid;
  readonly commitments: readonly Commitment[];
  readonly preferences: Preferences;
  readonly hoursPerDay: number;
  readonly wishes?: PlanningWishes | undefined;
  /** Times of sessions that stay: the plan goes around them, and they count for their day's hours. */
  readonly taken?: readonly TakenTime[] | undefined;
}
