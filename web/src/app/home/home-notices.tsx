import type { PlanSession } from "@smart-planner/planner";
import { useSyncExternalStore } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useSaveState } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const modeNames = { quick: "Quick Plan", advanced: "Advanced Plan" } as const;

/** What the student must know of their data: not saved, cleared but not gone, not on the calendar. */
export const HomeNotices = ({
  workspace,
  unplaced,
}: {
  readonly workspace: Workspace;
  readonly unplaced: readonly PlanSession[];
}) => {
  const { page } = usePlatform();
  const saveState = useSaveState(workspace);
  const cleared = useSyncExternalStore(workspace.subscribe, workspace.clearedMode);
  const download = () => {
    const unsaved = saveState.saved ? [] : saveState.registers;
    page.download({
      name: "smart-planner-unsaved.json",
      text: JSON.stringify(
        Object.fromEntries(unsaved.map((register) => [register, workspace.read(register)])),
      ),
    });
  };
  return (
    <div className="grid gap-3 not-empty:mb-4">
      {!saveState.saved && (
        <Notice
          variant="danger"
          action={
            <Button variant="secondary" size="sm" onClick={download}>
              Download a copy
            </Button>
          }
        >
          Your changes are on screen but could not be saved: this browser's storage is full or
          blocked. Free some space, or download a copy.
        </Notice>
      )}
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
