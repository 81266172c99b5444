import type { TaskInput } from "../due-work/due-tasks.ts";
import type { CalendarDay, DateLabel, PlanEntry, StudyPlan, Subject } from "../model/model.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { durationFieldsOf, roundToGrid } from "../time/duration.ts";
import { shareDueWork } from "./share-due-work.ts";

/** Ten years: a mistyped year must not exhaust memory. */
export const longestQuickPlanDays = 3653;

/** An exam date that is allowed but has a surprising effect. */
export const oddExamDay = (
  day: CalendarDay,
  today: CalendarDay,
): "over" | "today" | "far" | undefined => {
  const daysLeft = daysBetween(today, day);
  if (daysLeft <= 0) return daysLeft < 0 ? "over" : "today";
  return daysLeft > longestQuickPlanDays ? "far" : undefined;
};

const mostHoursPerDay = 24;

export interface QuickPlanInputs {
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
  readonly hoursPerDay: number;
  readonly tasks?: readonly TaskInput[] | undefined;
  /** Days with more or less time than the others. */
  readonly minutesOn?: ReadonlyMap<CalendarDay, number>;
}

interface SubjectAhead {
  readonly name: string;
  readonly daysLeft: number;
}

const shareOut = (subjects: readonly SubjectAhead[], minutes: number): readonly PlanEntry[] => {
  const weights = subjects.reduce((total, { daysLeft }) => total + 1 / daysLeft, 0);
  return subjects.map(({ name, daysLeft }) => ({
    subject: name,
    ...durationFieldsOf(roundToGrid(minutes / daysLeft / weights)),
  }));
};

/**
 * The specified rule: due work takes its part of each day first. Then, until the day before the
 * latest exam, subjects with an exam ahead share the hours by 1 / days remaining, rounded to 5
 * minutes.
 */
export const planQuick = ({
  today,
  subjects,
  hoursPerDay,
  tasks = [],
  minutesOn,
}: QuickPlanInputs): StudyPlan => {
  const minutesPerDay = Math.min(hoursPerDay, mostHoursPerDay) * 60;
  if (!(minutesPerDay > 0)) return {};
  const ahead = subjects.map(({ name, examDate }) => ({
    name: name.trim(),
    daysLeft: daysBetween(today, examDate),
  }));
  const daysToExams = Math.max(0, ...ahead.map(({ daysLeft }) => daysLeft));
  const minutesAt = (offset: number) => minutesOn?.get(addDays(today, offset)) ?? minutesPerDay;
  const dueWork = shareDueWork({ tasks, today, minutesAt, mostDays: longestQuickPlanDays });
  const length = Math.min(Math.max(daysToExams, dueWork.length), longestQuickPlanDays);
  const days = Array.from({ length }, (_, offset): [DateLabel, readonly PlanEntry[]] => {
    const still = ahead
      .map(({ name, daysLeft }) => ({ name, daysLeft: daysLeft - offset }))
      .filter(({ daysLeft }) => daysLeft > 0);
    const { entries, minutes } = dueWork[offset] ?? { entries: [], minutes: 0 };
    const rest = minutesAt(offset) - minutes;
    return [
      labelOf(addDays(today, offset)),
      [...entries, ...(rest > 0 ? shareOut(still, rest) : [])],
    ];
  });
  return Object.fromEntries(days);
};
