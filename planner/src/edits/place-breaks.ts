import type { TakenBy } from "../free-time/busy-week.ts";
import type { Interval } from "../free-time/intervals.ts";
import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { CalendarDay, PlanMoment } from "../model/model.ts";
import type { PlanCheckInputs } from "../plan-check/plan-check-inputs.ts";
import { limitOn } from "../scheduler/problem/study-days.ts";
import { gridMinutes } from "../time/duration.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { Place } from "./plan-edit.ts";
import {
  type ClosedReason,
  type Comer,
  closedDayReasons,
  outsideFreeTime,
  outsideWindow,
  takenOn,
} from "./taken-on.ts";

/** Another session or busy time of the day. */
export interface Neighbour extends Place {
  readonly id: string;
  readonly name: string;
  /** A time of the student's own counts no hours of study. */
  readonly isStudy: boolean;
}

export type PlaceReason =
  | { readonly kind: "past" | "unknown subject" }
  | { readonly kind: "closed"; readonly by: ClosedReason }
  | { readonly kind: "taken"; readonly by: TakenBy; readonly until?: number }
  /** Another session or event is there, or within 15 minutes. */
  | { readonly kind: "met" | "near"; readonly name: string }
  | { readonly kind: "shorter" | "longer"; readonly minutes: number }
  /** More than the day's hours. */
  | { readonly kind: "over"; readonly minutes: number; readonly allowedMinutes: number };

export interface PlaceBreaks {
  /** Nothing can be studied in the past: the one place that is not taken. */
  readonly isPast: boolean;
  /** The most telling first, and without the day's hours. */
  readonly reasons: readonly PlaceReason[];
  readonly over?: Extract<PlaceReason, { readonly kind: "over" }> | undefined;
  /** The day's minutes of study then, if they are over its hours. */
  readonly dayMinutes?: number | undefined;
}

/** Minutes of study on a day, and by how many they exceed its hours. */
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

/** Broken rules at a place. */
export const placeBreaks = ({
  place,
  comer,
  others,
  inputs,
  now,
  isQuick,
  skipped,
}: {
  readonly place: Place;
  readonly comer: Comer;
  readonly others: readonly Neighbour[];
  readonly inputs: PlanCheckInputs;
  readonly now: PlanMoment;
  readonly isQuick: boolean;
  /** Wall-clock time skipped on that day. */
  readonly skipped?: Interval | undefined;
}): PlaceBreaks => {
  const { day, start, minutes } = place;
  const { subject } = comer;
  const end = start + minutes;
  const isPast = day < now.day || (day === now.day && start < now.minuteOfDay);
  const reasons: PlaceReason[] = isPast ? [{ kind: "past" }] : [];
  const isStudy = subject !== undefined;
  const isShut = (by: ClosedReason) => reasons.push({ kind: "closed", by });
  closedDayReasons(inputs, day, comer).forEach(isShut);
  const window = outsideWindow(inputs, day, comer);
  if (window !== undefined && window.start < end) isShut(window.by);
  if (
    isStudy &&
    comer.taskId === undefined &&
    !inputs.subjects.some(({ name }) => name.trim() === subject)
  )
    reasons.push({ kind: "unknown subject" });
  for (const taken of takenOn(inputs, day))
    if (taken.start < end && taken.end > start)
      reasons.push({
        kind: "taken",
        by: taken.by,
        ...(taken.kind !== "wish" && { until: taken.end }),
      });
  if (isStudy && outsideFreeTime(inputs, day, [{ start, end }]).length > 0)
    isShut({ kind: "outside free time" });
  if (skipped !== undefined && skipped.start < end && skipped.end > start)
    isShut({ kind: "skipped" });
  const met = others.find((other) => other.start < end && other.start + other.minutes > start);
  if (met !== undefined) reasons.push({ kind: "met", name: met.name });
  if (!isStudy) return { isPast, reasons };
  const { preferences, wishes } = inputs;
  if (!isQuick && preferences !== undefined) {
    const lengths = sessionLengthsOf({ preferences, wishes });
    if (minutes < lengths.minimum) reasons.push({ kind: "shorter", minutes: lengths.minimum });
    if (minutes > lengths.maximum) reasons.push({ kind: "longer", minutes: lengths.maximum });
    const near = others.find(
      (other) =>
        other.isStudy &&
        other.start < end + gapMinutes &&
        other.start + other.minutes + gapMinutes > start,
    );
    if (met === undefined && near !== undefined) reasons.push({ kind: "near", name: near.name });
  }
  const total = dayTotalOf({
    day,
    minutes: [minutes, ...others.filter((other) => other.isStudy).map((other) => other.minutes)],
    inputs,
    isQuick,
  });
  const allowedMinutes = limitOn(inputs, day);
  // A day that is kept free has no hours to go over.
  if (total.over === 0 || allowedMinutes === 0) return { isPast, reasons };
  return {
    isPast,
    reasons,
    over: { kind: "over", minutes: total.over, allowedMinutes },
    dayMinutes: total.planned,
  };
};
