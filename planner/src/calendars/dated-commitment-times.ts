import type { CalendarDay, Commitment } from "../model/model.ts";
import { minutesPerDay, parseClock } from "../time/clock-time.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { isOnDay } from "./commitment-dates.ts";

/** May end past midnight. */
export interface DatedBusyTime {
  readonly day: CalendarDay;
  readonly start: number;
  readonly end: number;
  readonly because: string;
}

/** Commitments with dates, from the day before `from`: one that passes midnight reaches into the first day. */
export const datedCommitmentTimesOf = ({
  commitments,
  from,
  to,
}: {
  readonly commitments: readonly Commitment[];
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}): readonly DatedBusyTime[] => {
  const dated = commitments.filter(({ dates }) => dates !== undefined);
  if (dated.length === 0) return [];
  const days = Array.from({ length: Math.max(daysBetween(from, to), 0) + 1 }, (_, index) =>
    addDays(from, index - 1),
  );
  return dated.flatMap((commitment) => {
    const start = parseClock(commitment.startTime);
    const end = parseClock(commitment.endTime);
    if (start === undefined || end === undefined) return [];
    const last = end > start ? end : end + minutesPerDay;
    return days
      .filter((day) => isOnDay(commitment, day))
      .map((day) => ({ day, start, end: last, because: commitment.name }));
  });
};
