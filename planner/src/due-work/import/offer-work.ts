import { guessSubject } from "../../calendars/guess-subject.ts";
import type { CalendarDay } from "../../model/model.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { parseClock } from "../../time/clock-time.ts";
import { type Assignment, assignmentLimits, type DueTime, endOfDueDay } from "../assignment.ts";
import type { LeftOutReason, WorkItem, WorkKind } from "./work-item.ts";

/** An entry of a source, also one that was not taken, with the reason. */
export interface FoundWork extends WorkItem {
  readonly leftOut?: string | undefined;
}

export interface FoundEntry extends FoundWork {
  /** The same when the source is read again. */
  readonly key: string;
}

export const workChoices = ["hand-in", "reading", "quiz", "exam", "leave out"] as const;
export type WorkChoice = (typeof workChoices)[number];

/** One row of the table in which a student checks the found work. */
export interface OfferedWork {
  readonly key: string;
  readonly item: FoundWork;
  readonly when?: DueTime | undefined;
  readonly choice: WorkChoice;
  /** Why it is most likely not wanted; such rows are folded. */
  readonly aside?: string | undefined;
  /** The student's own work with the same name and day: the two become one. */
  readonly sameAs?: string | undefined;
}

export interface OfferedCourse {
  readonly id: string;
  /** As the source calls it; empty if it names none, and its rows are grouped by likely subject. */
  readonly course: string;
  /** The subject it is for at first; empty for none. */
  readonly subject: string;
  readonly rows: readonly OfferedWork[];
}

interface OfferInputs {
  readonly found: readonly (readonly [key: string, item: FoundWork])[];
  /** The calendar's or the file's name. */
  readonly sourceName: string;
  readonly today: CalendarDay;
  readonly subjects: readonly string[];
  readonly exams: readonly { readonly subject: string; readonly day: string }[];
  readonly assignments: Readonly<Record<string, Assignment>>;
}

/** The day and minute of an ISO date or date-time by the student's clock. */
export const dueTimeOf = (iso: string | undefined): DueTime | undefined => {
  const day = parseDay(iso?.slice(0, 10) ?? "");
  if (day === undefined) return undefined;
  const minute = parseClock(iso?.slice(11, 16) ?? "");
  return minute === undefined || minute === endOfDueDay ? { day } : { day, minute };
};

const choices: Readonly<Record<WorkKind, WorkChoice>> = {
  "hand-in": "hand-in",
  reading: "reading",
  quiz: "quiz",
  exam: "exam",
  other: "hand-in",
  class: "leave out",
  event: "leave out",
};

const plain = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

const unlikely = (
  item: FoundWork,
  when: DueTime | undefined,
  isEntered: boolean,
  today: CalendarDay,
): LeftOutReason | undefined => {
  if (item.done === true) return "Done already";
  if (when === undefined) return "Without a date";
  if (when.day < today) return "Over";
  return isEntered ? "Already among your exams" : undefined;
};

/** Due work of a source as rows to check, by course. */
export const offerWork = (inputs: OfferInputs): readonly OfferedCourse[] => {
  const { found, sourceName, today, subjects, exams, assignments } = inputs;
  const own = Object.entries(assignments);
  const keys = new Set(found.map(([key]) => key));
  const latestFirst = own.toSorted(([, one], [, other]) => (one.addedOn < other.addedOn ? 1 : -1));

  const subjectOf = (course: string): string => {
    const known = latestFirst.find(([, { source }]) => course !== "" && source?.course === course);
    if (known !== undefined) return known[1].subject;
    return guessSubject({ title: course || sourceName, subjects }) ?? course;
  };
  const choiceOf = ({ course = "", kind }: FoundWork): WorkChoice => {
    const changed = latestFirst.find(
      ([, { source }]) => course !== "" && source?.course === course && source.kind === kind,
    )?.[1].kind;
    return workChoices.find((choice) => choice === changed) ?? choices[kind];
  };
  const rowOf = ([key, item]: readonly [string, FoundWork], subject: string): OfferedWork => {
    const when = dueTimeOf(item.due ?? item.start);
    const choice = choiceOf(item);
    const isEntered =
      choice === "exam" && exams.some((one) => one.subject === subject && one.day === when?.day);
    const aside = item.leftOut ?? unlikely(item, when, isEntered, today);
    const sameAs = own.find(
      ([, { title, due, source }]) =>
        plain(title) === plain(item.title) &&
        due?.day === when?.day &&
        !(source?.entry !== undefined && keys.has(source.entry)),
    )?.[0];
    return {
      key,
      item,
      when,
      choice: aside === undefined ? choice : "leave out",
      aside,
      ...(choice !== "exam" && aside === undefined && { sameAs }),
    };
  };
  const courses = Map.groupBy(found, ([, { course = "", title }]) =>
    course === "" ? `\n${guessSubject({ title, subjects }) ?? ""}` : course,
  );
  return [...courses].map(([id, entries]) => {
    const [course = "", guess = ""] = id.split("\n");
    const subject = guess || subjectOf(course);
    const rows = entries.map((entry) => rowOf(entry, subject));
    return { id, course, subject, rows: rows.toSorted(byDay) };
  });
};

const byDay = ({ when: one }: OfferedWork, { when: other }: OfferedWork): number =>
  (one?.day ?? "~") < (other?.day ?? "~") ? -1 : one?.day === other?.day ? 0 : 1;

/** `FREQ=WEEKLY;INTERVAL=2;UNTIL=20261218` on one day of the week is weekly work. */
const repeatsOf = (rule = ""): Assignment["repeats"] => {
  if (!/^FREQ=WEEKLY\b/i.test(rule) || /BYDAY=\w+,/i.test(rule)) return undefined;
  const [, weeks = "1"] = /INTERVAL=(\d{1,2})\b/i.exec(rule) ?? [];
  const [, year, month, date] = /UNTIL=(\d{4})-?(\d{2})-?(\d{2})/i.exec(rule) ?? [];
  const until = parseDay(`${year}-${month}-${date}`);
  const everyWeeks = Math.min(Math.max(Number(weeks), 1), assignmentLimits.everyWeeks);
  return { everyWeeks, ...(until !== undefined && { until }) };
};

/** A row as the assignment that it becomes. Without a date it is a task. */
export const assignmentOfOffer = (
  { item, when }: OfferedWork,
  {
    choice,
    subject,
    minutes,
    entry,
    today,
    weightNote,
  }: {
    readonly choice: Exclude<WorkChoice, "exam" | "leave out">;
    readonly subject: string;
    /** Absent if the student left the guess. */
    readonly minutes?: number | undefined;
    readonly entry?: string | undefined;
    readonly today: CalendarDay;
    /** Percent of the grade, as a note of the student. */
    readonly weightNote: (percent: number) => string;
  },
): Assignment => {
  const estimate = minutes ?? item.estimateMinutes;
  const opens = item.due === undefined ? undefined : dueTimeOf(item.start)?.day;
  const repeats = repeatsOf(item.recurring);
  return {
    kind: when === undefined ? "task" : choice,
    subject,
    title: item.title.slice(0, assignmentLimits.title),
    ...(when !== undefined && { due: when }),
    ...(opens !== undefined && when !== undefined && opens <= when.day && { opens }),
    ...(estimate !== undefined && { estimate: { minutes: estimate } }),
    ...(item.weight !== undefined && { note: weightNote(item.weight) }),
    ...(repeats !== undefined && when !== undefined && { repeats }),
    state: "open",
    addedOn: today,
    source: {
      ...(entry !== undefined && { entry }),
      ...(item.course !== undefined && { course: item.course }),
      kind: item.kind,
    },
  };
};
