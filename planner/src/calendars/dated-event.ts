import type { Interval } from "../free-time/intervals.ts";
import type { CalendarDay } from "../model/model.ts";

/**
 * What a calendar says of one day, in minutes from midnight. An event that passes midnight has one of
 * these on each of its days; a deadline starts and ends in the same minute, and so does an exam that is
 * a whole day and marked as free.
 */
export interface DatedEvent extends Interval {
  readonly title: string;
  readonly day: CalendarDay;
  readonly allDay?: true | undefined;
  /** It looks like an exam or a deadline. */
  readonly exam?: true | undefined;
  /** Of an exam: what its calendar files it under, in Moodle the course. */
  readonly course?: string | undefined;
}

/** Whether it may take its whole day: an exam that is marked as free only lies on it. */
export const mayTakeDay = ({ allDay, start, end }: DatedEvent): boolean =>
  allDay === true && end > start;

/** Whether study keeps clear of it, as its calendar's all-day events are meant. */
export const takesTime = (
  event: DatedEvent,
  { allDayIsBusy }: { readonly allDayIsBusy: boolean },
): boolean => (mayTakeDay(event) ? allDayIsBusy : event.end > event.start);

/** Its name among the events of its calendar, for what a student has answered about it. */
export const eventKeyOf = ({ day, title }: Pick<DatedEvent, "day" | "title">): string =>
  `${day} ${title}`;
