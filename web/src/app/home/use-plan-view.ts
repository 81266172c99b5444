import {
  coloursOfPlan,
  type ExamNotes,
  examNotesOf,
  type StudyPlan,
  type Subject,
  type SubjectColours,
  sessionMinutesOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useSubjectColours } from "../../platform/subject-colours.ts";
import type { Workspace } from "../../platform/workspace.ts";

/** A plan and what every part of the page needs of it, worked out once for each plan. */
export interface PlanView {
  /** Null until there is one with sessions in it. */
  readonly plan: StudyPlan | null;
  /** With their exams, as they were when the plan was made. */
  readonly subjects: readonly Subject[];
  readonly colours: SubjectColours;
  /** Of every subject there is, in either mode. */
  readonly known: SubjectColours;
  readonly examNotes: ExamNotes;
}

const hasSessions = (plan: StudyPlan): boolean =>
  Object.values(plan).some((entries) => entries.some((entry) => sessionMinutesOf(entry) > 0));

export const usePlanView = ({
  workspace,
  plan,
  subjects,
}: {
  readonly workspace: Workspace;
  readonly plan: StudyPlan | null;
  /** Those the plan was made from. */
  readonly subjects: readonly Subject[];
}): PlanView => {
  const known = useSubjectColours(workspace);
  const shown = useMemo(() => (plan !== null && hasSessions(plan) ? plan : null), [plan]);
  const colours = useMemo(() => coloursOfPlan(shown ?? {}, known), [shown, known]);
  const examNotes = useMemo(() => examNotesOf({ plan: shown ?? {}, subjects }), [shown, subjects]);
  return { plan: shown, subjects, colours, known, examNotes };
};
