import type { CalendarDay, Commitment } from "../model/model.ts";
import { addDays, dayNumberOf, daysBetween, mondayOf, weekdayOf } from "../time/day-number.ts";

/** 1970-01-01 was a Thursday; weeks start on Mondays. */
const weekNumberOf = (day: CalendarDay): number => Math.floor((dayNumberOf(day) + 3) / 7);

type DatedDays = Pick<Commitment, "days" | "dates">;

export const isOnDay = ({ days, dates }: DatedDays, day: CalendarDay): boolean => {
  if (!days.includes(weekdayOf(day))) return false;
  if (dates === undefined) return true;
  const { from, until, everyWeeks = 1 } = dates;
  if (until !== undefined && day > until) return false;
  if (from === undefined) return true;
  return day >= from && (weekNumberOf(day) - weekNumberOf(from)) % everyWeeks === 0;
};

export const nextDatesOf = ({
  commitment,
  today,
  count,
}: {
  readonly commitment: DatedDays;
  readonly today: CalendarDay;
  readonly count: number;
}): readonly CalendarDay[] => {
  const found: CalendarDay[] = [];
  for (let ahead = 0; ahead <= 366 && found.length < count; ahead += 1) {
    const day = addDays(today, ahead);
    if (isOnDay(commitment, day)) found.push(day);
  }
  return found;
};

export type Repeats = "weekly" | "second-week" | "once";

export const repeatsOf = ({ dates }: Pick<Commitment, "dates">): Repeats => {
  if (dates?.everyWeeks === 2) return "second-week";
  const { from, until } = dates ?? {};
  return from !== undefined && until !== undefined && daysBetween(from, until) < 7
    ? "once"
    : "weekly";
};

/**
 * The dates of a commitment that starts now: only within seven days, or every second week from its
 * next date, or from a week later. Weekly ones need none.
 */
export const datesFrom = ({
  repeats,
  days,
  today,
  until,
  isWeekLater = false,
}: {
  readonly repeats: Repeats;
  readonly days: Commitment["days"];
  readonly today: CalendarDay;
  readonly until?: CalendarDay | undefined;
  /** Every second week, but not the week of its next date. */
  readonly isWeekLater?: boolean;
}): Commitment["dates"] => {
  if (repeats === "once") return { from: today, until: addDays(today, 6) };
  if (repeats === "second-week") {
    // Counted from the next date: from today, a class whose weekday has passed this week would start a week late.
    const [next = today] = nextDatesOf({ commitment: { days }, today, count: 1 });
    const monday = addDays(mondayOf(next), isWeekLater ? 7 : 0);
    const from = monday > today ? monday : today;
    return { from, everyWeeks: 2, ...(until !== undefined && { until }) };
  }
  return until === undefined ? undefined : { until };
};
