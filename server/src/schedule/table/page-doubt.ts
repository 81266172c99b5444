import type { ScheduleRow } from "@smart-planner/contract";

/** A picture of which most rows cannot be is misread as a whole: no row of it is to be trusted unseen. */
export const withPageDoubt = (rows: readonly ScheduleRow[]): readonly ScheduleRow[] => {
  const marked = rows.filter(({ unlikely }) => unlikely !== undefined).length;
  return marked * 2 > rows.length
    ? rows.map((row) => ({ unlikely: "page" as const, ...row }))
    : rows;
};
