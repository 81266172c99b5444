import type { CalendarDay, StudyPlan, Subject } from "../model/model.ts";
import { parseDay } from "../time/calendar-day.ts";
import { dayOfLabel } from "../time/day-labels.ts";
import type { HeldTopics } from "../work/plan-topics.ts";
import { type PlanSession, sessionDaysOf } from "./plan-sessions.ts";

/** In either spelling of a date. */
export const ownExamOf = (examDate: string | undefined): CalendarDay | undefined => {
  const text = examDate?.trim() ?? "";
  return parseDay(text) ?? dayOfLabel(text);
};

/**
 * The exam of each session of a day, by key. Without an exam of its own, it is its subject's; of
 * two rows with one name, the first session is for the first row whose exam is ahead.
 */
export const examsOnDay = (
  sessions: readonly PlanSession[],
  subjects: readonly Subject[],
): ReadonlyMap<string, CalendarDay> => {
  const byName = Map.groupBy(subjects, ({ name }) => name.trim());
  const taken = new Map<string, number>();
  return new Map(
    sessions.flatMap(({ key, subject, day, entry }) => {
      if (entry.taskId !== undefined) return [];
      const own = ownExamOf(entry.examDate);
      if (own !== undefined) return [[key, own]];
      const rows = byName.get(subject) ?? [];
      const ahead = rows.filter(({ examDate }) => examDate > day);
      const ordinal = taken.get(subject) ?? 0;
      taken.set(subject, ordinal + 1);
      const exam = (ahead[ordinal] ?? ahead.at(-1) ?? rows.at(-1))?.examDate;
      return exam === undefined ? [] : [[key, exam]];
    }),
  );
};

/** Subjects with several exams. */
const sharedNamesOf = ({
  plan,
  subjects,
}: {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
}): ReadonlySet<string> => {
  const exams = new Map<string, Set<string>>();
  const note = (subject: string, exam: string | undefined) => {
    if (exam === undefined) return;
    const name = subject.trim();
    const known = exams.get(name);
    if (known === undefined) exams.set(name, new Set([exam]));
    else known.add(exam);
  };
  for (const { name, examDate } of subjects) note(name, examDate);
  const known = new Set(subjects.map(({ name }) => name.trim()));
  // A moved exam is not a second one: only the sessions of one name tell.
  for (const entries of Object.values(plan))
    for (const { subject, examDate } of entries)
      if (!known.has(subject.trim())) note(subject, ownExamOf(examDate));
  return new Set([...exams].flatMap(([name, dates]) => (dates.size > 1 ? [name] : [])));
};

/** Tells a session from others of its subject: its chapters, and its exam if there are several. */
export interface SessionNote {
  readonly topics?: HeldTopics | undefined;
  readonly exam?: CalendarDay | undefined;
}

/** By session key, if needed. */
export type SessionNotes = (sessions: readonly PlanSession[]) => ReadonlyMap<string, SessionNote>;

export const sessionNotesOf = (given: {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly topics?: ReadonlyMap<string, HeldTopics>;
}): SessionNotes => {
  const shared = sharedNamesOf(given);
  const { topics = noTopics } = given;
  if (shared.size === 0 && topics.size === 0) return () => noNotes;
  return (sessions) => {
    const exams = shared.size === 0 ? undefined : examsOnDay(sessions, given.subjects);
    return new Map(
      sessions.flatMap(({ key, subject }): [string, SessionNote][] => {
        const exam = shared.has(subject) ? exams?.get(key) : undefined;
        const held = topics.get(key);
        return exam === undefined && held === undefined ? [] : [[key, { topics: held, exam }]];
      }),
    );
  };
};

const noTopics: ReadonlyMap<string, HeldTopics> = new Map();
const noNotes: ReadonlyMap<string, SessionNote> = new Map();

/** Writes the exam into each session of a subject with several, so that they stay distinct without the form. */
export const withSharedExams = ({
  plan,
  subjects,
}: {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
}): StudyPlan => {
  const shared = sharedNamesOf({ plan: {}, subjects });
  if (shared.size === 0) return plan;
  return Object.fromEntries(
    sessionDaysOf(plan).map(({ label, sessions }) => {
      const exams = examsOnDay(sessions, subjects);
      const entries = sessions.map(({ entry, key, subject }) => {
        const examDate = shared.has(subject) ? exams.get(key) : undefined;
        return examDate === undefined ? entry : { ...entry, examDate };
      });
      return [label, entries];
    }),
  );
};
