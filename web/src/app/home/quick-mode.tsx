import type { QuickInputs } from "@smart-planner/contract";
import {
  type AdvancedInputs,
  addDays,
  applyWishes,
  type CalendarEvent,
  type Wish,
} from "@smart-planner/planner";
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import type { UpdateOffer } from "../../features/plan-update/update-offer.ts";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { SmartTimetablePanel } from "../../features/smart-timetable/smart-timetable-panel.tsx";
import { QuickPlanForm } from "../../features/subjects/quick-plan-form.tsx";
import { isSmart } from "../../planner-service/is-smart.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Block } from "../../ui/block.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { emptyWeek } from "./empty-week.ts";
import { FoldOnPhone } from "./fold-on-phone.tsx";
import { keepAsCommitment } from "./keep-as-commitment.ts";
import type { Say } from "./plan-notice.tsx";
import { PlanSections } from "./plan-sections.tsx";
import type { HandWays } from "./use-hand-ways.ts";
import type { HandledPlan } from "./use-hands.ts";
import { usePlanReview } from "./use-plan-review.ts";
import type { PlanUpdating } from "./use-plan-update.ts";
import type { QuickPlan } from "./use-quick-plan.ts";
import type { StudentDates } from "./use-student-dates.ts";
import { useSubjectWork } from "./use-subject-work.tsx";

/** A smart timetable is planned around a week of which nothing is known, and by what was understood of the words. */
const smartInputsOf = (madeFrom: QuickInputs | null): AdvancedInputs | null => {
  if (madeFrom === null || !isSmart(madeFrom)) return null;
  const { wishes = [], ...asked } = madeFrom;
  return applyWishes({ inputs: { ...asked, ...emptyWeek }, wishes });
};

/** So far into the future calendars are asked. */
const daysAhead = 400;
const PlanChangedView = lazy(async () => ({
  default: (await import("../../features/plan-update/plan-changed.tsx")).PlanChangedView,
}));

const noneHold: readonly Wish[] = [];

export const QuickMode = ({
  workspace,
  quick,
  dates,
  say,
  ways,
  notes,
  update,
  onUndo,
}: {
  readonly workspace: Workspace;
  readonly quick: QuickPlan;
  readonly dates: StudentDates;
  readonly say: Say;
  readonly ways: HandWays;
  /** What happened since the plan was made. */
  readonly notes: ReactNode;
  readonly update: PlanUpdating;
  readonly onUndo: (receipt: string) => void;
}) => {
  const { clock } = usePlatform();
  const { day: today } = useMoment();
  const { rows, hours, view, madeFrom, isEmptied, isGenerating } = quick;
  const inputs = useMemo(() => smartInputsOf(madeFrom), [madeFrom]);
  const review = usePlanReview({ plan: inputs === null ? null : view.plan, inputs });
  const guaranteed = useMemo(
    () => ({
      today,
      subjects: quick.subjects,
      hoursPerDay: hours > 0 ? hours : (madeFrom?.hoursPerDay ?? 0),
      // A Quick Plan knows no week; what stands in the calendar beside it is in the way nevertheless.
      busy: dates.takenUntil(today, addDays(today, daysAhead)).busy,
      wishes: inputs?.wishes,
      rules: inputs?.rules,
    }),
    [today, quick.subjects, hours, madeFrom, dates, inputs],
  );
  const handled = useMemo(
    (): HandledPlan => ({
      workspace,
      mode: "quick",
      view,
      own: quick.own,
      inputs: guaranteed,
      // A smart timetable is made by the planner; a plan by shares follows its rule.
      planInputs:
        inputs === null
          ? undefined
          : () => ({ ...inputs, today: clock.now().day, minuteOfDay: clock.now().minuteOfDay }),
      say,
      ways,
    }),
    [workspace, view, quick.own, guaranteed, inputs, clock, say, ways],
  );
  const moreAbout = useCallback(
    ({ id }: CalendarEvent) => <WhyHere sentence={review?.explanations[id]?.sentence} />,
    [review],
  );
  const { work, sheet } = useSubjectWork({
    workspace,
    mode: "quick",
    rows,
    changeRows: quick.changeRows,
    plan: view.plan,
    colours: view.known,
  });
  const planned = view.plan === null ? [] : (madeFrom?.subjects ?? []);
  const [smart, setSmart] = useState<{ offer: UpdateOffer; receipt: string } | null>(null);
  const replace = (answer: Parameters<typeof quick.replace>[0]) => {
    const before = quick.source;
    const changed = quick.replace(answer);
    const { receipt } = changed;
    if (before === null || receipt === null) return setSmart(null);
    const made = {
      stability: "best" as const,
      plan: answer.plan,
      fit: [],
      work: [],
      update: changed,
    };
    const offer = update.updaterFor(before).offerOf({
      title: "What your smart timetable changed",
      note: "What is done stays done.",
      ask: { missed: [], changes: [] },
      moment: answer.now,
      found: [made],
    });
    setSmart({ offer, receipt });
  };
  const named = rows.filter(({ subject }) => subject.trim() !== "").length;
  return (
    <RailSheet
      head={notes}
      rail={
        <>
          <Block heading="Subjects and hours" headingHidden={view.plan !== null}>
            <FoldOnPhone
              folds={view.plan !== null}
              heading="Subjects and hours"
              summary={`${counted(named, "subject")}, ${counted(hours, "hour")} per day`}
            >
              {view.plan === null && (
                <p className="mb-4 text-sm text-ink-2">
                  Add each subject with its exam date. We share out your hours and give more to the
                  exams that come first.
                </p>
              )}
              <QuickPlanForm
                rows={rows}
                hours={hours}
                today={today}
                planned={planned}
                generating={isGenerating}
                onRowsChange={quick.changeRows}
                onHoursChange={quick.changeHours}
                onGenerate={quick.generate}
                work={work}
              />
              {sheet}
              {quick.problem !== null && <Notice className="mt-4">{quick.problem}</Notice>}
              {isEmptied && (
                <Notice className="mt-4">
                  No exam lies in the future, so there is nothing to plan. Check the exam dates.
                </Notice>
              )}
            </FoldOnPhone>
          </Block>
          <SmartTimetablePanel
            rows={rows}
            hours={hours}
            hasPlan={view.plan !== null}
            takenAt={quick.takenAt}
            wishes={(view.plan === null ? undefined : madeFrom?.wishes) ?? noneHold}
            onKeep={(wish) => keepAsCommitment({ workspace, wish, say })}
            onPlan={replace}
          />
        </>
      }
      main={
        <>
          {smart !== null && view.plan !== null && (
            <Suspense>
              <PlanChangedView
                offer={smart.offer}
                toneOf={(subject) => view.colours.get(subject) ?? "indigo"}
                onUndo={() => {
                  onUndo(smart.receipt);
                  setSmart(null);
                }}
                onClose={() => setSmart(null)}
              />
            </Suspense>
          )}
          <PlanSections
            handled={handled}
            today={today}
            isGenerating={isGenerating}
            behind={dates.shown}
            moreAbout={moreAbout}
          />
        </>
      }
      foot={
        <div className="px-4 py-6 md:px-6">
          <QuoteCard />
        </div>
      }
    />
  );
};

const WhyHere = ({ sentence }: { readonly sentence: string | undefined }) =>
  sentence === undefined ? null : (
    <p className="mt-3 border-t border-line pt-3 text-ink-2 wrap-anywhere">{sentence}</p>
  );
