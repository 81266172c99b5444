import { type CalendarEvent, firstVisibleMinute } from "@smart-planner/planner/plan";

export const lastHour = 24;

export interface HoursShown {
  readonly from: number;
  readonly to: number;
}

/** A position in percent without CSS variables: the browser then updates it without recalculating styles. */
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

const stepMinutes = 30;

/** The first visible minute: the half hour with most session minutes in view; ties prefer one that shows now. */
export const openingOf = ({
  sessions,
  now,
  firstHour,
  windowMinutes,
}: {
  readonly sessions: readonly CalendarEvent[];
  /** Minutes since midnight, where today is on show. */
  readonly now: number | undefined;
  readonly firstHour: number;
  readonly windowMinutes: number;
}): number => {
  const first = Math.min(...sessions.map(({ startMinute }) => startMinute));
  const target =
    now === undefined
      ? (sessions.length === 0 ? 8 * 60 : first) - stepMinutes
      : now - windowMinutes / 3;
  if (sessions.length === 0) return target;
  const from = firstHour * 60;
  const last = Math.max(from, lastHour * 60 - windowMinutes);
  const rankOf = (top: number): readonly number[] => {
    const bottom = top + windowMinutes;
    let inSight = 0;
    for (const { startMinute, endMinute } of sessions)
      inSight += Math.max(0, Math.min(endMinute, bottom) - Math.max(startMinute, top));
    const showsNow = now !== undefined && now >= top && now <= bottom;
    return [inSight, showsNow ? 1 : 0, -Math.abs(top - target)];
  };
  const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  let best = { top: from, rank: rankOf(from) };
  for (let top = from + stepMinutes; top < last + stepMinutes; top += stepMinutes) {
    const cutsFirst = top > first - stepMinutes && top <= first;
    const rank = cutsFirst ? undefined : rankOf(top);
    if (rank !== undefined && isBetter(rank, best.rank)) best = { top, rank };
  }
  return best.top;
};
