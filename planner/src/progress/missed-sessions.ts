import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { PlanSession, SessionDay } from "../study-plan/plan-sessions.ts";
import { isDone, isPlanned } from "./progress-map.ts";

/** Sessions of past days that were neither done, nor planned again, nor let go; the oldest first. */
export const missedSessionsOf = ({
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
