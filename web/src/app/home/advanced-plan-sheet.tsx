import { SessionReasons } from "../../features/advanced-plan/session-reasons.tsx";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { usePlanState } from "../../planner-hooks/planner-context.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { PlanSections, type SessionWays } from "./plan-sections.tsx";

/** The plan as calendar and table, and the answer to whether it fits. */
export const AdvancedPlanSheet = ({ ways }: { readonly ways: SessionWays }) => {
  const { madeFrom, entered } = usePlanState("advanced");
  const { pomodoro } = (madeFrom !== null && "preferences" in madeFrom ? madeFrom : entered)
    .preferences;
  return (
    <Sheet className="mt-6 divide-y divide-line md:[&>section]:px-7 print:[&>section]:px-0">
      <PlanSections
        mode="advanced"
        isGenerating={false}
        ways={ways}
        moreAbout={({ minutes }, sentence) => (
          <SessionReasons sentence={sentence} minutes={minutes} pomodoro={pomodoro} />
        )}
        between={<PlanFit />}
      />
      <div data-print="hide" className="px-4 py-6 md:px-7">
        <QuoteCard />
      </div>
    </Sheet>
  );
};
