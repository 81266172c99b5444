import { planNames } from "@smart-planner/contract";
import { useSyncExternalStore } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { focusHeading } from "../heading-focus.ts";

/** After Clear Study Plan and its reload: the plan is gone from the page, but not lost. */
export const ClearedNotice = () => {
  const planner = usePlanner();
  const { workspace } = planner;
  const cleared = useSyncExternalStore(workspace.subscribe, workspace.clearedMode);
  if (cleared === null) return null;
  const undo = () => {
    planner.undoClear();
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
