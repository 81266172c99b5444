import { accountWords } from "@smart-planner/words/en/account";
import { Download } from "lucide-react";
import { usePlatform } from "../../platform/platform.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { useAccountChange } from "./use-account-change.tsx";

export const StoredSection = () => {
  const words = useWords(accountWords);
  const { files } = usePlatform();
  const { isBusy, run, notice } = useAccountChange();

  const download = async () => {
    const exported = await run((account) => account.exported(), words.fileSent);
    if (exported !== undefined)
      files.save({
        name: "smart-planner-account.json",
        type: "application/json",
        text: exported.value,
      });
  };

  return (
    <Block heading={words.stored}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{words.storedText}</p>
        {notice}
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
