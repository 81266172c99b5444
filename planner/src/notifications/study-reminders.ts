import type { CalendarDay, ProgressMap, StudyPlan } from "../model.ts";
import { isDone } from "../progress/progress-map.ts";
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
  return timelineOf({ plan: { [label]: entries } })
    .events.filter(({ id }) => !isDone(progress, id))
    .map(({ id, startMinute, subject, startTime, endTime, duration }) => ({
      key: id,
      startMinute,
      content: { kind: "studyReminder", subject, startTime, endTime, duration },
    }));
};
