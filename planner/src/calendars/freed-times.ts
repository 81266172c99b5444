import type { CalendarDay } from "../model/model.ts";
import type { TakingCalendar } from "./dated-busy-times.ts";
import type { DatedBusyTime } from "./dated-commitment-times.ts";

type Times = Pick<DatedBusyTime, "day" | "start" | "end">;

export const freedDaysOf = ({
  wereOff,
  off,
  today,
}: {
  readonly wereOff: readonly CalendarDay[];
  readonly off: readonly CalendarDay[];
  readonly today: CalendarDay;
}): readonly CalendarDay[] => {
  const still = new Set(off);
  return [...new Set(wereOff)].filter((day) => day > today && !still.has(day)).sort();
};

/** A calendar of the plan that no longer blocks its times. */
export interface FreedCalendar {
  readonly name: string;
  /** Whether only its all-day events stopped counting. */
  readonly isAllDay: boolean;
}

/** Calendars removed or no longer busy since the plan was made. One that was added again frees nothing. */
export const freedCalendarsOf = ({
  were,
  wereBusy,
  are,
  busy,
  today,
}: {
  readonly were: readonly TakingCalendar[];
  readonly wereBusy: readonly Times[];
  readonly are: readonly {
    readonly id: string;
    readonly countsAsBusy: boolean;
    readonly allDayIsBusy: boolean;
  }[];
  readonly busy: readonly Times[];
  readonly today: CalendarDay;
}): readonly FreedCalendar[] => {
  const keyOf = ({ day, start, end }: Times) => `${day} ${start} ${end}`;
  const still = new Set(busy.map(keyOf));
  if (!wereBusy.some((time) => time.day > today && !still.has(keyOf(time)))) return [];
  const isAhead = (until: CalendarDay | undefined) => until !== undefined && until > today;
  return were.flatMap(({ id, name, timedUntil, allDayUntil }): readonly FreedCalendar[] => {
    const now = are.find((calendar) => calendar.id === id);
    if (now?.countsAsBusy !== true)
      return isAhead(timedUntil) || isAhead(allDayUntil) ? [{ name, isAllDay: false }] : [];
    return isAhead(allDayUntil) && !now.allDayIsBusy ? [{ name, isAllDay: true }] : [];
  });
};
