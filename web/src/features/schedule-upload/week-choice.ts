import type { ScheduleRow } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { mondayOf, parseDay } from "@smart-planner/planner/time";
import type { uploadWords } from "@smart-planner/words/en/upload";

/** `usual`, `all`, or the Monday of a week. */
export type WeekChoice = string;

export const mondaysIn = (rows: readonly ScheduleRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ weeks }) => weeks ?? []))].sort();

const inWeek = (rows: readonly ScheduleRow[], monday: string): readonly ScheduleRow[] =>
  rows.filter(({ weeks }) => weeks?.includes(monday) === true);

/** In at least half as many weeks as the commonest class. */
const usualRows = (rows: readonly ScheduleRow[]): readonly ScheduleRow[] => {
  const most = Math.max(0, ...rows.map(({ weeks }) => weeks?.length ?? 0));
  return rows.filter(({ weeks }) => most > 1 && (weeks?.length ?? 0) * 2 >= most);
};

export interface WeekOption {
  readonly value: WeekChoice;
  readonly label: string;
}

const mostListed = 60;

/** The weeks that a file of dated classes can be read as; none if it has no dates. */
export const weekOptionsOf = (
  words: typeof uploadWords,
  rows: readonly ScheduleRow[],
): readonly WeekOption[] => {
  const mondays = mondaysIn(rows);
  if (mondays.length < 2) return [];
  const usual = usualRows(rows).length;
  return [
    ...(usual === 0 ? [] : [{ value: "usual", label: words.usualWeek(usual) }]),
    ...mondays.slice(0, mostListed).flatMap((monday) => {
      const day = parseDay(monday);
      if (day === undefined) return [];
      const count = inWeek(rows, monday).length;
      return [{ value: monday, label: words.weekOf(day, count) }];
    }),
    { value: "all", label: words.everything(rows.length) },
  ];
};

/** This week or the next one that has classes; of a past term, a usual week. */
export const firstWeekOf = (rows: readonly ScheduleRow[], today: CalendarDay): WeekChoice => {
  const mondays = mondaysIn(rows);
  const thisMonday = mondayOf(today);
  const coming = mondays.find((monday) => monday >= thisMonday);
  if (mondays.length < 2) return "all";
  if (coming !== undefined) return coming;
  return usualRows(rows).length > 0 ? "usual" : (mondays.at(-1) ?? "all");
};

export const rowsOfWeek = (
  rows: readonly ScheduleRow[],
  choice: WeekChoice,
): readonly ScheduleRow[] => {
  if (choice === "all") return rows;
  return choice === "usual" ? usualRows(rows) : inWeek(rows, choice);
};

/** The sections of a whole school's file, of which a student is in one. */
export const groupsIn = (rows: readonly ScheduleRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ group }) => group ?? []))].sort();
