import type { ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";

/**
 * Adds sessions ticked in the other mode's plan, because they were studied. Its open sessions stay
 * out.
 */
export const withDoneElsewhere = ({
  days,
  others,
  progress,
}: {
  readonly days: readonly SessionDay[];
  readonly others: readonly SessionDay[];
  readonly progress: ProgressMap;
}): readonly SessionDay[] => {
  // Both modes share ticks: one key is one session.
  const known = new Set(days.flatMap(({ sessions }) => sessions.map(({ key }) => key)));
  const done = others.flatMap(({ sessions, ...day }) => {
    const more = sessions.filter(({ key }) => !known.has(key) && isDone(progress, key));
    return more.length === 0 ? [] : [{ ...day, sessions: more }];
  });
  if (done.length === 0) return days;
  const byDay = new Map(days.map((day) => [day.day, day]));
  for (const { sessions, ...day } of done)
    byDay.set(day.day, {
      ...day,
      sessions: [...(byDay.get(day.day)?.sessions ?? []), ...sessions],
    });
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
};
