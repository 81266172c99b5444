import type { CalendarDay, Subject } from "../../model/model.ts";
import type { AdvancedInputs } from "../../scheduler/problem/advanced-inputs.ts";
import { dayNumberOf, dayOfNumber, weekdayOf } from "../../time/day-number.ts";
import type { When, Who } from "../wish.ts";

/** From today to the day before the last exam; no plan reaches further. */
export interface Horizon {
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
}

const longestHorizon = 3_700;

export const daysAhead = ({ today, subjects }: Horizon): readonly CalendarDay[] => {
  const first = dayNumberOf(today);
  const last = Math.max(...subjects.map(({ examDate }) => dayNumberOf(examDate)), first);
  return Array.from({ length: Math.min(last - first, longestHorizon) }, (_, index) =>
    dayOfNumber(first + index),
  );
};

const examsMeant = ({ examsOf }: When, subjects: readonly Subject[]): readonly Subject[] =>
  examsOf === undefined ? subjects : subjects.filter(({ name }) => examsOf.includes(name.trim()));

/** Whether a wish speaks of a day. */
export const holdsOn = (when: When, day: CalendarDay, { subjects }: Horizon): boolean => {
  const { weekdays, dates, daysBeforeExam } = when;
  if (weekdays !== undefined && !weekdays.includes(weekdayOf(day))) return false;
  if (
    dates !== undefined &&
    !dates.some(({ from, to }) => day >= from && (to === undefined || day <= to))
  )
    return false;
  if (daysBeforeExam === undefined) return true;
  return examsMeant(when, subjects).some(({ examDate }) => {
    const left = dayNumberOf(examDate) - dayNumberOf(day);
    return left >= 1 && left <= daysBeforeExam;
  });
};

/** A wish that holds on every day of every week. */
export const holdsAlways = ({ weekdays, dates, daysBeforeExam }: When): boolean =>
  weekdays === undefined && dates === undefined && daysBeforeExam === undefined;

/** Only by weekday, so that a weekly pattern can hold it. */
export const isWeekly = ({ dates, daysBeforeExam }: When): boolean =>
  dates === undefined && daysBeforeExam === undefined;

/** Minutes that the student gave to a date, in place of the usual hours; 0 is a day off. */
export const givenMinutesOn = (
  { dateLimits = [] }: Pick<AdvancedInputs, "dateLimits">,
  day: CalendarDay,
): number | undefined => dateLimits.findLast((limit) => limit.day === day)?.minutes;

/** A day without study, by a wish or by the student's own days off. */
export const isOff = (inputs: AdvancedInputs, day: CalendarDay): boolean =>
  inputs.wishes?.weekdaysOff.includes(weekdayOf(day)) === true ||
  inputs.wishes?.datesOff.includes(day) === true ||
  givenMinutesOn(inputs, day) === 0;

/** The rating of each subject: wished, or from the form, or medium. */
export const ratingIn =
  ({ wishes, preferences }: Pick<AdvancedInputs, "wishes" | "preferences">) =>
  (name: string): number => {
    // Looked up by own keys only: a subject may be called `constructor`.
    const said = [wishes?.difficulty ?? {}, preferences.subjectDifficulty];
    return said.find((ratings) => Object.hasOwn(ratings, name))?.[name] ?? 3;
  };

/** The subjects a wish is about; a rating of 4 and more is hard, of 2 and less easy. */
export const subjectsMeant = (
  { subjects, level }: Who,
  all: readonly Subject[],
  ratingOf: (name: string) => number,
): readonly string[] | undefined => {
  if (subjects !== undefined) return subjects;
  if (level === undefined) return undefined;
  const names = [...new Set(all.map(({ name }) => name.trim()))];
  return names.filter((name) => (level === "hard" ? ratingOf(name) >= 4 : ratingOf(name) <= 2));
};
