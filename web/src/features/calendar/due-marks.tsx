import type { DueDate } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { SubjectColours } from "@smart-planner/planner/plan";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { type HoursShown, standsAt } from "./visible-hours.ts";

const endOfDay = 23 * 60 + 59;
/** As high as a mark is, so that one at the last hour is seen whole. */
const markMinutes = 20;

/** The work due on a day, at its time; below the last hour shown, at the foot. */
export const DueMarks = ({
  day,
  due,
  colours,
  hours,
}: {
  readonly day: CalendarDay;
  readonly due: readonly DueDate[];
  readonly colours: SubjectColours;
  readonly hours: HoursShown;
}) => {
  const words = useWords(calendarWords);
  const { showTime } = useDisplay();
  return due.length === 0 ? null : (
    <ul aria-label={words.dueOn(day)} className="contents">
      {due.map(({ id, title, subject, minute = endOfDay }, index) => {
        const last = hours.to * 60 - markMinutes;
        const start = Math.max(Math.min(minute, last - index * markMinutes), hours.from * 60);
        return (
          <li
            key={id}
            aria-label={words.dueAt(title, showTime(minute))}
            style={{ top: standsAt({ start, minutes: markMinutes }, hours).top }}
            className={classNames(
              "pointer-events-none absolute inset-x-0 z-2 flex items-center gap-1 border-t-[1.5px] border-(--tone-bar) px-1 text-2xs leading-tight text-ink-2",
              toneClass(colours.get(subject || title) ?? "indigo"),
            )}
          >
            <span
              aria-hidden="true"
              className="h-1.75 w-2 flex-none bg-(--tone-bar) [clip-path:polygon(0_0,100%_0,50%_100%)] forced-color-adjust-none"
            />
            <span
              aria-hidden="true"
              dir="auto"
              className="min-w-0 truncate rounded-xs bg-[color-mix(in_oklab,var(--surface)_80%,transparent)] px-0.5"
            >
              {title}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
