import type { PlanEntry, PlanMoment, ProgressMap } from "../model/model.ts";
import { isDayDone } from "../progress/is-day-done.ts";
import { isDone } from "../progress/progress-map.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";

const withMark = (session: PlanSession, dayWas: PlanEntry["dayWas"]): PlanSession => {
  if (session.entry.dayWas === dayWas) return session;
  const { dayWas: _, ...rest } = session.entry;
  return { ...session, entry: dayWas === undefined ? rest : { ...rest, dayWas } };
};

/**
 * If a new plan adds to a finished day, or removes the rest of an open one, today's done sessions
 * store how the day was.
 */
export const markToday = ({
  before,
  sessions,
  progress,
  now,
  isBrought,
}: {
  readonly before: readonly PlanSession[];
  /** Of the new plan, as they are stored. */
  readonly sessions: readonly PlanSession[];
  readonly progress: ProgressMap;
  readonly now: PlanMoment;
  /** A plan that comes back may bring ticks, which finish a day. */
  readonly isBrought: boolean;
}): readonly PlanSession[] => {
  const isToday = ({ day }: PlanSession): boolean => day === now.day;
  const bare = sessions.map((session) =>
    isToday(session) ? withMark(session, undefined) : session,
  );
  const isDoneIn = (all: readonly PlanSession[]) =>
    isDayDone(all.filter(isToday), progress, { isOver: false });
  const was = isDoneIn(before);
  if (was === isDoneIn(bare) || (isBrought && !was)) return bare;
  return bare.map((session) =>
    isToday(session) && isDone(progress, session.key)
      ? withMark(session, was ? "done" : "open")
      : session,
  );
};
