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
  readonly rows: readonly PlanRow[];
  /** The place of the group's first row in the whole table, from 1. */
  readonly firstRow: number;
}

/** The table's rows by date; a date without a session is left out. */
export const planGroupsOf = ({
  plan,
  colours,
}: {
  readonly plan: StudyPlan;
  readonly colours: SubjectColours;
}): readonly PlanGroup[] => {
  const days = planDaysOf(plan).filter(({ entries }) => entries.length > 0);
  const longest = days.reduce(
    (most, { entries }) => Math.max(most, ...entries.map(sessionMinutesOf)),
    1,
  );
  const rowOf = (entry: PlanEntry): PlanRow => {
    const subject = entry.subject.trim();
    return {
      subject,
      timeText: sessionTimeTextOf(entry),
      colour: colours.get(subject) ?? "violet",
      share: (sessionMinutesOf(entry) / longest) * 100,
    };
  };
  let firstRow = 1;
  return days.map(({ day, label, entries }) => {
    const group = {
      day,
      label,
      weekday: weekdayNames[weekdayOf(day)]?.slice(0, 3) ?? "",
      rows: entries.map(rowOf),
      firstRow,
    };
    firstRow += entries.length;
    return group;
  });
};
