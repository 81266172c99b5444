import "../../styles/planner.css";
import { useSyncExternalStore } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** The demo user here may have been someone else: ask once. */
const DemoOffer = () => {
  const { ownership } = usePlatform();
  const offered = useSyncExternalStore(ownership.subscribe, ownership.offered);
  const answer = (takes: boolean) => void ownership.answer(takes);
  return (
    <Dialog
      open={offered !== null}
      onOpenChange={(open) => {
        if (!open) answer(false);
      }}
      title="Take the demo's plan into your account?"
      actions={
        <>
          <Button variant="quiet" onClick={() => answer(false)}>
            No, start empty
          </Button>
          <Button variant="primary" onClick={() => answer(true)}>
            Yes, it is mine
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        Somebody, perhaps you, made a plan in the demo on this browser. If it is yours, it comes
        along into your account. If not, it stays in the demo.
      </p>
    </Dialog>
  );
};

export default DemoOffer;
