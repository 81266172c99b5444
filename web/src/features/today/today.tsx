import {
  type CalendarDay,
  type CalendarEvent,
  type DayRibbon,
  monthNames,
  type NextExam,
  partsOf,
  type RibbonSession,
  shortDuration,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner";
import { Flame } from "lucide-react";
import { type ReactNode, useCallback, useId, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { useMoreBeyond } from "../../ui/use-more-beyond.ts";
import { DayDone } from "./day-done.tsx";
import { type NextDay, nextText } from "./next-day.ts";
import { TodayTile } from "./today-tile.tsx";

/** `Wed 10 June`. */
const headingOf = (day: CalendarDay): string => {
  const { day: dayOfMonth, month } = partsOf(day);
  return `${weekdayNames[weekdayOf(day)]?.slice(0, 3)} ${dayOfMonth} ${monthNames[month - 1]}`;
};

const summaryOf = ({ sessions, done }: DayRibbon, next: NextDay | undefined): string => {
  if (sessions.length === 0)
    return ["Nothing planned today.", ...(next === undefined ? [] : [nextText(next)])].join(" ");
  const left = sessions
    .filter(({ state }) => state !== "done")
    .reduce((sum, { event }) => sum + event.minutes, 0);
  const counted = `${done} of ${sessions.length} done`;
  return left === 0 ? counted : `${counted}, ${shortDuration(left)} to go`;
};

/** Between two sessions the next one can be started; while one runs, that one; late in the day what was left. */
const startableOf = (sessions: readonly RibbonSession[]): RibbonSession | undefined =>
  sessions.find(({ state }) => state === "now") ??
  sessions.find(({ state }) => state === "next") ??
  sessions.find(({ state }) => state === "unfinished");

/** Today first: what is planned, ticked where it stands, what is left, the next exam and the streak. */
export const Today = ({
  today,
  ribbon,
  nextExam,
  nextDay,
  streakText,
  isPlanDone,
  timeToday,
  onTick,
  onStart,
}: {
  readonly today: CalendarDay;
  readonly ribbon: DayRibbon;
  readonly nextExam: NextExam | undefined;
  readonly nextDay: NextDay | undefined;
  /** Nothing while there is no streak to speak of. */
  readonly streakText: string | undefined;
  /** The end of the plan has a moment of its own. */
  readonly isPlanDone: boolean;
  readonly timeToday?: ReactNode;
  readonly onTick: (session: CalendarEvent, done: boolean) => void;
  readonly onStart: (session: CalendarEvent) => void;
}) => {
  const id = useId();
  const { sessions, done } = ribbon;
  const { part, hasMore } = useMoreBeyond<HTMLOListElement>(sessions.length);
  // The last tick of a day changes the whole part: the keyboard stays at the session that was ticked.
  const [ticked, setTicked] = useState<string | null>(null);
  const tick = useCallback(
    (event: CalendarEvent, isDone: boolean) => {
      setTicked(event.id);
      onTick(event, isDone);
    },
    [onTick],
  );
  const streak = streakText !== undefined && (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Flame aria-hidden="true" className="size-4 flex-none" />
      {streakText}
    </p>
  );
  if (!isPlanDone && sessions.length > 0 && done === sessions.length)
    return (
      <DayDone
        dayText={headingOf(today)}
        sessions={sessions}
        nextDay={nextDay}
        streak={streak}
        timeToday={timeToday}
        focused={ticked}
        onTick={tick}
      />
    );
  const startable = startableOf(sessions);
  return (
    <section aria-labelledby={id} className="@container mb-4 md:mb-6">
      <div className="grid @max-[16rem]:grid-cols-1 grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] gap-x-3 gap-y-2.5 md:gap-6 xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="grid content-between gap-1 md:pe-2">
          <h2
            id={id}
            className="text-2xl font-[640] tracking-(--tracking-display) md:text-[1.625rem]"
          >
            <span className="sr-only">Today, </span>
            <Mark>{headingOf(today)}</Mark>
          </h2>
          <p className="max-w-72 text-sm text-ink-2">{summaryOf(ribbon, nextDay)}</p>
          {timeToday}
        </div>
        <ol
          ref={part}
          aria-label="Today's sessions"
          className={classNames(
            "col-span-full row-start-2 grid min-w-0 gap-1.5 contain-inline-size empty:hidden md:flex md:snap-x md:overflow-x-auto md:pb-1 print:flex-wrap print:overflow-visible xl:col-span-1 xl:col-start-2 xl:row-start-1 [scrollbar-width:thin]",
            // The last tile in sight fades: more follow.
            hasMore &&
              "md:[mask-image:linear-gradient(to_right,#000_calc(100%-5rem),transparent)] md:rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-5rem),transparent)] print:[mask-image:none] forced-colors:[mask-image:none]",
          )}
        >
          {sessions.map((session) => (
            <TodayTile
              key={session.event.id}
              event={session.event}
              state={session.state}
              hasStart={session === startable}
              isFocused={session.event.id === ticked}
              onTick={tick}
              onStart={onStart}
            />
          ))}
        </ol>
        <div className="grid min-w-0 content-between gap-1.5 border-s border-line-strong ps-3.5 @max-[16rem]:border-s-0 @max-[16rem]:ps-0 md:min-w-34 md:ps-6 xl:col-start-3">
          {nextExam !== undefined && (
            <dl className="grid min-w-0 gap-px">
              <dt className="text-2xs font-(--weight-medium) text-ink-3">Next exam</dt>
              <dd
                dir="auto"
                className="max-w-60 font-display leading-tight font-[620] tracking-(--tracking-title) wrap-anywhere max-md:max-w-40"
              >
                {nextExam.subjects.join(", ")}
              </dd>
              <dd className="text-xs text-ink-2">{nextExam.text}</dd>
            </dl>
          )}
          {streak}
        </div>
      </div>
    </section>
  );
};
