import type { ScheduleRow } from "@smart-planner/contract";
import { looksLikeExam } from "@smart-planner/planner/calendars";
import type { CalendarDay } from "@smart-planner/planner/model";
import { addDays, mondayOf, parseDay, weekdayNames } from "@smart-planner/planner/time";
import { mondaysIn } from "./week-choice.ts";

/** Rows with one date each: a repeating week, or these dates only. */
export type Keeping = "weekly" | "dates";

const repeats = ({ weeks = [] }: ScheduleRow): boolean => weeks.length > 1;

/**
 * An exam by its list, or by its own name if it is there once: `Test Design` every week is a class.
 */
const isExam = (row: ScheduleRow): boolean =>
  row.exam === true || (!repeats(row) && looksLikeExam({ title: row.subject }));

/**
 * Exams, and dates that are not a sample week, keep their dates. A repeated class is a term; one
 * week is a sample if it is this one, the next or over.
 */
export const firstKeepingOf = ({
  rows,
  today,
  fileName,
}: {
  readonly rows: readonly ScheduleRow[];
  readonly today: CalendarDay;
  readonly fileName: string;
}): Keeping => {
  const dated = rows.filter(({ weeks = [] }) => weeks.length > 0);
  const mondays = mondaysIn(dated);
  const last = mondays.at(-1);
  if (last === undefined) return "weekly";
  if (dated.every(isExam)) return "dates";
  if (dated.some(repeats)) return "weekly";
  if (looksLikeExam({ title: fileName })) return "dates";
  const thisMonday = mondayOf(today);
  if (last < thisMonday) return "weekly";
  return mondays.length > 1 || last > addDays(thisMonday, 7) ? "dates" : "weekly";
};

/** Whether a file leaves open what its dates mean: each of its classes has one. */
export const mayBeKeptOnce = (rows: readonly ScheduleRow[]): boolean =>
  mondaysIn(rows).length > 0 && !rows.some(repeats) && !rows.every(isExam);

export const isKeptOnce = (row: ScheduleRow, keeping: Keeping): boolean => {
  if (row.weeks === undefined || row.weeks.length === 0) return false;
  return isExam(row) || (keeping === "dates" && !repeats(row));
};

/** The table shows days of the week alone. */
export const datesOfRow = ({ day, weeks = [] }: ScheduleRow): readonly CalendarDay[] =>
  weeks.flatMap((week) => {
    const monday = parseDay(week);
    return monday === undefined ? [] : [addDays(monday, weekdayNames.indexOf(day))];
  });
