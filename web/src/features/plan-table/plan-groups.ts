import {
  type CalendarDay,
  type PlanEntry,
  planDaysOf,
  type StudyPlan,
  type SubjectColour,
  type SubjectColours,
  sessionMinutesOf,
  sessionTimeTextOf,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner";

export interface PlanRow {
  readonly subject: string;
  readonly timeText: string;
  readonly colour: SubjectColour;
  /** The session's share of the longest in the plan, in percent. */
  readonly share: number;
}

export interface PlanGroup {
  readonly day: CalendarDay;
  readonly label: string;
  readonly weekday: string;
  readonly entries: readonly PlanEntry[];
  /** The place of the group's first row in the whole table, from 1. */
  readonly firstRow: number;
}

/** The table's groups, one a date; a date without a session is left out. */
export const planGroupsOf = (plan: StudyPlan): readonly PlanGroup[] => {
  let firstRow = 1;
  return planDaysOf(plan)
    .filter(({ entries }) => entries.length > 0)
    .map(({ day, label, entries }) => {
      const weekday = weekdayNames[weekdayOf(day)]?.slice(0, 3) ?? "";
      const group = { day, label, weekday, entries, firstRow };
      firstRow += entries.length;
      return group;
    });
};

export const longestMinutesIn = (groups: readonly PlanGroup[]): number =>
  groups.reduce((most, { entries }) => Math.max(most, ...entries.map(sessionMinutesOf)), 1);

/** A row is worked out when it is shown: a long plan has thousands that never are. */
export const planRowOf = ({
  entry,
  colours,
  longestMinutes,
}: {
  readonly entry: PlanEntry;
  readonly colours: SubjectColours;
  readonly longestMinutes: number;
}): PlanRow => {
  const subject = entry.subject.trim();
  return {
    subject,
    timeText: sessionTimeTextOf(entry),
    colour: colours.get(subject) ?? "violet",
    share: (sessionMinutesOf(entry) / longestMinutes) * 100,
  };
};
