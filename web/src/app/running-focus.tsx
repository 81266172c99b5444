import "../styles/planner.css";
import { FocusPill } from "../features/focus/focus-pill.tsx";
import { OwnPlanner, useFromPlanner } from "../planner-hooks/planner-context.tsx";

/** The pill of the running timer in the colour of its subject. */
const RunningFocus = () => (
  <OwnPlanner>
    <ColouredPill />
  </OwnPlanner>
);

const ColouredPill = () => {
  const colours = useFromPlanner((planner) => planner.colours());
  return <FocusPill toneOf={(subject) => colours.get(subject) ?? "indigo"} />;
};

export default RunningFocus;
