import { type CalendarEvent, firstVisibleMinute } from "@smart-planner/planner";

export const lastHour = 24;

export interface HoursShown {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a time stands in a column of these hours. Said without a variable: a browser takes such a
 * change over alone, where it works out all styles of the element again for one with a variable.
 */
export const standsAt = (
  { start, minutes }: { readonly start: number; readonly minutes: number },
  { from, to }: HoursShown,
  /** Left free above and below. */
  gapPx = 0,
): { readonly top: string; readonly height: string } => {
  const share = (part: number) => `${(100 * part) / (60 * (to - from))}%`;
  return {
    top: `calc(${share(start - 60 * from)} + ${gapPx}px)`,
    height: `calc(${share(minutes)} - ${2 * gapPx}px)`,
  };
};

/** 06:00, or the hour of an earlier session: nothing planned may be out of sight. */
export const hoursOnScreen = (sessions: readonly CalendarEvent[]): HoursShown => ({
  from: Math.floor(
    Math.min(firstVisibleMinute, ...sessions.map(({ startMinute }) => startMinute)) / 60,
  ),
  to: lastHour,
});

/** The hours with sessions: on paper there is no scrolling past the others. */
export const hoursOnPaper = (sessions: readonly CalendarEvent[]): HoursShown =>
  sessions.length === 0
    ? hoursOnScreen(sessions)
    : {
        from: Math.floor(Math.min(...sessions.map(({ startMinute }) => startMinute)) / 60),
        to: Math.ceil(
          Math.max(...sessions.map(({ startMinute, minutes }) => startMinute + minutes)) / 60,
        ),
      };

/** Where the grid opens: now, or half an hour above the first session of other days. */
export const openingOf = ({
  sessions,
  now,
}: {
  readonly sessions: readonly CalendarEvent[];
  /** Minutes since midnight, where today is on show and has a plan. */
  readonly now: number | undefined;
}): { readonly minute: number; readonly isNow: boolean } => {
  if (now !== undefined) return { minute: now, isNow: true };
  const first =
    sessions.length === 0 ? 8 * 60 : Math.min(...sessions.map((one) => one.startMinute));
  return { minute: first - 30, isNow: false };
};
