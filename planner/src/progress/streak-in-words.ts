import { counted } from "../model/counted.ts";
import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { missedSessionsOf } from "./missed-sessions.ts";
import { studyStreakOf } from "./study-streak.ts";

/** While sessions are undecided it says what deciding does. Nothing if there is nothing to say. */
export const streakInWords = ({
  days,
  progress,
  today,
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}): string | undefined => {
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
    if (kept > streak) return `Your ${kept}-day streak is safe if you plan them again`;
  }
  return streak === 0 ? undefined : `${counted(streak, "day")} in a row`;
};
