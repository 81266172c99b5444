import { busyWeekOf } from "../free-time/busy-week.ts";
import { type Interval, subtractIntervals } from "../free-time/intervals.ts";
import { paintedFreeTimeOn } from "../free-time/week-pattern.ts";
import type { CalendarDay } from "../model/model.ts";
import { availabilityOf, busyOn, type PlanCheckInputs } from "../plan-check/plan-check-inputs.ts";
import { mayStudyOn } from "../scheduler/problem/subject-rules.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { weekdayOf } from "../time/day-number.ts";

export interface TakenTime extends Interval {
  /** `Football`, `Class`. */
  readonly name: string;
  readonly kind: "class" | "commitment" | "sleep" | "wish" | "calendar" | "closed";
}

/** The session to be placed. */
export interface Comer {
  /** Undefined for a time of one's own, which keeps no guarantee of study. */
  readonly subject: string | undefined;
  readonly exam: CalendarDay | undefined;
  /** Of due work, which has its own window. */
  readonly taskId?: string | undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const nameOf = (because: string): string => capital(because.replace(/^an? /, ""));

const kindOf = (because: string, wished: boolean): TakenTime["kind"] => {
  if (wished) return "wish";
  if (because === "a class") return "class";
  return because === "sleep" || because === "your sleep" ? "sleep" : "commitment";
};

/** Hours that were painted one by one are one time. */
const joined = (times: readonly TakenTime[]): readonly TakenTime[] => {
  const all: TakenTime[] = [];
  for (const time of times.toSorted((one, other) => one.start - other.start)) {
    const at = all.findLastIndex(({ name, end }) => name === time.name && end >= time.start);
    const last = all[at];
    if (last === undefined) all.push(time);
    else all[at] = { ...last, end: Math.max(last.end, time.end) };
  }
  return all;
};

export const takenOn = (inputs: PlanCheckInputs, day: CalendarDay): readonly TakenTime[] => {
  const { busy = [], ...week } = inputs;
  return joined([
    ...busyWeekOf(availabilityOf(inputs))[weekdayOf(day)].map(
      ({ start, end, because, wished }) => ({
        start,
        end,
        name: nameOf(because),
        kind: kindOf(because, wished),
      }),
    ),
    ...busyOn(week, day).map(({ start, end, because = "a commitment" }) => ({
      start,
      end,
      name: nameOf(because),
      kind: "commitment" as const,
    })),
    ...busyOn({ ...week, commitments: [], busy }, day).map(
      ({ start, end, because = "another calendar" }) => ({
        start,
        end,
        name: nameOf(because),
        kind: "calendar" as const,
      }),
    ),
  ]);
};

/** The part of a day before due work opens or after it is due. Late work may be done on any day. */
export const outsideWindow = (
  { tasks = [], today }: PlanCheckInputs,
  day: CalendarDay,
  { taskId }: Comer,
): TakenTime | undefined => {
  const task = tasks.find(({ key }) => taskId !== undefined && key === taskId);
  const { opens, due } = task ?? {};
  if (due === undefined || due.day < today) return undefined;
  const shut = { start: 0, end: minutesPerDay, kind: "closed" as const };
  if (opens !== undefined && day < opens.day) return { ...shut, name: "Before it opens" };
  const name = "After it is due";
  if (day > due.day) return { ...shut, name };
  return day === due.day ? { ...shut, start: due.minute, name } : undefined;
};

/** Why a session has nothing to seek on the whole of a day. */
export const closedDayReasons = (
  inputs: PlanCheckInputs,
  day: CalendarDay,
  { subject, exam }: Comer,
): readonly string[] => {
  const { wishes, dateLimits } = inputs;
  const isKeptFree =
    wishes?.weekdaysOff.includes(weekdayOf(day)) ||
    wishes?.datesOff.includes(day) ||
    dateLimits?.findLast((limit) => limit.day === day)?.minutes === 0;
  const isStudy = subject !== undefined;
  const hasExam = isStudy && exam !== undefined && day >= exam;
  return [
    ...(hasExam ? [day === exam ? "Exam day" : "After its exam"] : []),
    ...(isKeptFree ? ["A day you keep free"] : []),
    ...(isStudy && !mayStudyOn(inputs, subject)({ day, weekday: weekdayOf(day) })
      ? [`A day you keep free of ${subject}`]
      : []),
  ];
};

/** The part of a day outside painted Free Time, if any is painted. */
export const outsideFreeTime = (
  { grid = {} }: PlanCheckInputs,
  day: CalendarDay,
  times: readonly Interval[],
): readonly Interval[] => {
  const free = paintedFreeTimeOn(grid, weekdayOf(day));
  return free === undefined ? [] : subtractIntervals(times, free);
};

/** Times shaded during a drag. */
export const shutTimesOf = ({
  inputs,
  day,
  comer,
  skipped,
}: {
  readonly inputs: PlanCheckInputs;
  readonly day: CalendarDay;
  readonly comer: Comer;
  /** Wall-clock time skipped on this day. */
  readonly skipped: Interval | undefined;
}): readonly TakenTime[] => {
  const closed = (name: string, { start, end }: Interval): TakenTime => ({
    start,
    end,
    name,
    kind: "closed",
  });
  const wholeDay = { start: 0, end: minutesPerDay };
  const [reason] = closedDayReasons(inputs, day, comer);
  if (reason !== undefined) return [closed(reason, wholeDay)];
  const window = outsideWindow(inputs, day, comer);
  const outside = comer.subject === undefined ? [] : outsideFreeTime(inputs, day, [wholeDay]);
  return [
    ...takenOn(inputs, day),
    ...outside.map((time) => closed("Outside your Free Time", time)),
    ...(window === undefined ? [] : [window]),
    ...(skipped === undefined ? [] : [closed(skippedReason, skipped)]),
  ];
};

/** On the night when the clocks go forward. */
export const skippedReason = "The clocks skip this time";
