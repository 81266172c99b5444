import { countDifference, summariseCounts } from "@smart-planner/planner";
import { useState, useSyncExternalStore } from "react";
import { createListeners } from "../../platform/listeners.ts";
import { type PlanChanged, type PlanDoor, usePlanDoor } from "../../platform/plan-door.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Toast } from "../../ui/toast.tsx";
import { focusHeading } from "../heading-focus.ts";

/** Says what a change of the plan changed. */
export type Announce = (changed: PlanChanged) => void;

/** The way back from what is said. */
interface WayBack {
  readonly label: string;
  readonly onPress: () => void;
}

/** Says one line, with a way back where there is one. */
export type Say = (text: string, wayBack?: WayBack) => void;

interface Notice {
  /** A new one begins its time anew. */
  readonly number: number;
  readonly text: string;
  readonly wayBack: WayBack | undefined;
}

/** The last thing said about the plan; kept beside the page, which need not be drawn again for it. */
const createPlanNotice = (door: PlanDoor) => {
  const { tell, subscribe } = createListeners();
  let notice: Notice | null = null;
  let number = 0;
  const say: Say = (text, wayBack) => {
    number += 1;
    notice = { number, text, wayBack };
    tell();
  };
  const undo = (receipt: string) => {
    const undone = door.undo(receipt);
    say(undone === null ? "This change can no longer be undone." : "Your plan is back as it was.");
    focusHeading();
  };
  const announce: Announce = ({ difference, receipt, hadPlan }) => {
    // A first plan changes nothing that was there.
    if (hadPlan)
      say(
        `Plan updated: ${summariseCounts(countDifference(difference))}.`,
        receipt === null ? undefined : { label: "Undo", onPress: () => undo(receipt) },
      );
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

export const usePlanNotice = (workspace: Workspace) => {
  const door = usePlanDoor(workspace);
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
          action={withForget(notice.wayBack, said.forget)}
        >
          {notice.text}
        </Toast>
      )}
    </div>
  );
};

/** Pressed once, a way back is used up; what is said next takes its place. */
const withForget = (wayBack: WayBack | undefined, forget: () => void): WayBack | undefined =>
  wayBack && {
    ...wayBack,
    onPress: () => {
      forget();
      wayBack.onPress();
    },
  };
