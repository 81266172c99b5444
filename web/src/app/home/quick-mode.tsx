import { dateWords } from "@smart-planner/words/en/dates";
import { homeWords } from "@smart-planner/words/en/home";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { assignmentOf } from "../../features/due-work/typed-work.ts";
import { SmartTimetablePanel } from "../../features/smart-timetable/smart-timetable-panel.tsx";
import { QuickPlanForm } from "../../features/subjects/quick-plan-form.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import type { PlanState } from "../../planner-service/plan-states.ts";
import { takenFrom } from "../../planner-service/update-basis.ts";
import type { UpdateOffer } from "../../planner-service/update-options.ts";
import { Notice } from "../../ui/notice.tsx";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { FoldBlock } from "./fold-block.tsx";
import { keepAsCommitment } from "./keep-as-commitment.ts";
import { CalendarSheet, EmptyCalendar, Generating, PlanTable } from "./plan-sections.tsx";
import { hoursSummaryOf } from "./setup-summary.ts";
import type { SessionWays } from "./use-session-menu.tsx";
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
  clear,
  setup,
}: {
  readonly form: SubjectRowsForm;
  readonly ways: SessionWays;
  /** Changes since the plan was made, or how to begin. */
  readonly notes: ReactNode;
  /** Clear Study Plan, if there is a plan. */
  readonly clear: ReactNode;
  /** Whether the form is open once there is a plan. */
  readonly setup: { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void };
}) => {
  const words = useWords(homeWords);
  const readings = useWords(planReadingWords);
  const planner = usePlanner();
  const { workspace } = planner;
  const state = usePlanState(mode);
  const { view, madeFrom, wishes, entered, today, isEmptied } = state;
  const { isGenerating, problems } = useFromPlanner(() => planner.making(mode));
  const { rows, changeRows } = form;
  const { hoursPerDay: hours } = entered;
  const { work, sheet } = useSubjectWork({ state, form });
  const [smart, setSmart] = useState<{ offer: UpdateOffer; receipt: string } | null>(null);
  const shown = useRef(null);
  const hasPlan = view.plan !== null;
  return (
    <>
      {hasPlan && (
        <CalendarSheet
          notes={notes}
          mode={mode}
          ways={ways}
          shown={shown}
          isGenerating={isGenerating}
        />
      )}
      <RailSheet
        head={!hasPlan && notes}
        stacked={hasPlan && !setup.isOpen}
        rail={
          <>
            <FoldBlock
              heading={words.subjectsAndHours}
              folds={hasPlan}
              {...setup}
              summary={<SetupSummary state={state} />}
              actions={clear}
            >
              <QuickPlanForm
                rows={rows}
                hours={hours}
                today={today}
                planned={hasPlan ? (madeFrom?.subjects ?? []) : []}
                generating={isGenerating}
                hasDueWork={entered.tasks !== undefined}
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
              {readings.problems(problems).map((problem) => (
                <Notice key={problem} className="mt-4">
                  {problem}
                </Notice>
              ))}
              {isEmptied && <Notice className="mt-4">{words.noExamAhead}</Notice>}
            </FoldBlock>
            <SmartTimetablePanel
              rows={rows}
              hours={hours}
              hasPlan={hasPlan}
              takenAt={(from) => ({ ...takenFrom({ state, entered }, from), tasks: entered.tasks })}
              wishes={hasPlan ? wishes : []}
              onKeep={(commitment) =>
                keepAsCommitment({ workspace, commitment, say: planner.say, words })
              }
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
            {smart !== null && hasPlan && (
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
            {!hasPlan && isGenerating && <Generating />}
            {!hasPlan && <EmptyCalendar />}
            <PlanTable mode={mode} shown={shown} />
          </>
        }
      />
    </>
  );
};

/** The form in one line. */
const SetupSummary = ({ state: { entered, view } }: { readonly state: PlanState }) => {
  const words = useWords(homeWords);
  const { shortDayAndMonth } = useWords(dateWords);
  return (
    <>
      <span className="md:hidden">{hoursSummaryOf(words, entered)}</span>
      <ul className="flex flex-wrap gap-x-4.5 gap-y-1 max-md:hidden">
        {entered.subjects.map(({ name, examDate }) => (
          <li key={`${name} ${examDate}`} className="flex items-center gap-2">
            <ToneDot tone={view.colours.get(name.trim()) ?? "indigo"} />
            <bdi className="font-(--weight-medium) text-ink">{name}</bdi>
            {shortDayAndMonth(examDate)}
          </li>
        ))}
        <li>{words.aDay(entered.hoursPerDay * 60)}</li>
      </ul>
    </>
  );
};
