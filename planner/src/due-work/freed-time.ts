import type { CalendarDay, StudyPlan } from "../model/model.ts";
import type { ExamInput } from "../scheduler/problem/advanced-inputs.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { totalMinutes } from "../time/total-minutes.ts";

/** Less is not worth a question. */
const leastMinutes = 30;

/**
 * Time freed by work that ended, for exams that share the hours. An exam with a goal already has
 * its time.
 */
export const freedTimeOf = ({
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
}): { readonly minutes: number; readonly subjects: readonly string[] } | undefined => {
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
  return { minutes, subjects: [...new Set(sharing.map(({ name }) => name.trim()))] };
};
