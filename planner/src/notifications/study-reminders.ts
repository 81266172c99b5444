import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone, isPlanned } from "../progress/progress-map.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { labelOf } from "../time/day-labels.ts";
import { timelineOf } from "../timeline/timeline.ts";

export interface StudyReminder {
  readonly kind: "studyReminder";
  /** The session's key. */
  readonly key: string;
  /** The subject, with the title of due work. */
  readonly subject: string;
  readonly startTime: string;
  readonly endTime: string;
}

interface TimedReminder {
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
  // Released sessions stay in the calendar without a reminder.
  const open = new Set(
    sessionsOf(own)
      .filter((session) => isPlanned(session, progress) && !isDone(progress, session.key))
      .map(({ key }) => key),
  );
  return timelineOf({ plan: own })
    .events.filter(({ id }) => open.has(id))
    .map(({ id, startMinute, title, startTime, endTime }) => ({
      startMinute,
      content: { kind: "studyReminder", key: id, subject: title, startTime, endTime },
    }));
};
