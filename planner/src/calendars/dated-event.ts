import type { Interval } from "../free-time/intervals.ts";
import type { CalendarDay } from "../model/model.ts";

/**
 * What a calendar says of one day, in minutes from midnight. An event that passes midnight has one of
 * these on each of its days.
 */
export interface DatedEvent extends Interval {
  readonly title: string;
  readonly day: CalendarDay;
  readonly allDay?: true | undefined;
}

/** Whether it may take its whole day; calendars read by earlier versions have exams that take none. */
export const mayTakeDay = ({ allDay, start, end }: DatedEvent): boolean =>
  allDay === true && end > start;

/** Whether study keeps clear of it, as its calendar's all-day events are meant. */
export const takesTime = (
  event: DatedEvent,
  { allDayIsBusy }: { readonly allDayIsBusy: boolean },
): boolean => (mayTakeDay(event) ? allDayIsBusy : event.end > event.start);
