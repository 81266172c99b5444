import type { Interval } from "../free-time/intervals.ts";
import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { CalendarDay, PlanMoment } from "../model/model.ts";
import type { PlanCheckInputs } from "../plan-check/plan-check-inputs.ts";
import { limitOn } from "../scheduler/problem/study-days.ts";
import { formatClock, type ShowClock } from "../time/clock-time.ts";
import { gridMinutes, shortDuration } from "../time/duration.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { Place } from "./plan-edit.ts";
import {
  type Comer,
  closedDayReasons,
  outsideFreeTime,
  outsideWindow,
  skippedReason,
  takenOn,
} from "./taken-on.ts";

/** Another session or busy time of the day. */
export interface Neighbour extends Place {
  readonly id: string;
  readonly name: string;
  /** A time of the student's own counts no hours of study. */
  readonly isStudy: boolean;
}

export interface PlaceBreaks {
  /** Nothing can be studied in the past: the one place that is not taken. */
  readonly isPast: boolean;
  /** In few words, the most telling first: `Football until 15:30`, `Exam day`, `History is here`. */
  readonly reasons: readonly string[];
  /** More than the day's hours: `15 min over your 4 h`. */
  readonly over: string | undefined;
  /** The day's minutes of study then, where they are over its hours. */
  readonly dayMinutes?: number | undefined;
}

/** Minutes of study on a day, and by how many they pass what was given for it. */
export const dayTotalOf = ({
  day,
  minutes,
  inputs,
  isQuick,
}: {
  readonly day: CalendarDay;
  /** Of each session. */
  readonly minutes: readonly number[];
  readonly inputs: PlanCheckInputs;
  readonly isQuick: boolean;
}): { readonly planned: number; readonly over: number } => {
  const planned = minutes.reduce((total, one) => total + one, 0);
  const allowed = limitOn(inputs, day);
  // Shares are rounded.
  const tolerance = isQuick ? (gridMinutes / 2) * minutes.length : 0;
  return { planned, over: planned > allowed + tolerance ? planned - allowed : 0 };
};

/** Broken rules at a place, in the short words of the plan check. */
export const placeBreaks = ({
  place,
  comer,
  others,
  inputs,
  now,
  isQuick,
  skipped,
  showTime = formatClock,
}: {
  readonly place: Place;
  readonly comer: Comer;
  readonly others: readonly Neighbour[];
  readonly inputs: PlanCheckInputs;
  readonly now: PlanMoment;
  readonly isQuick: boolean;
  /** Wall-clock time skipped on that day. */
  readonly skipped?: Interval | undefined;
  readonly showTime?: ShowClock;
}): PlaceBreaks => {
  const { day, start, minutes } = place;
  const { subject } = comer;
  const end = start + minutes;
  const isPast = day < now.day || (day === now.day && start < now.minuteOfDay);
  const reasons: string[] = isPast ? ["In the past"] : [];
  const isStudy = subject !== undefined;
  const closed = closedDayReasons(inputs, day, comer);
  reasons.push(...closed);
  const window = outsideWindow(inputs, day, comer);
  if (window !== undefined && window.start < end) reasons.push(window.name);
  if (
    isStudy &&
    comer.taskId === undefined &&
    !inputs.subjects.some(({ name }) => name.trim() === subject)
  )
    reasons.push("No longer one of your subjects");
  for (const taken of takenOn(inputs, day))
    if (taken.start < end && taken.end > start)
      reasons.push(
        taken.kind === "wish" ? taken.name : `${taken.name} until ${showTime(taken.end)}`,
      );
  if (isStudy && outsideFreeTime(inputs, day, [{ start, end }]).length > 0)
    reasons.push("Outside your Free Time");
  if (skipped !== undefined && skipped.start < end && skipped.end > start)
    reasons.push(skippedReason);
  const met = others.find((other) => other.start < end && other.start + other.minutes > start);
  if (met !== undefined) reasons.push(`${met.name} is here`);
  if (!isStudy) return { isPast, reasons: [...new Set(reasons)], over: undefined };
  const { preferences, wishes } = inputs;
  if (!isQuick && preferences !== undefined) {
    const lengths = sessionLengthsOf({ preferences, wishes });
    if (minutes < lengths.minimum) reasons.push(`Shorter than ${shortDuration(lengths.minimum)}`);
    if (minutes > lengths.maximum) reasons.push(`Longer than ${shortDuration(lengths.maximum)}`);
    const near = others.find(
      (other) =>
        other.isStudy &&
        other.start < end + gapMinutes &&
        other.start + other.minutes + gapMinutes > start,
    );
    if (met === undefined && near !== undefined) reasons.push(`Less than 15 min from ${near.name}`);
  }
  const total = dayTotalOf({
    day,
    minutes: [minutes, ...others.filter((other) => other.isStudy).map((other) => other.minutes)],
    inputs,
    isQuick,
  });
  const allowed = limitOn(inputs, day);
  // A day that is kept free has no hours to go over.
  if (total.over === 0 || allowed === 0)
    return { isPast, reasons: [...new Set(reasons)], over: undefined };
  return {
    isPast,
    reasons: [...new Set(reasons)],
    over: `${shortDuration(total.over)} over your ${shortDuration(allowed)}`,
    dayMinutes: total.planned,
  };
};
