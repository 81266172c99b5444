import type { Mode } from "@smart-planner/contract";
import { type DueItem, isOfWork, weeklyPlaceOf } from "@smart-planner/planner/due-work";
import { sessionsOf } from "@smart-planner/planner/plan";
import { isDone } from "@smart-planner/planner/progress";
import { daysBetween, weekdayOf } from "@smart-planner/planner/time";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { useWords } from "../../ui/use-words.ts";

export interface Place {
  readonly text: string;
  readonly fits?: string;
  readonly ready?: string;
}

/** The plan's sessions for a piece of work, or for all weeks of weekly work, as a sentence. */
export const usePlace = (works: readonly DueItem[], mode: Mode, isWeekly = false): Place => {
  const words = useWords(assignmentWords);
  const planner = usePlanner();
  const { tasks = [] } = useFromPlanner(() => planner.dueWork());
  const { weekdays } = useDisplay();
  const { kept, madeFrom, today } = usePlanState(mode);
  const progress = useRecords("ticks");
  const isOfThis = (taskId: string | undefined) => works.some(({ id }) => isOfWork(taskId, id));
  // Work that is done needs no time.
  const needed = tasks.filter(({ key }) => isOfThis(key));
  if (needed.length === 0 || kept === null) return { text: "" };
  const open = sessionsOf(kept).filter(
    ({ day, key, entry }) => day >= today && isOfThis(entry.taskId) && !isDone(progress, key),
  );
  const planned = new Set(madeFrom?.tasks?.map(({ key }) => key));
  if (!needed.every(({ key }) => planned.has(key))) return { text: words.notPlanned };
  const ready = open.at(-1)?.day;
  if (ready === undefined) return { text: "" };
  if (isWeekly) {
    const { minutesAWeek, days } = weeklyPlaceOf(open);
    const shown = weekdays.filter((day) => days.includes(day));
    return { text: words.aWeek(minutesAWeek, shown), fits: words.allFit };
  }
  const due = works[0]?.due;
  return {
    text: words.sessionsOn([...new Set(open.map(({ day }) => weekdayOf(day)))]),
    fits: words.fits,
    ready: words.ready(ready, due === undefined ? 0 : daysBetween(ready, due.day)),
  };
};
