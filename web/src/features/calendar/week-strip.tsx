import type { CalendarDay } from "@smart-planner/planner/model";
import type { CalendarEvent } from "@smart-planner/planner/plan";
import { partsOf } from "@smart-planner/planner/time";
import { calendarWords } from "@smart-planner/words/en/calendar";
import type { Ref } from "react";
import type { SessionMark } from "../../planner-service/session-mark.ts";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";

/** More have no room above one another's day. */
const mostPips = 5;

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
}) => {
  const words = useWords(calendarWords);
  return (
    <fieldset
      ref={ref}
      aria-label={words.day}
      // Two rows if large text has no room for seven.
      className="-mx-2 mb-3 grid grid-cols-[repeat(auto-fit,minmax(2.125rem,1fr))] gap-0.5"
    >
      {days.map((day) => {
        const number = partsOf(day).day;
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
            {words.weekday(day)}{" "}
            <b className="text-md leading-tight font-(--weight-semi) text-ink tabular-nums">
              {day === today ? <Mark>{number}</Mark> : number}
            </b>{" "}
            <span className="sr-only">
              {words.stripDay(day, ofDay.length, ofDay.some(isMissed))}
            </span>
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
};
