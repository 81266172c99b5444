import { use } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { PlannerHome } from "../home/planner-home.tsx";

export const Component = () => {
  const { openWorkspace } = usePlatform();
  return <PlannerHome workspace={use(openWorkspace())} />;
};
