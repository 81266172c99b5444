import {
  clockStyleOf,
  earliestAfter,
  resolveRange,
  resolveTime,
} from "@smart-planner/planner/written";
import { median } from "../page/page.ts";
import type { TimeLabel } from "../text/written-times.ts";

/** Minutes from midnight. */
export interface TimeBand {
  readonly start: number;
  readonly end: number;
}

const startsInOrder = (labels: readonly TimeLabel[]): number[] => {
  const style = clockStyleOf(
    labels.flatMap((label) => (label.end === undefined ? [label.start] : [label.start, label.end])),
  );
  let previous = -1;
  return labels.map(({ start, end }) => {
    const range = end === undefined ? undefined : resolveRange({ start, end }, style);
    let minutes = range?.start ?? resolveTime(start, style);
    // Also where "am" is written by mistake: 02:20 PM is not followed by 03:20 AM.
    const mayBeAfternoon = start.half !== "pm" && !start.twentyFour && start.hour <= 12;
    if (mayBeAfternoon && minutes <= previous && minutes + 720 > previous && minutes < 720) {
      minutes += 720;
    }
    // A row out of order, such as a second table below the first, begins a day of its own.
    previous = minutes;
    return minutes;
  });
};

/** Too few rows to tell which of two that overlap is wrong. */
const fewest = 4;

/** One row alone that reaches into the next was misread, as 11:00-12:00 is without its 1: it ends there. */
const withoutOverrun = (bands: readonly TimeBand[]): readonly TimeBand[] => {
  const startAfter = (index: number, { start }: TimeBand): number => {
    const next = bands[index + 1]?.start ?? 0;
    return next > start ? next : Number.POSITIVE_INFINITY;
  };
  const over = bands.filter((band, index) => band.end > startAfter(index, band));
  if (bands.length < fewest || over.length !== 1) return bands;
  return bands.map((band, index) => ({
    ...band,
    end: Math.min(band.end, startAfter(index, band)),
  }));
};

/**
 * The time of every row of a week. With starts only, a row lasts until the next; after 12:00 a bare
 * 1:00 is in the afternoon.
 */
export const bandsOfLabels = (labels: readonly TimeLabel[]): readonly TimeBand[] => {
  const starts = startsInOrder(labels);
  const steps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  const length = median(steps.filter((step) => step > 0)) || 60;
  const bands = labels.map(({ end }, index) => {
    const start = starts[index] ?? 0;
    const next = starts[index + 1];
    if (end !== undefined) return { start, end: earliestAfter(end, start) };
    return { start, end: next !== undefined && next > start ? next : start + length };
  });
  return withoutOverrun(bands);
};

/** Rows counted 1, 2, 3 or 0, 1, 2, and perhaps so again below, are lesson numbers: they say nothing of the hour. */
export const areLessonNumbers = (labels: readonly TimeLabel[]): boolean => {
  const first = labels[0]?.start.hour ?? 9;
  return (
    first <= 1 &&
    labels.every(
      ({ start, end }, index) =>
        end === undefined &&
        start.half === undefined &&
        start.minute === 0 &&
        (start.hour === first || start.hour === (labels[index - 1]?.start.hour ?? -1) + 1),
    )
  );
};
