import type { ProgressMap } from "../model/model.ts";
import type { PlanSession, SessionDay } from "../study-plan/plan-sessions.ts";
import { type Ahead, isForAhead, openPastSessionsOf } from "./missed-sessions.ts";
import { studyStreakOf } from "./study-streak.ts";

/** Days in a row. It is safe once the sessions that are undecided are planned again. */
export interface ShownStreak {
  readonly days: number;
  readonly isSafeIfPlanned: boolean;
}

/**
 * While sessions are undecided it shows what deciding does. Open sessions whose exam is over count
 * as let go. Nothing if there is no streak.
 */
export const shownStreakOf = ({
  days,
  progress,
  ...ahead
}: Ahead & {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
}): ShownStreak | undefined => {
  const { today } = ahead;
  const open = new Set(openPastSessionsOf({ days, progress, today }));
  const without = (isReleased: (session: PlanSession) => boolean): number => {
    const decided = days.map((sessionDay) => ({
      ...sessionDay,
      sessions: sessionDay.sessions.map((session) =>
        open.has(session) && isReleased(session)
          ? { ...session, entry: { ...session.entry, released: "again" as const } }
          : session,
      ),
    }));
    return studyStreakOf({ days: decided, progress, today });
  };
  const streak = without((session) => !isForAhead(session, ahead));
  const kept = without(() => true);
  if (kept > streak) return { days: kept, isSafeIfPlanned: true };
  return streak === 0 ? undefined : { days: streak, isSafeIfPlanned: false };
};
