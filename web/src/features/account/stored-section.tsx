import { accountWords } from "@smart-planner/words/en/account";
import { Download } from "lucide-react";
import { usePlatform } from "../../platform/platform.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useChange } from "./use-change.ts";

export const StoredSection = () => {
  const words = useWords(accountWords);
  const { files } = usePlatform();
  const { isBusy, outcome, run } = useChange();

  const download = () =>
    run({
      make: async (account) => {
        const result = await account.exported();
        if (result.ok)
          files.save({
            name: "smart-planner-account.json",
            type: "application/json",
            text: result.value,
          });
        return result;
      },
      success: words.fileSent,
    });

  return (
    <Block heading={words.stored}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{words.storedText}</p>
        <OutcomeNotice outcome={outcome} />
        <Button
          icon={<Download />}
          loading={isBusy}
          className="justify-self-start"
          onClick={() => void download()}
        >
          {words.downloadEverything}
        </Button>
      </div>
    </Block>
  );
};
