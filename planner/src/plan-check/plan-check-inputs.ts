import { datedCommitmentTimesOf } from "../calendars/dated-commitment-times.ts";
import type { Availability } from "../free-time/busy-week.ts";
import { dailyMinutesOn } from "../free-time/study-limits.ts";
import type {
  AvailabilityGrid,
  CalendarDay,
  Commitment,
  PlanningWishes,
  Preferences,
} from "../model/model.ts";
import type {
  AdvancedInputs,
  BusyTime,
  ExamInput,
  FixedSession,
  SubjectRule,
} from "../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays, daysBetween, weekdayOf } from "../time/day-number.ts";

/** Inputs of a plan; missing ones are not checked. */
export interface PlanCheckInputs {
  /** The day the plan was made. */
  readonly today: CalendarDay;
  /** Minutes since midnight when it was made. */
  readonly minuteOfDay?: number | undefined;
  readonly subjects: readonly ExamInput[];
  readonly tasks?: AdvancedInputs["tasks"];
  readonly hoursPerDay: number;
  readonly grid?: AvailabilityGrid | undefined;
  readonly commitments?: readonly Commitment[] | undefined;
  readonly preferences?: Preferences | undefined;
  readonly wishes?: PlanningWishes | undefined;
  readonly mostSessionsADay?: number | undefined;
  /** Sessions that stay where they are: no part of the plan, but nothing may come too close. */
  readonly fixed?: readonly FixedSession[] | undefined;
  readonly dateLimits?: AdvancedInputs["dateLimits"];
  readonly busy?: readonly BusyTime[] | undefined;
  readonly rules?: readonly SubjectRule[] | undefined;
}

export const availabilityOf = ({
  grid = {},
  commitments = [],
  preferences,
  wishes,
}: PlanCheckInputs): Availability => ({
  grid,
  commitments,
  sleepSchedule: preferences?.sleepSchedule ?? { start: 0, end: 0 },
  ...(wishes === undefined ? {} : { wishes }),
});

/** Most minutes of study on a date: what was said for it, or what its weekday allows. */
export const allowedMinutesOn = (
  { dateLimits, hoursPerDay, wishes }: PlanCheckInputs,
  day: CalendarDay,
): number =>
  (dateLimits ?? []).findLast((limit) => limit.day === day)?.minutes ??
  dailyMinutesOn({ weekday: weekdayOf(day), hoursPerDay, wishes });

export const fixedOn = ({ fixed }: PlanCheckInputs, day: CalendarDay): readonly FixedSession[] =>
  (fixed ?? []).filter((session) => session.day === day);

/** Busy times of one date, including those from the date before. */
export const busyOn = (
  { busy = [], commitments = [] }: PlanCheckInputs,
  day: CalendarDay,
): readonly BusyTime[] =>
  [...busy, ...datedCommitmentTimesOf({ commitments, from: day, to: addDays(day, 1) })].flatMap(
    (time) => {
      if (time.day === day) return [time];
      const isBefore = daysBetween(time.day, day) === 1;
      return isBefore && time.end > minutesPerDay
        ? [{ ...time, start: 0, end: time.end - minutesPerDay }]
        : [];
    },
  );

/** Whether the rules for a subject let it be studied on a day. */
export const maySubjectStudyOn = (
  { rules }: PlanCheckInputs,
  subject: string,
  day: CalendarDay,
): boolean =>
  (rules ?? []).every(
    (rule) =>
      (rule.subject !== undefined && rule.subject.trim() !== subject) ||
      ((rule.onlyOn === undefined || rule.onlyOn.includes(weekdayOf(day))) &&
        !rule.notOn?.includes(day)),
  );
