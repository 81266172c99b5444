import "../../styles/planner.css";
import { sidebarWords } from "@smart-planner/words/en/sidebar";
import { TermPage } from "../../features/due-work/term.tsx";
import { OwnPlanner, usePlanInUse } from "../../planner-hooks/planner-context.tsx";
import { useWords } from "../../ui/use-words.ts";
import { PlanNotice } from "../home/plan-notice.tsx";
import { PlanUpdatePreview } from "../home/plan-update-preview.tsx";
import { Page } from "../page.tsx";

export const Component = () => (
  <OwnPlanner>
    <TermRoute />
  </OwnPlanner>
);

const TermRoute = () => {
  const { mode, view } = usePlanInUse();
  return (
    <Page title={useWords(sidebarWords).term}>
      <TermPage mode={mode} />
      <PlanUpdatePreview view={view} />
      <PlanNotice />
    </Page>
  );
};
