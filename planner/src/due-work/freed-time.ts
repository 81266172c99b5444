import type { CalendarDay, StudyPlan } from "../model/model.ts";
import type { ExamInput } from "../scheduler/problem/advanced-inputs.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { spokenDuration } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";

/** Less is not worth a question. */
const leastMinutes = 30;

/**
 * The offer of time freed by work that ended to exams that share the hours, as its button says it. An
 * exam with a goal has what it needs.
 */
export const freedTimeText = ({
  before,
  after,
  exams,
  today,
}: {
  readonly before: StudyPlan;
  /** The plan without the sessions of the work that ended. */
  readonly after: StudyPlan;
  readonly exams: readonly Pick<ExamInput, "name" | "examDate" | "workMinutes">[];
  readonly today: CalendarDay;
}): string | undefined => {
  const sharing = exams.filter(
    ({ examDate, workMinutes }) => examDate > today && workMinutes === undefined,
  );
  const last = sharing.reduce(
    (latest, { examDate }) => (examDate > latest ? examDate : latest),
    "",
  );
  const minutesIn = (plan: StudyPlan): number =>
    totalMinutes(
      sessionsOf(plan).filter(
        ({ day, entry }) => entry.taskId !== undefined && day >= today && day < last,
      ),
    );
  const minutes = minutesIn(before) - minutesIn(after);
  if (minutes < leastMinutes) return undefined;
  const names = new Set(sharing.map(({ name }) => name.trim()));
  const [only = ""] = names;
  return `Use ${spokenDuration(minutes)} for ${names.size === 1 ? only : "your exams"}`;
};
