import { defaultPreferences } from "@smart-planner/planner/model";
import { type FocusTask, startFocus } from "@smart-planner/planner/progress";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { browserBackground } from "../../platform/background.ts";
import { browserNotifier } from "../../platform/notifier.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useWorkspace } from "../../platform/use-workspace.ts";
import { keepStart } from "./focus-watch.ts";
import { storedRunOf } from "./stored-run.ts";

/** Opens a running timer instead of starting a second one. */
export const useStartFocus = (): ((task: FocusTask) => void) => {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const { storage } = usePlatform();
  return useCallback(
    (task) => {
      if (storedRunOf(workspace) === undefined) {
        const id = browserBackground.newDeviceId();
        const rhythm = (workspace.read("smartplanner_preferences") ?? defaultPreferences).pomodoro;
        const run = startFocus(task, { id, rhythm, now: browserBackground.now() });
        workspace.putRecord("focus", id, run);
        keepStart(storage, run.startedAt);
        // Browsers allow asking for permission only on a press.
        if (browserNotifier.permission() === "default") void browserNotifier.ask();
      }
      void navigate("/focus");
    },
    [workspace, navigate, storage],
  );
};
