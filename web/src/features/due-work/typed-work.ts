import {
  type Assignment,
  assignmentLimits,
  assignmentProblem,
  type ReadDueWork,
} from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";

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

/** Why work cannot be added as it was entered; nothing where it can. */
export const refusalOf = (assignment: Assignment, today: CalendarDay): string => {
  if (assignment.title === "") return "What is it called?";
  if (assignment.due === undefined && assignment.kind !== "task") return "When is it due?";
  const wrong = assignmentProblem(assignment, today) ?? "";
  // Late work can be entered; the row says that it is late.
  return wrong.startsWith("That day is over") ? "" : wrong;
};
