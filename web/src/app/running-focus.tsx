import "../styles/planner.css";
import { FocusPill } from "../features/focus/focus-pill.tsx";
import type { Workspace } from "../platform/workspace.ts";
import { useShownPlan } from "./use-shown-plan.ts";

/** The pill of the running timer in the colour of its subject. */
const RunningFocus = ({ workspace }: { readonly workspace: Workspace }) => {
  const { colours } = useShownPlan(workspace);
  return <FocusPill workspace={workspace} toneOf={(subject) => colours.get(subject) ?? "indigo"} />;
};

export default RunningFocus;
