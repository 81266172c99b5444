import { type ScheduleRow, scheduleRowSchema } from "@smart-planner/contract";
import { type Commitment, parseClock, weekdayNames, weekdays } from "@smart-planner/planner";

/** A row of the table while it is edited: its times may still be missing. */
export interface EditedRow extends ScheduleRow {
  /** Ticked: it will be added. */
  readonly chosen: boolean;
}

/** What keeps a row from being added. */
export const rowErrorOf = (row: ScheduleRow): string | undefined => {
  if (scheduleRowSchema.safeParse(row).success) return undefined;
  if (row.subject.trim() === "") return "Give this class a subject, or remove the row.";
  if (parseClock(row.startTime) === undefined || parseClock(row.endTime) === undefined)
    return "Enter when this class starts and ends.";
  if (row.startTime === row.endTime) return "This class ends when it starts.";
  return "This row cannot be read. Check its day and times.";
};

const keyOf = ({ subject, startTime, endTime }: ScheduleRow): string =>
  JSON.stringify([subject.trim(), startTime, endTime]);

/** The classes as they are kept: one for each name and time, on all of its days. */
export const classCommitmentsOf = (rows: readonly ScheduleRow[]): readonly Commitment[] =>
  [...Map.groupBy(rows, keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const named = new Set(same.map(({ day }) => day));
    return [
      {
        name: first.subject.trim(),
        days: weekdays.filter((day) => named.has(weekdayNames[day])),
        startTime: first.startTime,
        endTime: first.endTime,
        // Older versions of the page know no classes here: to them it is something else that takes time.
        type: "other",
        isClass: true,
      },
    ];
  });

const isSame = (left: Commitment, right: Commitment): boolean =>
  left.isClass === right.isClass &&
  left.name === right.name &&
  left.startTime === right.startTime &&
  left.endTime === right.endTime &&
  left.days.join() === right.days.join();

/** A class that is there already is not added again. */
export const withClasses = (
  commitments: readonly Commitment[],
  rows: readonly ScheduleRow[],
): readonly Commitment[] => [
  ...commitments,
  ...classCommitmentsOf(rows).filter((added) => !commitments.some((known) => isSame(known, added))),
];

/** Takes out again what `withClasses` put in, and nothing that was there before. */
export const withoutClasses = (
  commitments: readonly Commitment[],
  before: readonly Commitment[],
  rows: readonly ScheduleRow[],
): readonly Commitment[] => {
  const added = classCommitmentsOf(rows).filter(
    (each) => !before.some((known) => isSame(known, each)),
  );
  return commitments.filter((each) => !added.some((other) => isSame(each, other)));
};

/** Two rows as one: from the earlier start to the later end, under both names where they differ. */
export const mergedRow = (first: EditedRow, second: EditedRow): EditedRow => {
  const names = [...new Set([first.subject.trim(), second.subject.trim()])];
  return {
    day: first.day,
    subject: names.filter((name) => name !== "").join(" / "),
    startTime: first.startTime < second.startTime ? first.startTime : second.startTime,
    endTime: first.endTime > second.endTime ? first.endTime : second.endTime,
    chosen: first.chosen || second.chosen,
  };
};
