import { type CalendarEvent, firstVisibleMinute } from "@smart-planner/planner";

export const lastHour = 24;

/** 06:00, or the hour of an earlier session: nothing planned may be out of sight. */
export const firstHourOf = (sessions: readonly CalendarEvent[]): number =>
  Math.floor(Math.min(firstVisibleMinute, ...sessions.map(({ startMinute }) => startMinute)) / 60);

/** Where the grid opens: half an hour above the first session of the days on show. */
export const openingMinuteOf = (sessions: readonly CalendarEvent[]): number =>
  sessions.length === 0
    ? 8 * 60 - 30
    : Math.min(...sessions.map(({ startMinute }) => startMinute)) - 30;
