import type { CalendarDay } from "../model/model.ts";
import { addDays } from "../time/day-number.ts";
import type { DatedBusyTime } from "./dated-commitment-times.ts";
import { type DatedEvent, takesTime } from "./dated-event.ts";

export interface DaysOff {
  readonly name: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export interface StudentCalendar {
  readonly id: string;
  readonly name: string;
  readonly countsAsBusy: boolean;
  /** Whether all-day events block their days; undecided counts as no. */
  readonly allDayIsBusy: boolean;
  readonly events: readonly DatedEvent[];
}

const takingEventsOf = (calendar: StudentCalendar) =>
  calendar.countsAsBusy ? calendar.events.filter((event) => takesTime(event, calendar)) : [];

const timesOf = (calendar: StudentCalendar): readonly DatedBusyTime[] =>
  takingEventsOf(calendar).map(({ day, start, end, title }) => ({
    ...{ day, start, end },
    because: title.trim() || calendar.name,
  }));

export interface TakingCalendar {
  readonly id: string;
  readonly name: string;
  /** The last day that a timed event blocks. */
  readonly timedUntil?: CalendarDay | undefined;
  /** The last day that an all-day event blocks. */
  readonly allDayUntil?: CalendarDay | undefined;
}

const lastDayOf = (events: readonly DatedEvent[]): CalendarDay | undefined =>
  events.reduce<CalendarDay | undefined>(
    (last, { day }) => (last === undefined || day > last ? day : last),
    undefined,
  );

const takingOf = (
  calendar: StudentCalendar,
  isAsked: (event: DatedEvent) => boolean,
): readonly TakingCalendar[] => {
  const events = takingEventsOf(calendar).filter(isAsked);
  const timedUntil = lastDayOf(events.filter(({ allDay }) => allDay !== true));
  const allDayUntil = lastDayOf(events.filter(({ allDay }) => allDay === true));
  return events.length === 0
    ? []
    : [
        {
          ...{ id: calendar.id, name: calendar.name },
          ...(timedUntil !== undefined && { timedUntil }),
          ...(allDayUntil !== undefined && { allDayUntil }),
        },
      ];
};

export const datedBusyTimesOf = ({
  calendars,
  daysOff,
  from,
  to,
}: {
  readonly calendars: readonly StudentCalendar[];
  readonly daysOff: readonly DaysOff[];
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}) => {
  const off = new Set<CalendarDay>();
  for (const range of daysOff) {
    const first = range.from > from ? range.from : from;
    for (let day = first; day <= range.to && day < to; day = addDays(day, 1)) off.add(day);
  }
  const isAsked = ({ day }: Pick<DatedEvent, "day">) => day >= from && day < to;
  return {
    busy: calendars.flatMap(timesOf).filter(isAsked),
    off: [...off].sort(),
    taking: calendars.flatMap((calendar) => takingOf(calendar, isAsked)),
  };
};
