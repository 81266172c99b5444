import type { StudyPlan } from "../model.ts";
import { type PlanSession, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { daysBetween } from "../time/calendar-day.ts";

export interface SubjectHours {
  readonly subject: string;
  readonly minutesBefore: number;
  readonly minutesAfter: number;
}

/** What changes for a student when one plan takes the place of another. */
export interface PlanDifference {
  readonly added: readonly PlanSession[];
  readonly removed: readonly PlanSession[];
  /** Another day, start or length; every session is in one list only. */
  readonly moved: readonly { readonly before: PlanSession; readonly after: PlanSession }[];
  readonly unchanged: number;
  /** In order of first appearance. */
  readonly subjects: readonly SubjectHours[];
}

const isSame = (one: PlanSession, other: PlanSession): boolean =>
  one.subject === other.subject &&
  one.day === other.day &&
  one.minutes === other.minutes &&
  one.entry.startTime === other.entry.startTime;

const minutesBySubject = (sessions: readonly PlanSession[]): ReadonlyMap<string, number> => {
  const minutes = new Map<string, number>();
  for (const session of sessions)
    minutes.set(session.subject, (minutes.get(session.subject) ?? 0) + session.minutes);
  return minutes;
};

export const comparePlans = ({
  before,
  after,
}: {
  readonly before: StudyPlan;
  readonly after: StudyPlan;
}): PlanDifference => {
  const old = sessionDaysOf(before).flatMap(({ sessions }) => sessions);
  const fresh = sessionDaysOf(after).flatMap(({ sessions }) => sessions);
  const left = new Set(old);
  const moved: { readonly before: PlanSession; readonly after: PlanSession }[] = [];
  const unmatched = fresh.filter((session) => {
    const same = old.find((other) => left.has(other) && isSame(session, other));
    if (same !== undefined) left.delete(same);
    return same === undefined;
  });
  // A session of the same day first, then one of the same length on the nearest day.
  const distance = (session: PlanSession, other: PlanSession): number => {
    const days = Math.abs(daysBetween(other.day, session.day));
    if (session.subject !== other.subject) return Number.POSITIVE_INFINITY;
    return days === 0 || session.minutes === other.minutes ? days : Number.POSITIVE_INFINITY;
  };
  const pairs = unmatched
    .flatMap((session) =>
      [...left].map((other) => ({ session, other, apart: distance(session, other) })),
    )
    .filter(({ apart }) => Number.isFinite(apart))
    .sort((a, b) => a.apart - b.apart);
  const added = new Set(unmatched);
  for (const { session, other } of pairs) {
    if (!added.has(session) || !left.has(other)) continue;
    added.delete(session);
    left.delete(other);
    moved.push({ before: other, after: session });
  }
  const minutesBefore = minutesBySubject(old);
  const minutesAfter = minutesBySubject(fresh);
  const names = new Set([...minutesBefore.keys(), ...minutesAfter.keys()]);
  return {
    added: [...added],
    removed: [...left],
    moved,
    unchanged: fresh.length - unmatched.length,
    subjects: [...names].map((subject) => ({
      subject,
      minutesBefore: minutesBefore.get(subject) ?? 0,
      minutesAfter: minutesAfter.get(subject) ?? 0,
    })),
  };
};
