import { type ScheduleRow, scheduleRowSchema } from "@smart-planner/contract";
import { parseClock, weekdayNames, weekdays } from "@smart-planner/planner";

/** A row of the table while it is edited: its times may still be missing. */
export type EditedRow = ScheduleRow;

/** What keeps a row from being added. */
export const rowErrorOf = (row: EditedRow): string | undefined => {
  if (scheduleRowSchema.safeParse(row).success) return undefined;
  if (row.subject.trim() === "") return "Give this class a subject, or remove the row.";
  if (parseClock(row.startTime) === undefined || parseClock(row.endTime) === undefined)
    return "Enter when this class starts and ends.";
  if (row.startTime === row.endTime) return "This class ends when it starts.";
  return "This row cannot be read. Check its day and times.";
};

/** The hours a class touches, into the next day where it ends before it starts. */
const cellsOfRow = ({ day, startTime, endTime }: EditedRow) => {
  const start = parseClock(startTime);
  const end = parseClock(endTime);
  if (start === undefined || end === undefined) return [];
  const last = end <= start ? end + 24 * 60 : end;
  const first = weekdayNames.indexOf(day) * 24 + Math.floor(start / 60);
  const count = Math.ceil(last / 60) - Math.floor(start / 60);
  return Array.from({ length: count }, (_, index) => {
    const hour = first + index;
    return { day: weekdays[Math.floor(hour / 24) % 7] ?? 0, hour: hour % 24 };
  });
};

/** Every hour of the week in which one of the classes takes place, each once. */
export const classCellsOf = (rows: readonly EditedRow[]) => [
  ...new Map(
    rows.flatMap(cellsOfRow).map((cell) => [`${cell.day}-${cell.hour}`, cell] as const),
  ).values(),
];
