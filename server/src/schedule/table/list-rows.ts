import { parseDay, type Weekday, weekdayOf } from "@smart-planner/planner";
import { durationOfCell, repairScannedTimes, timeOfCell } from "../text/clock-times.ts";
import { daysOfCell } from "../text/day-names.ts";
import { subjectOf } from "../text/subject-text.ts";
import type { ColumnRole } from "./column-headings.ts";
import { planColumns, type Table } from "./column-roles.ts";
import type { DraftRow, DraftTime } from "./draft-row.ts";
import { headingDays, meetingsOfCell, type ReadOptions, rangeIn } from "./table-cell.ts";
import { dateOrderOf, dayOfWrittenDate } from "./written-dates.ts";

const oneHour = 60;

type CellOf = (role: ColumnRole) => string;

const timesOf = (
  cell: CellOf,
  options: ReadOptions,
): readonly { readonly time: DraftTime; readonly days?: readonly Weekday[] }[] => {
  const when = cell("when");
  const range = rangeIn(when, options);
  if (range !== undefined) return [{ time: { kind: "range", range } }];
  const meetings = when === "" ? undefined : meetingsOfCell(when, options);
  if (meetings !== undefined) {
    return meetings.map((meeting) => ({
      time: { kind: "range", range: meeting.range },
      days: meeting.days,
    }));
  }
  const repair = options.scanned === true ? repairScannedTimes : (text: string) => text;
  const startText = repair(cell("start") === "" ? when : cell("start"));
  const inStart = rangeIn(startText, options);
  if (inStart !== undefined) return [{ time: { kind: "range", range: inStart } }];
  const start = timeOfCell(startText, { bareHours: true });
  if (start === undefined) return [];
  const end = timeOfCell(repair(cell("end")), { bareHours: true });
  if (end !== undefined) return [{ time: { kind: "range", range: { start, end } } }];
  const minutes = durationOfCell(cell("duration"));
  return minutes === undefined ? [] : [{ time: { kind: "duration", start, minutes } }];
};

const swapIfBackwards = (drafts: readonly DraftRow[]): DraftRow[] => {
  const backwards = drafts.filter(
    ({ time }) =>
      time.kind === "range" &&
      time.range.start.hour * 60 + time.range.start.minute >
        time.range.end.hour * 60 + time.range.end.minute,
  );
  if (backwards.length * 3 < drafts.length * 2 || drafts.length < 2) return [...drafts];
  return drafts.map((draft) =>
    draft.time.kind === "range"
      ? {
          ...draft,
          time: {
            kind: "range",
            range: { start: draft.time.range.end, end: draft.time.range.start },
          },
        }
      : draft,
  );
};

/** A list: one class a row, columns in any order, with or without headings. */
export const listRows = (table: Table, options: ReadOptions): DraftRow[] => {
  const plan = planColumns(table, options);
  const columnOf = (role: ColumnRole) => plan.roles.indexOf(role);
  const endless = columnOf("end") < 0 && columnOf("duration") < 0;
  const body = table.slice(plan.firstRow);
  const dates = body.map((row) => row[columnOf("date")] ?? "");
  const order = dateOrderOf(dates);
  const drafts: DraftRow[] = [];
  let currentDays: readonly Weekday[] | undefined;
  for (const row of body) {
    const cell: CellOf = (role) => row[columnOf(role)]?.trim() ?? "";
    const heading = headingDays(row, options);
    if (heading !== undefined) {
      currentDays = heading;
      continue;
    }
    const dayText = cell("day");
    const written = parseDay(cell("date"));
    const ownDays =
      dayText === ""
        ? undefined
        : (daysOfCell(dayText, { ...options, codes: true }) ?? daysOfDate(dayText) ?? []);
    const dateDay =
      written === undefined ? dayOfWrittenDate(cell("date"), order) : weekdayOf(written);
    const days = ownDays ?? (dateDay === undefined ? currentDays : [dateDay]);
    if (ownDays !== undefined && ownDays.length > 0) currentDays = ownDays;
    const subject = subjectOf([{ text: cell("subject") }]) ?? subjectOf([{ text: cell("code") }]);
    if (subject === undefined) continue;
    const times = timesOf(cell, options);
    const startOnly = timeOfCell(cell("start") || cell("when"), { bareHours: plan.hasHeadings });
    if (times.length === 0 && endless && startOnly !== undefined && days !== undefined) {
      drafts.push({
        days,
        subject,
        time: { kind: "duration", start: startOnly, minutes: oneHour },
      });
    }
    for (const { time, days: meetingDays } of times) {
      const rowDays = meetingDays ?? days;
      if (rowDays !== undefined && rowDays.length > 0) {
        drafts.push({ days: rowDays, subject, time });
      }
    }
  }
  return plan.hasHeadings ? drafts : swapIfBackwards(drafts);
};

const daysOfDate = (text: string): Weekday[] | undefined => {
  const day = parseDay(text.slice(0, 10));
  return day === undefined ? undefined : [weekdayOf(day)];
};
