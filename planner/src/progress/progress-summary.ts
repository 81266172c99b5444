import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { type PlanSession, type SessionDay, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { isDone } from "./progress-map.ts";
import { studyStreakOf } from "./study-streak.ts";

export interface Amount {
  readonly totalHours: number;
  readonly completedHours: number;
  /** Whole percent; 0 if nothing is planned. */
  readonly percent: number;
}

export interface SubjectProgress extends Amount {
  readonly subject: string;
}

export interface ProgressSummary extends Amount {
  readonly subjectBreakdown: readonly SubjectProgress[];
  readonly studyStreak: number;
  /** By the last tick, not by a percentage that rounds to 100. */
  readonly isAllDone: boolean;
}

/** The part that ticks do not change. */
export interface ProgressIndex {
  readonly days: readonly SessionDay[];
  readonly byKey: ReadonlyMap<string, PlanSession>;
  /**
   * Trimmed subject name to minutes planned, in order of first appearance; sessions planned again
   * count at their new place.
   */
  readonly minutesBySubject: ReadonlyMap<string, number>;
  readonly minutes: number;
}

export const progressIndexOf = (plan: StudyPlan): ProgressIndex => {
  const days = sessionDaysOf(plan);
  const minutesBySubject = new Map<string, number>();
  const byKey = new Map<string, PlanSession>();
  let total = 0;
  for (const { sessions } of days)
    for (const session of sessions) {
      const { key, subject, minutes, entry } = session;
      byKey.set(key, session);
      const planned = entry.released === "again" ? 0 : minutes;
      minutesBySubject.set(subject, (minutesBySubject.get(subject) ?? 0) + planned);
      total += planned;
    }
  return { days, byKey, minutesBySubject, minutes: total };
};

const amountOf = (total: number, completed: number): Amount => ({
  totalHours: total / 60,
  completedHours: completed / 60,
  percent: total === 0 ? 0 : Math.round((completed / total) * 100),
});

export const progressSummaryOf = ({
  index: { days, byKey, minutesBySubject, minutes: planned },
  progress,
  partMinutes,
  dayProgress = progress,
  today,
}: {
  readonly index: ProgressIndex;
  readonly progress: ProgressMap;
  /** Minutes studied of sessions that are not done, by key. */
  readonly partMinutes?: ReadonlyMap<string, number>;
  /** For the streak, if it is more. */
  readonly dayProgress?: ProgressMap;
  readonly today: CalendarDay;
}): ProgressSummary => {
  const done = new Map<string, number>();
  /** Of sessions that were planned again and done after all, or in part: that counts as planned. */
  const regained = new Map<string, number>();
  let completed = 0;
  const count = ({ subject, entry }: PlanSession, minutes: number) => {
    done.set(subject, (done.get(subject) ?? 0) + minutes);
    completed += minutes;
    if (entry.released === "again") regained.set(subject, (regained.get(subject) ?? 0) + minutes);
  };
  // Few of a long plan's sessions are done: the others are not looked at.
  for (const key of Object.keys(progress)) {
    const session = byKey.get(key);
    if (session !== undefined && isDone(progress, key)) count(session, session.minutes);
  }
  for (const [key, part] of partMinutes ?? []) {
    const session = byKey.get(key);
    if (session !== undefined && part > 0 && !isDone(progress, key)) count(session, part);
  }
  const total = [...regained.values()].reduce((sum, minutes) => sum + minutes, planned);
  const amount = amountOf(total, completed);
  return {
    ...amount,
    subjectBreakdown: [...minutesBySubject].map(([subject, minutes]) => ({
      subject,
      ...amountOf(minutes + (regained.get(subject) ?? 0), done.get(subject) ?? 0),
    })),
    studyStreak: studyStreakOf({ days, progress: dayProgress, today }),
    isAllDone: total > 0 && completed === total,
  };
};
