import type { DueDate } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { type CalendarEvent, type Place, stepMinutes } from "@smart-planner/planner/plan";
import { addDays } from "@smart-planner/planner/time";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { dateWords } from "@smart-planner/words/en/dates";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
import type { SessionActions, SessionMenus } from "../../planner-service/session-actions.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { Block } from "../../ui/block.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Notice } from "../../ui/notice.tsx";
import { useSteady } from "../../ui/use-steady.ts";
import { useWords } from "../../ui/use-words.ts";
import type { BehindEvent } from "./behind-event.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarKey, SubjectLegend } from "./calendar-key.tsx";
import type { CalendarView } from "./calendar-range.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { nothingLeftOn } from "./nothing-left.ts";
import { NothingLeftNote } from "./nothing-left-note.tsx";
import { SessionDetails } from "./session-details.tsx";
import { useActiveSession } from "./use-active-session.ts";
import { useDragSession } from "./use-drag-session.ts";
import { useHeldView } from "./use-held-view.ts";
import { useOpening } from "./use-opening.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import { type ShownPlan, useShownSessions } from "./use-shown-sessions.ts";
import { WeekStrip } from "./week-strip.tsx";

const AnchoredTooltip = lazyPart(() => import("../../ui/anchored-tooltip.tsx"));

/** The plan on a week or a day of hours, opening on today; and there it can be changed. */
export const StudyCalendar = ({
  shown: shownPlan,
  madeAt,
  behind,
  due,
  editor,
  actions,
  menus,
  head,
  shownDay,
  moreAbout,
}: {
  readonly shown: ShownPlan;
  /** When the plan was made: with a new plan the grid opens again. */
  readonly madeAt?: string | undefined;
  /** Events of other calendars, shown where they are. */
  readonly behind: readonly BehindEvent[];
  /** Due times, marked where they are. */
  readonly due: readonly DueDate[];
  readonly editor: PlanEditor;
  readonly actions: SessionActions;
  readonly menus: SessionMenus;
  /** Beside the heading. */
  readonly head?: ReactNode;
  /** Gets the shown day, alone or in its week. */
  readonly shownDay: RefObject<CalendarDay | null>;
  readonly moreAbout?: (session: CalendarEvent) => ReactNode;
}) => {
  const words = useWords(calendarWords);
  const { storedDay } = useWords(dateWords);
  const { plan, colours } = shownPlan;
  const { markOf } = editor.sessions;
  const now = useMoment();
  const tooltipId = useId();
  const [view, setView] = useState<CalendarView>("week");
  // Nothing chosen is today, also when the day has passed meanwhile.
  const [chosenDay, setDay] = useState<CalendarDay | null>(null);
  const day = chosenDay ?? now.day;
  const [todayPresses, setPresses] = useState(0);
  useEffect(() => {
    shownDay.current = day;
  }, [shownDay, day]);
  const scroller = useRef<HTMLElement>(null);
  const strip = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string>(undefined);
  const shown = useShownSessions({ shown: shownPlan, behind, due, own: editor.own, view, day });
  const { days, hasStrip, inGrid, events, unplaced, own, sessions, hours } = shown;
  const [first, last] = [days[0], days.at(-1)];
  const firstHour = hours.from;
  const { active, close, tabStop, listeners, sessionAt, elementAt } = useActiveSession(sessions);

  const show = (wantedDay: CalendarDay) => {
    if (!inGrid.includes(wantedDay)) setDay(wantedDay);
  };
  const drag = useDragSession({
    grid: scroller,
    strip,
    firstMinute: firstHour * 60,
    firstDay: inGrid[0],
    sessions,
    refusalOf: editor.sessions.refusalOf,
    onRefused: actions.say,
    onOverDay: show,
    onTurn: (turning) => setDay(addDays(day, turning * inGrid.length)),
    onDrop: (session, place) => {
      if (session === null) menus.addAt(place);
      else if (editor.edit.put(session, place) === undefined) show(session.day);
    },
  });
  const { held } = drag;
  const follow = (session: CalendarEvent, place: Place) => {
    wanted.current = session.id;
    show(place.day);
  };
  const keys = useSessionKeys({
    editor,
    actions,
    onFollow: follow,
    onMoveTo: (session) => menus.moveTo(session, follow),
    onNew: (near) => {
      const on: CalendarDay = near !== undefined && near.day >= now.day ? near.day : now.day;
      const next = Math.ceil((now.minuteOfDay + 1) / stepMinutes) * stepMinutes;
      const start = on === now.day ? Math.min(next, 1380) : 17 * 60;
      menus.addAt({ day: on, start, minutes: 60 });
    },
  });

  const steps = useSteady({
    by: (direction: -1 | 1) => setDay(addDays(day, direction * days.length)),
    toToday: () => {
      setDay(null);
      setPresses((presses) => presses + 1);
    },
  });
  const heldView = useHeldView({ days: inGrid, sessions, own, editor, held });
  const nothingLeft = useMemo(
    () => nothingLeftOn({ plan, days, sessions: events, markOf, now, words }),
    [plan, days, events, markOf, now, words],
  );
  const openingSessions = useMemo(() => {
    const study = sessions.filter((one) => !markOf(one).isOwn);
    const isPast = inGrid.every((one) => one < now.day);
    return isPast ? study : study.filter((one) => markOf(one).state !== "done");
  }, [sessions, markOf, inGrid, now.day]);
  useOpening({
    grid: scroller,
    wanted,
    occasion: `${madeAt} ${todayPresses}`,
    days: inGrid,
    sessions: openingSessions,
    firstHour,
    isHolding: held !== null,
    // No tooltip during a drag: it would cover the target.
    onFollowed: close,
  });

  const openMenu = (event: MouseEvent) => {
    const session = sessionAt(event);
    const anchor = elementAt(event);
    // A press of Enter comes as a click too, and no pointer was in it.
    const isOfPointer = event.detail > 0;
    if ((isOfPointer && drag.hasDragged()) || session === undefined || anchor === null) return;
    close();
    menus.open(session, anchor, follow);
  };

  return (
    <Block
      heading={words.studyCalendar}
      mark={head}
      aside={
        <CalendarToolbar
          title={first === undefined || last === undefined ? "" : words.range(first, last)}
          view={view}
          onViewChange={setView}
          onStep={steps.by}
          onToday={steps.toToday}
        />
      }
    >
      {hasStrip && (
        <WeekStrip
          ref={strip}
          days={days}
          chosen={day}
          today={now.day}
          sessions={events}
          markOf={markOf}
          onChoose={setDay}
        />
      )}
      {nothingLeft !== undefined && <NothingLeftNote {...nothingLeft} onNext={setDay} />}
      <div className="relative">
        <CalendarGrid
          ref={scroller}
          hint={words.hint}
          shown={shown}
          view={heldView}
          now={now}
          tabStop={tabStop}
          described={
            active === null || held !== null || menus.isOpen
              ? undefined
              : { session: active.session.id, by: tooltipId }
          }
          listeners={{
            ...listeners,
            ...drag.handlers,
            onClick: openMenu,
            onBlur: () => {
              listeners.onBlur();
              if (wanted.current === undefined) keys.forget();
            },
            onKeyDown: (event: KeyboardEvent) => {
              if (keys.onKeyDown(event, sessionAt(event))) event.preventDefault();
              else listeners.onKeyDown(event);
            },
            // A button is pressed by the release of Space, which has ticked already.
            onKeyUp: (event: KeyboardEvent) => {
              if (event.key === " " && sessionAt(event) !== undefined) event.preventDefault();
            },
          }}
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {heldView.spoken}
      </p>
      {unplaced[0] !== undefined && (
        <Notice className="mt-3.5">
          {words.tooLong(storedDay(unplaced[0].label, unplaced[0].day))}
        </Notice>
      )}
      <CalendarKey marks={heldView.marks} />
      <SubjectLegend colours={colours} />
      {active !== null && held === null && !menus.isOpen && (
        <Suspense>
          <AnchoredTooltip id={tooltipId} anchor={active.element} onClose={close}>
            <SessionDetails session={active.session}>{moreAbout?.(active.session)}</SessionDetails>
          </AnchoredTooltip>
        </Suspense>
      )}
    </Block>
  );
};
