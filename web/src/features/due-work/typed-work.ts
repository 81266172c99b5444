import {
  type Assignment,
  assignmentLimits,
  assignmentProblem,
  type DueTime,
  endOfDueDay,
  type ReadDueWork,
} from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { ShowClock } from "@smart-planner/planner/time";
import type { dueWorkWords } from "@smart-planner/words/en/due-work";

/** Values chosen instead of those read in the line. */
export type ChosenWork = Partial<Pick<ReadDueWork, "title" | "subject" | "due" | "minutes">>;

export const assignmentOf = (
  { kind, title, subject = "", due, minutes, opens, repeats }: ReadDueWork,
  today: CalendarDay,
): Assignment => ({
  kind,
  subject,
  title: title.slice(0, assignmentLimits.title),
  ...(due !== undefined && { due }),
  ...(opens !== undefined && { opens }),
  ...(minutes !== undefined && { estimate: { minutes } }),
  ...(repeats !== undefined && { repeats }),
  state: "open",
  addedOn: today,
});

/** Why work cannot be added as it was entered; nothing if it can. */
export const refusalOf = (assignment: Assignment, today: CalendarDay) => {
  if (assignment.title === "") return "no title";
  if (assignment.due === undefined && assignment.kind !== "task") return "no date";
  const problem = assignmentProblem(assignment, today);
  // Late work can be entered; the row says that it is late.
  return problem === "day is over" ? undefined : problem;
};

/** `Wed 23:59` within a week, else `Mon 30 Nov`. */
export const dueTextOf = (
  words: typeof dueWorkWords,
  { day, minute = endOfDueDay }: DueTime,
  away: number,
  showTime: ShowClock,
): string => (away >= 0 && away <= 7 ? words.dueSoon(day, showTime(minute)) : words.day(day));
