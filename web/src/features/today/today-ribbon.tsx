import {
  type CalendarDay,
  type DayRibbon,
  monthNames,
  type NextExam,
  partsOf,
  type RibbonSession,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner";
import { Check } from "lucide-react";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { toneClass } from "../../ui/tone.ts";

/** `Wed 10 June`. */
const headingOf = (day: CalendarDay): string => {
  const { day: dayOfMonth, month } = partsOf(day);
  return `${weekdayNames[weekdayOf(day)]?.slice(0, 3)} ${dayOfMonth} ${monthNames[month - 1]}`;
};

/** Today's sessions to scale and the next exam. Ticking stays in the sessions list. */
export const TodayRibbon = ({
  today,
  ribbon,
  nextExam,
}: {
  readonly today: CalendarDay;
  readonly ribbon: DayRibbon;
  readonly nextExam: NextExam | undefined;
}) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-4 grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] items-start gap-3.5 md:mb-6 md:items-center md:gap-7 xl:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <div className="grid gap-0.5 xl:pe-6">
        <h2 id={id} className="text-[1.625rem] font-[640] tracking-(--tracking-display)">
          <span className="sr-only">Today, </span>
          <Mark>{headingOf(today)}</Mark>
        </h2>
        <p className="text-sm text-ink-3">{ribbon.summary}</p>
      </div>
      <ol
        aria-label="Today's sessions"
        className="col-span-full row-start-2 grid min-w-0 gap-1.5 contain-inline-size empty:hidden md:flex md:overflow-x-auto print:flex-wrap print:overflow-visible xl:col-span-1 xl:col-start-2 xl:row-start-1 [scrollbar-width:thin]"
      >
        {ribbon.sessions.map((session) => (
          <RibbonTile key={session.event.id} session={session} />
        ))}
      </ol>
      {nextExam !== undefined && (
        <dl className="grid min-w-0 gap-px border-s border-line-strong ps-4 md:ps-7 xl:col-start-3">
          <dt className="text-2xs font-(--weight-medium) text-ink-3">Next exam</dt>
          <dd
            dir="auto"
            className="max-w-60 truncate font-display text-lg leading-tight font-[620] tracking-(--tracking-title)"
          >
            {nextExam.subjects.join(", ")}
          </dd>
          <dd className="text-sm text-ink-2">{nextExam.text}</dd>
        </dl>
      )}
    </section>
  );
};

const RibbonTile = ({ session: { event, state } }: { readonly session: RibbonSession }) => (
  <li
    style={{ flexGrow: event.minutes }}
    className={classNames(
      "relative grid min-h-11 grid-cols-[3rem_minmax(0,1fr)_auto_auto] items-center gap-2 overflow-hidden rounded-control bg-(--tone-bg) px-3.5 py-1.5 text-(--tone-fg) md:min-w-37 print:min-w-32 md:basis-0 md:grid-cols-1 md:content-start md:gap-px md:py-2.5 md:pe-3 forced-colors:border",
      "before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-(--tone-bar)",
      state === "now" && "inset-ring-[1.5px] inset-ring-(--tone-bar)",
      toneClass(event.colour),
    )}
  >
    <span className="contents text-2xs font-(--weight-medium) tabular-nums md:flex md:items-center md:gap-1.5">
      <span className="max-md:text-xs">{event.startTime}</span>
      {state === "now" && (
        <span className="rounded-xs bg-hl px-1.5 text-2xs font-bold text-on-hl max-md:col-start-3 max-md:row-start-1">
          Now
        </span>
      )}
      {state === "done" && (
        <span className="max-md:col-start-3 max-md:row-start-1">
          <Check aria-hidden="true" strokeWidth={2.6} className="size-3.5" />
          <span className="sr-only">Done</span>
        </span>
      )}
    </span>
    <b
      dir="auto"
      className={classNames(
        "truncate font-(--weight-semi) max-md:col-start-2 max-md:row-start-1 md:text-sm md:leading-[1.3]",
        state === "done" && "line-through decoration-[1.5px]",
      )}
    >
      {event.title}
    </b>
    <span className="text-2xs max-md:col-start-4 max-md:min-w-18 max-md:text-end max-md:text-xs">
      {[event.duration, ...(event.examNote === undefined ? [] : [event.examNote])].join(", ")}
    </span>
  </li>
);
