import type { PlanMoment, ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { FixedSession } from "../scheduler/problem/advanced-inputs.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { parseClock } from "../time/clock-time.ts";
import { timelineOf } from "../timeline/timeline.ts";

export interface StayFacts {
  readonly progress: ProgressMap;
  readonly now: PlanMoment;
  /** Ids of sessions that keep their place, such as locked ones. */
  readonly fixed?: ReadonlySet<string> | undefined;
  /** Shares of a day do not begin by the clock: a start there is where a session was shown. */
  readonly isShares?: boolean | undefined;
  /** Keys of sessions that have been studied for a while and are not done: they have begun. */
  readonly studied?: ReadonlySet<string> | undefined;
}

/** A share of a day has no minute at which it begins: only a session with a start of its own does. */
const isBegun = ({ day, entry }: PlanSession, now: PlanMoment): boolean =>
  day === now.day && (parseClock(entry.startTime ?? "") ?? Infinity) < now.minuteOfDay;

/** Whether no new plan may touch a session: it is past, done, begun or fixed. */
export const doesStay = (
  session: PlanSession,
  { progress, now, fixed, studied, isShares = false }: StayFacts,
): boolean =>
  session.day < now.day ||
  isDone(progress, session.key) ||
  (!isShares && isBegun(session, now)) ||
  (studied?.has(session.key) ?? false) ||
  (session.entry.id !== undefined && (fixed?.has(session.entry.id) ?? false));

/** The sessions from now on that stay: a new plan goes around them. */
export const fixedSessionsOf = ({
  plan,
  ...settled
}: StayFacts & { readonly plan: StudyPlan }): readonly FixedSession[] => {
  const staying = new Map(
    sessionsOf(plan)
      .filter((session) => session.day >= settled.now.day && doesStay(session, settled))
      .map((session) => [session.key, session]),
  );
  if (staying.size === 0) return [];
  return timelineOf({ plan }).events.flatMap(({ id, day, startMinute, minutes }) => {
    const session = staying.get(id);
    if (session === undefined) return [];
    const { subject, entry } = session;
    const { examDate, taskId } = entry;
    // Done due work is part of what its task has done already: here it only takes time.
    const task = isDone(settled.progress, id) ? "" : taskId;
    const own = taskId === undefined ? { examDate } : { taskId: task };
    return [{ subject, ...own, day, start: startMinute, minutes }];
  });
};

/** Whether everything that was planned for today is done. */
export const isDayFinished = ({
  plan,
  progress,
  now,
}: Omit<StayFacts, "fixed"> & { readonly plan: StudyPlan }): boolean => {
  const planned = sessionsOf(plan).filter(
    ({ day, minutes, entry }) => day === now.day && minutes > 0 && entry.released === undefined,
  );
  return planned.length > 0 && planned.every(({ key }) => isDone(progress, key));
};
