import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { type PlanSession, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { examsOnDay } from "../study-plan/session-exams.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { KnownSubject } from "./exam-work.ts";
import { coverSessions, type SessionAhead } from "./session-topics.ts";
import { datedExamsOf } from "./subject-work.ts";
import { type NumberRun, numbersIn } from "./topic-numbers.ts";
import { subjectProgressOf } from "./topic-progress.ts";

/** The topics of one session. */
export interface HeldTopics {
  /** Names. */
  readonly learn: readonly string[];
  readonly review: readonly string[];
  readonly numbers: { readonly learn: readonly NumberRun[]; readonly review: readonly NumberRun[] };
  /** The chapters it goes over again. */
  readonly reviewIds: readonly string[];
  /** If it is one chapter alone: the timer runs for it. */
  readonly topicId?: string | undefined;
}

export interface MissingTopics {
  readonly subject: string;
  readonly names: readonly string[];
  readonly minutes: number;
}

export interface PlanTopics {
  /** By session key. */
  readonly bySession: ReadonlyMap<string, HeldTopics>;
  /** Chapters that the plan does not reach before their exam. */
  readonly missing: readonly MissingTopics[];
}

/** Whether a session is still to be studied. */
export const isAhead = (session: PlanSession, progress: ProgressMap, today: CalendarDay): boolean =>
  session.day >= today &&
  session.minutes > 0 &&
  session.entry.released === undefined &&
  !isDone(progress, session.key);

/** Chapters of each session, done and ahead; computed, never stored. */
export const planTopicsOf = ({
  plan,
  subjects,
  known,
  progress,
  today,
}: {
  readonly plan: StudyPlan;
  /** Those the plan was made from; the first of a name has the form's date. */
  readonly subjects: readonly Subject[];
  /** Subjects with chapters. */
  readonly known: ReadonlyMap<string, KnownSubject>;
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}): PlanTopics => {
  const bySession = new Map<string, HeldTopics>();
  const missing: MissingTopics[] = [];
  if (known.size === 0) return { bySession, missing };
  const days = sessionDaysOf(plan);
  const sessions = Map.groupBy(
    days.flatMap((each) => each.sessions),
    ({ subject }) => subject,
  );
  const exams = new Map(
    days.flatMap(({ sessions: ofDay }) =>
      ofDay.some(({ subject }) => known.has(subject)) ? [...examsOnDay(ofDay, subjects)] : [],
    ),
  );
  for (const [subject, one] of known) {
    const { topics, work } = one;
    const own = sessions.get(subject) ?? [];
    const formDate = subjects.find(({ name }) => name.trim() === subject)?.examDate;
    if (topics.length === 0 || own.length === 0 || formDate === undefined) continue;
    const names = new Map(topics.map(({ id, name }) => [id, name]));
    const isKnown = (id: string) => names.has(id);
    const note = (key: string, learned: readonly string[], reviewed: readonly string[]) => {
      const learn = learned.filter(isKnown);
      const review = reviewed.filter(isKnown);
      if (learn.length + review.length === 0) return;
      const nameOf = (id: string) => names.get(id) ?? "";
      const [only] = learn;
      bySession.set(key, {
        learn: learn.map(nameOf),
        review: review.map(nameOf),
        numbers: { learn: numbersIn(learn, topics), review: numbersIn(review, topics) },
        reviewIds: review,
        ...(learn.length === 1 && review.length === 0 ? { topicId: only } : {}),
      });
    };
    const done = subjectProgressOf(one);
    for (const key of new Set([...done.bySession.keys(), ...done.reviewedBySession.keys()]))
      note(key, done.bySession.get(key) ?? [], done.reviewedBySession.get(key) ?? []);
    const covered = coverSessions({
      states: done.states,
      sessions: own
        .filter((session) => isAhead(session, progress, today))
        .map(
          ({ key, day, minutes }): SessionAhead => ({ key, day, minutes, exam: exams.get(key) }),
        ),
      exams: datedExamsOf(work, formDate),
      today,
      memory: one,
    });
    for (const [key, { learn, review }] of covered.bySession)
      note(
        key,
        learn.map(({ topicId }) => topicId),
        review.map(({ topicId }) => topicId),
      );
    if (covered.missing.length > 0)
      missing.push({
        subject,
        names: covered.missing.map(({ topicId }) => names.get(topicId) ?? ""),
        minutes: Math.round(totalMinutes(covered.missing)),
      });
  }
  return { bySession, missing };
};
