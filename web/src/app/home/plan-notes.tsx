import type { Mode } from "@smart-planner/contract";
import { sessionDaysOf } from "@smart-planner/planner/plan";
import {
  missedSessionsOf,
  restOfSession,
  studiedProgressOf,
} from "@smart-planner/planner/progress";
import { totalMinutes } from "@smart-planner/planner/time";
import { planChangeWords } from "@smart-planner/words/en/plan-changes";
import { useMemo } from "react";
import { OpenNote } from "../../features/today/notes.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { useSettled } from "../../platform/use-settled.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { useWords } from "../../ui/use-words.ts";

const none = [] as const;

/** Changes since the plan was made, in one line; nothing moves before it was shown. */
export const PlanNotes = ({ mode }: { readonly mode: Mode }) => {
  const words = useWords(planChangeWords);
  const planner = usePlanner();
  const {
    today,
    changes,
    entered: { subjects, tasks },
    isOver,
    view: { plan },
  } = usePlanState(mode);
  // Only sessions of the plan in use can be missed.
  const isInUse = useFromPlanner(() => planner.inUse()) === mode;
  const progress = useRecords("ticks");
  const log = useRecords("log");
  // A note that appears and disappears with every keystroke would move the form during typing. With
  // another plan it is shown at once: its own inputs would be called out of date meanwhile.
  const settled = useSettled({ changes, subjects, tasks }, 1_500, plan);
  const missed = useMemo(() => {
    if (!isInUse) return none;
    const days = sessionDaysOf(plan ?? {});
    const records = Object.values(log);
    const studied = studiedProgressOf({ days, progress, records });
    const ahead = { subjects: settled.subjects, tasks: settled.tasks, today };
    return missedSessionsOf({ days, progress: studied.progress, ...ahead }).map((session) =>
      restOfSession(session, records),
    );
  }, [isInUse, plan, progress, log, today, settled]);
  const keys = missed.map(({ key }) => key);
  // With nothing ahead there is nothing to decide.
  if (plan === null || isOver || (missed.length === 0 && settled.changes.length === 0)) return null;

  return (
    <OpenNote
      open={
        missed.length === 0
          ? undefined
          : {
              count: missed.length,
              minutes: totalMinutes(missed),
              days: [...new Set(missed.map(({ day }) => day))].sort(),
              today,
            }
      }
      change={settled.changes.length === 0 ? undefined : words.inputs(settled.changes)}
      onDid={() => planner.didThem(keys)}
      onLetGo={() => planner.letGo(mode, keys)}
      onPlan={() => void planner.update({ mode, missed, changes })}
    />
  );
};
