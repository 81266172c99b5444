import {
  type Assignment,
  assignmentLimits,
  assignmentProblem,
  type DueTime,
  type ReadDueWork,
  type TaskInput,
} from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { sessionsOf } from "@smart-planner/planner/plan";
import { spokenDuration } from "@smart-planner/planner/progress";
import { planQuick } from "@smart-planner/planner/scheduler";
import { labelOf, shortWeekday, totalMinutes } from "@smart-planner/planner/time";

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

/** The free time until new work is due, in a sentence; other sessions may give way for more. */
export const roomText = (
  { due, opens, workMinutes }: Pick<TaskInput, "opens" | "workMinutes"> & { readonly due: DueTime },
  room: ReadonlyMap<CalendarDay, number>,
): string => {
  let free = 0;
  for (const [day, minutes] of room)
    if (day <= due.day && (opens === undefined || day >= opens.day)) free += minutes;
  const text = `${free < 1 ? "0 h" : spokenDuration(free)} ${free === 60 ? "is" : "are"} free until ${shortWeekday(due.day)}.`;
  return free >= workMinutes ? `Fits. ${text}` : `${text} Other sessions give way.`;
};

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** The Quick Plan's answer to new work, as a sentence. */
export const quickFitText = ({
  task,
  tasks = [],
  ...inputs
}: Parameters<typeof planQuick>[0] & { readonly task: TaskInput }):
  | { readonly text: string; readonly isShort: boolean }
  | undefined => {
  if (inputs.hoursPerDay <= 0) return undefined;
  const planned = sessionsOf(planQuick({ ...inputs, tasks: [...tasks, task] })).filter(
    ({ entry }) => entry.taskId === task.key,
  );
  const missing = task.workMinutes - totalMinutes(planned);
  if (missing > 0) return { text: `${spokenDuration(missing)} short`, isShort: true };
  const last = planned.at(-1);
  if (last === undefined) return undefined;
  const count = `${numbers[planned.length] ?? planned.length} session${planned.length === 1 ? "" : "s"}`;
  const day = last.label === labelOf(inputs.today) ? "today" : `on ${shortWeekday(last.day)}`;
  return { text: `Fits. ${count}, ready ${day}.`, isShort: false };
};
