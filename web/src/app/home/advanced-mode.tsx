import { useState } from "react";
import { GenerateBar } from "../../features/advanced-plan/generate-bar.tsx";
import { StepGuide } from "../../features/advanced-plan/step-guide.tsx";
import { StepHeading } from "../../features/advanced-plan/step-heading.tsx";
import { stepStatesOf } from "../../features/advanced-plan/steps.ts";
import { AvailabilityEditor } from "../../features/availability/availability-editor.tsx";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { AdvancedSubjectsForm } from "../../features/subjects/advanced-subjects-form.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { Badge } from "../../ui/badge.tsx";
import { Block } from "../../ui/block.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { PlanSections } from "./plan-sections.tsx";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";

const AdvancedMode = ({ advanced }: { readonly advanced: AdvancedPlanState }) => {
  const { dialogs } = usePlatform();
  const { day: today } = useMoment();
  const { form, view } = advanced;
  const [tab, setTab] = useState<"manual">("manual");
  const states = stepStatesOf({
    hasSubjects: form.entered.subjects.length > 0,
    hasPlan: view.plan !== null,
    isUpToDate: advanced.isUpToDate,
  });
  return (
    <>
      <StepGuide states={states} />
      <RailSheet
        rail={
          <Block
            heading={
              <StepHeading number={1} state={states[0]}>
                Add Your Subjects
              </StepHeading>
            }
          >
            <AdvancedSubjectsForm
              rows={form.rows}
              hours={form.hours}
              today={today}
              missing={advanced.missing}
              attempt={advanced.attempt}
              onRowsChange={form.changeRows}
              onHoursChange={form.changeHours}
            />
          </Block>
        }
        main={
          <>
            <Block
              heading={
                <StepHeading number={2} state={states[1]}>
                  Configure Your Schedule
                </StepHeading>
              }
              mark={<Badge variant="tint">PREVIEW</Badge>}
            >
              <Tabs
                label="Schedule"
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
                        grid={form.grid}
                        commitments={form.commitments}
                        sleepSchedule={form.preferences.sleepSchedule}
                        onGridChange={form.changeGrid}
                      />
                    ),
                  },
                ]}
              />
            </Block>
            <GenerateBar
              state={states[2]}
              isGenerating={advanced.isGenerating}
              isOptimising={false}
              onGenerate={() => void advanced.generate()}
              onOptimise={() => dialogs.alert("AI optimization is in preview! Coming soon.")}
            >
              {advanced.failure?.map((sentence) => (
                <Notice key={sentence} variant="danger">
                  {sentence}
                </Notice>
              ))}
            </GenerateBar>
          </>
        }
        foot={
          <div className="px-4 py-6 md:px-6">
            <QuoteCard />
          </div>
        }
      />
      {view.plan !== null && (
        <Sheet className="mt-6 divide-y divide-line md:[&>section]:px-7">
          <PlanSections view={view} today={today} isGenerating={false} />
        </Sheet>
      )}
    </>
  );
};

export default AdvancedMode;
