import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { PlanSession, SessionDay } from "../study-plan/plan-sessions.ts";
import { isDone, isPlanned } from "./progress-map.ts";

/** Past sessions neither done nor released; oldest first. */
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
