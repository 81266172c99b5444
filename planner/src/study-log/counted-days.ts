import { isCounted } from "../progress/progress-map.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { studiedProgressOf } from "./studied-progress.ts";
import type { LivedDays } from "./study-record.ts";

/**
 * The days with their planned time, as Progress counts it: a session that was planned again counts
 * only as far as it was studied after all, or the same hour would be planned twice.
 */
export const countedDaysOf = ({ days, progress, records }: LivedDays): readonly SessionDay[] => {
  const studied = studiedProgressOf({ days, progress, records });
  return days.map(({ sessions, ...day }) => ({
    ...day,
    sessions: sessions.flatMap((session) => {
      if (isCounted(session, studied.progress)) return [session];
      const minutes = studied.partMinutes.get(session.key) ?? 0;
      return minutes === 0 ? [] : [{ ...session, minutes }];
    }),
  }));
};
