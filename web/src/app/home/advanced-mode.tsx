import type { PlanInputs } from "@smart-planner/contract";
import { planDaysOf, type StudyPlan } from "@smart-planner/planner";
import { type ReactNode, useMemo, useState } from "react";
import { GenerateBar } from "../../features/advanced-plan/generate-bar.tsx";
import { StepGuide } from "../../features/advanced-plan/step-guide.tsx";
import { stepStatesOf } from "../../features/advanced-plan/steps.ts";
import type { Calendars } from "../../features/calendars/use-calendars.ts";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { AdvancedSubjectsForm } from "../../features/subjects/advanced-subjects-form.tsx";
import { replacedPlanOf } from "../../planner-service/replaced-plan.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Badge } from "../../ui/badge.tsx";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { PreviewSwitch } from "../preview-switch.tsx";
import { AdvancedPlanSheet } from "./advanced-plan-sheet.tsx";

import type { Say } from "./plan-notice.tsx";

import { type ScheduleTab, ScheduleTabs } from "./schedule-tabs.tsx";
import { madeText, subjectsSummaryOf, weekSummaryOf } from "./setup-summary.ts";

import { StepBlock } from "./step-block.tsx";
import type { EnteredInputs } from "./use-advanced-inputs.ts";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";
import type { HandWays } from "./use-hand-ways.ts";
import { useOptimisedPlan } from "./use-optimised-plan.ts";
import { usePlanReview } from "./use-plan-review.ts";
import type { PlanUpdating } from "./use-plan-update.ts";
import { useSubjectWork } from "./use-subject-work.tsx";

/** A plan that came without what it was made from is read as if it were made before its first day. */
const assumedInputs = (plan: StudyPlan, entered: EnteredInputs): PlanInputs | null => {
  const first = planDaysOf(plan)[0]?.day;
  return first === undefined ? null : { ...entered, today: first, minuteOfDay: 0 };
};

const noSteps: ReadonlySet<number> = new Set();

/** The Advanced Scheduler: three steps, then the plan they lead to. */
const AdvancedMode = ({
  workspace,
  advanced,
  notes,
  update,
  dropped,
  onDroppedTaken,
  calendars,
  isDemo,
  say,
  ways,
}: {
  readonly workspace: Workspace;
  readonly advanced: AdvancedPlanState;
  /** What happened since the plan was made. */
  readonly notes: ReactNode;
  readonly update: PlanUpdating;
  /** A timetable to be read on the tab for uploads. */
  readonly dropped: File | null;
  readonly onDroppedTaken: () => void;
  readonly calendars: Calendars;
  readonly isDemo: boolean;
  readonly say: Say;
  readonly ways: HandWays;
}) => {
  const { day: today } = useMoment();
  const { form, view, kept, madeFrom, isUpToDate } = advanced;
  const optimised = useOptimisedPlan(advanced, update);
  const [openSteps, setOpenSteps] = useState<ReadonlySet<number>>(noSteps);
  const [tab, setTab] = useState<ScheduleTab>(dropped === null ? "manual" : "upload");
  const inputs = useMemo(
    () => madeFrom ?? (kept === null ? null : assumedInputs(kept, form.entered)),
    [madeFrom, kept, form.entered],
  );
  const present = useMemo(() => {
    if (inputs === null || inputs.today >= today) return undefined;
    const { fixed: _, ...rest } = inputs;
    return { ...rest, today, minuteOfDay: 0 };
  }, [inputs, today]);
  const receipts = useRecords(workspace, "receipts");
  const before = useMemo(() => replacedPlanOf(receipts, "advanced"), [receipts]);
  const review = usePlanReview({ plan: kept, inputs, present, before });
  const { work, sheet } = useSubjectWork({
    workspace,
    mode: "advanced",
    rows: form.rows,
    changeRows: form.changeRows,
    plan: view.plan,
    colours: view.known,
  });
  const hasPlan = view.plan !== null;
  const folds = hasPlan && advanced.missing === null;
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
    const changed = await advanced.generate();
    // What stands in the way of a plan can be put right where it is.
    if (changed !== null) setOpenSteps(noSteps);
  };
  const states = stepStatesOf({
    hasSubjects: form.entered.subjects.length > 0,
    hasPlan,
    isUpToDate,
  });
  const problems = [
    ...(advanced.failure ?? []),
    ...(optimised.problem === null ? [] : [optimised.problem]),
  ];
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
              summary={subjectsSummaryOf(form)}
            >
              <AdvancedSubjectsForm
                rows={form.rows}
                hours={form.hours}
                today={today}
                planned={hasPlan ? (madeFrom?.subjects ?? []) : []}
                missing={advanced.missing}
                attempt={advanced.attempt}
                onRowsChange={form.changeRows}
                onHoursChange={form.changeHours}
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
                summary={weekSummaryOf(form)}
              >
                <ScheduleTabs
                  tab={dropped === null ? tab : "upload"}
                  dropped={dropped}
                  onDroppedTaken={() => {
                    setTab("upload");
                    onDroppedTaken();
                  }}
                  onTabChange={setTab}
                  workspace={workspace}
                  form={form}
                  dates={advanced.dates}
                  calendars={calendars}
                  isDemo={isDemo}
                  known={view.known}
                />
              </StepBlock>
              <GenerateBar
                state={states[2]}
                isGenerating={advanced.isGenerating}
                isOptimising={optimised.isOptimising}
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
                onOptimise={() => void optimised.optimise()}
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
      {hasPlan && (
        <AdvancedPlanSheet
          workspace={workspace}
          advanced={advanced}
          review={review}
          update={update}
          say={say}
          ways={ways}
        />
      )}
    </>
  );
};

export default AdvancedMode;
