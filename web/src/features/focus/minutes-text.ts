import { shortDuration } from "@smart-planner/planner/progress";

/** Whole minutes of milliseconds, as sums are written. */
export const minutesText = (ms: number): string => shortDuration(Math.round(ms / 60_000));
