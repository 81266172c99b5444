import { useState } from "react";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Page } from "../page.tsx";

const modes = [
  { value: "quick", label: "Quick Plan" },
  { value: "advanced", label: "Advanced Scheduler" },
] as const;

export const Component = () => {
  const [mode, setMode] = useState<(typeof modes)[number]["value"]>("quick");
  return (
    <Page title="Planner">
      <div className="mt-2 mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-6">
        <div>
          <h1>Plan your studies</h1>
          <p className="mt-1.5 text-ink-2">
            Organise, plan and thrive with AI-powered study guides.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-md:w-full">
          <SegmentedControl
            label="Plan mode"
            segments={modes}
            value={mode}
            onValueChange={setMode}
            className="max-md:w-full max-md:*:flex-1"
          />
        </div>
      </div>
      <RailSheet rail={null} main={null} />
    </Page>
  );
};
