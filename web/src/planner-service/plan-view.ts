import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "@smart-planner/planner/model";
import {
  coloursOfPlan,
  type SessionNotes,
  type SubjectColours,
  sessionNotesOf,
} from "@smart-planner/planner/plan";
import { sessionMinutesOf } from "@smart-planner/planner/time";
import { type PlanTopics, planTopicsOf, withChapters } from "@smart-planner/planner/work";
import type { KnownSubjects } from "./known-subjects.ts";
import { createMemo, createSteady } from "./memo.ts";

/** A plan and the values that the page's parts need of it, computed once for each plan. */
export interface PlanView {
  /** Null until there is one with sessions in it. */
  readonly plan: StudyPlan | null;
  /** With their exams, as they were when the plan was made. */
  readonly subjects: readonly Subject[];
  readonly colours: SubjectColours;
  /** Of every subject there is, in either mode. */
  readonly known: SubjectColours;
  /** Notes that distinguish sessions of one subject: chapters and exam. */
  readonly sessionNotes: SessionNotes;
  readonly topics: PlanTopics;
}

const hasSessions = (plan: StudyPlan): boolean =>
  Object.values(plan).some((entries) => entries.some((entry) => sessionMinutesOf(entry) > 0));

const noTopics: PlanTopics = { bySession: new Map(), missing: [] };

/** Makes the view of one plan after another, and remembers the last. */
export const createPlanView = () => {
  const memoShown = createMemo<StudyPlan | null>();
  const memoColours = createMemo<SubjectColours>();
  const memoChapters = createMemo<ReturnType<typeof withChapters>>();
  const memoTopics = createMemo<PlanTopics>();
  const memoNotes = createMemo<SessionNotes>();
  const steady = createSteady();
  return ({
    plan,
    subjects,
    known,
    knownSubjects,
    progress,
    today,
  }: Pick<PlanView, "plan" | "subjects" | "known"> & {
    readonly knownSubjects: KnownSubjects;
    readonly progress: ProgressMap;
    readonly today: CalendarDay;
  }): PlanView => {
    const shown = memoShown([plan], () => (plan !== null && hasSessions(plan) ? plan : null));
    const colours = memoColours([shown, known], () => coloursOfPlan(shown ?? {}, known));
    const chapters = memoChapters([knownSubjects], () => withChapters(knownSubjects));
    const topics =
      shown === null || chapters.size === 0
        ? // Without chapters a tick changes nothing here.
          noTopics
        : memoTopics([shown, subjects, chapters, progress, today], () =>
            planTopicsOf({ plan: shown, subjects, known: chapters, progress, today }),
          );
    const sessionNotes = memoNotes([shown, subjects, topics], () =>
      sessionNotesOf({ plan: shown ?? {}, subjects, topics: topics.bySession }),
    );
    return steady({ plan: shown, subjects, colours, known, sessionNotes, topics });
  };
};
