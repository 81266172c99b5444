import { datedCommitmentTimesOf } from "../calendars/dated-commitment-times.ts";
import type { Availability } from "../free-time/busy-week.ts";
import type { CalendarDay } from "../model/model.ts";
import type {
  AdvancedInputs,
  BusyTime,
  FixedSession,
} from "../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays, daysBetween } from "../time/day-number.ts";

type Needed = "today" | "subjects" | "hoursPerDay";

/** Inputs of a plan; missing ones are not checked. */
export type PlanCheckInputs = Pick<AdvancedInputs, Needed> & {
  readonly [Part in Exclude<keyof AdvancedInputs, Needed>]?: AdvancedInputs[Part] | undefined;
};

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

export const fixedOn = (
  { fixed = [] }: PlanCheckInputs,
  day: CalendarDay,
): readonly FixedSession[] => fixed.filter((session) => session.day === day);

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
