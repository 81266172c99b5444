import { homeWords } from "@smart-planner/words/en/home";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import { type ReactNode, useRef, useState } from "react";
import { GenerateBar } from "../../features/advanced-plan/generate-bar.tsx";
import { StepGuide } from "../../features/advanced-plan/step-guide.tsx";
import { StepNumber } from "../../features/advanced-plan/step-number.tsx";
import { stepStatesOf } from "../../features/advanced-plan/steps.ts";
import type { Calendars } from "../../features/calendars/use-calendars.ts";
import { AdvancedSubjectsForm } from "../../features/subjects/advanced-subjects-form.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Badge } from "../../ui/badge.tsx";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useWords } from "../../ui/use-words.ts";
import { PreviewSwitch } from "../preview-switch.tsx";
import { FoldBlock } from "./fold-block.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { CalendarSheet, PlanTable } from "./plan-sections.tsx";
import { type ScheduleTab, ScheduleTabs } from "./schedule-tabs.tsx";
import { madeText, subjectsSummaryOf, weekSummaryOf } from "./setup-summary.ts";
import type { SessionWays } from "./use-session-menu.tsx";
import type { SubjectRowsForm } from "./use-subject-rows.ts";
import { useSubjectWork } from "./use-subject-work.tsx";

const mode = "advanced";

/** The Advanced Scheduler: three steps, then the plan they lead to; with a plan the steps are one line each. */
const AdvancedMode = ({
  form,
  notes,
  clear,
  openSteps,
  onOpenSteps,
  dropped,
  onDropped,
  calendars,
  isDemo,
  ways,
}: {
  readonly form: SubjectRowsForm;
  /** Changes since the plan was made, or how to begin. */
  readonly notes: ReactNode;
  /** Clear Study Plan, if there is a plan. */
  readonly clear: ReactNode;
  /** Numbers of the steps that are open once there is a plan. */
  readonly openSteps: readonly number[];
  readonly onOpenSteps: (steps: readonly number[]) => void;
  /** A timetable to be read on the tab for uploads. */
  readonly dropped: File | null;
  readonly onDropped: (file: File | null) => void;
  readonly calendars: Calendars;
  readonly isDemo: boolean;
  readonly ways: SessionWays;
}) => {
  const words = useWords(homeWords);
  const readings = useWords(planReadingWords);
  const { dialogs } = usePlatform();
  const { showTime } = useDisplay();
  const isPreview = usePreview();
  const planner = usePlanner();
  const state = usePlanState(mode);
  const { today, view, madeFrom, entered } = state;
  const { isGenerating, isOptimising, attempt, problems } = useFromPlanner(() =>
    planner.making(mode),
  );
  const missing = planner.missing(mode);
  const [tab, setTab] = useState<ScheduleTab>("manual");
  const [seen, setSeen] = useState<File | null>(null);
  if (seen !== dropped) {
    setSeen(dropped);
    if (dropped !== null) setTab("upload");
  }
  const { work, sheet } = useSubjectWork({ state, form });
  const shown = useRef(null);
  const hasPlan = view.plan !== null;
  const folds = hasPlan && missing === null;
  const states = stepStatesOf({ hasSubjects: entered.subjects.length > 0, hasPlan });
  const step = (number: 1 | 2) => ({
    lead: <StepNumber number={number} state={states[number - 1] ?? "ahead"} />,
    folds,
    isOpen: openSteps.includes(number),
    onOpenChange: (isOpen: boolean) =>
      onOpenSteps(openSteps.filter((one) => one !== number).concat(isOpen ? number : [])),
  });
  const generate = async () => {
    // Obstacles can be fixed in place.
    if (await planner.generate(mode)) onOpenSteps([]);
  };
  const optimise = () => (isPreview ? void planner.optimise() : dialogs.alert(words.optimiseSoon));
  return (
    <>
      {hasPlan ? (
        <CalendarSheet notes={notes} mode={mode} ways={ways} shown={shown} isGenerating={false} />
      ) : (
        <StepGuide states={states} />
      )}
      <RailSheet
        head={!hasPlan && notes}
        stacked={hasPlan}
        rail={
          <FoldBlock
            {...step(1)}
            heading={words.addSubjects}
            isNarrowContent
            summary={subjectsSummaryOf(words, entered)}
            actions={clear}
          >
            <AdvancedSubjectsForm
              rows={form.rows}
              hours={entered.hoursPerDay}
              today={today}
              planned={hasPlan ? (madeFrom?.subjects ?? []) : []}
              missing={missing}
              attempt={attempt}
              onRowsChange={form.changeRows}
              onHoursChange={(next) => planner.workspace.write("studyHoursAvailable", next)}
              work={work}
            />
            {sheet}
          </FoldBlock>
        }
        main={
          <>
            <FoldBlock
              {...step(2)}
              heading={words.configure}
              mark={<Badge variant="tint">{words.preview}</Badge>}
              summary={weekSummaryOf(words, entered, showTime)}
            >
              <ScheduleTabs
                tab={tab}
                dropped={dropped}
                onDropped={onDropped}
                onTabChange={setTab}
                form={form}
                calendars={calendars}
                isDemo={isDemo}
              />
            </FoldBlock>
            <GenerateBar
              state={states[2]}
              isGenerating={isGenerating}
              isOptimising={isOptimising}
              problems={readings.problems(problems)}
              made={hasPlan && madeFrom !== null ? madeText(words, madeFrom, today) : null}
              previewSwitch={
                // One on a screen: the tab for uploads has its own.
                !(tab === "upload" && (!folds || openSteps.includes(2))) && (
                  <PreviewSwitch compact className="me-2" />
                )
              }
              onGenerate={() => void generate()}
              onOptimise={optimise}
            />
          </>
        }
      />
      {hasPlan && (
        <Sheet className="mt-4 divide-y divide-line md:mt-6 md:[&>section]:px-6">
          <PlanFit />
          <PlanTable mode={mode} shown={shown} />
        </Sheet>
      )}
    </>
  );
};

export default AdvancedMode;
