import type { ScheduleRow } from "@smart-planner/contract";
import type { EditedRow } from "./class-commitments.ts";
import { isKeptOnce } from "./kept-dates.ts";
import type { RowChoice } from "./row-choices.tsx";
import { groupsIn, rowsOfWeek } from "./week-choice.ts";

/** The student's changes to single rows. */
export type RowEdits = ReadonlyMap<ScheduleRow, EditedRow | null>;

export const noEdits: RowEdits = new Map();

/** Unlikely rows start unticked; so do those of a school's file until a section is chosen. */
const shownRows = (
  all: readonly ScheduleRow[],
  { week, group, keeping }: RowChoice,
): EditedRow[] => {
  const undecided = group === "" && groupsIn(all).length > 0;
  return rowsOfWeek(all, week)
    .filter((row) => group === "" || row.group === group)
    .map((row) => ({
      ...row,
      chosen: row.unlikely === undefined && !undecided,
      from: row,
      once: isKeptOnce(row, keeping),
    }));
};

const isAsShown = (row: EditedRow, shown: EditedRow): boolean =>
  (Object.keys(shown) as (keyof EditedRow)[]).every((key) => row[key] === shown[key]);

/** Adds the edits of the rows on the page. A missing row was removed or merged. */
export const editsWith = (
  edits: RowEdits,
  { all, choice, rows }: ShownRows & { readonly rows: readonly EditedRow[] },
): RowEdits => {
  const next = new Map(edits);
  for (const shown of shownRows(all, choice)) {
    const { from } = shown;
    if (from === undefined) continue;
    const now = rows.find((row) => row.from === from);
    if (now === undefined) next.set(from, null);
    else if (!isAsShown(now, shown)) next.set(from, now);
    else next.delete(from);
  }
  return next;
};

interface ShownRows {
  readonly all: readonly ScheduleRow[];
  readonly choice: RowChoice;
}

/**
 * The rows of a week and section as the student left them; rows they added themselves stay below.
 */
export const rowsWithEdits = ({
  all,
  choice,
  edits,
  own,
}: ShownRows & {
  readonly edits: RowEdits;
  /** Rows that no file gave. */
  readonly own: readonly EditedRow[];
}): readonly EditedRow[] => [
  ...shownRows(all, choice).flatMap((shown): readonly EditedRow[] => {
    const edit = shown.from === undefined ? undefined : edits.get(shown.from);
    if (edit === null) return [];
    return [edit === undefined ? shown : { ...edit, once: shown.once }];
  }),
  ...own,
];
