import { useState, useSyncExternalStore } from "react";
import { usePlatform } from "../platform/platform.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Offers a new version; the page stays as it is until it is taken. */
const UpdateNotice = () => {
  const { updates } = usePlatform();
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady, () => false);
  const [isPutOff, setPutOff] = useState(false);
  if (!isReady || isPutOff) return null;
  return (
    <Notice
      className="fixed inset-x-4 bottom-4 z-(--z-bar) mx-auto max-w-[34rem] shadow-pop"
      action={
        <div className="flex gap-2">
          <Button variant="quiet" size="sm" onClick={() => setPutOff(true)}>
            Later
          </Button>
          <Button variant="primary" size="sm" onClick={updates.take}>
            Reload
          </Button>
        </div>
      }
    >
      A new version of Smart Planner is ready. Your plan stays as it is.
    </Notice>
  );
};

export default UpdateNotice;
