import type { Mode } from "@smart-planner/contract";
import { openMinutesOf, type RowInputs } from "@smart-planner/planner/due-work";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecordsIf } from "../../platform/use-workspace.ts";

/** The inputs of the due work rows. */
export const useRowInputs = (mode: Mode): RowInputs => {
  const planner = usePlanner();
  const { kept, madeFrom, entered } = usePlanState(mode);
  const { items, studied, finished } = useFromPlanner(() => planner.dueWork());
  // Without due work a tick changes nothing here.
  const progress = useRecordsIf(items.length > 0, "ticks");
  const now = useMoment();
  return {
    items,
    studied,
    finished,
    open: openMinutesOf(kept ?? {}, progress ?? {}, now.day),
    planned: new Set(madeFrom?.tasks?.map(({ key }) => key)),
    minutesPerDay: entered.hoursPerDay * 60,
    now,
  };
};
