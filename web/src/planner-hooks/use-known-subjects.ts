import {
  type KnownSubject,
  knownSubjectsOf,
  namesOfKnown,
  noWork,
  sessionDaysOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useMoment } from "../platform/use-moment.ts";
import { useRecords, useRecordsIf } from "../platform/use-records.ts";
import { useRegister } from "../platform/use-register.ts";
import type { Workspace } from "../platform/workspace.ts";
import { useMemoryModel } from "./use-memory-model.ts";

const nothing: KnownSubject = { work: noWork, topics: [], studied: [], pace: 1 };
const none: ReadonlyMap<string, KnownSubject> = new Map();

export const knownSubjectOf = (
  known: ReadonlyMap<string, KnownSubject>,
  name: string,
): KnownSubject => known.get(name) ?? nothing;

/** What is known of each subject that was given exams, a goal, chapters or a pace, by its name. */
export const useKnownSubjects = (workspace: Workspace): ReadonlyMap<string, KnownSubject> => {
  const works = useRecords(workspace, "subjects");
  const topics = useRecords(workspace, "topics");
  const paces = useRecords(workspace, "paces");
  const reviews = useRecords(workspace, "reviews");
  const quick = useRegister(workspace, "quickPlanCache");
  const advanced = useRegister(workspace, "advancedPlanCache");
  const { day: today } = useMoment();
  const names = useMemo(() => namesOfKnown({ works, paces }), [works, paces]);
  const hasNone = names.length === 0;
  // Most students begin without: a long plan is not gone through for nothing, and no tick draws the page again.
  const ticks = useRecordsIf(!hasNone, workspace, "ticks");
  const log = useRecordsIf(!hasNone, workspace, "log");
  const [quickDays, days] = useMemo(
    () => (hasNone ? [[], []] : [sessionDaysOf(quick ?? {}), sessionDaysOf(advanced ?? {})]),
    [hasNone, quick, advanced],
  );
  const reviewed = useMemo(() => Object.values(reviews), [reviews]);
  const model = useMemoryModel(reviewed.some(({ grade }) => grade !== undefined));
  return useMemo(() => {
    if (ticks === null || log === null) return none;
    return knownSubjectsOf({
      names,
      records: { works, topics, paces, log: Object.values(log), reviews: reviewed },
      days,
      quickDays,
      progress: ticks,
      today,
      model,
    });
  }, [names, days, quickDays, works, topics, ticks, log, paces, reviewed, model, today]);
};
