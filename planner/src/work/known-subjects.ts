import type { CalendarDay, ProgressMap } from "../model/model.ts";
import { type PaceAnswers, paceFactorOf } from "../study-log/learned-pace.ts";
import type { StudyRecord } from "../study-log/study-record.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { hasGoal, type KnownSubject } from "./exam-work.ts";
import type { MemoryModel, ReviewRecord } from "./memory.ts";
import { studiedTimesOf } from "./studied-times.ts";
import { noWork, type SubjectWork } from "./subject-work.ts";
import { type Topic, topicsOfSubject } from "./topic.ts";

export interface SubjectRecords {
  /** By subject. */
  readonly works: Readonly<Record<string, SubjectWork>>;
  readonly topics: Readonly<Record<string, Topic>>;
  readonly paces: PaceAnswers;
  readonly log: readonly StudyRecord[];
  readonly reviews: readonly ReviewRecord[];
}

/** The subjects that were given exams, a goal, chapters or a pace. */
export const namesOfKnown = ({ works, paces }: Pick<SubjectRecords, "works" | "paces">) => [
  ...new Set([
    ...Object.keys(works),
    ...Object.entries(paces).flatMap(([name, { use }]) => (use ? [name] : [])),
  ]),
];

const doneAheadOf = (
  days: readonly SessionDay[],
  progress: ProgressMap,
  today: CalendarDay,
): ReadonlyMap<string, number> => {
  const minutes = new Map<string, number>();
  for (const { day, sessions } of days)
    for (const session of day >= today ? sessions : [])
      if (progress[session.key] === true)
        minutes.set(session.subject, (minutes.get(session.subject) ?? 0) + session.minutes);
  return minutes;
};

/** By subject name. */
export const knownSubjectsOf = ({
  names,
  records: { works, topics, paces, log, reviews },
  days,
  quickDays,
  progress,
  today,
  model,
}: {
  readonly names: readonly string[];
  readonly records: SubjectRecords;
  /** Of the Advanced Scheduler's plan. */
  readonly days: readonly SessionDay[];
  readonly quickDays: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
  readonly model: MemoryModel | undefined;
}): ReadonlyMap<string, KnownSubject> => {
  const studied = studiedTimesOf({ days: [...days, ...quickDays], progress, records: log });
  const ahead = doneAheadOf(days, progress, today);
  return new Map(
    names.map((name): readonly [string, KnownSubject] => {
      const work = works[name] ?? noWork;
      return [
        name,
        {
          work,
          topics: topicsOfSubject(topics, name).filter(({ leftOut }) => leftOut !== true),
          reviews: reviews.filter(({ topicId }) => topics[topicId]?.subject === name),
          model,
          studied: studied.get(name) ?? [],
          pace: hasGoal(work) ? 1 : paceFactorOf(paces, name),
          doneAheadMinutes: ahead.get(name) ?? 0,
        },
      ];
    }),
  );
};

/** Those whose work is chapters. */
export const withChapters = (
  known: ReadonlyMap<string, KnownSubject>,
): ReadonlyMap<string, KnownSubject> =>
  new Map([...known].filter(([, { work, topics }]) => work.way === "topics" && topics.length > 0));
