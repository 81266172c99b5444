import type { CalendarDay, StudyPlan } from "../model/model.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { sessionNameOf } from "../study-plan/session-name.ts";
import { matchSessions, type SessionMatch } from "./match-sessions.ts";

export interface SubjectHours {
  /** With the title of due work. */
  readonly subject: string;
  readonly minutesBefore: number;
  readonly minutesAfter: number;
}

export interface MovedSession {
  readonly before: PlanSession;
  readonly after: PlanSession;
}

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
  for (const session of sessions) {
    const name = sessionNameOf(session);
    minutes.set(name, (minutes.get(name) ?? 0) + session.minutes);
  }
  return minutes;
};

export const differenceOf = ({
  old,
  fresh,
  match: { same, moved, left },
  staying = [],
  placed,
}: {
  readonly old: readonly PlanSession[];
  readonly fresh: readonly PlanSession[];
  readonly match: SessionMatch;
  /** Sessions of both plans, which the match leaves out. */
  readonly staying?: readonly PlanSession[];
  /** The sessions of the new plan as stored, if they differ from the matched ones. */
  readonly placed?: ReadonlyMap<PlanSession, PlanSession>;
}): PlanDifference => {
  const minutesBefore = minutesBySubject(old);
  const minutesAfter = minutesBySubject(fresh);
  const names = new Set([...minutesBefore.keys(), ...minutesAfter.keys()]);
  const stayed = new Set(staying);
  const asStored = (session: PlanSession) => placed?.get(session) ?? session;
  return {
    added: fresh
      .filter((session) => !same.has(session) && !moved.has(session) && !stayed.has(session))
      .map(asStored),
    removed: left,
    moved: [...moved]
      .map(([session, other]) => ({ before: other, after: asStored(session) }))
      .sort((one, other) => compareDays(one.before.day, other.before.day)),
    unchanged: same.size + staying.length,
    subjects: [...names].map((subject) => ({
      subject,
      minutesBefore: minutesBefore.get(subject) ?? 0,
      minutesAfter: minutesAfter.get(subject) ?? 0,
    })),
  };
};

/** The difference of a plan and itself. */
export const noDifference = (plan: StudyPlan, today: CalendarDay): PlanDifference => {
  const ahead = sessionsOf(plan).filter(({ day }) => day >= today);
  const match = { same: new Map(), moved: new Map(), left: [] };
  return differenceOf({ old: ahead, fresh: ahead, match, staying: ahead });
};

const compareDays = (one: CalendarDay, other: CalendarDay): number =>
  one === other ? 0 : one < other ? -1 : 1;

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
  return differenceOf({ old, fresh, match: matchSessions(old, fresh) });
};
