import { busyWeekOf, isKeptFree, type TakenBy, takenByName } from "../free-time/busy-week.ts";
import { type Interval, subtractIntervals } from "../free-time/intervals.ts";
import { paintedFreeTimeOn } from "../free-time/week-pattern.ts";
import type { CalendarDay } from "../model/model.ts";
import { availabilityOf, busyOn, type PlanCheckInputs } from "../plan-check/plan-check-inputs.ts";
import { mayStudyOn } from "../scheduler/problem/subject-rules.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { weekdayOf } from "../time/day-number.ts";

/** Why study is not possible at a time that nothing takes. */
export type ClosedReason =
  | {
      readonly kind:
        | "exam day"
        | "after exam"
        | "day off"
        | "not open"
        | "after due"
        | "outside free time"
        | "skipped";
    }
  | { readonly kind: "subject off"; readonly subject: string };

interface OccupiedTime extends Interval {
  readonly by: TakenBy;
  readonly kind: "class" | "commitment" | "sleep" | "wish" | "calendar";
}

interface ClosedTime extends Interval {
  readonly by: ClosedReason;
  readonly kind: "closed";
}

export type TakenTime = OccupiedTime | ClosedTime;

/** The session to be placed. */
export interface Comer {
  /** Undefined for a time of one's own, which keeps no guarantee of study. */
  readonly subject: string | undefined;
  readonly exam: CalendarDay | undefined;
  /** Of due work, which has its own window. */
  readonly taskId?: string | undefined;
}

const kindOf = (by: TakenBy): OccupiedTime["kind"] => {
  if (isKeptFree(by)) return "wish";
  if (by.kind === "class") return "class";
  return by.kind === "sleep" || by.kind === "sleep hours" ? "sleep" : "commitment";
};

const isSame = (one: TakenBy, other: TakenBy): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Hours that were painted one by one are one time. */
const joined = (times: readonly OccupiedTime[]): readonly OccupiedTime[] => {
  const all: OccupiedTime[] = [];
  for (const time of times.toSorted((one, other) => one.start - other.start)) {
    const at = all.findLastIndex(({ by, end }) => end >= time.start && isSame(by, time.by));
    const last = all[at];
    if (last === undefined) all.push(time);
    else all[at] = { ...last, end: Math.max(last.end, time.end) };
  }
  return all;
};

export const takenOn = (inputs: PlanCheckInputs, day: CalendarDay): readonly OccupiedTime[] => {
  const { busy = [], ...week } = inputs;
  return joined([
    ...busyWeekOf(availabilityOf(inputs))[weekdayOf(day)].map(({ start, end, by }) => ({
      start,
      end,
      by,
      kind: kindOf(by),
    })),
    ...busyOn(week, day).map(({ start, end, because = "" }) => ({
      start,
      end,
      by: takenByName(because, "commitment"),
      kind: "commitment" as const,
    })),
    ...busyOn({ ...week, commitments: [], busy }, day).map(({ start, end, because = "" }) => ({
      start,
      end,
      by: takenByName(because, "calendar"),
      kind: "calendar" as const,
    })),
  ]);
};

const wholeDay: Interval = { start: 0, end: minutesPerDay };

const closed = (by: ClosedReason, { start, end }: Interval): ClosedTime => ({
  start,
  end,
  by,
  kind: "closed",
});

/** The part of a day before due work opens or after it is due. Late work may be done on any day. */
export const outsideWindow = (
  { tasks = [], today }: PlanCheckInputs,
  day: CalendarDay,
  { taskId }: Comer,
): ClosedTime | undefined => {
  const task = tasks.find(({ key }) => taskId !== undefined && key === taskId);
  const { opens, due } = task ?? {};
  if (due === undefined || due.day < today) return undefined;
  if (opens !== undefined && day < opens.day) return closed({ kind: "not open" }, wholeDay);
  if (day < due.day) return undefined;
  const start = day === due.day ? due.minute : 0;
  return closed({ kind: "after due" }, { ...wholeDay, start });
};

/** Why a session has nothing to seek on the whole of a day. */
export const closedDayReasons = (
  inputs: PlanCheckInputs,
  day: CalendarDay,
  { subject, exam }: Comer,
): readonly ClosedReason[] => {
  const { wishes, dateLimits } = inputs;
  const isDayOff =
    wishes?.weekdaysOff.includes(weekdayOf(day)) ||
    wishes?.datesOff.includes(day) ||
    dateLimits?.findLast((limit) => limit.day === day)?.minutes === 0;
  const isStudy = subject !== undefined;
  const hasExam = isStudy && exam !== undefined && day >= exam;
  return [
    ...(hasExam ? [{ kind: day === exam ? "exam day" : "after exam" } as const] : []),
    ...(isDayOff ? [{ kind: "day off" } as const] : []),
    ...(isStudy && !mayStudyOn(inputs, subject)({ day, weekday: weekdayOf(day) })
      ? [{ kind: "subject off", subject } as const]
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
  const [reason] = closedDayReasons(inputs, day, comer);
  if (reason !== undefined) return [closed(reason, wholeDay)];
  const window = outsideWindow(inputs, day, comer);
  const outside = comer.subject === undefined ? [] : outsideFreeTime(inputs, day, [wholeDay]);
  return [
    ...takenOn(inputs, day),
    ...outside.map((time) => closed({ kind: "outside free time" }, time)),
    ...(window === undefined ? [] : [window]),
    ...(skipped === undefined ? [] : [closed({ kind: "skipped" }, skipped)]),
  ];
};
