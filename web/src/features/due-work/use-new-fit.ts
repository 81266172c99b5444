import type { Mode } from "@smart-planner/contract";
import { type Assignment, dueTasksOf, type TaskInput } from "@smart-planner/planner/due-work";
import { sessionsOf } from "@smart-planner/planner/plan";
import { planQuick } from "@smart-planner/planner/scheduler";
import { daysBetween, totalMinutes } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { roomAheadIn } from "../../planner-service/room-ahead.ts";
import { useWords } from "../../ui/use-words.ts";

interface NewFit {
  readonly text: string;
  readonly isShort: boolean;
}

const mostDays = 100;

/** The Quick Plan's answer to new work, as a sentence. */
const quickFitText = (
  words: typeof dueWorkWords,
  { task, tasks = [], ...inputs }: Parameters<typeof planQuick>[0] & { readonly task: TaskInput },
): NewFit | undefined => {
  if (inputs.hoursPerDay <= 0) return undefined;
  const planned = sessionsOf(planQuick({ ...inputs, tasks: [...tasks, task] })).filter(
    ({ entry }) => entry.taskId === task.key,
  );
  const missing = task.workMinutes - totalMinutes(planned);
  if (missing > 0) return { text: words.short(missing), isShort: true };
  const last = planned.at(-1);
  if (last === undefined) return undefined;
  const ready = last.day === inputs.today ? "today" : last.day;
  return { text: words.fits(planned.length, ready), isShort: false };
};

/** Shows the plan's effect of work that is not added yet. */
export const useNewFit = (mode: Mode): ((work: Assignment) => NewFit | undefined) => {
  const words = useWords(dueWorkWords);
  const planner = usePlanner();
  const state = usePlanState(mode);
  const { finished } = useFromPlanner(() => planner.dueWork());
  return (work) => {
    const { today, entered } = state;
    if (work.due === undefined || work.repeats !== undefined) return undefined;
    const items = [{ ...work, id: "new" }];
    const [task] = dueTasksOf({ items, studied: new Map(), finished });
    if (task?.due === undefined) return undefined;
    const { due, opens, workMinutes } = task;
    if (mode === "quick") return quickFitText(words, { ...entered, today, task });
    const days = Math.min(Math.max(daysBetween(today, due.day) + 1, 0), mostDays);
    const room = roomAheadIn(state, planner.workspace.records("ticks"), days);
    const from = opens?.day ?? today;
    const own = [...room].filter(([day]) => day >= from && day <= due.day);
    const free = own.reduce((sum, [, minutes]) => sum + minutes, 0);
    const text = free >= workMinutes ? words.fitsFree : words.othersGiveWay;
    return { text: text(free, due.day), isShort: false };
  };
};
