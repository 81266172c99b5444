import type { Mode } from "@smart-planner/contract";
import { inputChangeText, sessionDaysOf } from "@smart-planner/planner/plan";
import {
  missedFromText,
  missedSessionsOf,
  restOfSession,
  shortDuration,
  studiedProgressOf,
} from "@smart-planner/planner/progress";
import { totalMinutes } from "@smart-planner/planner/time";
import { useMemo } from "react";
import { MissedNote, OutOfDateNote } from "../../features/today/notes.tsx";
import { usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { useRecords } from "../../platform/use-records.ts";
import { useSettled } from "../../platform/use-settled.ts";

/** Changes since the plan was made, one line each; nothing moves before it was shown. */
export const PlanNotes = ({
  mode,
  running,
}: {
  readonly mode: Mode;
  /** The mode whose plan is in use: only its sessions can be missed. */
  readonly running: Mode;
}) => {
  const planner = usePlanner();
  const { workspace } = planner;
  const {
    today,
    changes: runningChanges,
    entered: { tasks = [] },
    view: { plan, subjects },
  } = usePlanState(running);
  const { changes, view } = usePlanState(mode);
  const progress = useRecords(workspace, "ticks");
  // A note that comes and goes with every letter would push the form about while it is typed in.
  // With another plan it is said at once: its own inputs would be called out of date meanwhile.
  const settled = useSettled(changes, 1_500, view.plan);
  const log = useRecords(workspace, "log");
  const missed = useMemo(() => {
    const days = sessionDaysOf(plan ?? {});
    const records = Object.values(log);
    const studied = studiedProgressOf({ days, progress, records });
    return missedSessionsOf({ days, progress: studied.progress, today }).map((session) =>
      restOfSession(session, records),
    );
  }, [plan, progress, log, today]);
  const keys = missed.map(({ key }) => key);
  const [change] = settled;
  const planAgain = () => void planner.update({ mode: running, missed, changes: runningChanges });

  return (
    <>
      {missed.length > 0 && (
        <MissedNote
          count={missed.length}
          from={missedFromText(missed, today)}
          length={shortDuration(totalMinutes(missed))}
          onDid={() => planner.didThem(keys)}
          onPlanAgain={
            tasks.length > 0 || subjects.some(({ examDate }) => examDate > today)
              ? planAgain
              : undefined
          }
          onLetGo={() => planner.letGo(running, keys)}
        />
      )}
      {view.plan !== null && change !== undefined && (
        <OutOfDateNote
          what={
            settled.length === 1
              ? inputChangeText(change)
              : `${inputChangeText(change)} And ${settled.length - 1} more.`
          }
          onUpdate={() =>
            void planner.update({ mode, missed: mode === running ? missed : [], changes })
          }
        />
      )}
    </>
  );
};
