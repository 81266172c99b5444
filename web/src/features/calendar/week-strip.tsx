import type { CalendarDay } from "@smart-planner/planner/model";
import type { CalendarEvent } from "@smart-planner/planner/plan";
import { monthNames, partsOf } from "@smart-planner/planner/time";
import type { Ref } from "react";
import type { SessionMark } from "../../planner-service/session-mark.ts";
import { classNames } from "../../ui/class-names.ts";
import { counted } from "../../ui/counted.ts";
import { Mark } from "../../ui/mark.tsx";
import { toneClass } from "../../ui/tone.ts";
import { dayHeadingOf } from "./calendar-range.ts";

/** More have no room above one another's day. */
const mostPips = 5;

/** Heard after the weekday and the number that are seen: `June, 5 sessions, some not done`. */
const restOf = (day: CalendarDay, sessions: readonly CalendarEvent[], isOpen: boolean): string =>
  [
    monthNames[partsOf(day).month - 1],
    sessions.length === 0 ? "nothing planned" : counted(sessions.length, "session"),
    ...(isOpen ? ["some not done"] : []),
  ].join(", ");

/** The seven days of a week above the hours of one, with a pip for each session. */
export const WeekStrip = ({
  ref,
  days,
  chosen,
  today,
  sessions,
  markOf,
  onChoose,
}: {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly days: readonly CalendarDay[];
  readonly chosen: CalendarDay;
  readonly today: CalendarDay;
  readonly sessions: readonly CalendarEvent[];
  readonly markOf: (session: CalendarEvent) => SessionMark;
  readonly onChoose: (day: CalendarDay) => void;
}) => (
  <fieldset
    ref={ref}
    aria-label="Day"
    // Two rows if large text has no room for seven.
    className="-mx-2 mb-3 grid grid-cols-[repeat(auto-fit,minmax(2.125rem,1fr))] gap-0.5"
  >
    {days.map((day) => {
      const { weekday, date } = dayHeadingOf(day);
      const number = date.split(" ")[0];
      const ofDay = sessions.filter((session) => session.day === day);
      const isMissed = (session: CalendarEvent) => markOf(session).state === "missed";
      return (
        <button
          key={day}
          type="button"
          data-strip-day={day}
          aria-pressed={day === chosen}
          onClick={() => onChoose(day)}
          className={classNames(
            "grid min-h-17 grid-cols-1 content-start justify-items-center gap-0.75 rounded-md py-1.5 text-2xs text-ink-3",
            day === chosen && "bg-surface shadow-[inset_0_0_0_1.5px_var(--line-control)]",
          )}
        >
          {weekday}{" "}
          <b className="text-md leading-tight font-(--weight-semi) text-ink tabular-nums">
            {day === today ? <Mark>{number}</Mark> : number}
          </b>{" "}
          <span className="sr-only">{restOf(day, ofDay, ofDay.some(isMissed))}</span>
          <span aria-hidden="true" className="flex h-1.5 max-w-[92%] items-center gap-0.5">
            {ofDay.slice(0, mostPips).map((session) => (
              <i
                key={session.id}
                className={classNames(
                  "size-1.5 rounded-xs forced-colors:border",
                  toneClass(session.colour),
                  isMissed(session)
                    ? "inset-ring-[1.25px] inset-ring-(--tone-bar)"
                    : "bg-(--tone-bar)",
                )}
              />
            ))}
            {ofDay.length > mostPips && <span className="leading-none">+</span>}
          </span>
        </button>
      );
    })}
  </fieldset>
);
