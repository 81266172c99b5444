import { homeWords } from "@smart-planner/words/en/home";
import { planWords } from "@smart-planner/words/en/plans";
import { useSyncExternalStore } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import { focusHeading } from "../heading-focus.ts";

/** After Clear Study Plan and its reload: the plan is gone from the page, but not lost. */
export const ClearedNotice = () => {
  const words = useWords(homeWords);
  const plans = useWords(planWords);
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
          {words.undo}
        </Button>
      }
    >
      {words.cleared(plans[cleared])}
    </Notice>
  );
};
