import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { ExamInput } from "../scheduler/problem/advanced-inputs.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import type { InputChange } from "./changed-inputs.ts";

type Worked = Pick<ExamInput, "name" | "enteredMinutes" | "studiedMinutes">;

/** Less is the usual difference between a chapter and its sessions. */
const leastEarly = 60;

const sumsOf = (subjects: readonly Worked[], name: string) => {
  const own = subjects.filter((one) => one.name.trim() === name);
  const sum = (minutesOf: (one: Worked) => number | undefined) =>
    Math.round(own.reduce((all, one) => all + (minutesOf(one) ?? 0), 0));
  return {
    entered: sum(({ enteredMinutes }) => enteredMinutes),
    studied: sum(({ studiedMinutes }) => studiedMinutes),
  };
};

/**
 * Subjects with more work done than the plan's sessions account for. An update frees the time
 * planned for it.
 */
export const doneEarlyOf = ({
  madeFrom,
  subjects,
  plan,
  progress,
}: {
  readonly madeFrom: {
    readonly subjects: readonly Worked[];
    readonly today: CalendarDay;
  };
  /** As they are entered now. */
  readonly subjects: readonly Worked[];
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
}): readonly InputChange[] => {
  const names = new Set(
    subjects.flatMap(({ name, enteredMinutes }) =>
      enteredMinutes === undefined ? [] : [name.trim()],
    ),
  );
  if (names.size === 0) return [];
  // Sessions done earlier on the plan's day count too: rather too few subjects are called ahead.
  const done = sessionsOf(plan).filter(
    ({ day, key }) => day >= madeFrom.today && isDone(progress, key),
  );
  return [...names].flatMap((subject): readonly InputChange[] => {
    const before = sumsOf(madeFrom.subjects, subject);
    const now = sumsOf(subjects, subject);
    // Other work than the plan was made from is a change of its own.
    if (before.entered !== now.entered) return [];
    const bySessions = done.reduce(
      (sum, session) => sum + (session.subject === subject ? session.minutes : 0),
      0,
    );
    const minutes = now.studied - before.studied - bySessions;
    return minutes >= leastEarly ? [{ kind: "done early", subject, minutes }] : [];
  });
};
