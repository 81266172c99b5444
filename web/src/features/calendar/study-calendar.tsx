import {
  addDays,
  type CalendarEvent,
  type ExamNotes,
  type StudyPlan,
  type Subject,
  type SubjectColours,
  timelineOf,
} from "@smart-planner/planner";
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useIsPrinting } from "../../platform/use-is-printing.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { AnchoredTooltip } from "../../ui/anchored-tooltip.tsx";
import { Block } from "../../ui/block.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import type { BehindEvent } from "./behind-event.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { type CalendarView, daysShown, rangeTitleOf } from "./calendar-range.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { EmptyCalendar } from "./empty-calendar.tsx";
import { SessionDetails } from "./session-details.tsx";
import { showOpening } from "./show-opening.ts";
import { useActiveSession } from "./use-active-session.ts";
import { hoursOnPaper, hoursOnScreen, openingMinuteOf } from "./visible-hours.ts";

/** The plan on a week or a day of hours, opening on today. */
export const StudyCalendar = ({
  plan,
  subjects,
  colours,
  examNotes,
  behind,
  moreAbout,
}: {
  readonly plan: StudyPlan | null;
  readonly subjects: readonly Subject[];
  readonly colours: SubjectColours;
  readonly examNotes: ExamNotes;
  /** Events of other calendars, shown where they are. */
  readonly behind: readonly BehindEvent[];
  /** What else the tooltip says of a session. */
  readonly moreAbout?: (session: CalendarEvent) => ReactNode;
}) => {
  const now = useMoment();
  const tooltipId = useId();
  const [view, setView] = useState<CalendarView>("week");
  const [day, setDay] = useState(now.day);
  const days = useMemo(() => daysShown({ view, day }), [view, day]);
  const { events: sessions, unplaced } = useMemo(
    () => timelineOf({ plan: plan ?? {}, subjects, days, colours, examNotes }),
    [plan, subjects, days, colours, examNotes],
  );
  const shownBehind = useMemo(
    () => behind.filter(({ day: on }) => days.includes(on)),
    [behind, days],
  );
  const isPrinting = useIsPrinting();
  const { from: firstHour } = hoursOnScreen(sessions);
  const { active, close, tabStop, listeners } = useActiveSession(sessions);
  const scroller = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (scroller.current !== null)
      showOpening({ grid: scroller.current, firstHour, minute: openingMinuteOf(sessions) });
  }, [sessions, firstHour]);

  return (
    <Block
      heading="Study Calendar"
      aside={
        <CalendarToolbar
          title={rangeTitleOf(days)}
          view={view}
          onViewChange={setView}
          onStep={(direction) => setDay(addDays(day, direction * days.length))}
          onToday={() => setDay(now.day)}
        />
      }
    >
      <div className="relative">
        <CalendarGrid
          ref={scroller}
          label={`Sessions, ${rangeTitleOf(days)}`}
          days={days}
          hours={isPrinting ? hoursOnPaper(sessions) : hoursOnScreen(sessions)}
          sessions={sessions}
          behind={shownBehind}
          now={now}
          tabStop={tabStop}
          described={active === null ? undefined : { session: active.session.id, by: tooltipId }}
          listeners={listeners}
        />
        {plan === null && <EmptyCalendar />}
      </div>
      {unplaced.length > 0 && (
        <Notice className="mt-3.5">
          {`${unplaced[0]?.label} asks for more than 24 hours: what does not fit is in the table below.`}
        </Notice>
      )}
      <ul
        aria-label="Subjects"
        className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-2 empty:hidden"
      >
        {[...colours].map(([subject, colour]) => (
          <li key={subject} className="inline-flex min-w-0 items-center gap-2">
            <ToneDot tone={colour} className="size-3 rounded-[4px]" />
            <span dir="auto" className="max-w-60 truncate">
              {subject}
            </span>
          </li>
        ))}
      </ul>
      <AnchoredTooltip id={tooltipId} anchor={active?.element ?? null} onClose={close}>
        {active !== null && (
          <SessionDetails session={active.session}>{moreAbout?.(active.session)}</SessionDetails>
        )}
      </AnchoredTooltip>
    </Block>
  );
};
