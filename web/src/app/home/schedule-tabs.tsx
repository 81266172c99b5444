import {
  addDays,
  coloursOfSubjects,
  datedCommitmentTimesOf,
  mondayOf,
  type SubjectColours,
} from "@smart-planner/planner";
import { useEffect, useMemo, useRef } from "react";
import { AvailabilityEditor } from "../../features/availability/availability-editor.tsx";
import { useGridHistory } from "../../features/availability/use-grid-history.ts";
import { CalendarsSection } from "../../features/calendars/calendars-section.tsx";
import { DaysOffSection } from "../../features/calendars/days-off-section.tsx";
import type { Calendars } from "../../features/calendars/use-calendars.ts";
import { CommitmentsEditor } from "../../features/commitments/commitments-editor.tsx";
import { PreferencesForm } from "../../features/preferences/preferences-form.tsx";
import { newClassesOf, withoutClasses } from "../../features/schedule-upload/class-commitments.ts";
import { ScheduleUpload } from "../../features/schedule-upload/schedule-upload.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { usePreview } from "../../platform/use-preview.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { PreviewBadge } from "../../ui/preview-badge.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { PreviewSwitch } from "../preview-switch.tsx";
import type { AdvancedInputsForm } from "./use-advanced-inputs.ts";
import { busyInWeek, type StudentDates } from "./use-student-dates.ts";

export type ScheduleTab = "manual" | "commitments" | "preferences" | "upload";

/** Step 2: the week, what is fixed in it, and how the student likes to study. */
export const ScheduleTabs = ({
  workspace,
  form,
  dates,
  calendars,
  isDemo,
  known,
  tab,
  onTabChange: setTab,
  dropped,
  onDroppedTaken,
}: {
  readonly dropped: File | null;
  readonly onDroppedTaken: () => void;
  readonly tab: ScheduleTab;
  readonly onTabChange: (tab: ScheduleTab) => void;
  readonly workspace: Workspace;
  readonly dates: StudentDates;
  readonly calendars: Calendars;
  readonly isDemo: boolean;
  readonly form: AdvancedInputsForm;
  /** The colours that subjects have already. */
  readonly known: SubjectColours;
}) => {
  const isPreview = usePreview();
  const { clock } = usePlatform();
  const { day: today } = useMoment();
  const { rows, grid, commitments, preferences } = form;
  // Undo takes out the added classes from what is there then, not from what was there before.
  const latestCommitments = useRef(commitments);
  useEffect(() => {
    latestCommitments.current = commitments;
  });
  const dated = useMemo(() => {
    const monday = mondayOf(today);
    return [
      ...busyInWeek(dates, monday),
      ...datedCommitmentTimesOf({ commitments, from: monday, to: addDays(monday, 7) }),
    ];
  }, [dates, commitments, today]);
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
    <Tabs<ScheduleTab>
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
              dated={dated}
              sleepSchedule={preferences.sleepSchedule}
              history={history}
            />
          ),
        },
        {
          value: "commitments",
          label: "Commitments",
          panel: (
            <div className="grid gap-7 divide-y divide-line *:not-last:pb-7">
              <CommitmentsEditor
                commitments={commitments}
                onCommitmentsChange={form.changeCommitments}
              />
              <CalendarsSection
                workspace={workspace}
                calendars={calendars}
                isDemo={isDemo}
                rows={rows}
                onRowsChange={form.changeRows}
              />
              <DaysOffSection workspace={workspace} />
            </div>
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
          mark: <PreviewBadge isOn={isPreview} />,
          panel: (
            <ScheduleUpload
              previewSwitch={<PreviewSwitch />}
              file={dropped}
              onFileTaken={onDroppedTaken}
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
