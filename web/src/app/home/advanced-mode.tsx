import { type ReactNode, useState } from "react";
import { GenerateBar } from "../../features/advanced-plan/generate-bar.tsx";
import { StepGuide } from "../../features/advanced-plan/step-guide.tsx";
import { stepStatesOf } from "../../features/advanced-plan/steps.ts";
import type { Calendars } from "../../features/calendars/use-calendars.ts";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { AdvancedSubjectsForm } from "../../features/subjects/advanced-subjects-form.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Badge } from "../../ui/badge.tsx";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { PreviewSwitch } from "../preview-switch.tsx";
import { AdvancedPlanSheet } from "./advanced-plan-sheet.tsx";
import type { SessionWays } from "./plan-sections.tsx";
import { type ScheduleTab, ScheduleTabs } from "./schedule-tabs.tsx";
import { madeText, subjectsSummaryOf, weekSummaryOf } from "./setup-summary.ts";
import { StepBlock } from "./step-block.tsx";
import type { SubjectRowsForm } from "./use-subject-rows.ts";
import { useSubjectWork } from "./use-subject-work.tsx";

const mode = "advanced";
const noSteps: ReadonlySet<number> = new Set();
const notReady = "AI optimization is in preview! Coming soon.";

/** The Advanced Scheduler: three steps, then the plan they lead to. */
const AdvancedMode = ({
  form,
  notes,
  dropped,
  onDroppedTaken,
  calendars,
  isDemo,
  ways,
}: {
  readonly form: SubjectRowsForm;
  /** Changes since the plan was made. */
  readonly notes: ReactNode;
  /** A timetable to be read on the tab for uploads. */
  readonly dropped: File | null;
  readonly onDroppedTaken: () => void;
  readonly calendars: Calendars;
  readonly isDemo: boolean;
  readonly ways: SessionWays;
}) => {
  const { dialogs } = usePlatform();
  const isPreview = usePreview();
  const planner = usePlanner();
  const state = usePlanState(mode);
  const { today, view, madeFrom, entered, isUpToDate } = state;
  const { isGenerating, isOptimising, attempt, problems } = useFromPlanner(() =>
    planner.making(mode),
  );
  const missing = planner.missing(mode);
  const [openSteps, setOpenSteps] = useState<ReadonlySet<number>>(noSteps);
  const [tab, setTab] = useState<ScheduleTab>(dropped === null ? "manual" : "upload");
  const { work, sheet } = useSubjectWork({ state, form });
  const hasPlan = view.plan !== null;
  const folds = hasPlan && missing === null;
  const step = (number: number) => ({
    number,
    folds,
    isOpen: openSteps.has(number),
    onOpenChange: (isOpen: boolean) =>
      setOpenSteps(
        (open) => new Set([...open].filter((one) => one !== number).concat(isOpen ? number : [])),
      ),
  });
  const generate = async () => {
    // Obstacles can be fixed in place.
    if (await planner.generate(mode)) setOpenSteps(noSteps);
  };
  const optimise = () => (isPreview ? void planner.optimise() : dialogs.alert(notReady));
  const states = stepStatesOf({
    hasSubjects: entered.subjects.length > 0,
    hasPlan,
    isUpToDate,
  });
  return (
    <>
      <StepGuide states={states} />
      <div data-print={hasPlan ? "hide" : undefined}>
        <RailSheet
          head={notes}
          stacked={hasPlan}
          rail={
            <StepBlock
              {...step(1)}
              state={states[0]}
              heading="Add Your Subjects"
              isNarrowContent
              summary={subjectsSummaryOf(entered)}
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
            </StepBlock>
          }
          main={
            <>
              <StepBlock
                {...step(2)}
                state={states[1]}
                heading="Configure Your Schedule"
                mark={<Badge variant="tint">PREVIEW</Badge>}
                summary={weekSummaryOf(entered)}
              >
                <ScheduleTabs
                  tab={dropped === null ? tab : "upload"}
                  dropped={dropped}
                  onDroppedTaken={() => {
                    setTab("upload");
                    onDroppedTaken();
                  }}
                  onTabChange={setTab}
                  form={form}
                  calendars={calendars}
                  isDemo={isDemo}
                />
              </StepBlock>
              <GenerateBar
                state={states[2]}
                isGenerating={isGenerating}
                isOptimising={isOptimising}
                problems={problems}
                summary={
                  hasPlan && madeFrom !== null ? madeText(madeFrom, today, isUpToDate) : null
                }
                isLine={hasPlan}
                previewSwitch={
                  // One on a screen: the tab for uploads has its own.
                  !(tab === "upload" && (!folds || openSteps.has(2))) && (
                    <PreviewSwitch compact className="me-2" />
                  )
                }
                onGenerate={() => void generate()}
                onOptimise={optimise}
              />
            </>
          }
          {...(!hasPlan && {
            foot: (
              <div className="px-4 py-6 md:px-6">
                <QuoteCard />
              </div>
            ),
          })}
        />
      </div>
      {hasPlan && <AdvancedPlanSheet ways={ways} />}
    </>
  );
};

export default AdvancedMode;
