import type { ScheduleRow } from "@smart-planner/contract";

export interface Score {
  readonly right: number;
  readonly missed: number;
  readonly invented: number;
}

const keyOf = ({ day, subject, startTime, endTime }: ScheduleRow): string =>
  `${day} ${startTime}-${endTime} ${subject}`;

export interface Comparison extends Score {
  readonly missedRows: readonly string[];
  readonly inventedRows: readonly string[];
}

/** A row counts as right only when its day, its name and both times are. */
export const compare = (
  expected: readonly ScheduleRow[],
  read: readonly ScheduleRow[],
): Comparison => {
  const wanted = new Set(expected.map(keyOf));
  const found = new Set(read.map(keyOf));
  const missedRows = [...wanted].filter((row) => !found.has(row));
  const inventedRows = [...found].filter((row) => !wanted.has(row));
  return {
    right: wanted.size - missedRows.length,
    missed: missedRows.length,
    invented: inventedRows.length,
    missedRows,
    inventedRows,
  };
};
