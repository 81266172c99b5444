import type { Mode } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { MissingTopics } from "@smart-planner/planner/work";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { homeWords } from "@smart-planner/words/en/home";
import { memo, type ReactNode, type RefObject, useEffect, useMemo } from "react";
import { SessionReasons } from "../../features/advanced-plan/session-reasons.tsx";
import { StudyCalendar } from "../../features/calendar/study-calendar.tsx";
import { StudyPlanTable } from "../../features/plan-table/study-plan-table.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { Block } from "../../ui/block.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useWords } from "../../ui/use-words.ts";
import { LastChange } from "./last-change.tsx";
import { PrintWeek } from "./print-week.tsx";
import { HeldChapters, type SessionWays, useSessionMenu } from "./use-session-menu.tsx";

const noPlan = {};
const mostNamed = 6;

interface PlanPart {
  readonly mode: Mode;
  /** The day that the calendar shows, alone or in its week; printing starts there. */
  readonly shown: RefObject<CalendarDay | null>;
}

/** The week at full width, below what happened since the plan was made. */
export const CalendarSheet = ({
  notes,
  isGenerating,
  ...calendar
}: PlanPart & {
  readonly ways: SessionWays;
  readonly notes: ReactNode;
  readonly isGenerating: boolean;
}) => (
  <Sheet className="relative mb-4 md:mb-6 md:[&>section]:px-6">
    {notes}
    {isGenerating && <Generating isOver />}
    <PlanCalendar {...calendar} />
  </Sheet>
);

/** Over a plan that is there it moves nothing. */
export const Generating = ({ isOver = false }: { readonly isOver?: boolean }) => (
  <p
    role="status"
    className={classNames(
      "flex items-center gap-3 border-b border-line px-4 py-4 md:px-6",
      isOver && "absolute inset-x-0 top-0 z-7 rounded-t-sheet bg-surface",
    )}
  >
    <Spinner />
    {useWords(homeWords).generating}
  </p>
);

/** Shown instead of the calendar while there is no plan. */
export const EmptyCalendar = () => {
  const words = useWords(calendarWords);
  return (
    <Block compact heading={words.studyCalendar}>
      <EmptyState>{words.noPlan}</EmptyState>
    </Block>
  );
};

/** The plan as a table. */
export const PlanTable = ({ mode, shown }: PlanPart) => {
  const { view, today } = usePlanState(mode);
  const print = useMemo(() => <PrintWeek mode={mode} shown={shown} />, [mode, shown]);
  return (
    <>
      <StudyPlanTable
        plan={view.plan ?? noPlan}
        colours={view.colours}
        sessionNotes={view.sessionNotes}
        today={today}
        actions={print}
      />
      <MissingChapters missing={view.topics.missing} />
    </>
  );
};

/** The calendar follows every tick, so it is a part of its own: nothing else is rendered again. */
const PlanCalendar = memo(({ mode, ways, shown }: PlanPart & { readonly ways: SessionWays }) => {
  const words = useWords(homeWords);
  const planner = usePlanner();
  const { kept, madeFrom, today, view, dates, entered } = usePlanState(mode);
  const { pomodoro } = (madeFrom !== null && "preferences" in madeFrom ? madeFrom : entered)
    .preferences;
  const reading = useFromPlanner(() => planner.reading(mode));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is read again
  useEffect(() => planner.read(mode), [planner, mode, kept, madeFrom, today]);
  const { editor, actions, menus, element } = useSessionMenu(mode, ways);
  const { dates: due } = useFromPlanner(() => planner.dueWork());
  const { topics } = view;
  const catchUps = reading?.review?.catchUps;
  const behind = useMemo(() => {
    const ahead = (catchUps ?? []).filter(({ day }) => day >= today);
    return [
      ...dates.shown,
      ...ahead.map((block) => ({
        ...block,
        title: words.timeToCatchUp,
        colour: "teal" as const,
      })),
    ];
  }, [dates.shown, catchUps, today, words]);
  return (
    <>
      <StudyCalendar
        shown={{ ...view, plan: view.plan ?? noPlan }}
        madeAt={madeFrom?.at}
        editor={editor}
        actions={actions}
        menus={menus}
        head={<LastChange mode={mode} />}
        behind={behind}
        due={due}
        shownDay={shown}
        moreAbout={(session) => (
          <>
            <div className="mt-3 border-t border-line pt-3 empty:hidden">
              <HeldChapters held={topics.bySession.get(session.id)} />
            </div>
            <SessionReasons
              explanation={reading?.explanations[session.id]}
              minutes={session.minutes}
              pomodoro={mode === "advanced" ? pomodoro : undefined}
            />
          </>
        )}
      />
      {element}
    </>
  );
});

/** Chapters that the plan's sessions do not reach: named, not left to be found out. */
const MissingChapters = ({ missing }: { readonly missing: readonly MissingTopics[] }) => {
  const words = useWords(homeWords);
  return missing.length === 0 ? null : (
    <section aria-label={words.withoutPlace} className="px-4 py-5 md:p-6">
      <Notice>
        <ul className="grid gap-1">
          {missing.map(({ subject, names, minutes }) => (
            <li key={subject} className="wrap-anywhere">
              {words.missingChapters(
                subject,
                minutes,
                names.slice(0, mostNamed),
                names.length - mostNamed,
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
};
