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
  className,
}: {
  /** Of the page that is there. */
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  readonly className: string;
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
      className={className}
    />
  );
};
