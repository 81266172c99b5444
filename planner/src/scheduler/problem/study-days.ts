import { datedCommitmentTimesOf } from "../../calendars/dated-commitment-times.ts";
import { type FreeDay, freeDaysFrom } from "../../free-time/free-days.ts";
import { type Interval, minutesIn, subtractIntervals } from "../../free-time/intervals.ts";
import { dailyMinutesOn } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { addDays, weekdayOf } from "../../time/day-number.ts";
import { gridMinutes } from "../../time/duration.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { gapMinutes as shortestGap } from "../../timeline/place-day.ts";
import type { AdvancedInputs, FixedSession } from "./advanced-inputs.ts";

/** Comfort that a day gives up: 1 its free time, 2 also lunch and exam mornings, 3 all. */
export const levels = [0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** Minutes from an exam's start until the student can study again, and when that is if unknown. */
const afterExam = { minutes: 3 * 60, unknown: 14 * 60 } as const;

/** A day of the plan before anything is planned on it. */
export interface StudyDay {
  readonly day: CalendarDay;
  readonly weekday: FreeDay["weekday"];
  /** On the 5-minute grid, outside of everything busy and of fixed sessions with their gap. */
  readonly free: readonly Interval[];
  /** Minutes that may be planned beside the fixed sessions. */
  readonly limit: number;
  readonly fixed: readonly FixedSession[];
}

const onGrid = (free: readonly Interval[]): readonly Interval[] =>
  free
    .map(({ start, end }) => ({
      start: Math.ceil(start / gridMinutes) * gridMinutes,
      end: Math.floor(end / gridMinutes) * gridMinutes,
    }))
    .filter(({ start, end }) => end > start);

/** Intervals of one date, with what reaches over from the date before and goes on to the next. */
const byDate = <Time extends Interval & { readonly day: CalendarDay }>(
  times: readonly Time[],
): ReadonlyMap<CalendarDay, readonly Interval[]> => {
  const found = new Map<CalendarDay, Interval[]>();
  const put = (day: CalendarDay, start: number, end: number) => {
    if (end > start) found.set(day, [...(found.get(day) ?? []), { start, end }]);
  };
  for (const { day, start, end } of times) {
    put(day, Math.max(start, 0), Math.min(end, minutesPerDay));
    if (end > minutesPerDay) put(addDays(day, 1), 0, end - minutesPerDay);
    if (start < 0) put(addDays(day, -1), minutesPerDay + start, minutesPerDay);
  }
  return found;
};

/** Most minutes of study on a date: the limit for that date, or for its weekday. */
export const limitOn = (
  {
    dateLimits,
    hoursPerDay,
    wishes,
  }: Pick<AdvancedInputs, "dateLimits" | "hoursPerDay" | "wishes">,
  day: CalendarDay,
): number => {
  const own = (dateLimits ?? []).findLast((limit) => limit.day === day);
  return own === undefined
    ? dailyMinutesOn({ weekday: weekdayOf(day), hoursPerDay, wishes })
    : own.minutes;
};

/** When a day with an exam opens for study again. */
export const examOpenings = ({
  subjects,
}: Pick<AdvancedInputs, "subjects">): ReadonlyMap<CalendarDay, number> => {
  const opens = new Map<CalendarDay, number>();
  for (const { name, examDate, examStart } of subjects) {
    if (name.trim() === "" || parseDay(examDate) === undefined) continue;
    const from = examStart === undefined ? afterExam.unknown : examStart + afterExam.minutes;
    opens.set(examDate, Math.max(opens.get(examDate) ?? 0, from));
  }
  return opens;
};

/** Free time of each day from `today`, before comfort takes its part. */
export const studyDaysOf = ({
  inputs,
  level,
  days,
  gapOn = () => shortestGap,
}: {
  readonly inputs: AdvancedInputs;
  readonly level: Level;
  readonly days: number;
  /** Minutes between two sessions of a day. */
  readonly gapOn?: (day: CalendarDay) => number;
}): readonly StudyDay[] => {
  const { today, minuteOfDay, preferences, wishes, fixed = [], quietExamDays = true } = inputs;
  const busy = byDate([
    ...(inputs.busy ?? []),
    ...datedCommitmentTimesOf({
      commitments: inputs.commitments,
      from: today,
      to: addDays(today, days),
    }),
  ]);
  const taken = byDate(
    fixed.map(({ day, start, minutes }) => ({
      day,
      start: start - gapOn(day),
      end: start + minutes + gapOn(day),
    })),
  );
  const fixedOn = Map.groupBy(fixed, ({ day }) => day);
  const openings = examOpenings(inputs);
  return freeDaysFrom({
    today,
    minuteOfDay,
    availability: {
      grid: inputs.grid,
      commitments: inputs.commitments,
      sleepSchedule: preferences.sleepSchedule,
      ...(wishes === undefined ? {} : { wishes }),
    },
    days,
  }).map(({ day, weekday, free }) => {
    const opens = openings.get(day);
    const isQuiet = opens !== undefined && level < 2 && quietExamDays;
    const morning = isQuiet ? [{ start: 0, end: opens }] : [];
    const own = fixedOn.get(day) ?? [];
    const limit = limitOn(inputs, day) / (isQuiet ? 2 : 1);
    const used = totalMinutes(own);
    const open = onGrid(
      subtractIntervals(free, [...(busy.get(day) ?? []), ...(taken.get(day) ?? []), ...morning]),
    );
    return {
      day,
      weekday,
      free: open,
      // A limit beyond the free time does not count: it cannot change a plan.
      limit: Math.min(Math.max(limit - used, 0), minutesIn(open)),
      fixed: own,
    };
  });
};
