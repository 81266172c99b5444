import "../styles/planner.css";
import { FocusPill } from "../features/focus/focus-pill.tsx";
import { useSubjectColours } from "../planner-hooks/use-subject-colours.ts";
import type { Workspace } from "../platform/workspace.ts";

/** The pill of the running timer in the colour of its subject. */
const RunningFocus = ({ workspace }: { readonly workspace: Workspace }) => {
  const colours = useSubjectColours(workspace);
  return <FocusPill workspace={workspace} toneOf={(subject) => colours.get(subject) ?? "indigo"} />;
};

export default RunningFocus;
