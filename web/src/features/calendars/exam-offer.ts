import type { SubjectRow } from "@smart-planner/contract";
import {
  type CalendarDay,
  type DatedEvent,
  eventKeyOf,
  formatClock,
  guessSubject,
  type SubjectWork,
} from "@smart-planner/planner";
import type { ListedCalendar } from "./use-calendars.ts";

export interface OfferedExam {
  readonly calendar: string;
  readonly key: string;
  readonly event: DatedEvent;
  /** The subject it is most likely about; empty for a new one. */
  readonly subject: string;
}

const namesOf = (rows: readonly SubjectRow[]): readonly string[] => [
  ...new Set(rows.map(({ subject }) => subject.trim()).filter((name) => name !== "")),
];

/** Events that look like exams, lie ahead, and were neither answered nor entered yet. */
export const offeredExams = ({
  calendars,
  rows,
  today,
}: {
  readonly calendars: readonly ListedCalendar[];
  readonly rows: readonly SubjectRow[];
  readonly today: CalendarDay;
}): readonly OfferedExam[] => {
  const subjects = namesOf(rows);
  const seen = new Set<string>();
  return calendars.flatMap(({ id, record, events }) =>
    events.flatMap((event): readonly OfferedExam[] => {
      if (event.exam !== true || event.day < today) return [];
      const key = eventKeyOf(event);
      if (seen.has(key) || record.answeredExams?.includes(key)) return [];
      seen.add(key);
      const subject = guessSubject({ title: event.title, subjects }) ?? "";
      const isEntered = rows.some(
        (row) => row.examDate === event.day && row.subject.trim() === subject && subject !== "",
      );
      return isEntered ? [] : [{ calendar: id, key, event, subject }];
    }),
  );
};

/**
 * The work of a subject with what a calendar says of the exam that the form has the date of. A time that
 * was entered stays.
 */
export const withExamTime = (work: SubjectWork, event: DatedEvent): SubjectWork => {
  const [first, ...others] = work.exams;
  if (first === undefined || event.allDay === true || first.time !== "") return work;
  return { ...work, exams: [{ ...first, time: formatClock(event.start) }, ...others] };
};

/** The rows with an exam each: a subject without a date gets it, any other gets a row more. */
export const withExams = (
  rows: readonly SubjectRow[],
  exams: readonly { readonly subject: string; readonly day: CalendarDay }[],
): readonly SubjectRow[] => {
  let next = rows;
  for (const { subject, day } of exams) {
    if (next.some((row) => row.subject.trim() === subject && row.examDate === day)) continue;
    const open = next.findIndex(
      (row) => row.examDate === "" && (row.subject.trim() === subject || row.subject.trim() === ""),
    );
    const row = { subject, examDate: day };
    next = open < 0 ? [...next, row] : next.with(open, { ...next[open], ...row });
  }
  return next;
};
