import type { CalendarEvent as Session } from "@smart-planner/planner";
import { classNames } from "../../ui/class-names.ts";
import { toneClass } from "../../ui/tone.ts";

/** Under these lengths an event has room for two tight lines, then for one. */
const tightMinutes = 55;
const shortMinutes = 40;

const shapeOf = (minutes: number): string => {
  if (minutes < shortMinutes) return "items-center gap-1.25 py-0 [&_b]:text-2xs";
  if (minutes < tightMinutes)
    return "flex-col justify-center pt-px pb-0 leading-[1.16] [&_b]:text-2xs";
  return "flex-col pt-1.25 pb-1";
};

export const CalendarEvent = ({
  session,
  firstMinute,
  describedBy,
  tabIndex,
}: {
  readonly session: Session;
  /** The minute at the top of the grid. */
  readonly firstMinute: number;
  readonly describedBy: string | undefined;
  readonly tabIndex: 0 | -1;
}) => (
  <button
    type="button"
    data-session={session.id}
    tabIndex={tabIndex}
    aria-label={[
      // In the order of what is seen, or whoever speaks to the page cannot name it.
      [session.title, session.duration, session.examNote].filter(Boolean).join(" "),
      `${session.startTime} – ${session.endTime}`,
    ].join(", ")}
    aria-describedby={describedBy}
    style={{
      top: `calc(${(session.startMinute - firstMinute) / 60} * var(--hour-h) + 1px)`,
      height: `max(24px, calc(${session.minutes / 60} * var(--hour-h) - 2px))`,
    }}
    className={classNames(
      "absolute inset-x-1 z-1 flex cursor-default overflow-hidden rounded-event border-s-4 border-(--tone-bar) bg-(--tone-bg) ps-1.5 pe-1 text-start text-2xs leading-tight text-(--tone-fg) transition-shadow duration-(--dur-1)",
      "hover:shadow-[0_0_0_1.5px_var(--tone-bar)] focus-visible:rounded-event forced-colors:border forced-colors:border-s-4",
      toneClass(session.colour),
      shapeOf(session.minutes),
    )}
  >
    <b dir="auto" className="min-w-10 truncate text-xs font-(--weight-semi)">
      {session.title}
    </b>{" "}
    <span className="flex-none truncate tabular-nums">{session.duration}</span>{" "}
    {session.examNote !== undefined && session.minutes >= tightMinutes && (
      <span className="truncate">{session.examNote}</span>
    )}
  </button>
);
