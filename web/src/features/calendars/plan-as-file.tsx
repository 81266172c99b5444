import type { AlarmLead } from "@smart-planner/contract";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { Download } from "lucide-react";
import { useState } from "react";
import { useFromPlanner } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { useWorkspace } from "../../platform/use-workspace.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { useWords } from "../../ui/use-words.ts";
import { AlarmChoice } from "./alarm-choice.tsx";
import { planToSave } from "./plan-to-save.ts";

/** The plan once, as a file: made in the browser, so also offline and without an account. */
export const PlanAsFile = () => {
  const words = useWords(calendarsWords);
  const workspace = useWorkspace();
  const platform = usePlatform();
  const known = useFromPlanner((planner) => planner.known());
  const [alarm, setAlarm] = useState<AlarmLead>(0);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (kind: "calendar" | "table") => {
    const plan = planToSave(platform, workspace, known);
    if (plan === null) return setProblem(words.noPlan);
    setProblem(null);
    try {
      const files = await import("./plan-files.ts");
      if (kind === "calendar") files.saveCalendarFile(platform, { ...plan, alarm });
      else files.saveTable(platform, plan);
    } catch (error) {
      platform.log.warn("A file of the plan could not be made", error);
      setProblem(words.fileNotMade);
    }
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="text-sm text-ink-2">{words.asFile}</span>
      <span className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        <Button variant="secondary" icon={<Download />} onClick={() => void save("calendar")}>
          {words.ics}
        </Button>
        <Button variant="secondary" icon={<Download />} onClick={() => void save("table")}>
          {words.csv}
        </Button>
      </span>
      <AlarmChoice alarm={alarm} onAlarmChange={setAlarm} label={words.ringInFile} />
      {problem !== null && <FieldError className="basis-full">{problem}</FieldError>}
    </div>
  );
};
