import type { TaskInput } from "../due-work/due-tasks.ts";
import type { CalendarDay, ProgressMap, Subject } from "../model/model.ts";
import type { PlanSession, SessionDay } from "../study-plan/plan-sessions.ts";
import { isDone, isPlanned } from "./progress-map.ts";

/** Exams and due work to study for. */
export interface Ahead {
  readonly subjects: readonly Subject[];
  /** Open due work. */
  readonly tasks?: readonly Pick<TaskInput, "key">[] | undefined;
  readonly today: CalendarDay;
}

/** Whether its exam or due work is still ahead. A session of a moved exam belongs to the new date. */
export const isForAhead = (
  { subject, entry: { taskId, examDate } }: PlanSession,
  { subjects, tasks = [], today }: Ahead,
): boolean => {
  if (taskId !== undefined) return tasks.some(({ key }) => key === taskId);
  const dates = subjects.flatMap((exam) => (exam.name.trim() === subject ? [exam.examDate] : []));
  const own = dates.filter((date) => date === examDate);
  return (own.length > 0 ? own : dates).some((date) => date > today);
};

/** Past sessions neither done nor released; oldest first. */
export const openPastSessionsOf = ({
  days,
  progress,
  today,
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}): readonly PlanSession[] =>
  days
    .filter(({ day }) => day < today)
    .flatMap(({ sessions }) =>
      sessions.filter(
        (session) =>
          session.minutes > 0 && isPlanned(session, progress) && !isDone(progress, session.key),
      ),
    );

/** Those whose time can still be made up: an exam that is over, or work handed in, needs none. */
export const missedSessionsOf = ({
  days,
  progress,
  ...ahead
}: Ahead & {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
}): readonly PlanSession[] =>
  openPastSessionsOf({ days, progress, today: ahead.today }).filter((session) =>
    isForAhead(session, ahead),
  );
