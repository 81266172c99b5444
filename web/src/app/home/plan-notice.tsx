import { countDifference, summariseCounts } from "@smart-planner/planner";
import { useState, useSyncExternalStore } from "react";
import { createListeners } from "../../platform/listeners.ts";
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

/** The last thing said about the plan; kept beside the page, which need not be drawn again for it. */
const createPlanNotice = () => {
  const { tell, subscribe } = createListeners();
  let notice: Notice | null = null;
  let number = 0;
  const say = (text: string, receipt: string | null = null) => {
    number += 1;
    notice = { number, text, receipt };
    tell();
  };
  const announce: Announce = ({ difference, receipt, hadPlan }) => {
    // A first plan changes nothing that was there.
    if (hadPlan) say(`Plan updated: ${summariseCounts(countDifference(difference))}.`, receipt);
  };
  return {
    current: () => notice,
    subscribe,
    say,
    announce,
    forget: () => {
      notice = null;
      tell();
    },
  };
};

export const usePlanNotice = () => useState(createPlanNotice)[0];

/** What the last change of the plan did, with the way back. */
export const PlanNotice = ({
  workspace,
  said,
}: {
  readonly workspace: Workspace;
  readonly said: ReturnType<typeof usePlanNotice>;
}) => {
  const door = usePlanDoor(workspace);
  const notice = useSyncExternalStore(said.subscribe, said.current);
  const undo = (receipt: string) => {
    const undone = door.undo(receipt);
    said.say(
      undone === null ? "This change can no longer be undone." : "Your plan is back as it was.",
    );
    focusHeading();
  };
  const receipt = notice?.receipt ?? null;
  return (
    // Always there: a reader hears only what changes in a place that it knows.
    <div role="status">
      {notice !== null && (
        <Toast
          key={notice.number}
          onGone={said.forget}
          action={receipt === null ? undefined : { label: "Undo", onPress: () => undo(receipt) }}
        >
          {notice.text}
        </Toast>
      )}
    </div>
  );
};
