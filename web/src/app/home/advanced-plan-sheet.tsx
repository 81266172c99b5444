import { type CalendarEvent, fitWordsOf } from "@smart-planner/planner";
import { useMemo } from "react";
import { FitPanel } from "../../features/advanced-plan/fit-panel.tsx";
import { SessionReasons } from "../../features/advanced-plan/session-reasons.tsx";
import type { ReviewedPlan } from "../../platform/planning-job.ts";
import { knownSubjectOf, useKnownSubjects } from "../../platform/use-known-subjects.ts";
import { useMoment } from "../../platform/use-moment.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import type { Say } from "./plan-notice.tsx";
import { PlanSections } from "./plan-sections.tsx";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";
import { useHands } from "./use-hands.ts";
import { useRemedy } from "./use-remedy.ts";

/** The plan as calendar and table, and the answer to whether it fits. */
export const AdvancedPlanSheet = ({
  workspace,
  advanced,
  review,
  say,
}: {
  readonly workspace: Workspace;
  readonly advanced: AdvancedPlanState;
  readonly review: ReviewedPlan | null;
  readonly say: Say;
}) => {
  const { day: today } = useMoment();
  const { view, form, madeFrom, isGenerating } = advanced;
  const promised = useMemo(() => ({ today, ...form.entered }), [today, form.entered]);
  const hands = useHands({
    workspace,
    mode: "advanced",
    view,
    own: advanced.own,
    inputs: promised,
    say,
  });
  const remedy = useRemedy(advanced);
  const known = useKnownSubjects(workspace);
  const { area, focusOn } = useFocusAfter<HTMLDivElement>();
  const { pomodoro } = madeFrom?.preferences ?? form.preferences;
  return (
    <Sheet
      ref={area}
      className="mt-6 divide-y divide-line md:[&>section]:px-7 print:[&>section]:px-0"
    >
      <PlanSections
        view={view}
        behind={advanced.dates.shown}
        today={today}
        isGenerating={false}
        hands={hands}
        moreAbout={({ id, minutes }: CalendarEvent) => (
          <SessionReasons
            sentence={review?.explanations[id]?.sentence}
            minutes={minutes}
            pomodoro={pomodoro}
          />
        )}
      />
      <FitPanel
        review={review}
        colours={view.colours}
        wordsOf={(fit) => fitWordsOf(knownSubjectOf(known, fit.subject), fit)}
        isUpToDate={advanced.isUpToDate}
        isBusy={isGenerating}
        onApply={(chosen) => {
          void remedy.apply(chosen);
          focusOn("[data-applied] button");
        }}
        applied={
          remedy.applied !== null && (
            <div data-applied="">
              <Notice
                variant="success"
                action={
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={isGenerating}
                    focusableWhenDisabled
                    onClick={() => {
                      remedy.undo();
                      focusOn("[data-fit]");
                    }}
                  >
                    Undo
                  </Button>
                }
              >
                {`Applied: ${remedy.applied}.`}
              </Notice>
            </div>
          )
        }
      />
    </Sheet>
  );
};
