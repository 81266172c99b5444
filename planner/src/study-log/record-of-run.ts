import { readFocus } from "../focus/focus-clock.ts";
import type { FocusRun, Instant } from "../focus/focus-run.ts";
import type { CalendarDay } from "../model/model.ts";
import { type StudyRecord, stretchesOf } from "./study-record.ts";

export interface WallTime {
  readonly day: CalendarDay;
  readonly minuteOfDay: number;
}

/** One record per run, also if two devices finish it. */
export const recordOfRun = ({
  run,
  now,
  wallTimeOf,
  leftMinutes,
  pace,
}: {
  readonly run: FocusRun;
  readonly now: Instant;
  readonly wallTimeOf: (instant: Instant) => WallTime;
  readonly leftMinutes?: number | undefined;
  /** The pace that the session's plan used. */
  readonly pace?: number | undefined;
}): StudyRecord => {
  const { stretches, studiedMs, runningMs } = readFocus(run, now);
  // A final break is not study: cut it from the last stretches.
  let surplus = runningMs - studiedMs;
  const studied = stretches.toReversed().flatMap(({ from, to }) => {
    const cut = Math.min(surplus, to - from);
    surplus -= cut;
    return to - cut > from ? [{ from, to: to - cut }] : [];
  });
  const total = Math.round(studiedMs / 1000);
  let counted = 0;
  let passedMs = 0;
  const seconds = studied.toReversed().map(({ from, to }) => {
    passedMs += to - from;
    // Rounded cumulatively, so that short stretches lose no second.
    const share = Math.min(Math.round(passedMs / 1000), total) - counted;
    counted += share;
    const { day, minuteOfDay } = wallTimeOf(from);
    return { day, startMinute: minuteOfDay, seconds: share };
  });
  const { day, minuteOfDay } = wallTimeOf(run.startedAt);
  const kept = seconds.filter((stretch) => stretch.seconds > 0).flatMap(stretchesOf);
  const { subject, plannedMinutes, sessionKey, topicId, taskId } = run;
  return {
    subject,
    stretches: kept.length > 0 ? kept : [{ day, startMinute: minuteOfDay, seconds: 0 }],
    plannedMinutes,
    leftMinutes,
    ...(pace === undefined || pace === 1 ? {} : { pace }),
    sessionKey,
    topicId,
    ...(taskId === undefined ? {} : { taskId }),
    source: "timer",
  };
};
