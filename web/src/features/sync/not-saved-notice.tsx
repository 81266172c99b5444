import "../../styles/planner.css";
import { Download } from "lucide-react";
import { use, useSyncExternalStore } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { exportData } from "./export-data.ts";

const NotSavedNotice = () => {
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
          Download my data
        </Button>
      }
    >
      Your latest changes are not saved: this browser's storage is full or switched off. Keep this
      page open, or download your data and import it later on the account page.
    </Notice>
  );
};

export default NotSavedNotice;
