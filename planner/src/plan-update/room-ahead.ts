import type { CalendarDay, PlanMoment, ProgressMap, StudyPlan } from "../model/model.ts";
import { isPlanned } from "../progress/progress-map.ts";
import { soundInputs } from "../scheduler/problem/sound-inputs.ts";
import { wholeDaysOf } from "../scheduler/problem/whole-room.ts";
import { type PlanSession, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { addDays } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { timelineOf } from "../timeline/timeline.ts";
import type { WeekInputs } from "./plan-again.ts";

/** Free time of each day within its limit, around its sessions. Comfort is not relaxed for it. */
const roomInWeek = (
  week: WeekInputs,
  now: PlanMoment,
  plan: StudyPlan,
  standing: ReadonlyMap<CalendarDay, readonly PlanSession[]>,
): ReadonlyMap<CalendarDay, number> => {
  const keys = new Set([...standing.values()].flat().map(({ key }) => key));
  const fixed = timelineOf({ plan, days: [...standing.keys()] })
    .events.filter(({ id }) => keys.has(id))
    .map(({ subject, day, startMinute, minutes }) => ({
      subject,
      day,
      start: startMinute,
      minutes,
    }));
  const inputs = soundInputs({
    ...week,
    today: now.day,
    minuteOfDay: now.minuteOfDay,
    fixed: [...(week.fixed ?? []), ...fixed],
  });
  return new Map(wholeDaysOf(inputs, standing.size, 0).map(({ day, open }) => [day, open]));
};

/** Minutes of study that each of the next days can still take, today first. */
export const roomAheadOf = ({
  plan,
  progress,
  now,
  days,
  hoursPerDay,
  week,
}: {
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly now: PlanMoment;
  readonly days: number;
  readonly hoursPerDay: number;
  /** Nothing if days are shares without times. */
  readonly week: WeekInputs | undefined;
}): ReadonlyMap<CalendarDay, number> => {
  const ahead = Array.from({ length: days }, (_, index) => addDays(now.day, index));
  const planned = new Map(sessionDaysOf(plan, ahead).map(({ day, sessions }) => [day, sessions]));
  const standing = new Map(
    ahead.map((day) => [
      day,
      (planned.get(day) ?? []).filter((session) => isPlanned(session, progress)),
    ]),
  );
  if (week !== undefined) return roomInWeek(week, now, plan, standing);
  return new Map(
    [...standing].map(([day, sessions]) => [
      day,
      Math.max(hoursPerDay * 60 - totalMinutes(sessions), 0),
    ]),
  );
};
