import "../../styles/planner.css";
import { useState } from "react";
import { OwnPlanner, PlannerProvider } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { focusHeading } from "../heading-focus.ts";
import { PlannerHome } from "../home/planner-home.tsx";
import { dropSample, hasSample, openSample } from "../home/sample-workspace.ts";

export const Component = () => {
  const platform = usePlatform();
  const { tabStorage, page } = platform;
  const [sample, setSample] = useState(() => (hasSample(tabStorage) ? openSample(platform) : null));
  return sample === null ? (
    <OwnPlanner>
      <PlannerHome
        onSample={(own) => {
          setSample(openSample(platform, own));
          page.toTop();
          focusHeading();
        }}
      />
    </OwnPlanner>
  ) : (
    <PlannerProvider key="sample" workspace={sample}>
      <PlannerHome
        onLeaveSample={() => {
          dropSample(tabStorage);
          setSample(null);
        }}
      />
    </PlannerProvider>
  );
};
