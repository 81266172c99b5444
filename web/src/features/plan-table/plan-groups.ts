import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import {
  type PlanSession,
  type SessionNotes,
  type SubjectColours,
  sessionDaysOf,
  sessionNameOf,
} from "@smart-planner/planner/plan";
import { sessionTimeTextOf } from "@smart-planner/planner/time";

export interface PlanGroup {
  readonly day: CalendarDay;
  readonly label: string;
  readonly sessions: readonly PlanSession[];
  /** The place of the group's first row in the whole table, from 1. */
  readonly firstRow: number;
}

/** The table's groups, one a date; a date without a session is left out. */
export const planGroupsOf = (plan: StudyPlan): readonly PlanGroup[] => {
  let firstRow = 1;
  return sessionDaysOf(plan)
    .filter(({ sessions }) => sessions.length > 0)
    .map(({ day, label, sessions }) => {
      const group = { day, label, sessions, firstRow };
      firstRow += sessions.length;
      return group;
    });
};

export const longestMinutesIn = (groups: readonly PlanGroup[]): number =>
  groups.reduce(
    (most, { sessions }) => Math.max(most, ...sessions.map(({ minutes }) => minutes)),
    1,
  );

/** Rows are worked out when they are shown: a long plan has thousands that never are. */
export const planRowsOf = ({
  sessions,
  colours,
  sessionNotes,
  longestMinutes,
}: {
  readonly sessions: readonly PlanSession[];
  readonly colours: SubjectColours;
  readonly sessionNotes: SessionNotes;
  readonly longestMinutes: number;
}) => {
  const notes = sessionNotes(sessions);
  return sessions.map((session) => ({
    /** The subject, and for due work `History · Essay 2`. */
    name: sessionNameOf(session),
    note: notes.get(session.key),
    minutes: session.minutes,
    timeText: sessionTimeTextOf(session.entry),
    colour: colours.get(session.subject) ?? "violet",
    /** The session's share of the longest in the plan, in percent. */
    share: (session.minutes / longestMinutes) * 100,
  }));
};
