import "../../styles/planner.css";
import { TermPage } from "../../features/due-work/term.tsx";
import { OwnPlanner } from "../../planner-hooks/planner-context.tsx";
import { PlanNotice } from "../home/plan-notice.tsx";
import { PlanUpdatePreview } from "../home/plan-update-preview.tsx";
import { Page } from "../page.tsx";
import { useShownPlan } from "../use-shown-plan.ts";

export const Component = () => (
  <OwnPlanner>
    <TermRoute />
  </OwnPlanner>
);

const TermRoute = () => {
  const { mode, view } = useShownPlan();
  return (
    <Page title="Your term">
      <TermPage mode={mode} />
      <PlanUpdatePreview view={view} />
      <PlanNotice />
    </Page>
  );
};
