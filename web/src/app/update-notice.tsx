import { shellWords } from "@smart-planner/words/en/shell";
import { useState, useSyncExternalStore } from "react";
import { usePlatform } from "../platform/platform.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { useWords } from "../ui/use-words.ts";

/** Offers a new version; the page does not change until the student takes it. */
const UpdateNotice = () => {
  const words = useWords(shellWords);
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
            {words.later}
          </Button>
          <Button variant="primary" size="sm" onClick={updates.take}>
            {words.reload}
          </Button>
        </div>
      }
    >
      {words.newVersion}
    </Notice>
  );
};

export default UpdateNotice;
