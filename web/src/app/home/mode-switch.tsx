import type { Mode } from "@smart-planner/contract";
import { useState } from "react";
import { SegmentedControl } from "../../ui/segmented-control.tsx";

const modes = [
  { value: "quick", label: "Quick Plan" },
  { value: "advanced", label: "Advanced Scheduler" },
] as const;

/** Shows at once what was pressed: its page may take a while to come, and a second press counts until then. */
export const ModeSwitch = ({
  mode,
  onModeChange,
  isQuiet,
}: {
  /** Of the page that is there. */
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  /** Smaller, where the plan is what matters. */
  readonly isQuiet: boolean;
}) => {
  const [shown, setShown] = useState({ mode, chosen: mode });
  if (shown.mode !== mode) setShown({ mode, chosen: mode });
  return (
    <SegmentedControl
      label="Plan mode"
      segments={modes}
      value={shown.chosen}
      onValueChange={(chosen) => {
        setShown({ mode, chosen });
        onModeChange(chosen);
      }}
      size={isQuiet ? "sm" : "md"}
      className="max-md:w-full max-md:*:min-h-9 max-md:*:flex-1"
    />
  );
};
