import type { CalendarDay, ProgressMap, StudyPlan } from "@smart-planner/planner/model";
import {
  begunSessionsOf,
  sessionDaysOf,
  timeChoicesOf,
  todaySessionsOf,
} from "@smart-planner/planner/plan";
import { isDone } from "@smart-planner/planner/progress";
import { totalMinutes } from "@smart-planner/planner/time";
import type { planSaidWords } from "@smart-planner/words/en/plan-said";
import type { Moment } from "../platform/clock.ts";
import type { PlanState } from "./plan-states.ts";

/** Today's sessions: done, begun, planned. */
export const sessionsOfToday = (
  { kept, isShares }: PlanState,
  progress: ProgressMap,
  now: Moment,
) => {
  const plan = kept ?? {};
  const sessions = todaySessionsOf({ plan, progress, today: now.day });
  const open = sessions.filter(({ key }) => !isDone(progress, key));
  const begun = begunSessionsOf({ plan, progress, now, isShares });
  const plannedMinutes = totalMinutes(sessions);
  const doneMinutes = plannedMinutes - totalMinutes(open);
  return {
    open,
    begun,
    doneMinutes,
    begunMinutes: doneMinutes + totalMinutes(begun),
    plannedMinutes,
  };
};

/** How much time there is today, and which other amounts can be chosen. */
export const timeTodayOf = (state: PlanState, progress: ProgressMap, now: Moment) => {
  const { madeFrom, timeToday } = state;
  if (madeFrom === null) return null;
  const { doneMinutes, begunMinutes, ...ofToday } = sessionsOfToday(state, progress, now);
  const usualMinutes = madeFrom.hoursPerDay * 60;
  const minutes = timeToday?.minutes ?? usualMinutes;
  // Shares are rounded to five minutes: the hours of the day are those the student entered.
  const isAsEntered = Math.abs(ofToday.plannedMinutes - minutes) <= 5;
  const plannedMinutes = isAsEntered ? minutes : ofToday.plannedMinutes;
  return {
    /** Today's time, by the student or as usual. */
    minutes,
    usualMinutes,
    doneMinutes,
    plannedMinutes,
    /** Between done and planned time. */
    less: [
      ...new Set([
        ...(begunMinutes > doneMinutes && begunMinutes < plannedMinutes ? [begunMinutes] : []),
        ...timeChoicesOf({ doneMinutes: begunMinutes, plannedMinutes }),
      ]),
    ].slice(0, 2),
    more: Math.floor(Math.max(plannedMinutes, minutes) / 60) * 60 + 60,
    isChanged: timeToday !== undefined,
  };
};

export type TimeToday = NonNullable<ReturnType<typeof timeTodayOf>>;

const minutesByDay = (plan: StudyPlan, today: CalendarDay): ReadonlyMap<CalendarDay, number> =>
  new Map(
    sessionDaysOf(plan)
      .filter(({ day }) => day >= today)
      .map(({ day, sessions }) => [
        day,
        totalMinutes(sessions.filter(({ entry }) => entry.released === undefined)),
      ]),
  );

/**
 * `1 h 30 today. 1 h 30 moved to Friday and Saturday.`, with minutes that have no room any more; as
 * the last change `1 h 30 today, the rest later`.
 */
export const timeTodayTexts = ({
  texts,
  minutes,
  before,
  after,
  today,
}: {
  readonly texts: typeof planSaidWords;
  readonly minutes: number;
  readonly before: StudyPlan;
  readonly after: StudyPlan;
  readonly today: CalendarDay;
}): { readonly name: string; readonly text: string } => {
  const [was, is] = [minutesByDay(before, today), minutesByDay(after, today)];
  const sumOf = (days: ReadonlyMap<CalendarDay, number>) =>
    [...days.values()].reduce((sum, each) => sum + each, 0);
  const less = (was.get(today) ?? 0) - (is.get(today) ?? 0);
  const lost = Math.max(sumOf(was) - sumOf(is), 0);
  const to = [...is].flatMap(([day, each]) =>
    day > today && each > (was.get(day) ?? 0) ? [day] : [],
  );
  const isLater = less > lost && to.length > 0;
  return {
    name: isLater ? texts.todayRestLater(minutes) : texts.today(minutes),
    text: texts.sentences([
      texts.sentence(texts.today(minutes)),
      ...(isLater ? [texts.movedLater(less - lost, to, today)] : []),
      ...(lost > 0 ? [texts.fitsNoMore(lost)] : []),
    ]),
  };
};
