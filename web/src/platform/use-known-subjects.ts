import {
  type KnownSubject,
  noWork,
  paceFactorOf,
  type SessionDay,
  sessionDaysOf,
  studiedTimesOf,
  topicsOfSubject,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useMemoryModel } from "./use-memory-model.ts";
import { useMoment } from "./use-moment.ts";
import { useRecords } from "./use-records.ts";
import { useRegister } from "./use-register.ts";
import type { Workspace } from "./workspace.ts";

const nothing: KnownSubject = { work: noWork, topics: [], studied: [], pace: 1 };
const none: ReadonlyMap<string, KnownSubject> = new Map();

export const knownSubjectOf = (
  known: ReadonlyMap<string, KnownSubject>,
  name: string,
): KnownSubject => known.get(name) ?? nothing;

const doneAheadOf = (
  days: readonly SessionDay[],
  ticks: Readonly<Record<string, boolean>>,
  today: string,
): ReadonlyMap<string, number> => {
  const minutes = new Map<string, number>();
  for (const { day, sessions } of days)
    for (const session of day >= today ? sessions : [])
      if (ticks[session.key] === true)
        minutes.set(session.subject, (minutes.get(session.subject) ?? 0) + session.minutes);
  return minutes;
};

/** What is known of each subject that was given exams, a goal, chapters or a pace, by its name. */
export const useKnownSubjects = (workspace: Workspace): ReadonlyMap<string, KnownSubject> => {
  const works = useRecords(workspace, "subjects");
  const topics = useRecords(workspace, "topics");
  const ticks = useRecords(workspace, "ticks");
  const log = useRecords(workspace, "log");
  const paces = useRecords(workspace, "paces");
  const reviews = useRecords(workspace, "reviews");
  const quick = useRegister(workspace, "quickPlanCache");
  const advanced = useRegister(workspace, "advancedPlanCache");
  const { day: today } = useMoment();
  const names = useMemo(
    () => [
      ...new Set([
        ...Object.keys(works),
        ...Object.entries(paces).flatMap(([name, { use }]) => (use ? [name] : [])),
      ]),
    ],
    [works, paces],
  );
  const hasNone = names.length === 0;
  // Most students begin without: a long plan is not gone through for nothing.
  const [quickDays, days] = useMemo(
    () => (hasNone ? [[], []] : [sessionDaysOf(quick ?? {}), sessionDaysOf(advanced ?? {})]),
    [hasNone, quick, advanced],
  );
  const reviewed = useMemo(() => Object.values(reviews), [reviews]);
  const model = useMemoryModel(reviewed.some(({ grade }) => grade !== undefined));
  return useMemo(() => {
    if (hasNone) return none;
    const studied = studiedTimesOf({
      days: [...days, ...quickDays],
      progress: ticks,
      records: Object.values(log),
    });
    const ahead = doneAheadOf(days, ticks, today);
    return new Map(
      names.map((name): readonly [string, KnownSubject] => [
        name,
        {
          work: works[name] ?? noWork,
          topics: topicsOfSubject(topics, name).filter(({ leftOut }) => leftOut !== true),
          reviews: reviewed.filter(({ topicId }) => topics[topicId]?.subject === name),
          model,
          studied: studied.get(name) ?? [],
          pace: paceFactorOf(paces, name),
          doneAheadMinutes: ahead.get(name) ?? 0,
        },
      ]),
    );
  }, [hasNone, names, days, quickDays, works, topics, ticks, log, paces, reviewed, model, today]);
};
