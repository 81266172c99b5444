import { lazy, type ReactNode, Suspense, useState } from "react";
import { assignmentOf } from "../../features/due-work/typed-work.ts";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { SmartTimetablePanel } from "../../features/smart-timetable/smart-timetable-panel.tsx";
import { QuickPlanForm } from "../../features/subjects/quick-plan-form.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { takenFrom } from "../../planner-service/update-basis.ts";
import type { UpdateOffer } from "../../planner-service/update-offer.ts";
import { Block } from "../../ui/block.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { FoldOnPhone } from "./fold-on-phone.tsx";
import { keepAsCommitment } from "./keep-as-commitment.ts";
import { PlanSections, type SessionWays } from "./plan-sections.tsx";
import type { SubjectRowsForm } from "./use-subject-rows.ts";
import { useSubjectWork } from "./use-subject-work.tsx";

const PlanChangedView = lazy(async () => ({
  default: (await import("../../features/plan-update/plan-changed.tsx")).PlanChangedView,
}));

const mode = "quick";

export const QuickMode = ({
  form,
  ways,
  notes,
}: {
  readonly form: SubjectRowsForm;
  readonly ways: SessionWays;
  /** Changes since the plan was made. */
  readonly notes: ReactNode;
}) => {
  const planner = usePlanner();
  const { workspace } = planner;
  const state = usePlanState(mode);
  const { view, madeFrom, wishes, entered, today, isEmptied } = state;
  const { isGenerating, problems } = useFromPlanner(() => planner.making(mode));
  const { rows, changeRows } = form;
  const { hoursPerDay: hours } = entered;
  const { work, sheet } = useSubjectWork({ state, form });
  const [smart, setSmart] = useState<{ offer: UpdateOffer; receipt: string } | null>(null);
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
                planned={view.plan === null ? [] : (madeFrom?.subjects ?? [])}
                generating={isGenerating}
                onRowsChange={changeRows}
                onHoursChange={(next) =>
                  next === 0
                    ? workspace.remove("quickPlanHours")
                    : workspace.write("quickPlanHours", next)
                }
                onGenerate={() => void planner.generate(mode)}
                work={work}
              />
              {sheet}
              {problems.map((problem) => (
                <Notice key={problem} className="mt-4">
                  {problem}
                </Notice>
              ))}
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
            takenAt={(from) => takenFrom({ state, entered }, from)}
            wishes={view.plan === null ? [] : wishes}
            onKeep={(wish) => keepAsCommitment({ workspace, wish, say: planner.say })}
            onDueWork={(read) => {
              const added = planner.addWork([assignmentOf(read, today)]);
              if (!added.ok) planner.say(added.message);
              return added.ok;
            }}
            onPlan={(answer) => setSmart(planner.replaceBySmart(answer))}
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
                  planner.undo(smart.receipt);
                  setSmart(null);
                }}
                onClose={() => setSmart(null)}
              />
            </Suspense>
          )}
          <PlanSections mode={mode} isGenerating={isGenerating} ways={ways} moreAbout={whyHere} />
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

const whyHere = (_: unknown, sentence: string | undefined) =>
  sentence === undefined ? null : (
    <p className="mt-3 border-t border-line pt-3 text-ink-2 wrap-anywhere">{sentence}</p>
  );
