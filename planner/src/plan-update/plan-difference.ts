import type { CalendarDay, StudyPlan } from "../model.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { matchSessions } from "./match-sessions.ts";

export interface SubjectHours {
  readonly subject: string;
  readonly minutesBefore: number;
  readonly minutesAfter: number;
}

export interface MovedSession {
  readonly before: PlanSession;
  readonly after: PlanSession;
}

/** What changes for a student when one plan takes the place of another. */
export interface PlanDifference {
  readonly added: readonly PlanSession[];
  readonly removed: readonly PlanSession[];
  /** Another day, start or length; every session is in one list only. */
  readonly moved: readonly MovedSession[];
  readonly unchanged: number;
  /** In order of first appearance. */
  readonly subjects: readonly SubjectHours[];
}

const minutesBySubject = (sessions: readonly PlanSession[]): ReadonlyMap<string, number> => {
  const minutes = new Map<string, number>();
  for (const session of sessions)
    minutes.set(session.subject, (minutes.get(session.subject) ?? 0) + session.minutes);
  return minutes;
};

/** The past is over and cannot differ: only sessions from `today` on are compared. */
export const comparePlans = ({
  before,
  after,
  today,
}: {
  readonly before: StudyPlan;
  readonly after: StudyPlan;
  readonly today: CalendarDay;
}): PlanDifference => {
  const isAhead = ({ day }: PlanSession): boolean => day >= today;
  const old = sessionsOf(before).filter(isAhead);
  const fresh = sessionsOf(after).filter(isAhead);
  const { same, moved, left } = matchSessions(old, fresh);
  const minutesBefore = minutesBySubject(old);
  const minutesAfter = minutesBySubject(fresh);
  const names = new Set([...minutesBefore.keys(), ...minutesAfter.keys()]);
  return {
    added: fresh.filter((session) => !same.has(session) && !moved.has(session)),
    removed: left,
    moved: [...moved]
      .map(([session, other]) => ({ before: other, after: session }))
      .sort((one, other) =>
        one.before.day < other.before.day ? -1 : one.before.day > other.before.day ? 1 : 0,
      ),
    unchanged: same.size,
    subjects: [...names].map((subject) => ({
      subject,
      minutesBefore: minutesBefore.get(subject) ?? 0,
      minutesAfter: minutesAfter.get(subject) ?? 0,
    })),
  };
};
