import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone, isPlanned } from "../progress/progress-map.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { labelOf } from "../time/day-labels.ts";
import { timelineOf } from "../timeline/timeline.ts";

export interface StudyReminder {
  readonly kind: "studyReminder";
  readonly subject: string;
  /** `09:30`. */
  readonly startTime: string;
  readonly endTime: string;
  /** `1 hr 20 min`. */
  readonly duration: string;
}

interface TimedReminder {
  /** The key of the session's tick. */
  readonly key: string;
  readonly startMinute: number;
  readonly content: StudyReminder;
}

export const studyRemindersOn = ({
  plan,
  progress,
  day,
}: {
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly day: CalendarDay;
}): readonly TimedReminder[] => {
  const label = labelOf(day);
  const entries = Object.hasOwn(plan, label) ? plan[label] : undefined;
  if (entries === undefined) return [];
  const own = { [label]: entries };
  // What was planned again or let go keeps its place in the calendar, but nobody sits down to it.
  const open = new Set(
    sessionsOf(own)
      .filter((session) => isPlanned(session, progress) && !isDone(progress, session.key))
      .map(({ key }) => key),
  );
  return timelineOf({ plan: own })
    .events.filter(({ id }) => open.has(id))
    .map(({ id, startMinute, subject, startTime, endTime, duration }) => ({
      key: id,
      startMinute,
      content: { kind: "studyReminder", subject, startTime, endTime, duration },
    }));
};
