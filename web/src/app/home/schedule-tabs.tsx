import { coloursOfSubjects, type SubjectColours } from "@smart-planner/planner";
import { useEffect, useMemo, useRef, useState } from "react";
import { AvailabilityEditor } from "../../features/availability/availability-editor.tsx";
import { useGridHistory } from "../../features/availability/use-grid-history.ts";
import { CommitmentsEditor } from "../../features/commitments/commitments-editor.tsx";
import { PreferencesForm } from "../../features/preferences/preferences-form.tsx";
import { newClassesOf, withoutClasses } from "../../features/schedule-upload/class-commitments.ts";
import { ScheduleUpload } from "../../features/schedule-upload/schedule-upload.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Badge } from "../../ui/badge.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { PreviewSwitch } from "../preview-switch.tsx";
import type { AdvancedInputsForm } from "./use-advanced-inputs.ts";

type Tab = "manual" | "commitments" | "preferences" | "upload";

/** Step 2: the week, what is fixed in it, and how the student likes to study. */
export const ScheduleTabs = ({
  form,
  known,
}: {
  readonly form: AdvancedInputsForm;
  /** The colours that subjects have already. */
  readonly known: SubjectColours;
}) => {
  const isPreview = usePreview();
  const { clock } = usePlatform();
  const [tab, setTab] = useState<Tab>("manual");
  const { rows, grid, commitments, preferences } = form;
  // Undo takes out the added classes from what is there then, not from what was there before.
  const latestCommitments = useRef(commitments);
  useEffect(() => {
    latestCommitments.current = commitments;
  });
  const history = useGridHistory({ grid, onGridChange: form.changeGrid });
  const subjects = useMemo(
    () => [...new Set(rows.map(({ subject }) => subject.trim()).filter((name) => name !== ""))],
    [rows],
  );
  const colours = useMemo(
    () => coloursOfSubjects([...known.keys(), ...subjects], known),
    [subjects, known],
  );
  return (
    <Tabs<Tab>
      label="Configure Your Schedule"
      value={tab}
      onValueChange={setTab}
      keepMounted
      listClassName="-mx-4 px-2 md:-mx-7 md:px-6"
      tabs={[
        {
          value: "manual",
          label: "Manual Input",
          panel: (
            <AvailabilityEditor
              grid={grid}
              commitments={commitments}
              sleepSchedule={preferences.sleepSchedule}
              history={history}
            />
          ),
        },
        {
          value: "commitments",
          label: "Commitments",
          panel: (
            <CommitmentsEditor
              commitments={commitments}
              onCommitmentsChange={form.changeCommitments}
            />
          ),
        },
        {
          value: "preferences",
          label: "Preferences",
          panel: (
            <PreferencesForm
              preferences={preferences}
              subjects={subjects}
              colours={colours}
              onPreferencesChange={form.changePreferences}
            />
          ),
        },
        {
          value: "upload",
          label: "Upload Schedule",
          mark: isPreview ? (
            <Badge variant="tint">PREVIEW</Badge>
          ) : (
            <Badge variant="outline">Under Development</Badge>
          ),
          panel: (
            <ScheduleUpload
              previewSwitch={<PreviewSwitch />}
              onAdd={(rows) => {
                const added = newClassesOf(commitments, rows, clock.now().day);
                form.changeCommitments([...commitments, ...added]);
                return () =>
                  form.changeCommitments(withoutClasses(latestCommitments.current, added));
              }}
              onShowWeek={() => setTab("manual")}
            />
          ),
        },
      ]}
    />
  );
};
