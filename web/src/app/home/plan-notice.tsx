import { countDifference, summariseCounts } from "@smart-planner/planner";
import { useState, useSyncExternalStore } from "react";
import { usePlanStore } from "../../planner-hooks/use-plan-store.ts";
import type { PlanChanged, PlanStore } from "../../planner-service/plan-store.ts";
import { createListeners } from "../../platform/listeners.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Toast } from "../../ui/toast.tsx";
import { focusHeading } from "../heading-focus.ts";

/** Says what a change of the plan changed. */
export type Announce = (
  changed: PlanChanged,
  along?: {
    /** What was entered along with it, in sentences. */
    readonly entered?: readonly string[] | undefined;
    /** Takes that back. */
    readonly alsoUndo?: (() => void) | undefined;
  },
) => void;

/** What can be done about what is said: the way back, most often. */
interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Says one line, with what can be done about it. */
export type Say = (text: string, ...actions: readonly NoticeAction[]) => void;

interface Notice {
  /** A new one begins its time anew. */
  readonly number: number;
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

/** The last thing said about the plan; kept beside the page, which need not be drawn again for it. */
const createPlanNotice = (door: PlanStore) => {
  const { tell, subscribe } = createListeners();
  let notice: Notice | null = null;
  let number = 0;
  const say: Say = (text, ...actions) => {
    number += 1;
    notice = { number, text, actions };
    tell();
  };
  const undo = (receipt: string, alsoUndo?: () => void) => {
    alsoUndo?.();
    const undone = door.undo(receipt);
    say(undone === null ? "This change can no longer be undone." : "Your plan is back as it was.");
    focusHeading();
  };
  const bringBack = (receipt: string) => {
    const restored = door.restore(receipt);
    say(
      restored === null
        ? "The cleared plan can no longer be brought back."
        : "The cleared plan is back. What is done stays done.",
      ...(restored?.receipt
        ? [{ label: "Undo", onPress: () => undo(restored.receipt ?? "") }]
        : []),
    );
    focusHeading();
  };
  const announce: Announce = (
    { difference, receipt, hadPlan, cleared },
    { entered = [], alsoUndo } = {},
  ) => {
    if (cleared !== null)
      say("The plan you cleared is kept, with its past.", {
        label: "Bring it back",
        onPress: () => bringBack(cleared),
      });
    // A first plan changes nothing that was there.
    if (hadPlan)
      say(
        [...entered, `Plan updated: ${summariseCounts(countDifference(difference))}.`].join(" "),
        ...(receipt === null ? [] : [{ label: "Undo", onPress: () => undo(receipt, alsoUndo) }]),
      );
  };
  return {
    current: () => notice,
    subscribe,
    say,
    announce,
    undo,
    forget: () => {
      notice = null;
      tell();
    },
  };
};

export const usePlanNotice = (workspace: Workspace) => {
  const door = usePlanStore(workspace);
  return useState(() => createPlanNotice(door))[0];
};

/** The last thing said, with the way back. */
export const PlanNotice = ({ said }: { readonly said: ReturnType<typeof usePlanNotice> }) => {
  const notice = useSyncExternalStore(said.subscribe, said.current);
  return (
    // Always there: a reader hears only what changes in a place that it knows.
    <div role="status">
      {notice !== null && (
        <Toast
          key={notice.number}
          onGone={said.forget}
          actions={notice.actions.map((action) => ({
            ...action,
            // Pressed once it is used up; what is said next takes its place.
            onPress: () => {
              said.forget();
              action.onPress();
            },
          }))}
        >
          {notice.text}
        </Toast>
      )}
    </div>
  );
};
