import "../../styles/planner.css";
import { use, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { focusHeading } from "../heading-focus.ts";
import { PlannerHome } from "../home/planner-home.tsx";
import { createSampleWorkspace } from "../home/sample-workspace.ts";

export const Component = () => {
  const platform = usePlatform();
  const workspace = use(platform.openWorkspace());
  const [sample, setSample] = useState<Workspace | null>(null);
  return sample === null ? (
    <PlannerHome
      workspace={workspace}
      onSample={() => {
        setSample(createSampleWorkspace(platform));
        platform.page.toTop();
        focusHeading();
      }}
    />
  ) : (
    <PlannerHome key="sample" workspace={sample} onLeaveSample={() => setSample(null)} />
  );
};
