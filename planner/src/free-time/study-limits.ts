import type { CalendarDay, PlanningWishes, Preferences, Subject, Weekday } from "../model/model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { dayNumberOf, dayOfNumber, firstDayNumber } from "../time/day-number.ts";
import { gridMinutes } from "../time/duration.ts";

/** The hours of the form, or a lower wished limit. */
export const dailyMinutesOn = ({
  weekday,
  hoursPerDay,
  wishes,
}: {
  readonly weekday: Weekday;
  readonly hoursPerDay: number;
  readonly wishes?: PlanningWishes | undefined;
}): number => {
  const asked = Number.isFinite(hoursPerDay) ? hoursPerDay * 60 : 0;
  const limits = (wishes?.dailyLimits ?? [])
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ minutes }) => minutes);
  return Math.max(Math.min(asked, minutesPerDay, ...limits), 0);
};

/** The exam, or an earlier wished day. */
export const studyDeadlineOf = ({
  subject,
  wishes,
}: {
  readonly subject: Subject;
  readonly wishes?: PlanningWishes | undefined;
}): CalendarDay => {
  const name = subject.name.trim();
  const kept = (wishes?.finishDaysBefore ?? [])
    .filter((wish) => wish.subject === undefined || wish.subject.trim() === name)
    .map(({ days }) => days);
  const earlier = Math.ceil(Math.max(0, ...kept));
  return dayOfNumber(Math.max(dayNumberOf(subject.examDate) - earlier, firstDayNumber));
};

export interface SessionLengths {
  /** Minutes, on the 5-minute grid. */
  readonly minimum: number;
  readonly maximum: number;
  /** The minimum exceeded the maximum: the shorter is used for both. */
  readonly conflict: boolean;
}

/** Wishes override the form. */
export const sessionLengthsOf = ({
  preferences,
  wishes,
}: {
  readonly preferences: Pick<Preferences, "minSessionLength" | "maxSessionLength">;
  readonly wishes?: PlanningWishes | undefined;
}): SessionLengths => {
  const { minSessionLength: wishedMinimum, maxSessionLength: wishedMaximum } = wishes ?? {};
  const askedMinimum =
    wishedMinimum ?? Math.min(preferences.minSessionLength, wishedMaximum ?? Infinity);
  const askedMaximum = wishedMaximum ?? Math.max(preferences.maxSessionLength, wishedMinimum ?? 0);
  const conflict = askedMinimum > askedMaximum;
  const maximum = Math.max(Math.floor(askedMaximum / gridMinutes) * gridMinutes, gridMinutes);
  const minimum = Math.max(Math.ceil(askedMinimum / gridMinutes) * gridMinutes, gridMinutes);
  return { minimum: Math.min(minimum, maximum), maximum, conflict };
};
