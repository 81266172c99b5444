import type { PreferredTime } from "../model/model.ts";
import { type Interval, mergeIntervals } from "./intervals.ts";

export const timesOfDay = [
  "Early Morning",
  "Morning",
  "Afternoon",
  "Evening",
  "Night",
] as const satisfies readonly PreferredTime[];

export const preferredTimeWindows: Readonly<Record<PreferredTime, Interval>> = {
  "Early Morning": { start: 5 * 60, end: 8 * 60 },
  Morning: { start: 8 * 60, end: 12 * 60 },
  Afternoon: { start: 12 * 60, end: 17 * 60 },
  Evening: { start: 17 * 60, end: 21 * 60 },
  Night: { start: 21 * 60, end: 24 * 60 },
};

export const windowsOfTimes = (times: readonly PreferredTime[]): readonly Interval[] =>
  mergeIntervals(times.map((time) => preferredTimeWindows[time]));
