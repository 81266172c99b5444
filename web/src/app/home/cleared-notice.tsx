import { planNames } from "@smart-planner/contract";
import { useSyncExternalStore } from "react";
import { usePlanStore } from "../../planner-hooks/use-plan-store.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { focusHeading } from "../heading-focus.ts";

/** After Clear Study Plan and its reload: the plan is gone from the page, but not lost. */
export const ClearedNotice = ({ workspace }: { readonly workspace: Workspace }) => {
  const door = usePlanStore(workspace);
  const cleared = useSyncExternalStore(workspace.subscribe, workspace.clearedMode);
  if (cleared === null) return null;
  const undo = () => {
    door.undoClear();
    focusHeading();
  };
  return (
    <Notice
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" onClick={undo}>
          Undo
        </Button>
      }
    >
      {`Your ${planNames[cleared]} was cleared.`}
    </Notice>
  );
};
