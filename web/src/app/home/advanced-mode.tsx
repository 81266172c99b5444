import type { PlanInputs } from "@smart-planner/contract";
import { planDaysOf, type StudyPlan } from "@smart-planner/planner";
import { type ReactNode, useMemo } from "react";
import { fitSummaryOf } from "../../features/advanced-plan/fit-summary.ts";
import { GenerateBar } from "../../features/advanced-plan/generate-bar.tsx";
import { OptimisedDialog } from "../../features/advanced-plan/optimised-dialog.tsx";
import { StepGuide } from "../../features/advanced-plan/step-guide.tsx";
import { stepStatesOf } from "../../features/advanced-plan/steps.ts";
import type { Calendars } from "../../features/calendars/use-calendars.ts";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { AdvancedSubjectsForm } from "../../features/subjects/advanced-subjects-form.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Badge } from "../../ui/badge.tsx";
import { counted } from "../../ui/counted.ts";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { PreviewSwitch } from "../preview-switch.tsx";
import { AdvancedPlanSheet } from "./advanced-plan-sheet.tsx";
import type { Say } from "./plan-notice.tsx";
import { ScheduleTabs } from "./schedule-tabs.tsx";
import { StepBlock } from "./step-block.tsx";
import type { EnteredInputs } from "./use-advanced-inputs.ts";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";
import { useOptimisedPlan } from "./use-optimised-plan.ts";
import { usePlanReview } from "./use-plan-review.ts";
import { useSubjectWork } from "./use-subject-work.tsx";

/** A plan that came without what it was made from is read as if it were made before its first day. */
const assumedInputs = (plan: StudyPlan, entered: EnteredInputs): PlanInputs | null => {
  const first = planDaysOf(plan)[0]?.day;
  return first === undefined ? null : { ...entered, today: first, minuteOfDay: 0 };
};

/** The Advanced Scheduler: three steps, then the plan they lead to. */
const AdvancedMode = ({
  workspace,
  advanced,
  notes,
  calendars,
  isDemo,
  say,
}: {
  readonly workspace: Workspace;
  readonly advanced: AdvancedPlanState;
  /** What happened since the plan was made. */
  readonly notes: ReactNode;
  readonly calendars: Calendars;
  readonly isDemo: boolean;
  readonly say: Say;
}) => {
  const { day: today } = useMoment();
  const { form, view, kept, madeFrom, isUpToDate } = advanced;
  const optimised = useOptimisedPlan(advanced);
  const inputs = useMemo(
    () => madeFrom ?? (kept === null ? null : assumedInputs(kept, form.entered)),
    [madeFrom, kept, form.entered],
  );
  const review = usePlanReview({ plan: kept, inputs });
  const { work, sheet } = useSubjectWork({
    workspace,
    mode: "advanced",
    rows: form.rows,
    changeRows: form.changeRows,
    colours: view.known,
  });
  const hasPlan = view.plan !== null;
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
          rail={
            <StepBlock
              number={1}
              state={states[0]}
              heading="Add Your Subjects"
              folds={hasPlan && advanced.missing === null}
              summary={`${counted(form.entered.subjects.length, "subject")}, ${counted(form.hours, "hour")} per day`}
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
                number={2}
                state={states[1]}
                heading="Configure Your Schedule"
                mark={<Badge variant="tint">PREVIEW</Badge>}
                folds={hasPlan}
                summary={`${counted(Object.keys(form.grid).length, "painted hour")}, ${counted(form.commitments.length, "commitment")}`}
              >
                <ScheduleTabs
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
                summary={review === null || !isUpToDate ? null : fitSummaryOf(review.fit)}
                previewSwitch={<PreviewSwitch compact className="me-2" />}
                onGenerate={() => void advanced.generate()}
                onOptimise={() => void optimised.optimise()}
              />
            </>
          }
          foot={
            <div className="px-4 py-6 md:px-6">
              <QuoteCard />
            </div>
          }
        />
      </div>
      {hasPlan && (
        <AdvancedPlanSheet workspace={workspace} advanced={advanced} review={review} say={say} />
      )}
      <OptimisedDialog
        difference={optimised.difference}
        onUse={optimised.use}
        onClose={optimised.close}
      />
    </>
  );
};

export default AdvancedMode;
