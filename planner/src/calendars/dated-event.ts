import type { Interval } from "../free-time/intervals.ts";
import type { CalendarDay } from "../model/model.ts";

/** An event that passes midnight has one entry per day. */
export interface DatedEvent extends Interval {
  readonly title: string;
  readonly day: CalendarDay;
  readonly allDay?: true | undefined;
}

/** Calendars of older versions have exams without `allDay`. */
export const mayTakeDay = ({ allDay, start, end }: DatedEvent): boolean =>
  allDay === true && end > start;

/** Whether study avoids it. */
export const takesTime = (
  event: DatedEvent,
  { allDayIsBusy }: { readonly allDayIsBusy: boolean },
): boolean => (mayTakeDay(event) ? allDayIsBusy : event.end > event.start);
