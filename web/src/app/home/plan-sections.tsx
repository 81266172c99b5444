import {
  type CalendarDay,
  type CalendarEvent,
  type HeldTopics,
  type MissingTopics,
  shortDuration,
} from "@smart-planner/planner";
import { memo, type ReactNode, type RefObject, useCallback, useMemo, useRef } from "react";
import { StudyCalendar } from "../../features/calendar/study-calendar.tsx";
import { StudyPlanTable } from "../../features/plan-table/study-plan-table.tsx";
import { Notice } from "../../ui/notice.tsx";
import { GeneratingPlan } from "./generating-plan.tsx";
import { PrintWeek } from "./print-week.tsx";
import { type HandledPlan, useHands } from "./use-hands.ts";
import type { ShownEvent } from "./use-student-dates.ts";

const noPlan = {};
const mostNamed = 6;

/** A plan as calendar and as table. */
export const PlanSections = ({
  handled,
  today,
  isGenerating,
  behind,
  moreAbout,
  between,
}: {
  /** The same object until something of it changes. */
  readonly handled: HandledPlan;
  readonly today: CalendarDay;
  readonly isGenerating: boolean;
  /** The events of the student's calendars. */
  readonly behind: readonly ShownEvent[];
  /** What else the calendar's tooltip says of a session. */
  readonly moreAbout?: (session: CalendarEvent) => ReactNode;
  /** Between calendar and table. */
  readonly between?: ReactNode;
}) => {
  const { workspace, view } = handled;
  const shown = useRef<CalendarDay>(null);
  const about = useCallback(
    (session: CalendarEvent) => (
      <>
        <HeldChapters held={view.topics.bySession.get(session.id)} />
        {moreAbout?.(session)}
      </>
    ),
    [view.topics, moreAbout],
  );
  const print = useMemo(
    () => <PrintWeek workspace={workspace} view={view} shown={shown} />,
    [workspace, view],
  );
  return (
    <>
      {isGenerating && <GeneratingPlan />}
      <HandledCalendar handled={handled} behind={behind} shown={shown} moreAbout={about} />
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

/** The calendar with its hands, which follow every tick: a part of its own, so that nothing else does. */
const HandledCalendar = memo(
  ({
    handled,
    ...rest
  }: {
    readonly handled: HandledPlan;
    readonly behind: readonly ShownEvent[];
    readonly shown: RefObject<CalendarDay | null>;
    readonly moreAbout: (session: CalendarEvent) => ReactNode;
  }) => {
    const hands = useHands(handled);
    const { plan, subjects, colours, examNotes } = handled.view;
    return (
      <StudyCalendar
        plan={plan}
        subjects={subjects}
        colours={colours}
        examNotes={examNotes}
        hands={hands}
        {...rest}
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
