import type { CalendarDay, CalendarEvent as Session } from "@smart-planner/planner";
import { type HTMLAttributes, memo, type Ref } from "react";
import type { Moment } from "../../platform/clock.ts";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { type BehindEvent, BehindEvents } from "./behind-event.tsx";
import { CalendarEvent } from "./calendar-event.tsx";
import { dayHeadingOf, spokenDayOf } from "./calendar-range.ts";
import type { HoursShown } from "./visible-hours.ts";

export interface CalendarGridProps {
  readonly ref: Ref<HTMLElement>;
  readonly label: string;
  readonly days: readonly CalendarDay[];
  readonly hours: HoursShown;
  readonly sessions: readonly Session[];
  readonly behind: readonly BehindEvent[];
  readonly now: Moment;
  readonly tabStop: string | undefined;
  readonly described: { readonly session: string; readonly by: string } | undefined;
  readonly listeners: HTMLAttributes<HTMLElement>;
}

const hoursOf = ({ from, to }: HoursShown): readonly number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

/** Hours down, days across; scrolls both ways where there is no room. */
export const CalendarGrid = ({
  ref,
  label,
  days,
  hours,
  sessions,
  behind,
  now,
  tabStop,
  described,
  listeners,
}: CalendarGridProps) => (
  <section
    ref={ref}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    tabIndex={0}
    {...listeners}
    className="relative h-[33rem] overflow-auto overscroll-contain rounded-card border border-line bg-surface [--gut:3.25rem] focus-visible:rounded-card max-md:-mx-4 max-md:h-[30rem] print:mx-0 print:h-auto print:break-inside-avoid print:overflow-hidden max-md:rounded-none max-md:border-x-0 max-md:[--gut:2.875rem] [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]"
  >
    <div
      style={{
        gridTemplateColumns: `var(--gut) repeat(${days.length}, minmax(var(--col, 0px), 1fr))`,
        height: `calc(3rem + ${hours.to - hours.from} * var(--hour-h))`,
      }}
      className={classNames(
        "relative grid grid-rows-[3rem_1fr]",
        days.length > 1 &&
          "max-md:[--col:6.75rem] max-md:w-max max-md:min-w-full print:w-full print:[--col:0px]",
      )}
    >
      <div className="sticky start-0 top-0 z-4 border-b border-line bg-surface" />
      {days.map((day) => (
        <DayHeading key={day} day={day} isToday={day === now.day} />
      ))}
      <div aria-hidden="true" className="sticky start-0 z-2 bg-surface">
        {hoursOf(hours)
          .slice(1)
          .map((hour) => (
            <span
              key={hour}
              style={{ top: `calc(${hour - hours.from} * var(--hour-h))` }}
              className="absolute end-2 -translate-y-1/2 text-2xs text-ink-3 tabular-nums"
            >
              {`${String(hour).padStart(2, "0")}:00`}
            </span>
          ))}
      </div>
      {days.map((day, column) => (
        <DayColumn
          // biome-ignore lint/suspicious/noArrayIndexKey: the next week reuses the columns; new ones cost a frame
          key={column}
          day={day}
          firstMinute={hours.from * 60}
          sessions={sessions.filter((session) => session.day === day)}
          behind={behind.filter((event) => event.day === day)}
          nowMinute={day === now.day ? now.minuteOfDay : undefined}
          tabStop={tabStop}
          described={described}
        />
      ))}
    </div>
  </section>
);

const DayHeading = ({ day, isToday }: { readonly day: CalendarDay; readonly isToday: boolean }) => {
  const { weekday, date } = dayHeadingOf(day);
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "sticky top-0 z-3 flex items-center gap-1.25 border-b border-line bg-surface px-2.5 text-sm whitespace-nowrap",
        isToday ? "text-ink" : "text-ink-3",
      )}
    >
      <span>{weekday}</span>
      <b className="font-(--weight-semi) text-ink tabular-nums">
        {isToday ? <Mark>{date}</Mark> : date}
      </b>
    </div>
  );
};

const DayColumn = memo(
  ({
    day,
    firstMinute,
    sessions,
    behind,
    nowMinute,
    tabStop,
    described,
  }: {
    readonly day: CalendarDay;
    readonly firstMinute: number;
    readonly sessions: readonly Session[];
    readonly behind: readonly BehindEvent[];
    readonly nowMinute: number | undefined;
    readonly tabStop: string | undefined;
    readonly described: CalendarGridProps["described"];
  }) => {
    const isToday = nowMinute !== undefined;
    const showsNow = isToday && nowMinute >= firstMinute;
    const top = `calc(${((nowMinute ?? 0) - firstMinute) / 60} * var(--hour-h))`;
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
        {showsNow && (
          <>
            <div
              style={{ top }}
              className="absolute start-0 end-1.25 z-0 h-0.5 bg-ink print:hidden"
            />
            <div
              style={{ top }}
              className="absolute -start-1.5 z-2 size-2.5 -translate-y-1/2 rounded-full border-2 border-ink bg-hl print:hidden"
            />
          </>
        )}
        <BehindEvents day={day} events={behind} firstMinute={firstMinute} />
        <ul aria-label={spokenDayOf(day)} className="contents">
          {sessions.map((session, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see the columns
            <li key={place} className="contents">
              <CalendarEvent
                session={session}
                firstMinute={firstMinute}
                tabIndex={session.id === tabStop ? 0 : -1}
                describedBy={described?.session === session.id ? described.by : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  },
);
