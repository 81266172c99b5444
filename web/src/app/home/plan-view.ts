import type { SubjectRow } from "@smart-planner/contract";
import { type StudyPlan, type Subject, type Timeline, timelineOf } from "@smart-planner/planner";
import { useMemo } from "react";
import { subjectsOfRows } from "../../features/subjects/subjects-of-rows.ts";

/** A plan and what the page derives from it, worked out once for each plan. */
export interface PlanView {
  /** Null until there is one with sessions in it. */
  readonly plan: StudyPlan | null;
  readonly subjects: readonly Subject[];
  readonly timeline: Timeline;
}

const noPlan: StudyPlan = {};

export const usePlanView = ({
  plan,
  rows,
}: {
  readonly plan: StudyPlan | null;
  readonly rows: readonly SubjectRow[];
}): PlanView => {
  const subjects = useMemo(() => subjectsOfRows(rows), [rows]);
  const timeline = useMemo(() => timelineOf({ plan: plan ?? noPlan, subjects }), [plan, subjects]);
  const hasSessions = timeline.events.length > 0;
  return { plan: hasSessions ? plan : null, subjects, timeline };
};
