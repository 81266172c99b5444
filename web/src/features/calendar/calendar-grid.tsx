import type { DueDate } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { Place, CalendarEvent as Session } from "@smart-planner/planner/plan";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { dateWords } from "@smart-planner/words/en/dates";
import { TriangleAlert } from "lucide-react";
import { type HTMLAttributes, memo, type Ref } from "react";
import type { DayTotal } from "../../planner-service/edit-marks.ts";
import { noMark } from "../../planner-service/session-mark.ts";
import type { Moment } from "../../platform/clock.ts";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { useWords } from "../../ui/use-words.ts";
import { type BehindEvent, BehindEvents } from "./behind-event.tsx";
import { CalendarEvent, useEventTexts } from "./calendar-event.tsx";
import { DueMarks } from "./due-marks.tsx";
import { HeldNote } from "./held-note.tsx";
import { TakenTimes } from "./taken-times.tsx";
import type { HeldView } from "./use-held-view.ts";
import type { ShownSessions } from "./use-shown-sessions.ts";
import { type HoursShown, standsAt } from "./visible-hours.ts";

interface GridProps {
  readonly ref: Ref<HTMLElement>;
  readonly hint: string;
  readonly shown: ShownSessions;
  readonly view: HeldView;
  readonly now: Moment;
  /** The session that Tab reaches. */
  readonly tabStop: string | undefined;
  readonly described: { readonly session: string; readonly by: string } | undefined;
  readonly listeners: HTMLAttributes<HTMLElement>;
}

const noTotal: DayTotal = { planned: 0, over: 0 };
const noSessions: readonly Session[] = [];
const noneBehind: readonly BehindEvent[] = [];
const noneDue: readonly DueDate[] = [];

const hoursOf = ({ from, to }: HoursShown): readonly number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

/** Hours down, days across; scrolls both ways if there is no room. */
export const CalendarGrid = ({
  ref,
  hint,
  shown,
  view,
  now,
  tabStop,
  described,
  listeners,
}: GridProps) => {
  const words = useWords(calendarWords);
  const { inGrid: days, hours } = shown;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section
      ref={ref}
      aria-label={
        first === undefined || last === undefined ? undefined : words.sessionsIn(first, last)
      }
      aria-description={hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      {...listeners}
      // Scroll padding for the sticky dates and hours.
      className="relative h-[33rem] scroll-ps-(--gut) scroll-pt-13 scroll-pb-1 overflow-auto overscroll-contain rounded-card border border-line bg-surface [--gut:3.25rem] focus-visible:rounded-card max-md:-mx-4 max-md:h-[30rem] max-md:rounded-none max-md:border-x-0 max-md:[--gut:2.875rem] [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]"
    >
      <div
        style={{
          gridTemplateColumns: `var(--gut) repeat(${days.length}, minmax(var(--col, 0px), 1fr))`,
          height: `calc(3rem + ${hours.to - hours.from} * var(--hour-h))`,
          minWidth: `calc(var(--gut) + ${days.length} * var(--col, 0px))`,
        }}
        className={classNames(
          "relative grid grid-rows-[3rem_1fr]",
          // On a phone a day has room for a press on half an hour.
          days.length === 1 && "max-md:[--hour-h:5.5rem]",
          // With large text the week is wider than its room, and scrolls.
          days.length > 1 && "[--col:4.5rem] max-md:[--col:6.75rem]",
        )}
      >
        {/* One that stays, not one for each day: every frame sorts the page under each of those. */}
        <div className="sticky top-0 z-6 col-span-full grid grid-cols-subgrid border-b border-line bg-surface">
          <div className="sticky start-0 z-1 bg-surface" />
          {days.map((day) => {
            const { planned, over } = view.totals.get(day) ?? noTotal;
            return (
              <DayHeading
                key={day}
                day={day}
                isToday={day === now.day}
                planned={planned}
                over={over}
              />
            );
          })}
        </div>
        <HoursColumn from={hours.from} to={hours.to} />
        {days.map((day, column) => (
          <DayColumn
            // biome-ignore lint/suspicious/noArrayIndexKey: the next week reuses the columns; new ones cost a frame
            key={column}
            day={day}
            shown={shown}
            view={view}
            now={now}
            tabStop={tabStop}
            described={described}
          />
        ))}
      </div>
    </section>
  );
};

// Memoised: during a drag the grid renders many times a second.

const HoursColumn = memo(({ from, to }: HoursShown) => {
  const { showTime } = useDisplay();
  return (
    <div aria-hidden="true" className="sticky start-0 z-2 bg-surface">
      {hoursOf({ from, to })
        .slice(1)
        .map((hour) => (
          <span
            key={hour}
            style={{ top: `calc(${hour - from} * var(--hour-h))` }}
            className="absolute end-2 -translate-y-1/2 text-2xs text-ink-3 tabular-nums"
          >
            {showTime(hour * 60)}
          </span>
        ))}
    </div>
  );
});

const DayHeading = memo(
  ({
    day,
    isToday,
    planned,
    over,
  }: DayTotal & {
    readonly day: CalendarDay;
    readonly isToday: boolean;
  }) => {
    const words = useWords(calendarWords);
    const { shortLength } = useWords(dateWords);
    const date = words.date(day);
    return (
      <div
        aria-hidden="true"
        className={classNames(
          "grid content-center overflow-x-clip px-2.5 text-sm whitespace-nowrap",
          isToday ? "text-ink" : "text-ink-3",
        )}
      >
        <span className="flex flex-wrap items-center gap-x-1.25">
          <span>{words.weekday(day)}</span>
          <b className="font-(--weight-semi) text-ink tabular-nums">
            {isToday ? <Mark>{date}</Mark> : date}
          </b>
        </span>
        {planned > 0 && (
          <span
            className={classNames(
              "flex items-center gap-0.75 text-[0.6875rem] leading-tight tabular-nums",
              over > 0 ? "font-(--weight-semi) text-ink" : "text-ink-3",
            )}
          >
            {over > 0 && <TriangleAlert className="size-3 flex-none stroke-[2.2]" />}
            {over > 0 ? words.lengthOver(planned, over) : shortLength(planned)}
          </span>
        )}
      </div>
    );
  },
);

/** The next week reuses the elements of this one, and a dragged session keeps its own. */
const keysOf = (sessions: readonly Session[], resting: readonly Session[]) => {
  if (sessions === resting) return sessions.map((_, index) => index);
  const places = new Map(resting.map(({ id }, index) => [id, index]));
  return sessions.map(({ id }) => places.get(id) ?? id);
};

interface DayColumnProps
  extends Pick<GridProps, "shown" | "view" | "now" | "tabStop" | "described"> {
  readonly day: CalendarDay;
}

const columnOf = ({ day, shown, view, now, tabStop, described }: DayColumnProps) => {
  const { held } = view;
  const isHeldOver = held?.place.day === day;
  const sessions = view.byDay.get(day) ?? noSessions;
  const isHere = (id: string | undefined) =>
    id !== undefined && sessions.some((session) => session.id === id);
  return {
    hours: shown.hours,
    sessions,
    resting: view.resting.get(day) ?? noSessions,
    behind: shown.behindOn.get(day) ?? noneBehind,
    due: shown.dueOn.get(day) ?? noneDue,
    colours: shown.colours,
    nowMinute: day === now.day ? now.minuteOfDay : undefined,
    isPast: day < now.day,
    taken: view.taken.get(day),
    isHolding: held !== null,
    /** Where it comes from this day, or is over it. */
    held: isHeldOver || held?.session?.day === day ? held : null,
    isHeldPast: view.isPast,
    isHeldAgainst: isHeldOver && view.isAgainst,
    heldText: isHeldOver ? view.text : "",
    tabStop: isHere(tabStop) ? tabStop : undefined,
    described: isHere(described?.session) ? described?.session : undefined,
    describedBy: isHere(described?.session) ? described?.by : undefined,
  };
};

const marksOn = ({ day, view }: DayColumnProps): HeldView["marks"] =>
  view.touched.includes(day) ? view.heldMarks : view.marks;

/** Equal marks are one object: a tick elsewhere leaves a column unchanged. */
const isSameColumn = (before: DayColumnProps, after: DayColumnProps): boolean => {
  if (before.day !== after.day) return false;
  const columnBefore = columnOf(before);
  const column = columnOf(after);
  const marksBefore = marksOn(before);
  const marks = marksOn(after);
  const names = Object.keys(column) as (keyof typeof column)[];
  return (
    names.every((name) => column[name] === columnBefore[name]) &&
    column.sessions.every(({ id }) => marks.get(id) === marksBefore.get(id))
  );
};

const DayColumn = memo((props: DayColumnProps) => {
  const texts = useEventTexts();
  const { day } = props;
  const {
    hours,
    sessions,
    resting,
    behind,
    due,
    colours,
    nowMinute,
    isPast,
    taken,
    isHolding,
    held,
    ...column
  } = columnOf(props);
  const marks = marksOn(props);
  const keys = keysOf(sessions, resting);
  const isToday = nowMinute !== undefined;
  const showsNow = isToday && nowMinute >= hours.from * 60;
  const { top } = standsAt({ start: nowMinute ?? 0, minutes: 0 }, hours);
  return (
    <div
      data-day={day}
      data-today={isToday || undefined}
      className={classNames(
        "relative border-s border-line bg-[repeating-linear-gradient(to_bottom,transparent_0_calc(var(--hour-h)-1px),var(--line)_calc(var(--hour-h)-1px)_var(--hour-h))]",
        isToday &&
          "bg-[light-dark(color-mix(in_oklab,var(--hl)_9%,transparent),color-mix(in_oklab,var(--hl)_4%,transparent))]",
      )}
    >
      {taken !== undefined && <TakenTimes times={taken} hours={hours} isHolding={isHolding} />}
      {isHolding && (isPast || isToday) && (
        <div
          aria-hidden="true"
          style={isPast ? { height: "100%" } : { height: top }}
          className="absolute inset-x-0 top-0 z-0 bg-[color-mix(in_oklab,var(--stop-bg)_70%,transparent)]"
        />
      )}
      {showsNow && (
        <>
          <div
            style={{ top }}
            className="absolute start-0 end-1.25 z-0 h-0.5 bg-ink forced-colors:border-t-2"
          />
          <div
            style={{ top }}
            className="absolute -start-1.5 z-2 size-2.5 -translate-y-1/2 rounded-full border-2 border-ink bg-hl"
          />
        </>
      )}
      <BehindEvents day={day} events={behind} hours={hours} />
      <DueMarks day={day} due={due} colours={colours} hours={hours} />
      {held?.session?.day === day && (
        <Outline
          place={{
            day,
            start: held.session.startMinute,
            minutes: held.session.minutes,
          }}
          hours={hours}
          className="border-[1.5px] border-dashed border-line-control"
        />
      )}
      {held?.place.day === day && (held.session === null || column.isHeldPast) && (
        <Outline
          place={held.place}
          hours={hours}
          className="z-2 border-2 border-ink-2 bg-[color-mix(in_oklab,var(--surface)_60%,transparent)]"
        />
      )}
      {held?.place.day === day && (
        <HeldNote
          place={held.place}
          text={column.heldText}
          isAgainst={column.isHeldAgainst}
          hours={hours}
        />
      )}
      <ul aria-label={texts.words.spokenDay(day)} className="contents">
        {sessions.map((session, index) => (
          <CalendarEvent
            key={keys[index]}
            session={session}
            texts={texts}
            mark={marks.get(session.id) ?? noMark}
            isHeld={held?.session?.id === session.id}
            hours={hours}
            tabIndex={session.id === column.tabStop ? 0 : -1}
            describedBy={session.id === column.described ? column.describedBy : undefined}
          />
        ))}
      </ul>
    </div>
  );
}, isSameColumn);

/** Where a session was, or would be. */
const Outline = ({
  place,
  hours,
  className,
}: {
  readonly place: Place;
  readonly hours: HoursShown;
  readonly className: string;
}) => (
  <div
    aria-hidden="true"
    style={standsAt(place, hours, 1)}
    className={classNames("pointer-events-none absolute inset-x-1 rounded-event", className)}
  />
);
