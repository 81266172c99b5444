import {
  addDays,
  type CalendarDay,
  type CalendarEvent,
  type ExamNotes,
  formatClock,
  type Place,
  type StudyPlan,
  type Subject,
  type SubjectColours,
  stepMinutes,
  type TakenTime,
  timelineOf,
} from "@smart-planner/planner";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useIsNarrow } from "../../platform/use-is-narrow.ts";
import { useIsPrinting } from "../../platform/use-is-printing.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { AnchoredTooltip } from "../../ui/anchored-tooltip.tsx";
import { Block } from "../../ui/block.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import type { BehindEvent } from "./behind-event.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarKey } from "./calendar-key.tsx";
import { type CalendarView, daysShown, rangeTitleOf, spokenDayOf } from "./calendar-range.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { EmptyCalendar } from "./empty-calendar.tsx";
import type { DayTotal, Hands } from "./hands.ts";
import { PlaceDialog } from "./place-dialog.tsx";
import { SessionDetails } from "./session-details.tsx";
import { type MenuChoice, SessionMenu } from "./session-menu.tsx";
import { showOpening } from "./show-opening.ts";
import { focusSession, useActiveSession } from "./use-active-session.ts";
import { useDragSession } from "./use-drag-session.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import { hoursOnPaper, hoursOnScreen, openingMinuteOf } from "./visible-hours.ts";

const hint =
  "Page Up and Page Down go from session to session. On a session the arrow keys move it, Shift with them changes its length, Enter opens its menu. N adds a time of your own.";

const placeOf = ({ day, startMinute, minutes }: CalendarEvent): Place => ({
  day,
  start: startMinute,
  minutes,
});

const inOrder = (one: CalendarEvent, other: CalendarEvent): number =>
  one.day === other.day ? one.startMinute - other.startMinute : one.day < other.day ? -1 : 1;

/** The plan on a week or a day of hours, opening on today; with hands it can be changed there. */
export const StudyCalendar = ({
  plan,
  subjects,
  colours,
  examNotes,
  behind,
  hands,
  moreAbout,
}: {
  readonly plan: StudyPlan | null;
  readonly subjects: readonly Subject[];
  readonly colours: SubjectColours;
  readonly examNotes: ExamNotes;
  /** Events of other calendars, shown where they are. */
  readonly behind: readonly BehindEvent[];
  readonly hands: Hands;
  /** What else the tooltip says of a session. */
  readonly moreAbout?: (session: CalendarEvent) => ReactNode;
}) => {
  const now = useMoment();
  const tooltipId = useId();
  const isNarrow = useIsNarrow();
  const isPrinting = useIsPrinting();
  const [view, setView] = useState<CalendarView>("week");
  const [day, setDay] = useState(now.day);
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement }>();
  const [asked, setAsked] = useState<{ readonly id: string | null; readonly place: Place }>();
  const scroller = useRef<HTMLElement>(null);
  const wanted = useRef<string>(undefined);
  const days = useMemo(() => daysShown({ view, day }), [view, day]);
  const eventsOf = useMemo(
    () => (given: StudyPlan) => timelineOf({ plan: given, subjects, days, colours, examNotes }),
    [subjects, days, colours, examNotes],
  );
  const { events, unplaced } = useMemo(() => eventsOf(plan ?? {}), [eventsOf, plan]);
  const own = useMemo(
    () => (plan === null ? [] : hands.own.filter((one) => days.includes(one.day))),
    [plan, hands.own, days],
  );
  const sessions = useMemo(
    () => (own.length === 0 ? events : [...events, ...own].sort(inOrder)),
    [events, own],
  );
  const shownBehind = useMemo(
    () => behind.filter(({ day: on }) => days.includes(on)),
    [behind, days],
  );
  const hours = isPrinting ? hoursOnPaper(sessions) : hoursOnScreen(sessions);
  const { from: firstHour } = hoursOnScreen(sessions);
  const { active, close, tabStop, listeners, sessionAt, elementAt } = useActiveSession(sessions);

  const drag = useDragSession({
    grid: scroller,
    firstMinute: firstHour * 60,
    sessions,
    refusalOf: hands.refusalOf,
    onRefused: hands.say,
    onDrop: (session, place) => {
      if (session === null) setAsked({ id: null, place });
      else hands.put(session, place);
    },
  });
  const { held } = drag;
  const follow = (session: CalendarEvent, place: Place) => {
    wanted.current = session.id;
    if (!days.includes(place.day)) setDay(place.day);
  };
  const keys = useSessionKeys({
    hands: plan === null ? undefined : hands,
    onFollow: follow,
    onMoveTo: (session) => setAsked({ id: session.id, place: placeOf(session) }),
    onNew: (near) => {
      const on: CalendarDay = near !== undefined && near.day >= now.day ? near.day : now.day;
      const next = Math.ceil((now.minuteOfDay + 1) / stepMinutes) * stepMinutes;
      const start = on === now.day ? Math.min(next, 1380) : 17 * 60;
      setAsked({ id: null, place: { day: on, start, minutes: 60 } });
    },
  });

  const breaks = held === null ? undefined : hands.breaksAt(held.session, held.place);
  const isHeldPast = breaks?.isPast === true && held?.place.start !== held?.session?.startMinute;
  const trial = useMemo(() => {
    if (held === null || held.session === null || isHeldPast) return undefined;
    return hands.trial(held.session, held.place);
  }, [held, hands, isHeldPast]);
  const shown = useMemo(() => {
    const moving = held?.session;
    if (trial === undefined || held === null || !moving) return sessions;
    const ownNow = own.map((one) =>
      one.id === moving.id
        ? {
            ...one,
            day: held.place.day,
            startMinute: held.place.start,
            minutes: held.place.minutes,
          }
        : one,
    );
    return [...eventsOf(trial.plan).events, ...ownNow].sort(inOrder);
  }, [trial, held, sessions, own, eventsOf]);
  const marks = useMemo(
    () => new Map(shown.map((session) => [session.id, hands.markOf(session)])),
    [shown, hands],
  );
  const inHand = held === null ? undefined : held.session;
  const taken = useMemo((): ReadonlyMap<CalendarDay, readonly TakenTime[]> => {
    if (plan === null) return new Map();
    if (inHand !== undefined) return new Map(days.map((one) => [one, hands.shutOn(one, inHand)]));
    return hands.showsWeek ? new Map(days.map((one) => [one, hands.takenOn(one)])) : new Map();
  }, [plan, hands, days, inHand]);
  const totals = useMemo(() => {
    const all = new Map<CalendarDay, DayTotal>();
    for (const one of plan === null ? [] : days) {
      const total = hands.totalOn(one, trial?.plan);
      if (held !== null || (total.over > 0 && hands.hasEditsOn(one))) all.set(one, total);
    }
    return all;
  }, [plan, days, hands, trial, held]);
  const against = (of: NonNullable<typeof breaks>): readonly string[] => [
    ...of.reasons,
    ...(of.over === undefined ? [] : [of.over]),
  ];
  const heldReasons = breaks === undefined ? [] : against(breaks);
  const heldText =
    isHeldPast || trial?.effect === undefined
      ? (heldReasons[0] ?? "")
      : [trial.effect, ...heldReasons.filter((reason) => !reason.endsWith(" is here"))]
          .slice(0, 2)
          .join(". ");
  const spoken =
    held === null
      ? ""
      : `${spokenDayOf(held.place.day)} ${formatClock(held.place.start)}. ${heldReasons.length === 0 ? "Free." : `${heldReasons.join(". ")}.`}`;

  // Only where other days come to be shown: a session that was just moved must not scroll away.
  const opening = useRef<readonly CalendarDay[]>(null);
  const hadPlan = useRef(false);
  useLayoutEffect(() => {
    const isOpened = opening.current === days && hadPlan.current === (plan !== null);
    opening.current = days;
    hadPlan.current = plan !== null;
    if (scroller.current === null) return;
    if (!isOpened && wanted.current === undefined)
      showOpening({ grid: scroller.current, firstHour, minute: openingMinuteOf(sessions) });
    if (wanted.current === undefined) return;
    focusSession(scroller.current, wanted.current);
    wanted.current = undefined;
  }, [days, plan, sessions, firstHour]);

  const openMenu = (event: MouseEvent) => {
    const session = sessionAt(event);
    const anchor = elementAt(event);
    if (drag.hasDragged() || session === undefined || anchor === null) return;
    close();
    setMenu({ id: session.id, anchor });
  };
  const chosen = sessions.find(({ id }) => id === menu?.id);
  const choose = (session: CalendarEvent, choice: MenuChoice) => {
    const place = placeOf(session);
    setMenu(undefined);
    switch (choice) {
      case "done":
        return hands.tick(session, hands.markOf(session).state !== "done");
      case "start":
        return hands.start(session);
      case "move":
        return setAsked({ id: session.id, place });
      case "longer":
      case "shorter": {
        const by = choice === "longer" ? stepMinutes : -stepMinutes;
        const minutes = Math.max(place.minutes + by, stepMinutes);
        return void hands.put(session, { ...place, minutes });
      }
      case "lock":
        return hands.setLocked(session, !hands.markOf(session).isLocked);
      case "remove":
        return hands.remove(session);
      case "later":
      case "tomorrow": {
        const offers = hands.offersFor(session);
        const offer = choice === "later" ? offers.laterToday : offers.tomorrow;
        if (offer !== undefined) hands.put(session, offer.place);
        return;
      }
    }
  };
  const askedSession = sessions.find(({ id }) => id === asked?.id) ?? null;

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
          hint={plan === null ? "" : hint}
          days={days}
          hours={hours}
          sessions={shown}
          behind={shownBehind}
          now={now}
          marks={marks}
          taken={taken}
          totals={totals}
          held={held}
          heldText={heldText}
          isHeldPast={isHeldPast}
          canResize={(session) => hands.refusalOf(session) === undefined}
          tabStop={tabStop}
          described={
            active === null || held !== null || menu !== undefined
              ? undefined
              : { session: active.session.id, by: tooltipId }
          }
          listeners={{
            ...listeners,
            ...(plan === null ? {} : drag.handlers),
            onClick: openMenu,
            onBlur: () => {
              listeners.onBlur();
              if (wanted.current === undefined) keys.forget();
            },
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key === "Escape" && drag.cancel()) return;
              if (keys.onKeyDown(event, sessionAt(event))) event.preventDefault();
              else listeners.onKeyDown(event);
            },
            // A button is pressed by the release of Space, which has ticked already.
            onKeyUp: (event: KeyboardEvent) => {
              if (event.key === " " && sessionAt(event) !== undefined) event.preventDefault();
            },
          }}
        />
        {plan === null && <EmptyCalendar />}
      </div>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      {unplaced.length > 0 && (
        <Notice className="mt-3.5">
          {`${unplaced[0]?.label} asks for more than 24 hours: what does not fit is in the table below.`}
        </Notice>
      )}
      <CalendarKey marks={marks} />
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
      <AnchoredTooltip
        id={tooltipId}
        anchor={held !== null || menu !== undefined ? null : (active?.element ?? null)}
        onClose={close}
      >
        {active !== null && (
          <SessionDetails session={active.session}>{moreAbout?.(active.session)}</SessionDetails>
        )}
      </AnchoredTooltip>
      {menu !== undefined && chosen !== undefined && (
        <SessionMenu
          session={chosen}
          mark={hands.markOf(chosen)}
          hands={hands}
          today={now.day}
          anchor={menu.anchor}
          isNarrow={isNarrow}
          onChoose={(choice) => choose(chosen, choice)}
          onClose={() => setMenu(undefined)}
        >
          {moreAbout !== undefined && (
            <div className="border-t border-line px-4 pt-3 pb-4 text-xs text-ink-2 before:font-(--weight-semi) before:text-ink before:content-['Why_is_it_here'] empty:hidden [&>*]:mt-1 [&>*]:border-t-0 [&>*]:pt-0">
              {moreAbout(chosen)}
            </div>
          )}
        </SessionMenu>
      )}
      {asked !== undefined && (
        <PlaceDialog
          key={`${asked.id} ${asked.place.day} ${asked.place.start}`}
          title={askedSession === null ? "A time of your own" : `Move ${askedSession.title}`}
          place={asked.place}
          today={now.day}
          isNew={askedSession === null}
          breaksAt={(place) => against(hands.breaksAt(askedSession, place))}
          onPlace={(place, name) => {
            setAsked(undefined);
            if (askedSession === null) hands.add(name, place);
            else if (hands.put(askedSession, place) !== undefined) follow(askedSession, place);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Block>
  );
};
