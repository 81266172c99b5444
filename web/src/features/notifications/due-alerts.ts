import type { RememberedNotifications } from "@smart-planner/contract";
import { type Occasion, type OccasionInputs, occasionsOf } from "@smart-planner/planner/calendars";
import { addDays } from "@smart-planner/planner/time";
import type { Clock } from "../../platform/clock.ts";

const minuteMs = 60_000;

/** Alerts due now and not shown yet. */
export const dueAlerts = ({
  settings,
  clock,
  isTold,
  ...inputs
}: Omit<OccasionInputs, "wanted" | "days"> & {
  readonly settings: RememberedNotifications;
  readonly clock: Pick<Clock, "now" | "millisecondsUntil">;
  readonly isTold: (id: string) => boolean;
}): readonly Occasion[] => {
  const { day } = clock.now();
  return occasionsOf({
    ...inputs,
    wanted: settings.onDevice ?? settings,
    days: [day, addDays(day, 1)],
  }).filter(({ id, day: onDay, minute, opensBefore, closesAfter }) => {
    const until = clock.millisecondsUntil({ day: onDay, minuteOfDay: minute });
    return until <= opensBefore * minuteMs && until > -closesAfter * minuteMs && !isTold(id);
  });
};
