import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { PlanSession, SessionDay } from "../study-plan/plan-sessions.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { type Ahead, isForAhead } from "./missed-sessions.ts";
import { isCounted, isDone } from "./progress-map.ts";

/** The result of a finished plan. */
export interface FinishedPlan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly minutes: number;
  readonly sessions: number;
  /** Sessions that were not done and not planned again. */
  readonly open: number;
  /** Done, by day. */
  readonly days: readonly { readonly day: CalendarDay; readonly done: readonly PlanSession[] }[];
}

/** Nothing while something is planned, or missed, and not done, unless no exam is ahead. */
export const finishedPlanOf = ({
  days,
  progress,
  isOver,
  ...ahead
}: Ahead & {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  /** No exam and no due work is ahead. */
  readonly isOver: boolean;
}): FinishedPlan | undefined => {
  const isOpen = (session: PlanSession) =>
    session.minutes > 0 &&
    session.entry.released === undefined &&
    !isDone(progress, session.key) &&
    (session.day >= ahead.today || isForAhead(session, ahead));
  // Asked at every tick, and of a plan that is being followed answered by one of its last days.
  if (!isOver && days.findLast(({ sessions }) => sessions.some(isOpen)) !== undefined)
    return undefined;
  const all = days.flatMap(({ sessions }) => sessions).filter(({ minutes }) => minutes > 0);
  const done = all.filter(({ key }) => isDone(progress, key));
  const [first] = all;
  const last = isOver ? all.at(-1) : done.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return {
    from: first.day,
    to: last.day,
    minutes: totalMinutes(done),
    sessions: done.length,
    open: all.filter((one) => isCounted(one, progress) && !isDone(progress, one.key)).length,
    days: days
      .filter(({ day }) => day >= first.day && day <= last.day)
      .map(({ day, sessions }) => ({
        day,
        done: sessions.filter(({ key, minutes }) => minutes > 0 && isDone(progress, key)),
      })),
  };
};
