import { Download } from "lucide-react";
import { usePlatform } from "../../platform/platform.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useChange } from "./use-change.ts";

export const StoredSection = () => {
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
      success: "The file is on its way to your downloads.",
    });

  return (
    <Block heading="What the server stores about you">
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">
          Your profile, your devices and everything you have synced, as one file.
        </p>
        <OutcomeNotice outcome={outcome} />
        <Button
          icon={<Download />}
          loading={isBusy}
          className="justify-self-start max-md:whitespace-normal"
          onClick={() => void download()}
        >
          Download everything
        </Button>
      </div>
    </Block>
  );
};
