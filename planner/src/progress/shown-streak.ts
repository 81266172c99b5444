import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { missedSessionsOf } from "./missed-sessions.ts";
import { studyStreakOf } from "./study-streak.ts";

/** Days in a row. It is safe once the sessions that are undecided are planned again. */
export interface ShownStreak {
  readonly days: number;
  readonly isSafeIfPlanned: boolean;
}

/** While sessions are undecided it shows what deciding does. Nothing if there is no streak. */
export const shownStreakOf = ({
  days,
  progress,
  today,
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}): ShownStreak | undefined => {
  const streak = studyStreakOf({ days, progress, today });
  const missed = new Set(missedSessionsOf({ days, progress, today }));
  if (missed.size > 0) {
    const decided = days.map((sessionDay) => ({
      ...sessionDay,
      sessions: sessionDay.sessions.map((session) =>
        missed.has(session)
          ? { ...session, entry: { ...session.entry, released: "again" as const } }
          : session,
      ),
    }));
    const kept = studyStreakOf({ days: decided, progress, today });
    if (kept > streak) return { days: kept, isSafeIfPlanned: true };
  }
  return streak === 0 ? undefined : { days: streak, isSafeIfPlanned: false };
};
