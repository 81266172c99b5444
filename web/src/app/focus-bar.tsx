import { Suspense, use, useState } from "react";
import { useLiveRun } from "../features/focus/use-live-run.ts";
import { usePlatform } from "../platform/platform.ts";
import { lazyPart } from "./lazy-part.ts";

const RunningFocus = lazyPart(() => import("./running-focus.tsx"));

/** The running timer beside the brand, on every page but its own; who has none never loads it. */
const FocusBar = () => {
  const workspace = use(usePlatform().openWorkspace());
  const isRunning = useLiveRun(workspace) !== undefined;
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);
  // It stays once it was there: what it holds on to, such as the tab's title, it lets go itself.
  return (
    wasRunning && (
      <Suspense>
        <RunningFocus />
      </Suspense>
    )
  );
};

export default FocusBar;
