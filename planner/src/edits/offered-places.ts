import type { CalendarDay, PlanMoment } from "../model/model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays } from "../time/day-number.ts";
import {
  defaultStartMinute,
  firstVisibleMinute,
  gapMinutes,
  latestEndMinute,
} from "../timeline/place-day.ts";
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
    // More than the day's hours is the smaller evil: only if nothing keeps every guarantee.
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

const daysAfterTomorrow = [2, 3, 4, 5, 6];

/** Later today, tomorrow and soon after: the first free place there, if there is one. */
export const offeredPlaces = ({
  from,
  now,
  breaksAt,
}: {
  /** The session's own place. */
  readonly from: Place;
  readonly now: PlanMoment;
  readonly breaksAt: (place: Place) => PlaceBreaks;
}): {
  readonly laterToday: OfferedPlace | undefined;
  readonly tomorrow: OfferedPlace | undefined;
  readonly soon: OfferedPlace | undefined;
} => {
  const { minutes } = from;
  const today: CalendarDay = now.day;
  const afterIt = from.day === today ? from.start + minutes : 0;
  const onDay = (day: CalendarDay) =>
    firstOf(breaksAt, { day, minutes }, [
      ...(from.day === day ? [] : startsFrom(from.start)),
      ...startsFrom(defaultStartMinute),
      ...startsFrom(firstVisibleMinute),
    ]);
  const later = daysAfterTomorrow
    .map((days) => addDays(today, days))
    .filter((day) => day !== from.day)
    .flatMap((day) => onDay(day) ?? []);
  return {
    laterToday: firstOf(
      breaksAt,
      { day: today, minutes },
      startsFrom(Math.max(now.minuteOfDay, afterIt)),
    ),
    tomorrow: onDay(addDays(today, 1)),
    soon: later.find(({ breaks }) => breaks.over === undefined) ?? later[0],
  };
};

/**
 * Places one after the other from the next quarter of an hour on, in free time; none that ends
 * after 23:00.
 */
export const placesFromNow = ({
  lengths,
  now,
  taken,
}: {
  /** Minutes of each. */
  readonly lengths: readonly number[];
  readonly now: PlanMoment;
  readonly taken: readonly { readonly start: number; readonly end: number }[];
}): readonly Place[] | undefined => {
  const inOrder = taken.toSorted((one, other) => one.start - other.start);
  let start = (Math.floor(now.minuteOfDay / stepMinutes) + 1) * stepMinutes;
  const places = lengths.map((minutes): Place => {
    for (const time of inOrder)
      if (time.start < start + minutes && time.end > start)
        start = Math.ceil(time.end / stepMinutes) * stepMinutes;
    const place = { day: now.day, start, minutes };
    start += minutes + gapMinutes;
    return place;
  });
  const isTooLate = places.some((place) => place.start + place.minutes > latestEndMinute);
  return isTooLate ? undefined : places;
};
