import {
  coloursOfPlan,
  type ExamNotes,
  examNotesOf,
  type PlanTopics,
  planTopicsOf,
  type StudyPlan,
  type Subject,
  type SubjectColours,
  sessionMinutesOf,
  withChapters,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useKnownSubjects } from "../../planner-hooks/use-known-subjects.ts";
import { useSubjectColours } from "../../planner-hooks/use-subject-colours.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecordsIf } from "../../platform/use-records.ts";
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
  /** What tells sessions of one subject apart: their chapters, and which exam they are for. */
  readonly examNotes: ExamNotes;
  readonly topics: PlanTopics;
}

const hasSessions = (plan: StudyPlan): boolean =>
  Object.values(plan).some((entries) => entries.some((entry) => sessionMinutesOf(entry) > 0));

const noTopics: PlanTopics = { bySession: new Map(), missing: [] };

/** Chapters before the exam: `Chapters 5 and 6, exam 15 June`. */
const withTopics = (notes: ExamNotes, { bySession }: PlanTopics): ExamNotes => {
  if (bySession.size === 0) return notes;
  return (sessions) => {
    const exams = notes(sessions);
    return new Map(
      sessions.flatMap(({ key }) => {
        const parts = [bySession.get(key)?.text, exams.get(key)].filter(
          (part) => part !== undefined,
        );
        return parts.length === 0 ? [] : [[key, parts.join(", ")]];
      }),
    );
  };
};

const usePlanTopics = ({
  workspace,
  plan,
  subjects,
}: {
  readonly workspace: Workspace;
  readonly plan: StudyPlan | null;
  readonly subjects: readonly Subject[];
}): PlanTopics => {
  const known = useKnownSubjects(workspace);
  const { day: today } = useMoment();
  const chapters = useMemo(() => withChapters(known), [known]);
  // Without chapters a tick changes nothing here, and the page is not drawn again for it.
  const ticks = useRecordsIf(chapters.size > 0, workspace, "ticks");
  return useMemo(
    () =>
      plan === null || ticks === null
        ? noTopics
        : planTopicsOf({ plan, subjects, known: chapters, progress: ticks, today }),
    [plan, subjects, chapters, ticks, today],
  );
};

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
  const topics = usePlanTopics({ workspace, plan: shown, subjects });
  const examNotes = useMemo(
    () => withTopics(examNotesOf({ plan: shown ?? {}, subjects }), topics),
    [shown, subjects, topics],
  );
  return useMemo(
    () => ({ plan: shown, subjects, colours, known, examNotes, topics }),
    [shown, subjects, colours, known, examNotes, topics],
  );
};
