import type { ScheduleRow } from "@smart-planner/contract";
import { type Weekday, weekdayNames } from "@smart-planner/planner";
import {
  clockStyleOf,
  resolveRange,
  resolveTime,
  timeRange,
  type WrittenRange,
  type WrittenTime,
} from "../text/clock-times.ts";

/** When a class is, as the file writes it. */
export type DraftTime =
  | { readonly kind: "range"; readonly range: WrittenRange }
  | { readonly kind: "duration"; readonly start: WrittenTime; readonly minutes: number }
  | { readonly kind: "minutes"; readonly start: number; readonly end: number };

/** A row before its hours are settled, which needs the hours of the whole file. */
export interface DraftRow {
  readonly days: readonly Weekday[];
  readonly subject: string;
  readonly time: DraftTime;
}

const writtenTimes = ({ time }: DraftRow): WrittenTime[] => {
  if (time.kind === "range") return [time.range.start, time.range.end];
  return time.kind === "duration" ? [time.start] : [];
};

/** The rows of the answer, in the order of the file, each once. */
export const finishRows = (drafts: readonly DraftRow[]): ScheduleRow[] => {
  const style = clockStyleOf(drafts.flatMap(writtenTimes));
  const rows = new Map<string, ScheduleRow>();
  for (const { days, subject, time } of drafts) {
    const range =
      time.kind === "range"
        ? resolveRange(time.range, style)
        : time.kind === "duration"
          ? timeRange(resolveTime(time.start, style), resolveTime(time.start, style) + time.minutes)
          : timeRange(time.start, time.end);
    if (range === undefined) continue;
    for (const day of days) {
      const row = { day: weekdayNames[day], subject, ...range };
      rows.set(JSON.stringify(row), row);
    }
  }
  return [...rows.values()];
};
