import { useSyncExternalStore } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { Toast } from "../../ui/toast.tsx";
import { focusHeading } from "../heading-focus.ts";

/** The last thing said about the plan, with Undo. */
export const PlanNotice = () => {
  const { notices } = usePlanner();
  const notice = useSyncExternalStore(notices.subscribe, notices.current);
  return (
    // Always there: a screen reader announces only changes in a place that it knows.
    <div role="status">
      {notice !== null && (
        <Toast
          key={notice.number}
          onGone={notices.forget}
          actions={notice.actions.map((action) => ({
            ...action,
            onPress: () => {
              notices.forget();
              action.onPress();
              if (action.isOfPlan === true) focusHeading();
            },
          }))}
        >
          {notice.text}
        </Toast>
      )}
    </div>
  );
};
