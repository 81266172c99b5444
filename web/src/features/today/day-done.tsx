import { type CalendarEvent, type RibbonSession, shortDuration } from "@smart-planner/planner";
import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { counted } from "../../ui/counted.ts";
import { Tick } from "../../ui/tick.tsx";
import { toneClass } from "../../ui/tone.ts";
import type { NextDay } from "./next-day.ts";

/** A small moment when the last session of the day is ticked. */
export const DayDone = ({
  dayText,
  sessions,
  nextDay,
  streak,
  timeToday,
  focused,
  onTick,
}: {
  readonly dayText: string;
  readonly sessions: readonly RibbonSession[];
  readonly nextDay: NextDay | undefined;
  readonly streak: ReactNode;
  readonly timeToday: ReactNode;
  /** The session where the keyboard is. */
  readonly focused: string | null;
  readonly onTick: (session: CalendarEvent, done: boolean) => void;
}) => {
  const id = useId();
  const minutes = sessions.reduce((sum, { event }) => sum + event.minutes, 0);
  return (
    <section
      aria-labelledby={id}
      className="mb-4 grid items-center gap-3 md:mb-6 md:min-h-23 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-8"
    >
      <div className="grid gap-1">
        <h2 id={id} className="grid gap-1">
          <span className="sr-only">Today, </span>
          <span className="[font-family:var(--font-text)] text-sm font-(--weight-medium) tracking-normal text-ink-2">
            {dayText}
          </span>
          <span
            data-text="Done for today"
            className="ink-stroke justify-self-start text-[min(1.75rem,10.5vw)]/[1.15] font-[640] tracking-(--tracking-display) md:text-[2.375rem]/[1.15]"
          >
            Done for today
          </span>
        </h2>
        <p className="text-sm text-ink-2">
          {sessions.length} of {counted(sessions.length, "session")}, {shortDuration(minutes)}.
          Enjoy the rest of your day.
        </p>
        {timeToday}
      </div>
      <ol
        aria-label="Today's sessions"
        className="flex min-w-0 gap-x-4 max-md:flex-wrap md:gap-1 md:overflow-x-auto"
      >
        {sessions.map((session) => (
          <li
            key={session.event.id}
            style={{ flexGrow: session.event.minutes }}
            className={classNames(
              "grid min-w-0 gap-1.5 text-xs text-ink-2 md:min-w-24 md:basis-0",
              toneClass(session.event.colour),
            )}
          >
            <span
              aria-hidden="true"
              className="h-2.5 rounded-full bg-(--tone-bar) max-md:hidden forced-colors:border"
            />
            <span className="flex min-h-11 items-center gap-2 md:min-h-6">
              <Tick
                label={`${session.event.title} ${session.event.startTime}`}
                checked
                autoFocus={session.event.id === focused}
                onTick={(isDone) => onTick(session.event, isDone)}
                className="size-4.5! md:size-4!"
              />
              <bdi className="wrap-anywhere">{session.event.title}</bdi>
            </span>
          </li>
        ))}
      </ol>
      <div className="grid gap-1 max-md:flex max-md:items-end max-md:justify-between max-md:border-t max-md:border-line-strong max-md:pt-3 md:border-s md:border-line-strong md:ps-6">
        {nextDay !== undefined && (
          <dl className="grid">
            <dt className="text-2xs font-(--weight-medium) text-ink-3">{nextDay.when}</dt>
            <dd className="font-display leading-tight font-[620]">
              {counted(nextDay.sessions, "session")}
            </dd>
            <dd className="text-xs text-ink-2">
              {shortDuration(nextDay.minutes)}, first at {nextDay.startTime}
            </dd>
          </dl>
        )}
        {streak}
      </div>
    </section>
  );
};
