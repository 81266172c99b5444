import type { Mode } from "@smart-planner/contract";
import { homeWords } from "@smart-planner/words/en/home";
import { useState } from "react";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { useWords } from "../../ui/use-words.ts";

const modes = ["quick", "advanced"] as const satisfies readonly Mode[];

/**
 * Shows the pressed entry at once: its page may take a while to come, and a second press counts
 * until then.
 */
export const ModeSwitch = ({
  mode,
  onModeChange,
  isQuiet,
}: {
  /** Of the page that is there. */
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  /** Smaller, if the plan is what matters. */
  readonly isQuiet: boolean;
}) => {
  const words = useWords(homeWords);
  const [shown, setShown] = useState({ mode, chosen: mode });
  if (shown.mode !== mode) setShown({ mode, chosen: mode });
  return (
    <SegmentedControl
      label={words.planMode}
      segments={modes.map((value) => ({ value, label: words.modes[value] }))}
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
