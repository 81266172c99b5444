import { formatClock, weekdayNames, weekdayOf } from "@smart-planner/planner";
import type { PlanEvent } from "./plan-events.ts";

/** A subject called `=2+3` must stay a text when a spreadsheet opens the file. */
const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = neutral(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const rowOf = ({ day, time, title, note }: PlanEvent): readonly string[] => [
  day,
  weekdayNames[weekdayOf(day)],
  time === undefined ? "" : formatClock(time.start),
  time === undefined ? "" : formatClock(time.end),
  time === undefined ? "" : String(time.end - time.start),
  title,
  note.replaceAll("\n", "; "),
];

/** The plan as a table (CSV, RFC 4180), one row an event, in order of time. */
export const writeTable = (events: readonly PlanEvent[]): string => {
  const rows = events
    .toSorted((a, b) =>
      a.day === b.day ? (a.time?.start ?? -1) - (b.time?.start ?? -1) : a.day < b.day ? -1 : 1,
    )
    .map(rowOf);
  const head = ["Date", "Day", "Start", "End", "Minutes", "What", "Note"];
  // Without the mark at the start, spreadsheets take the text for another alphabet.
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
};
