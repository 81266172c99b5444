import type { PlanSession } from "@smart-planner/planner";
import { useSyncExternalStore } from "react";
import type { Workspace } from "../../platform/workspace.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const modeNames = { quick: "Quick Plan", advanced: "Advanced Plan" } as const;

/** What the student must know of the plan: cleared but not gone, or not all of it on the calendar. */
export const HomeNotices = ({
  workspace,
  unplaced,
}: {
  readonly workspace: Workspace;
  readonly unplaced: readonly PlanSession[];
}) => {
  const cleared = useSyncExternalStore(workspace.subscribe, workspace.clearedMode);
  return (
    <div className="grid gap-3 not-empty:mb-4">
      {cleared !== null && (
        <Notice
          action={
            <Button variant="secondary" size="sm" onClick={() => workspace.undoClear()}>
              Undo
            </Button>
          }
        >
          {`Your ${modeNames[cleared]} was cleared.`}
        </Notice>
      )}
      {unplaced.length > 0 && (
        <Notice>
          {`${unplaced[0]?.label} asks for more than 24 hours: ${unplaced.length} of its sessions cannot be shown in the calendar. They are in the table.`}
        </Notice>
      )}
    </div>
  );
};
