import { use } from "react";
import { FocusPill } from "../features/focus/focus-pill.tsx";
import { usePlatform } from "../platform/platform.ts";
import { useShownPlan } from "./use-shown-plan.ts";

/** The running timer beside the brand, on every page but its own. */
const FocusBar = () => {
  const workspace = use(usePlatform().openWorkspace());
  const { colours } = useShownPlan(workspace);
  return <FocusPill workspace={workspace} toneOf={(subject) => colours.get(subject) ?? "indigo"} />;
};

export default FocusBar;
