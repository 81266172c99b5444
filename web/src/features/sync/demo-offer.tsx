import { syncWords } from "@smart-planner/words/en/sync";
import { useWords } from "../../ui/use-words.ts";
import "../../styles/planner.css";
import { useSyncExternalStore } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const Dialog = lazyPart(async () => ({ default: (await import("../../ui/dialog.tsx")).Dialog }));

/** The demo user here may have been someone else: ask once. */
export const DemoOffer = () => {
  const words = useWords(syncWords);
  const { ownership } = usePlatform();
  const offered = useSyncExternalStore(ownership.subscribe, ownership.offered);
  const answer = (takes: boolean) => void ownership.answer(takes);
  if (offered === null) return null;
  return (
    <Dialog
      onClose={() => answer(false)}
      title={words.demoOffer}
      actions={
        <>
          <Button variant="quiet" onClick={() => answer(false)}>
            {words.startEmpty}
          </Button>
          <Button variant="primary" onClick={() => answer(true)}>
            {words.itIsMine}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{words.demoOfferText}</p>
    </Dialog>
  );
};
