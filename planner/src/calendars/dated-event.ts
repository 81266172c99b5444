import type { Interval } from "../free-time/intervals.ts";
import type { CalendarDay } from "../model.ts";

/**
 * What a calendar says of one day, in minutes from midnight. An event that passes midnight has one of
 * these on each of its days; a deadline starts and ends in the same minute.
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

/** Its name among the events of its calendar, for what a student has answered about it. */
export const eventKeyOf = ({ day, title }: Pick<DatedEvent, "day" | "title">): string =>
  `${day} ${title}`;
