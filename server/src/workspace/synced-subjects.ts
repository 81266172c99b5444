import { families, type Mode } from "@smart-planner/contract";
import {
  type CalendarDay,
  type KnownSubject,
  knownSubjectsOf,
  namesOfKnown,
  type ProgressMap,
  type StudyPlan,
  sessionDaysOf,
} from "@smart-planner/planner";
import type { OfUser } from "../database/of-user.ts";
import { recordsOf } from "./synced-records.ts";

interface SubjectsInput extends OfUser {
  readonly plans: Readonly<Record<Mode, StudyPlan>>;
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}

/** What a student has said of their subjects; when what is learned will be forgotten is the page's alone. */
export async function readSyncedSubjects({
  db,
  userId,
  plans,
  progress,
  today,
}: SubjectsInput): Promise<ReadonlyMap<string, KnownSubject>> {
  const of = { db, userId };
  const works = await recordsOf({ ...of, family: families.subjects });
  const paces = await recordsOf({ ...of, family: families.paces });
  const names = namesOfKnown({ works, paces });
  // Most students have none of it.
  if (names.length === 0) return new Map();
  const topics = await recordsOf({ ...of, family: families.topics });
  const log = Object.values(await recordsOf({ ...of, family: families.log }));
  const reviews = Object.values(await recordsOf({ ...of, family: families.reviews }));
  return knownSubjectsOf({
    names,
    records: { works, topics, paces, log, reviews },
    days: sessionDaysOf(plans.advanced),
    quickDays: sessionDaysOf(plans.quick),
    progress,
    today,
    model: undefined,
  });
}
