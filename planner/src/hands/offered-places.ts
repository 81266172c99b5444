import type { CalendarDay, PlanMoment } from "../model/model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays } from "../time/day-number.ts";
import { defaultStartMinute, firstVisibleMinute } from "../timeline/place-day.ts";
import type { PlaceBreaks } from "./place-breaks.ts";
import type { Place } from "./plan-edit.ts";

/** Manually moved sessions start on a quarter of an hour. */
export const stepMinutes = 15;

export interface OfferedPlace {
  readonly place: Place;
  readonly breaks: PlaceBreaks;
}

const firstOf = (
  breaksAt: (place: Place) => PlaceBreaks,
  { day, minutes }: Pick<Place, "day" | "minutes">,
  starts: readonly number[],
): OfferedPlace | undefined => {
  let second: OfferedPlace | undefined;
  for (const start of starts) {
    if (start + minutes > minutesPerDay) continue;
    const place = { day, start, minutes };
    const breaks = breaksAt(place);
    if (breaks.reasons.length > 0) continue;
    // More than the day's hours is the smaller evil: only where nothing keeps every guarantee.
    if (breaks.over === undefined) return { place, breaks };
    second ??= { place, breaks };
  }
  return second;
};

const startsFrom = (first: number): readonly number[] => {
  const from = Math.ceil(first / stepMinutes) * stepMinutes;
  const count = Math.max(Math.ceil((minutesPerDay - from) / stepMinutes), 0);
  return Array.from({ length: count }, (_, step) => from + step * stepMinutes);
};

/** Later today and tomorrow: the first free place there, if there is one. */
export const offeredPlaces = ({
  from,
  now,
  breaksAt,
}: {
  /** Where the session stands. */
  readonly from: Place;
  readonly now: PlanMoment;
  readonly breaksAt: (place: Place) => PlaceBreaks;
}): {
  readonly laterToday: OfferedPlace | undefined;
  readonly tomorrow: OfferedPlace | undefined;
} => {
  const { minutes } = from;
  const today: CalendarDay = now.day;
  const afterIt = from.day === today ? from.start + stepMinutes : 0;
  const tomorrow = addDays(today, 1);
  return {
    laterToday: firstOf(
      breaksAt,
      { day: today, minutes },
      startsFrom(Math.max(now.minuteOfDay, afterIt)),
    ),
    tomorrow: firstOf(breaksAt, { day: tomorrow, minutes }, [
      ...(from.day === tomorrow ? [] : startsFrom(from.start)),
      ...startsFrom(defaultStartMinute),
      ...startsFrom(firstVisibleMinute),
    ]),
  };
};
