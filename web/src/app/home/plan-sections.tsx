import type { Mode } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { CalendarEvent } from "@smart-planner/planner/plan";
import { focusTaskOf, shortDuration } from "@smart-planner/planner/progress";
import type { HeldTopics, MissingTopics } from "@smart-planner/planner/work";
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { StudyCalendar } from "../../features/calendar/study-calendar.tsx";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import { StudyPlanTable } from "../../features/plan-table/study-plan-table.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { Notice } from "../../ui/notice.tsx";
import { GeneratingPlan } from "./generating-plan.tsx";
import { LastChange } from "./last-change.tsx";
import { PrintWeek } from "./print-week.tsx";

const noPlan = {};
const mostNamed = 6;

/** Where a session's menu leads outside the calendar. */
export interface SessionWays {
  /** Nothing of a sample leads out of it. */
  readonly isSample: boolean;
  readonly onTookLonger: (session: CalendarEvent | null) => void;
}

/** More lines of a session's tooltip; the sentence explains the session. */
type MoreAbout = (session: CalendarEvent, sentence: string | undefined) => ReactNode;

/** A plan as calendar and as table. */
export const PlanSections = ({
  mode,
  isGenerating,
  ways,
  moreAbout,
  between,
}: {
  readonly mode: Mode;
  readonly isGenerating: boolean;
  readonly ways: SessionWays;
  readonly moreAbout: MoreAbout;
  /** Between calendar and table. */
  readonly between?: ReactNode;
}) => {
  const { view, today } = usePlanState(mode);
  const shown = useRef<CalendarDay>(null);
  const print = useMemo(() => <PrintWeek mode={mode} shown={shown} />, [mode]);
  return (
    <>
      {isGenerating && <GeneratingPlan />}
      <EditableCalendar mode={mode} ways={ways} shown={shown} moreAbout={moreAbout} />
      {between}
      <StudyPlanTable
        plan={view.plan ?? noPlan}
        colours={view.colours}
        examNotes={view.examNotes}
        today={today}
        actions={print}
      />
      <MissingChapters missing={view.topics.missing} />
    </>
  );
};

/** The calendar follows every tick, so it is a part of its own: nothing else is rendered again. */
const EditableCalendar = memo(
  ({
    mode,
    ways,
    shown,
    moreAbout,
  }: {
    readonly mode: Mode;
    readonly ways: SessionWays;
    readonly shown: RefObject<CalendarDay | null>;
    readonly moreAbout: MoreAbout;
  }) => {
    const planner = usePlanner();
    const { say } = planner;
    const { kept, madeFrom, today, view, dates } = usePlanState(mode);
    const editor = useFromPlanner(() => planner.editor(mode));
    const reading = useFromPlanner(() => planner.reading(mode));
    // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is read again
    useEffect(() => planner.read(mode), [planner, mode, kept, madeFrom, today]);
    const start = useStartFocus(planner.workspace);
    const { topics } = view;
    const actions = useMemo(
      () => ({
        say,
        tick: (session: CalendarEvent, done: boolean) => {
          if (!editor.sessions.markOf(session).isOwn) planner.tickWithUndo(mode, session, done);
        },
        start: (session: CalendarEvent) => {
          if (ways.isSample) return say("In the sample no time is taken.");
          start(focusTaskOf(session, topics.bySession.get(session.id)));
        },
        tookLonger: (session: CalendarEvent) => {
          planner.tick(mode, session.id, true);
          ways.onTookLonger(session);
        },
      }),
      [editor, planner, mode, ways, say, start, topics],
    );
    return (
      <StudyCalendar
        shown={view}
        madeAt={madeFrom?.at}
        editor={editor}
        actions={actions}
        head={<LastChange mode={mode} />}
        behind={dates.shown}
        shownDay={shown}
        moreAbout={(session) => (
          <>
            <HeldChapters held={topics.bySession.get(session.id)} />
            {moreAbout(session, reading?.sentences[session.id])}
          </>
        )}
      />
    );
  },
);

const HeldChapters = ({ held }: { readonly held: HeldTopics | undefined }) =>
  held === undefined ? null : (
    <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-ink wrap-anywhere">
      {held.learn.slice(0, mostNamed).map((name) => (
        <li key={name} dir="auto">
          {name}
        </li>
      ))}
      {held.review.slice(0, mostNamed).map((name) => (
        <li key={`review ${name}`} className="text-ink-2">
          {`Review: ${name}`}
        </li>
      ))}
    </ul>
  );

/** Chapters that the plan's sessions do not reach: named, not left to be found out. */
const MissingChapters = ({ missing }: { readonly missing: readonly MissingTopics[] }) =>
  missing.length === 0 ? null : (
    <section aria-label="Chapters without a place" className="px-4 py-5 md:p-6">
      <Notice>
        <ul className="grid gap-1">
          {missing.map(({ subject, names, minutes }) => (
            <li key={subject} className="wrap-anywhere">
              {`${subject}: ${shortDuration(minutes)} find no place before the exam: ${namesText(names)}.`}
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );

const namesText = (names: readonly string[]): string => {
  const more = names.length - mostNamed;
  const shown = names.slice(0, mostNamed).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
};
