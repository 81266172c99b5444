import "../../styles/planner.css";
import { useState } from "react";
import { OwnPlanner, PlannerProvider } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { focusHeading } from "../heading-focus.ts";
import { PlannerHome } from "../home/planner-home.tsx";
import { createSampleWorkspace } from "../home/sample-workspace.ts";

export const Component = () => {
  const platform = usePlatform();
  const [sample, setSample] = useState<Workspace | null>(null);
  return sample === null ? (
    <OwnPlanner>
      <PlannerHome
        onSample={(own) => {
          setSample(createSampleWorkspace(platform, own));
          platform.page.toTop();
          focusHeading();
        }}
      />
    </OwnPlanner>
  ) : (
    <PlannerProvider key="sample" workspace={sample}>
      <PlannerHome onLeaveSample={() => setSample(null)} />
    </PlannerProvider>
  );
};
