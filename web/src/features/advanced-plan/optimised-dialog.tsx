import type { PlanDifference } from "@smart-planner/planner";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PlanDifferenceView } from "./plan-difference-view.tsx";

/** Shows what the smart planner would change; nothing is replaced unless the student says so. */
export const OptimisedDialog = ({
  difference,
  onUse,
  onClose,
}: {
  /** Nothing is shown without one. */
  readonly difference: PlanDifference | null;
  readonly onUse: () => void;
  readonly onClose: () => void;
}) => {
  const isSame =
    difference !== null &&
    difference.added.length + difference.removed.length + difference.moved.length === 0;
  return (
    <Dialog
      open={difference !== null}
      onOpenChange={(open) => !open && onClose()}
      title="What would change"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my plan
          </Button>
          {!isSame && (
            <Button variant="primary" onClick={onUse}>
              Use this plan
            </Button>
          )}
        </>
      }
    >
      {difference !== null && <PlanDifferenceView difference={difference} />}
    </Dialog>
  );
};
