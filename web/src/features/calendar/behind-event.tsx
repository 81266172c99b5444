import type { CalendarDay } from "@smart-planner/planner/model";
import type { Interval } from "@smart-planner/planner/scheduler";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { type HoursShown, standsAt } from "./visible-hours.ts";

/** Something in another calendar: there to be seen, never to be pressed. */
export interface BehindEvent extends Interval {
  readonly title: string;
  readonly day: CalendarDay;
  readonly colour: Tone;
}

/** Too short for a name. */
const nameMinutes = 25;

/** The day's events of other calendars, behind its sessions. */
export const BehindEvents = ({
  day,
  events,
  hours,
}: {
  readonly day: CalendarDay;
  readonly events: readonly BehindEvent[];
  readonly hours: HoursShown;
}) => {
  const words = useWords(calendarWords);
  const { showTime } = useDisplay();
  const shown = events.filter(({ end }) => end > hours.from * 60);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={words.takenOn(day)} className="contents">
      {shown.map(({ title, start, end, colour }) => {
        const from = Math.max(start, hours.from * 60);
        return (
          <li
            key={`${start} ${end} ${title}`}
            aria-label={`${title}, ${showTime(start)} – ${showTime(end)}`}
            style={standsAt({ start: from, minutes: end - from }, hours, 1)}
            className={classNames(
              "pointer-events-none absolute inset-x-1 z-0 flex min-h-3.5 items-start gap-1.5 overflow-hidden rounded-event border border-dashed border-line-control bg-sunk px-1.5 pt-1 text-2xs leading-tight text-ink-2",
              toneClass(colour),
            )}
          >
            {end - from >= nameMinutes && (
              <>
                <span
                  aria-hidden="true"
                  className="mt-px size-2.25 flex-none rounded-full inset-ring-2 inset-ring-(--tone-bar) forced-colors:border"
                />
                <span dir="auto" aria-hidden="true" className="min-w-0 truncate">
                  {title}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
};
