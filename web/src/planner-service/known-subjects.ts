import type { Subject } from "@smart-planner/planner/model";
import { type SessionDay, sessionDaysOf } from "@smart-planner/planner/plan";
import {
  type KnownSubject,
  knownSubjectsOf,
  type MemoryModel,
  namesOfKnown,
  noWork,
  type WorkExam,
} from "@smart-planner/planner/work";
import type { Clock } from "../platform/clock.ts";
import type { Workspace } from "../platform/workspace.ts";
import { createMemo } from "./memo.ts";

export type KnownSubjects = ReadonlyMap<string, KnownSubject>;

const nothing: KnownSubject = { work: noWork, topics: [], studied: [], pace: 1 };
const none: KnownSubjects = new Map();

export const knownSubjectOf = (known: KnownSubjects, name: string): KnownSubject =>
  known.get(name) ?? nothing;

/** The details of an exam; the form has the date of the first, so it is the one that no other date fits. */
export const workExamOf = (
  known: KnownSubjects,
  { name, examDate }: Subject,
): WorkExam | undefined => {
  const [first, ...further] = knownSubjectOf(known, name.trim()).work.exams;
  return further.find(({ date }) => date === examDate) ?? first;
};

let model: MemoryModel | undefined;
let loading: Promise<void> | undefined;

const loadModel = async (onLoaded: () => void) => {
  loading ??= import("./memory-model.ts").then(({ memoryModel }) => {
    model = memoryModel;
  });
  try {
    await loading;
    onLoaded();
  } catch {
    // Until it can be loaded, chapters come back by fixed gaps.
    loading = undefined;
  }
};

/** Subjects with exams, a goal, chapters or a pace, by name. */
export const createKnownSubjects = ({
  workspace: { read, records },
  clock,
  onModelLoaded,
}: {
  readonly workspace: Pick<Workspace, "read" | "records">;
  readonly clock: Pick<Clock, "now">;
  readonly onModelLoaded: () => void;
}): (() => KnownSubjects) => {
  const memoNames = createMemo<readonly string[]>();
  const memoDays = createMemo<Readonly<Record<"quickDays" | "days", readonly SessionDay[]>>>();
  const memoKnown = createMemo<KnownSubjects>();

  return () => {
    const works = records("subjects");
    const paces = records("paces");
    const names = memoNames([works, paces], () => namesOfKnown({ works, paces }));
    // Most students have none: then neither a long plan nor a tick is looked at.
    if (names.length === 0) return none;
    const [quick, advanced] = [read("quickPlanCache"), read("advancedPlanCache")];
    const days = memoDays([quick, advanced], () => ({
      quickDays: sessionDaysOf(quick ?? {}),
      days: sessionDaysOf(advanced ?? {}),
    }));
    const [topics, log, reviews] = [records("topics"), records("log"), records("reviews")];
    const isGraded = Object.values(reviews).some(({ grade }) => grade !== undefined);
    if (isGraded && model === undefined) void loadModel(onModelLoaded);
    const used = isGraded ? model : undefined;
    const progress = records("ticks");
    const { day: today } = clock.now();
    const from = [names, days, works, topics, paces, log, reviews, progress, today, used];
    return memoKnown(from, () =>
      knownSubjectsOf({
        names,
        records: {
          works,
          topics,
          paces,
          log: Object.values(log),
          reviews: Object.values(reviews),
        },
        ...days,
        progress,
        today,
        model: used,
      }),
    );
  };
};
