import { csvOf } from "@smart-planner/planner/progress";
import { formatClock, weekdayNames, weekdayOf } from "@smart-planner/planner/time";
import type { PlanEvent } from "./plan-events.ts";

const rowOf = ({ day, time, title, note }: PlanEvent): readonly string[] => [
  day,
  weekdayNames[weekdayOf(day)],
  time === undefined ? "" : formatClock(time.start),
  time === undefined ? "" : formatClock(time.end),
  time === undefined ? "" : String(time.end - time.start),
  title,
  note.replaceAll("\n", "; "),
];

export const writeTable = (events: readonly PlanEvent[]): string => {
  const rows = events
    .toSorted((a, b) =>
      a.day === b.day ? (a.time?.start ?? -1) - (b.time?.start ?? -1) : a.day < b.day ? -1 : 1,
    )
    .map(rowOf);
  const head = ["Date", "Day", "Start", "End", "Minutes", "What", "Note"];
  return csvOf([head, ...rows]);
};
