import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { ExamInput } from "../scheduler/problem/advanced-inputs.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { totalMinutes } from "../time/total-minutes.ts";

/** The share of an exam without stated work, including studied time. */
export interface SettledShare {
  readonly subject: string;
  readonly examDate: CalendarDay;
  readonly minutes: number;
}

/** Sessions for each exam: those that name it, and for the next one of its subject those that name none. */
export const sessionsByExam = (
  subjects: readonly ExamInput[],
  sessions: readonly PlanSession[],
): ReadonlyMap<ExamInput, readonly PlanSession[]> => {
  const bySubject = Map.groupBy(
    sessions.filter(({ entry }) => entry.taskId === undefined),
    ({ subject }) => subject,
  );
  return new Map(
    subjects.map((exam) => {
      const others = subjects.filter(
        (other) => other !== exam && other.name.trim() === exam.name.trim(),
      );
      const isNext = others.every(({ examDate }) => examDate >= exam.examDate);
      const isOthers = (date: string) => others.some(({ examDate }) => examDate === date);
      const own = (bySubject.get(exam.name.trim()) ?? []).filter(({ entry: { examDate } }) =>
        examDate === undefined
          ? isNext
          : examDate === exam.examDate || (isNext && !isOthers(examDate)),
      );
      return [exam, own];
    }),
  );
};

interface Lived {
  readonly subjects: readonly ExamInput[];
  /** With its past. */
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}

/** Minutes studied, passed and ahead of an exam's sessions. Passed ones were let go, or missed and not yet decided about. */
const sumsOf = (own: readonly PlanSession[], { progress, today }: Lived) => {
  const sum = (isCounted: (session: PlanSession, isDone: boolean) => boolean) =>
    totalMinutes(own.filter((session) => isCounted(session, isDone(progress, session.key))));
  return {
    studied: sum(({ day }, done) => done && day < today),
    passed: sum(
      ({ day, entry: { released } }, done) =>
        !done && (released === "let go" || (day < today && released === undefined)),
    ),
    ahead: sum(({ day, entry }, done) => day >= today && (entry.released === undefined || done)),
  };
};

/** The share of each exam, including released time: otherwise it would be subtracted again at every plan. */
export const sharesIn = (lived: Lived): readonly SettledShare[] => {
  const byExam = sessionsByExam(lived.subjects, sessionsOf(lived.plan));
  return lived.subjects.flatMap((exam) => {
    const { studied, passed, ahead } = sumsOf(byExam.get(exam) ?? [], lived);
    if (exam.workMinutes !== undefined || ahead === 0) return [];
    return [{ subject: exam.name, examDate: exam.examDate, minutes: studied + passed + ahead }];
  });
};

/**
 * Exams with studied time, and with their shares if those still hold: shared out again each time, a
 * followed exam would get less and less. Released time is not asked for again, and missed time
 * waits for the student.
 */
export const withShares = ({
  shares = [],
  ...lived
}: Lived & { readonly shares?: readonly SettledShare[] | undefined }): readonly ExamInput[] => {
  const byExam = sessionsByExam(lived.subjects, sessionsOf(lived.plan));
  return lived.subjects.map((exam) => {
    if (exam.workMinutes !== undefined) return exam;
    const { studied: studiedMinutes, passed } = sumsOf(byExam.get(exam) ?? [], lived);
    const share = shares.find(
      ({ subject, examDate }) => subject === exam.name && examDate === exam.examDate,
    );
    return {
      ...exam,
      ...(studiedMinutes > 0 && { studiedMinutes }),
      ...(share !== undefined && {
        shareMinutes: Math.max(share.minutes - passed, 0),
      }),
    };
  });
};
