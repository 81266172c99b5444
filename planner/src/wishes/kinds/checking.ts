import type { CalendarDay } from "../../model/model.ts";
import { weekdayOf } from "../../time/day-number.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { DayWindow, When, Who } from "../wish.ts";
import { holdsOn, subjectsMeant } from "./days.ts";
import type { Facts, Faults, PlannedSession, Verdict } from "./kind.ts";
import type { Reason, SessionReason } from "./reasons.ts";

export const kept: Verdict = { is: "kept" };

export const unkept = (reason: Reason): Verdict => ({ is: "unkept", reason });

export const idle = (reason: Reason): Verdict => ({ is: "idle", reason });

export const meets = (
  { start, minutes }: PlannedSession,
  window: DayWindow | undefined,
): boolean => {
  if (window === undefined || start === undefined) return window === undefined;
  const end = start + minutes;
  return window.to > window.from
    ? start < window.to && end > window.from
    : end > window.from || start < window.to;
};

export const liesIn = ({ start, minutes }: PlannedSession, { from, to }: DayWindow): boolean => {
  if (start === undefined) return true;
  return to > from
    ? start >= from && start + minutes <= to
    : start >= from || start + minutes <= to;
};

/** Counts the sessions of some subjects that are on the wrong side of a window within one day. */
export const windowFaults = (
  window: DayWindow | undefined,
  subjects: readonly string[] | undefined,
  isWrong: (start: number, end: number, window: DayWindow) => boolean,
): Faults | undefined =>
  subjects === undefined || window === undefined || window.to <= window.from
    ? undefined
    : (row) =>
        row.filter(
          ({ subject, start, minutes }) =>
            subjects.includes(subject) && isWrong(start, start + minutes, window),
        ).length;

export const isOutside = (start: number, end: number, { from, to }: DayWindow): boolean =>
  start < from || end > to;

/** Kept if the count of violations is zero. */
export const unless = (reason: Extract<Reason, { count: number }>): Verdict =>
  reason.count === 0 ? kept : unkept(reason);

/** Kept if no session is against the wish. */
export const unlessAny = (kind: SessionReason, { length }: readonly PlannedSession[]): Verdict =>
  unless({ kind, count: length });

/** Sessions of the subjects that a wish is about. */
export const sessionsOf = (facts: Facts, who: Who): readonly PlannedSession[] => {
  const names = subjectsMeant(who, facts.subjects, facts.ratingOf);
  return names === undefined
    ? facts.sessions
    : facts.sessions.filter(({ subject }) => names.includes(subject));
};

/** Of some sessions those on the days that a wish speaks of. */
export const onDays = (
  facts: Facts,
  when: When,
  sessions: readonly PlannedSession[],
): readonly PlannedSession[] => sessions.filter(({ day }) => holdsOn(when, day, facts));

/** Whole weeks, Monday to Sunday, of the days ahead. */
export const weeksOf = (facts: Facts): readonly (readonly CalendarDay[])[] => {
  const weeks: CalendarDay[][] = [];
  for (const day of facts.days) {
    if (weekdayOf(day) === 0 || weeks.length === 0) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks.filter((week) => week.length === 7);
};

export const examOf = (facts: Facts, subject: string): CalendarDay | undefined =>
  facts.subjects.find(({ name }) => name.trim() === subject)?.examDate;

/** Days on which sessions go against a wish. */
export const countDays = (
  facts: Facts,
  isWrong: (sessions: readonly PlannedSession[]) => boolean,
): number => [...facts.byDay.values()].filter(isWrong).length;

export const minutesOf = (facts: Facts, subject: string): number =>
  totalMinutes(facts.sessions.filter((each) => each.subject === subject));

/** Whether each subject has more, or less, than in the plan without wishes about its amount. */
export const checkAmounts = (
  facts: Facts,
  subjects: readonly string[],
  direction: "more" | "less",
): Verdict => {
  const sign = direction === "more" ? 1 : -1;
  const same = subjects.filter(
    (name) => sign * (minutesOf(facts, name) - facts.minutesWithout(name)) <= 0,
  );
  return same.length === 0 ? kept : unkept({ kind: "no change", subjects: same, direction });
};
