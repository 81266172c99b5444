import { addDays, type CalendarEvent, type PlanReview } from "@smart-planner/planner";
import { useMemo } from "react";
import { SessionReasons } from "../../features/advanced-plan/session-reasons.tsx";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { PlanFit } from "./plan-fit.tsx";
import type { Say } from "./plan-notice.tsx";
import { PlanSections } from "./plan-sections.tsx";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";
import type { HandWays } from "./use-hand-ways.ts";
import type { PlanUpdating } from "./use-plan-update.ts";

/** So far into the future calendars and days off are asked. */
const daysAhead = 400;

/** The plan as calendar and table, and the answer to whether it fits. */
export const AdvancedPlanSheet = ({
  workspace,
  advanced,
  review,
  update,
  say,
  ways,
}: {
  readonly workspace: Workspace;
  readonly advanced: AdvancedPlanState;
  readonly review: PlanReview | null;
  readonly update: PlanUpdating;
  readonly say: Say;
  readonly ways: HandWays;
}) => {
  const { day: today } = useMoment();
  const { clock } = usePlatform();
  const { view, form, madeFrom, dates } = advanced;
  const guaranteed = useMemo(
    () => ({ today, ...form.entered, ...dates.takenUntil(today, addDays(today, daysAhead)) }),
    [today, form.entered, dates],
  );
  const { pomodoro } = madeFrom?.preferences ?? form.preferences;
  return (
    <Sheet className="mt-6 divide-y divide-line md:[&>section]:px-7 print:[&>section]:px-0">
      <PlanSections
        behind={dates.shown}
        today={today}
        isGenerating={false}
        handled={{
          workspace,
          mode: "advanced",
          view,
          own: advanced.own,
          inputs: guaranteed,
          planInputs: () => advanced.inputsAt(clock.now(), form.entered, "updated"),
          say,
          ways,
        }}
        moreAbout={({ id, minutes }: CalendarEvent) => (
          <SessionReasons
            sentence={review?.explanations[id]?.sentence}
            minutes={minutes}
            pomodoro={pomodoro}
          />
        )}
        between={
          <PlanFit workspace={workspace} advanced={advanced} review={review} update={update} />
        }
      />
      <div data-print="hide" className="px-4 py-6 md:px-7">
        <QuoteCard />
      </div>
    </Sheet>
  );
};
