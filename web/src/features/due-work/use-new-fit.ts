import type { Mode } from "@smart-planner/contract";
import {
  type Assignment,
  type DueTime,
  dueTasksOf,
  type TaskInput,
} from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { sessionsOf } from "@smart-planner/planner/plan";
import { spokenDuration } from "@smart-planner/planner/progress";
import { planQuick } from "@smart-planner/planner/scheduler";
import { daysBetween, labelOf, shortWeekday, totalMinutes } from "@smart-planner/planner/time";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { roomAheadIn } from "../../planner-service/room-ahead.ts";

interface NewFit {
  readonly text: string;
  readonly isShort: boolean;
}

const mostDays = 100;

/** The free time until new work is due, in a sentence; other sessions may give way for more. */
const roomText = (
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
const quickFitText = ({
  task,
  tasks = [],
  ...inputs
}: Parameters<typeof planQuick>[0] & { readonly task: TaskInput }): NewFit | undefined => {
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

/** Says what the plan makes of work that is not added yet. */
export const useNewFit = (mode: Mode): ((work: Assignment) => NewFit | undefined) => {
  const planner = usePlanner();
  const state = usePlanState(mode);
  const { finished } = useFromPlanner(() => planner.dueWork());
  return (work) => {
    const { today, entered } = state;
    if (work.due === undefined || work.repeats !== undefined) return undefined;
    const items = [{ ...work, id: "new" }];
    const [task] = dueTasksOf({ items, studied: new Map(), finished });
    if (task?.due === undefined) return undefined;
    const { due } = task;
    if (mode === "quick") return quickFitText({ ...entered, today, task });
    const days = Math.min(Math.max(daysBetween(today, due.day) + 1, 0), mostDays);
    const room = roomAheadIn(state, planner.workspace.records("ticks"), days);
    return { text: roomText({ ...task, due }, room), isShort: false };
  };
};
