import { datedCommitmentTimesOf } from "@smart-planner/planner/calendars";
import type { AvailabilityGrid, Commitment, Preferences } from "@smart-planner/planner/model";
import { coloursOfSubjects } from "@smart-planner/planner/plan";
import { addDays, startOfWeek } from "@smart-planner/planner/time";
import { homeWords } from "@smart-planner/words/en/home";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { AvailabilityEditor } from "../../features/availability/availability-editor.tsx";
import { useGridHistory } from "../../features/availability/use-grid-history.ts";
import { CalendarsSection } from "../../features/calendars/calendars-section.tsx";
import { DaysOffSection } from "../../features/calendars/days-off-section.tsx";
import type { Calendars } from "../../features/calendars/use-calendars.ts";
import { CommitmentsEditor } from "../../features/commitments/commitments-editor.tsx";
import { FixedQuestion } from "../../features/commitments/fixed-question.tsx";
import { SchoolQuestion } from "../../features/commitments/school-question.tsx";
import { PreferencesForm } from "../../features/preferences/preferences-form.tsx";
import { PreferredTimeChips } from "../../features/preferences/preferred-time-chips.tsx";
import { newClassesOf, withoutClasses } from "../../features/schedule-upload/class-commitments.ts";
import { ScheduleUpload } from "../../features/schedule-upload/schedule-upload.tsx";
import { usePlanState } from "../../planner-hooks/planner-context.tsx";
import { busyInWeek } from "../../planner-service/student-dates.ts";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { useWorkspace } from "../../platform/use-workspace.ts";
import { PreviewBadge } from "../../ui/preview-badge.tsx";
import { QuestionRow } from "../../ui/question-row.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useWords } from "../../ui/use-words.ts";
import { PreviewSwitch } from "../preview-switch.tsx";
import type { SubjectRowsForm } from "./use-subject-rows.ts";

export type ScheduleTab = "manual" | "commitments" | "preferences" | "upload";

/** Step 2: the week, its fixed times, and how the student likes to study. */
export const ScheduleTabs = ({
  form: { rows },
  calendars,
  isDemo,
  tab,
  onTabChange: setTab,
  dropped,
  onDropped,
}: {
  readonly dropped: File | null;
  readonly onDropped: (file: File | null) => void;
  readonly tab: ScheduleTab;
  readonly onTabChange: (tab: ScheduleTab) => void;
  readonly calendars: Calendars;
  readonly isDemo: boolean;
  readonly form: SubjectRowsForm;
}) => {
  const words = useWords(homeWords);
  const isPreview = usePreview();
  const { clock } = usePlatform();
  const workspace = useWorkspace();
  const { firstDay } = useDisplay();
  const {
    today,
    dates,
    entered: { grid, commitments, preferences },
    view: { known },
  } = usePlanState("advanced");
  const changeCommitments = (next: readonly Commitment[]) =>
    workspace.write("smartplanner_commitments", next);
  const changePreferences = (next: Preferences) =>
    workspace.write("smartplanner_preferences", next);
  const changeGrid = useCallback(
    (next: AvailabilityGrid) => workspace.write("smartplanner_grid", next),
    [workspace],
  );
  // Undo removes the added classes from the present ones, not from those before.
  const latestCommitments = useRef(commitments);
  useEffect(() => {
    latestCommitments.current = commitments;
  });
  const dated = useMemo(() => {
    const start = startOfWeek(today, firstDay);
    return [
      ...busyInWeek(dates, start),
      ...datedCommitmentTimesOf({ commitments, from: start, to: addDays(start, 7) }),
    ];
  }, [dates, commitments, today, firstDay]);
  const history = useGridHistory({ grid, onGridChange: changeGrid });
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
      label={words.configure}
      value={tab}
      onValueChange={setTab}
      keepMounted
      listClassName="-mx-4 px-2 md:-mx-7 md:px-6"
      tabs={[
        {
          value: "manual",
          label: words.tabs.manual,
          panel: (
            <>
              <div className="-mt-4 mb-4 grid divide-y divide-line">
                <SchoolQuestion commitments={commitments} onCommitmentsChange={changeCommitments} />
                <FixedQuestion commitments={commitments} onCommitmentsChange={changeCommitments} />
                <QuestionRow heading={words.whenToStudy}>
                  <PreferredTimeChips
                    times={preferences.preferredTimes}
                    onTimesChange={(preferredTimes) =>
                      changePreferences({ ...preferences, preferredTimes })
                    }
                  />
                </QuestionRow>
                <p className="pt-3 text-sm text-ink-2">{words.enoughForPlan}</p>
              </div>
              <AvailabilityEditor
                grid={grid}
                commitments={commitments}
                dated={dated}
                sleepSchedule={preferences.sleepSchedule}
                history={history}
              />
            </>
          ),
        },
        {
          value: "commitments",
          label: words.tabs.commitments,
          panel: (
            <div className="grid gap-7 divide-y divide-line *:not-last:pb-7">
              <CommitmentsEditor
                commitments={commitments}
                onCommitmentsChange={changeCommitments}
              />
              <CalendarsSection calendars={calendars} isDemo={isDemo} />
              <DaysOffSection />
            </div>
          ),
        },
        {
          value: "preferences",
          label: words.tabs.preferences,
          panel: (
            <PreferencesForm
              preferences={preferences}
              subjects={subjects}
              colours={colours}
              onPreferencesChange={changePreferences}
            />
          ),
        },
        {
          value: "upload",
          label: words.tabs.upload,
          mark: <PreviewBadge isOn={isPreview} />,
          panel: (
            <ScheduleUpload
              previewSwitch={<PreviewSwitch />}
              file={dropped}
              onFile={onDropped}
              onAdd={(rows) => {
                const added = newClassesOf(commitments, rows, clock.now().day);
                changeCommitments([...commitments, ...added]);
                return () => changeCommitments(withoutClasses(latestCommitments.current, added));
              }}
              onShowWeek={() => setTab("manual")}
            />
          ),
        },
      ]}
    />
  );
};
