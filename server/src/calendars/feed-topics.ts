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
  readonly plans: { readonly quick: StudyPlan; readonly advanced: StudyPlan };
  readonly subjects: readonly Subject[];
  readonly records: SubjectRecords;
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}

export interface FeedTopics {
  readonly subjects: readonly Subject[];
  /** By session key. */
  readonly held: ReadonlyMap<string, HeldTopics>;
}

/** As in the page: both must say the same of a session. */
const memoryModel = memoryOfAlgorithm(
  new FSRSAlgorithm(generatorParameters({ enable_fuzz: false })),
);

/** Slow with many chapters: not on the main thread. */
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
    // Only if there is an answer, as in the page.
    model: records.reviews.some(({ grade }) => grade !== undefined) ? memoryModel : undefined,
  });
  const all = withFurtherExams(subjects, known);
  const held = planTopicsOf({ plan, subjects: all, known: withChapters(known), progress, today });
  return { subjects: all, held: held.bySession };
};
