import { type SubjectRow, subjectsOfRows } from "@smart-planner/contract";
import {
  coloursOfPlan,
  type StudyPlan,
  type Subject,
  type SubjectColours,
  sessionMinutesOf,
} from "@smart-planner/planner";
import { useMemo } from "react";

/** A plan and what every part of the page needs of it, worked out once for each plan. */
export interface PlanView {
  /** Null until there is one with sessions in it. */
  readonly plan: StudyPlan | null;
  readonly subjects: readonly Subject[];
  readonly colours: SubjectColours;
}

const hasSessions = (plan: StudyPlan): boolean =>
  Object.values(plan).some((entries) => entries.some((entry) => sessionMinutesOf(entry) > 0));

export const usePlanView = ({
  plan,
  rows,
}: {
  readonly plan: StudyPlan | null;
  readonly rows: readonly SubjectRow[];
}): PlanView => {
  const subjects = useMemo(() => subjectsOfRows(rows), [rows]);
  const shown = useMemo(() => (plan !== null && hasSessions(plan) ? plan : null), [plan]);
  const colours = useMemo(() => coloursOfPlan(shown ?? {}), [shown]);
  return { plan: shown, subjects, colours };
};
