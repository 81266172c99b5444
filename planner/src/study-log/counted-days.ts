import type { ProgressMap } from "../model/model.ts";
import { isPlanned } from "../progress/progress-map.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { studiedProgressOf } from "./studied-progress.ts";
import type { StudyRecord } from "./study-record.ts";

/** A released session counts only as far as it was studied, or the same hour would be planned twice. */
export const countedDaysOf = ({
  days,
  progress,
  records,
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly records: readonly StudyRecord[];
}): readonly SessionDay[] => {
  const studied = studiedProgressOf({ days, progress, records });
  return days.map(({ sessions, ...day }) => ({
    ...day,
    sessions: sessions.flatMap((session) => {
      if (isPlanned(session, studied.progress)) return [session];
      const minutes = studied.partMinutes.get(session.key) ?? 0;
      return minutes === 0 ? [] : [{ ...session, minutes }];
    }),
  }));
};
