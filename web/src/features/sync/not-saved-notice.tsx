import { syncWords } from "@smart-planner/words/en/sync";
import { useWords } from "../../ui/use-words.ts";
import "../../styles/planner.css";
import { Download } from "lucide-react";
import { use, useSyncExternalStore } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { exportData } from "./export-data.ts";

export const NotSavedNotice = () => {
  const words = useWords(syncWords);
  const platform = usePlatform();
  const workspace = use(platform.openWorkspace());
  const { saved } = useSyncExternalStore(workspace.subscribe, workspace.saveState);
  if (saved) return null;
  return (
    <Notice
      variant="danger"
      className="mx-(--page-pad) mt-2"
      action={
        <Button size="sm" icon={<Download />} onClick={() => exportData(platform, workspace)}>
          {words.downloadData}
        </Button>
      }
    >
      {words.notSaved}
    </Notice>
  );
};
