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

const overlaps = (one: Interval, other: Interval): boolean =>
  one.start < other.end && one.end > other.start;

/** Why a time is closed, or taken by something that is not a session. */
const shutBy = (
  { day, start, minutes }: Place,
  comer: Comer,
  inputs: PlanCheckInputs,
  skipped: Interval | undefined,
): readonly PlaceReason[] => {
  const time = { start, end: start + minutes };
  const { subject, taskId } = comer;
  const isStudy = subject !== undefined;
  const closed = (by: ClosedReason): PlaceReason => ({ kind: "closed", by });
  const window = outsideWindow(inputs, day, comer);
  const isKnown = inputs.subjects.some(({ name }) => name.trim() === subject);
  const isOutside = isStudy && outsideFreeTime(inputs, day, [time]).length > 0;
  const isSkipped = skipped !== undefined && overlaps(skipped, time);
  return [
    ...closedDayReasons(inputs, day, comer).map(closed),
    ...(window !== undefined && window.start < time.end ? [closed(window.by)] : []),
    ...(isStudy && taskId === undefined && !isKnown ? [{ kind: "unknown subject" } as const] : []),
    ...takenOn(inputs, day)
      .filter((taken) => overlaps(taken, time))
      .map(
        ({ by, kind, end }): PlaceReason => ({
          kind: "taken",
          by,
          ...(kind !== "wish" && { until: end }),
        }),
      ),
    ...(isOutside ? [closed({ kind: "outside free time" })] : []),
    ...(isSkipped ? [closed({ kind: "skipped" })] : []),
  ];
};

/** Lengths and pauses that the scheduler keeps. */
const unlikeScheduled = (
  { start, minutes }: Place,
  others: readonly Neighbour[],
  { preferences, wishes }: PlanCheckInputs,
): readonly PlaceReason[] => {
  if (preferences === undefined) return [];
  const { minimum, maximum } = sessionLengthsOf({ preferences, wishes });
  const around = { start: start - gapMinutes, end: start + minutes + gapMinutes };
  const near = others.find((other) => other.isStudy && overlaps(timeOf(other), around));
  return [
    ...(minutes < minimum ? [{ kind: "shorter", minutes: minimum } as const] : []),
    ...(minutes > maximum ? [{ kind: "longer", minutes: maximum } as const] : []),
    ...(near === undefined ? [] : [{ kind: "near", name: near.name } as const]),
  ];
};

const timeOf = ({ start, minutes }: Place): Interval => ({ start, end: start + minutes });

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
  const isPast = day < now.day || (day === now.day && start < now.minuteOfDay);
  const reasons: PlaceReason[] = isPast ? [{ kind: "past" }] : [];
  reasons.push(...shutBy(place, comer, inputs, skipped));
  const met = others.find((other) => overlaps(timeOf(other), timeOf(place)));
  if (met !== undefined) reasons.push({ kind: "met", name: met.name });
  if (comer.subject === undefined) return { isPast, reasons };
  if (!isQuick)
    reasons.push(
      ...unlikeScheduled(place, others, inputs).filter(
        ({ kind }) => kind !== "near" || met === undefined,
      ),
    );
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
