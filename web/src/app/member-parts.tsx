import { Suspense, use, useState } from "react";
import { useLiveRun } from "../features/focus/use-live-run.ts";
import { DemoOffer } from "../features/sync/demo-offer.tsx";
import { NotSavedNotice } from "../features/sync/not-saved-notice.tsx";
import { usePlatform } from "../platform/platform.ts";
import { WorkspaceProvider } from "../platform/use-workspace.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { PersonalLanguage } from "./personal-language.tsx";

const RunningFocus = lazyPart(() => import("./running-focus.tsx"));

/** The running timer beside the brand, on every page but its own; loaded only while one runs. */
export const FocusBar = () => (
  <WorkspaceProvider value={use(usePlatform().openWorkspace())}>
    <LoadedBar />
  </WorkspaceProvider>
);

const LoadedBar = () => {
  const isRunning = useLiveRun() !== undefined;
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);
  // It stays mounted once shown: it removes its own effects, such as the tab's title.
  return (
    wasRunning && (
      <Suspense>
        <RunningFocus />
      </Suspense>
    )
  );
};

/** Above every page of a member. */
export const MemberNotices = () => (
  <>
    <NotSavedNotice />
    <DemoOffer />
    <PersonalLanguage />
  </>
);
