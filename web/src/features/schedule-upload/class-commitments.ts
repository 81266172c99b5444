import { type ScheduleRow, scheduleRowSchema } from "@smart-planner/contract";
import type { CalendarDay, Commitment, CommitmentDates } from "@smart-planner/planner/model";
import {
  addDays,
  daysBetween,
  mondayOf,
  parseClock,
  parseDay,
  weekdayNames,
  weekdays,
} from "@smart-planner/planner/time";
import type { uploadWords } from "@smart-planner/words/en/upload";

/** A row as it is added. */
export interface ClassRow extends ScheduleRow {
  /** On the dates of its weeks, and never again. */
  readonly once?: boolean | undefined;
}

/** A row of the table while it is edited: its times may still be missing. */
export interface EditedRow extends ClassRow {
  /** Ticked: it will be added. */
  readonly chosen: boolean;
  /** The row of the file that it was; a row that the student added has none. */
  readonly from?: ScheduleRow | undefined;
}

export const rowErrorOf = (row: ScheduleRow): keyof typeof uploadWords.rowErrors | undefined => {
  if (scheduleRowSchema.safeParse(row).success) return undefined;
  if (row.subject.trim() === "") return "subject";
  if (parseClock(row.startTime) === undefined || parseClock(row.endTime) === undefined)
    return "times";
  if (row.startTime === row.endTime) return "length";
  return "other";
};

/** Weeks are numbered by the year that their Thursday is in. */
const isOddWeek = (monday: CalendarDay): boolean => {
  const thursday = addDays(monday, 3);
  const newYear = parseDay(`${thursday.slice(0, 4)}-01-01`) ?? thursday;
  return Math.floor(daysBetween(newYear, thursday) / 7) % 2 === 0;
};

/** Which week is A no file says: this one, until the student changes it. */
const everySecondWeek = (
  alternate: NonNullable<ScheduleRow["alternate"]>,
  today: CalendarDay,
): CommitmentDates => {
  const monday = mondayOf(today);
  const isNext = alternate === "b" || alternate === (isOddWeek(monday) ? "even" : "odd");
  return { from: isNext ? addDays(monday, 7) : monday, everyWeeks: 2 };
};

/** From its first week to its last, where the file says so and the term is not over yet. */
const datesOf = (
  { weeks = [], once = false, alternate }: ClassRow,
  today: CalendarDay,
): CommitmentDates | undefined => {
  const mondays = weeks.flatMap((week) => parseDay(week) ?? []);
  const [first, last] = [mondays[0], mondays.at(-1)];
  if (first === undefined || last === undefined)
    return alternate === undefined ? undefined : everySecondWeek(alternate, today);
  const until = addDays(last, 6);
  if (once) return { from: first, until };
  if (mondays.length < 2) return undefined;
  if (until < today) return undefined;
  const steps = mondays
    .slice(1)
    .map((monday, index) => daysBetween(mondays[index] ?? first, monday));
  const everyWeeks = steps.every((step) => step % 14 === 0) ? { everyWeeks: 2 as const } : {};
  return { from: first, until, ...everyWeeks };
};

/** A class once in several weeks is not in those between. */
const inWeeksOf = (row: ClassRow): readonly ClassRow[] =>
  row.once === true ? (row.weeks ?? []).map((week) => ({ ...row, weeks: [week] })) : [row];

/** The classes as they are kept: one for each name and time, on all of its days. */
export const classCommitmentsOf = (
  rows: readonly ClassRow[],
  today: CalendarDay,
): readonly Commitment[] => {
  const keyOf = (row: ClassRow): string =>
    JSON.stringify([row.subject.trim(), row.startTime, row.endTime, datesOf(row, today)]);
  return [...Map.groupBy(rows.flatMap(inWeeksOf), keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const named = new Set(same.map(({ day }) => day));
    const dates = datesOf(first, today);
    return [
      {
        name: first.subject.trim(),
        days: weekdays.filter((day) => named.has(weekdayNames[day])),
        startTime: first.startTime,
        endTime: first.endTime,
        // Older versions of the page know no classes here: to them it is something else that takes time.
        type: "other",
        isClass: true,
        ...(dates === undefined ? {} : { dates }),
      },
    ];
  });
};

const isSame = (left: Commitment, right: Commitment): boolean =>
  left.isClass === right.isClass &&
  left.name === right.name &&
  left.startTime === right.startTime &&
  left.endTime === right.endTime &&
  JSON.stringify(left.dates) === JSON.stringify(right.dates) &&
  left.days.join() === right.days.join();

/** The classes of the rows that are not there already. */
export const newClassesOf = (
  commitments: readonly Commitment[],
  rows: readonly ClassRow[],
  today: CalendarDay,
): readonly Commitment[] =>
  classCommitmentsOf(rows, today).filter(
    (added) => !commitments.some((known) => isSame(known, added)),
  );

/** Takes them out again, and nothing else. */
export const withoutClasses = (
  commitments: readonly Commitment[],
  added: readonly Commitment[],
): readonly Commitment[] =>
  commitments.filter((each) => !added.some((other) => isSame(each, other)));

/** Two rows as one: from the earlier start to the later end, under both names if they differ. */
export const mergedRow = (first: EditedRow, second: EditedRow): EditedRow => {
  const names = [...new Set([first.subject.trim(), second.subject.trim()])];
  return {
    day: first.day,
    subject: names.filter((name) => name !== "").join(" / "),
    startTime: first.startTime < second.startTime ? first.startTime : second.startTime,
    endTime: first.endTime > second.endTime ? first.endTime : second.endTime,
    chosen: first.chosen || second.chosen,
    from: first.from,
    ...(first.weeks !== undefined && { weeks: first.weeks }),
    ...(first.alternate !== undefined && { alternate: first.alternate }),
    ...(first.once !== undefined && { once: first.once }),
  };
};
