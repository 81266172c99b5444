import { shortDuration } from "@smart-planner/planner/progress";

/** Milliseconds as whole minutes. */
export const minutesText = (ms: number): string => shortDuration(Math.round(ms / 60_000));
