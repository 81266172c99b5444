import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "@smart-planner/planner/model";
import { sessionDaysOf } from "@smart-planner/planner/plan";
import {
  type HeldTopics,
  knownSubjectsOf,
  memoryOfAlgorithm,
  namesOfKnown,
  planTopicsOf,
  type SubjectRecords,
  withChapters,
  withFurtherExams,
} from "@smart-planner/planner/work";
import { FSRSAlgorithm, generatorParameters } from "ts-fsrs";

export interface FeedTopicsTask {
  readonly plan: StudyPlan;
  /** Of both modes, as they are stored. */
  readonly plans: { readonly quick: StudyPlan; readonly advanced: StudyPlan };
  /** As they stand in the form. */
  readonly subjects: readonly Subject[];
  readonly records: SubjectRecords;
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}

export interface FeedTopics {
  /** With their further exams. */
  readonly subjects: readonly Subject[];
  /** What each session holds, by its key. */
  readonly held: ReadonlyMap<string, HeldTopics>;
}

/** As the page has it: both are to say the same of a session. */
const memoryModel = memoryOfAlgorithm(
  new FSRSAlgorithm(generatorParameters({ enable_fuzz: false })),
);

/** What a plan's sessions hold. Where there are many chapters it takes a while: not for the main thread. */
export const feedTopicsOf = ({
  plan,
  plans,
  subjects,
  records,
  progress,
  today,
}: FeedTopicsTask): FeedTopics => {
  const known = knownSubjectsOf({
    names: namesOfKnown(records),
    records,
    days: sessionDaysOf(plans.advanced),
    quickDays: sessionDaysOf(plans.quick),
    progress,
    today,
    // Only there once an answer is, as in the page.
    model: records.reviews.some(({ grade }) => grade !== undefined) ? memoryModel : undefined,
  });
  const all = withFurtherExams(subjects, known);
  const held = planTopicsOf({ plan, subjects: all, known: withChapters(known), progress, today });
  return { subjects: all, held: held.bySession };
};
