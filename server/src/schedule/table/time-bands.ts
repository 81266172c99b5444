import { parseClock } from "@smart-planner/planner";
import {
  clockStyleOf,
  earliestAfter,
  resolveRange,
  resolveTime,
  type WrittenTime,
} from "../text/clock-times.ts";

/** A row heading of a week: a start, and an end where one is written. */
export interface TimeLabel {
  readonly start: WrittenTime;
  readonly end?: WrittenTime;
}

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
    let minutes =
      range === undefined ? resolveTime(start, style) : (parseClock(range.startTime) ?? 0);
    const mayBeAfternoon = start.half === undefined && !start.twentyFour && start.hour <= 12;
    if (mayBeAfternoon && minutes <= previous && minutes + 720 > previous && minutes < 720) {
      minutes += 720;
    }
    previous = minutes;
    return minutes;
  });
};

const usualLength = (starts: readonly number[]): number => {
  const steps = starts
    .slice(1)
    .map((start, index) => start - (starts[index] ?? 0))
    .filter((step) => step > 0)
    .sort((left, right) => left - right);
  return steps[Math.floor(steps.length / 2)] ?? 60;
};

const endOf = (label: TimeLabel, start: number): number | undefined =>
  label.end === undefined ? undefined : earliestAfter(label.end, start);

/**
 * The time of every row of a week from top to bottom. Where only starts are written, a row lasts
 * until the next one; after 12:00 a bare 1:00 is in the afternoon.
 */
export const bandsOfLabels = (labels: readonly TimeLabel[]): TimeBand[] => {
  const starts = startsInOrder(labels);
  const length = usualLength(starts);
  return labels.map((label, index) => {
    const start = starts[index] ?? 0;
    const next = starts[index + 1];
    const end = endOf(label, start) ?? (next !== undefined && next > start ? next : start + length);
    return { start, end };
  });
};
