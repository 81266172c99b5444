import { countDifference, summariseCounts } from "@smart-planner/planner";
import { useCallback, useState } from "react";
import { type PlanChanged, usePlanDoor } from "../../platform/plan-door.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Toast } from "../../ui/toast.tsx";
import { focusHeading } from "../heading-focus.ts";

/** Says what a change of the plan changed. */
export type Announce = (changed: PlanChanged) => void;

interface Notice {
  /** A new one begins its time anew. */
  readonly number: number;
  readonly text: string;
  readonly receipt: string | null;
}

/** The last thing said about the plan, and how something is said. */
export const usePlanNotice = () => {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = useCallback(
    (text: string, receipt: string | null = null) =>
      setNotice((last) => ({ number: (last?.number ?? 0) + 1, text, receipt })),
    [],
  );
  const announce: Announce = useCallback(
    ({ difference, receipt, hadPlan }) => {
      // A first plan changes nothing that was there.
      if (hadPlan) say(`Plan updated: ${summariseCounts(countDifference(difference))}.`, receipt);
    },
    [say],
  );
  const forget = useCallback(() => setNotice(null), []);
  return { notice, announce, say, forget };
};

/** What the last change of the plan did, with the way back. */
export const PlanNotice = ({
  workspace,
  notice,
  say,
  forget,
}: {
  readonly workspace: Workspace;
} & Pick<ReturnType<typeof usePlanNotice>, "notice" | "say" | "forget">) => {
  const door = usePlanDoor(workspace);
  const undo = (receipt: string) => {
    const undone = door.undo(receipt);
    say(undone === null ? "This change can no longer be undone." : "Your plan is back as it was.");
    focusHeading();
  };
  const receipt = notice?.receipt ?? null;
  return (
    // Always there: a reader hears only what changes in a place that it knows.
    <div role="status">
      {notice !== null && (
        <Toast
          key={notice.number}
          onGone={forget}
          action={receipt === null ? undefined : { label: "Undo", onPress: () => undo(receipt) }}
        >
          {notice.text}
        </Toast>
      )}
    </div>
  );
};
