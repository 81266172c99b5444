import type { CalendarDay } from "@smart-planner/planner/model";
import type {
  CalendarEvent,
  DayRibbon,
  NextExam,
  RibbonSession,
} from "@smart-planner/planner/plan";
import type { ShownStreak } from "@smart-planner/planner/progress";
import { dateWords } from "@smart-planner/words/en/dates";
import { todayWords } from "@smart-planner/words/en/today";
import { Flame } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { useMoreBeyond } from "../../ui/use-more-beyond.ts";
import { useWords } from "../../ui/use-words.ts";
import { TodayTile } from "./today-tile.tsx";

const minutesOf = (sessions: readonly RibbonSession[]): number =>
  sessions.reduce((sum, { event }) => sum + event.minutes, 0);

/** When study goes on after today. */
export interface NextDay {
  readonly day: CalendarDay | "tomorrow";
  readonly sessions: number;
  readonly minutes: number;
  readonly subject: string;
  readonly startTime: string;
}

const summaryOf = (
  words: typeof todayWords,
  { sessions, done }: DayRibbon,
  next: NextDay | undefined,
  dailyMinutes: number,
  isOver: boolean,
): string => {
  if (isOver && sessions.length === 0) return words.nothingToDo;
  if (sessions.length === 0)
    return next === undefined
      ? words.nothingPlanned
      : words.nothingPlannedNext(next.subject, next.day, next.startTime);
  const left = minutesOf(sessions.filter(({ state }) => state !== "done"));
  if (left === 0) return words.doneOf(done, sessions.length);
  // The hours of a day are not split to the minute.
  return Math.abs(left - dailyMinutes) <= 5
    ? words.aboutLeftOf(done, sessions.length, dailyMinutes)
    : words.leftOf(done, sessions.length, left);
};

/** The day after today, and its first session. */
const nextDayFact = (
  words: typeof todayWords,
  { day, sessions, minutes, startTime }: NextDay,
): Fact => ({
  term: day === "tomorrow" ? words.tomorrow : words.date(day),
  name: words.sessionCount(sessions),
  text: words.firstAt(minutes, startTime),
});

/**
 * Between two sessions the next one can be started; while one runs, that one; late in the day an
 * open one.
 */
const startableOf = (sessions: readonly RibbonSession[]): RibbonSession | undefined =>
  sessions.find(({ state }) => state === "now") ??
  sessions.find(({ state }) => state === "next") ??
  sessions.find(({ state }) => state === "unfinished");

interface Fact {
  readonly term: string;
  readonly name: string;
  readonly text: string;
  /** On a phone. */
  readonly shortText?: string;
}

/** Layout of an open and of a finished day. The elements stay, so that the last tick keeps the keyboard focus. */
const looks = {
  open: {
    parts:
      "max-md:flex max-md:flex-wrap md:grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] gap-x-3 gap-y-2.5 md:gap-x-6 md:gap-y-4 @min-[64rem]:grid-cols-[minmax(14.25rem,auto)_minmax(0,1fr)_11.25rem]",
    head: "gap-1 max-md:flex-[1_1_14rem] max-md:content-start md:content-between",
    heading: "text-2xl font-[640] tracking-(--tracking-display) md:text-[1.75rem]",
    summary: "max-w-72",
    time: "",
    sessions:
      "col-span-full row-start-2 grid contain-inline-size gap-1.5 max-md:order-1 max-md:basis-full empty:hidden md:flex md:snap-x md:pb-1 @min-[64rem]:col-span-1 @min-[64rem]:col-start-2 @min-[64rem]:row-start-1",
    beside:
      "grid content-between gap-1.5 border-s ps-3.5 max-md:flex-[1_1_5.5rem] @max-[16rem]:border-s-0 @max-[16rem]:ps-0 md:min-w-34 md:ps-6 @min-[64rem]:col-start-3 @min-[64rem]:row-start-1",
  },
  // As high as an open day, so that nothing below moves.
  done: {
    parts: "items-center gap-3 md:min-h-26 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-8",
    head: "gap-1 md:grid-cols-[auto_1fr] md:gap-x-5 md:gap-y-0.5",
    heading:
      "grid gap-1 md:col-span-2 md:col-start-1 md:row-span-2 md:row-start-1 md:grid-cols-subgrid md:grid-rows-subgrid md:gap-y-0.5",
    summary: "md:col-span-2",
    time: "md:col-start-2 md:row-start-1",
    sessions: "flex gap-x-4 max-md:flex-wrap md:gap-1",
    beside:
      "grid gap-1 max-md:flex max-md:items-end max-md:justify-between max-md:border-t max-md:pt-3 md:border-s md:ps-6",
  },
};

/** Today first: its sessions with their ticks, the time left, the next exam and the streak. */
export const Today = ({
  today,
  ribbon,
  nextExam,
  examChance,
  nextDay,
  streak,
  isPlanDone,
  isOver,
  timeToday,
  dailyMinutes,
  below,
  onTick,
  onStart,
  onOpen,
}: {
  readonly today: CalendarDay;
  readonly ribbon: DayRibbon;
  readonly nextExam: NextExam | undefined;
  /** How likely the work for it is done in time. */
  readonly examChance?: ReactNode;
  readonly nextDay: NextDay | undefined;
  /** Nothing while there is no streak. */
  readonly streak: ShownStreak | undefined;
  /** The end of the plan has a moment of its own. */
  readonly isPlanDone: boolean;
  /** No exam is ahead. */
  readonly isOver: boolean;
  readonly timeToday?: ReactNode;
  readonly dailyMinutes: number;
  /** Under the sessions. */
  readonly below?: ReactNode;
  readonly onTick: (session: CalendarEvent, done: boolean) => void;
  readonly onStart: (session: CalendarEvent) => void;
  readonly onOpen: (session: CalendarEvent, tile: HTMLElement) => void;
}) => {
  const words = useWords(todayWords);
  const dates = useWords(dateWords);
  const id = useId();
  const { sessions, done } = ribbon;
  const { part, hasMore } = useMoreBeyond<HTMLOListElement>(sessions.length);
  const isDayDone = !isPlanDone && sessions.length > 0 && done === sessions.length;
  const look = looks[isDayDone ? "done" : "open"];
  const startable = startableOf(sessions);
  const examFact = nextExam !== undefined &&
    !isOver && {
      term: words.nextExam,
      name: dates.list(nextExam.subjects),
      text: words.examIn(nextExam.daysLeft, nextExam.day),
      shortText: words.inDays(nextExam.daysLeft),
    };
  const fact = isDayDone ? nextDay && nextDayFact(words, nextDay) : examFact || undefined;
  return (
    <section aria-labelledby={id} className="@container mb-4 md:mb-6">
      <div className={classNames("grid", look.parts)}>
        <div className={classNames("grid", look.head)}>
          <h2 id={id} className={look.heading}>
            <span className="sr-only">{words.today}</span>
            {isDayDone ? (
              <>
                <span className="self-center [font-family:var(--font-text)] text-sm font-(--weight-medium) tracking-normal text-ink-2">
                  {words.heading(today)}
                </span>
                <span
                  data-text={words.doneForToday}
                  className="ink-stroke justify-self-start text-[min(1.75rem,10.5vw)]/[1.15] font-[640] tracking-(--tracking-display) md:col-span-2 md:row-start-2 md:text-[2.375rem]/[1.15]"
                >
                  {words.doneForToday}
                </span>
              </>
            ) : (
              <Mark>{words.heading(today)}</Mark>
            )}
          </h2>
          <p className={classNames("text-sm text-ink-2", look.summary)}>
            {isDayDone
              ? words.dayDone(done, minutesOf(sessions))
              : summaryOf(words, ribbon, nextDay, dailyMinutes, isOver)}
          </p>
          <div className={classNames("grid empty:hidden", look.time)}>{timeToday}</div>
        </div>
        <ol
          ref={part}
          aria-label={words.sessions}
          className={classNames(
            "min-w-0 md:overflow-x-auto [scrollbar-width:thin]",
            look.sessions,
            // The last tile in sight fades: more follow.
            hasMore &&
              "md:[mask-image:linear-gradient(to_right,#000_calc(100%-5rem),transparent)] md:rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-5rem),transparent)] forced-colors:[mask-image:none]",
          )}
        >
          {sessions.map((session) => (
            <TodayTile
              key={session.event.id}
              event={session.event}
              state={session.state}
              hasStart={session === startable}
              isDayDone={isDayDone}
              onTick={onTick}
              onStart={onStart}
              onOpen={onOpen}
            />
          ))}
        </ol>
        {below && (
          <div className="col-span-full row-start-3 flex flex-wrap max-md:order-1 max-md:basis-full items-center gap-x-4 gap-y-2 text-sm text-ink-2 max-md:*:w-full @min-[64rem]:col-span-1 @min-[64rem]:col-start-2 @min-[64rem]:row-start-2">
            {below}
          </div>
        )}
        <div className={classNames("border-line-strong empty:hidden", look.beside)}>
          {fact !== undefined && (
            <dl className="grid gap-px md:min-w-0">
              <dt className="text-2xs font-(--weight-medium) text-ink-3">{fact.term}</dt>
              <dd
                dir="auto"
                className="max-w-60 font-display leading-tight font-[620] tracking-(--tracking-title) wrap-break-word max-md:max-w-40 md:wrap-anywhere"
              >
                {fact.name}
              </dd>
              <dd className="text-xs text-ink-2">
                <span className="max-md:hidden">{fact.text}</span>
                <span className="md:hidden">{fact.shortText ?? fact.text}</span>
              </dd>
              {fact === examFact && <dd className="empty:hidden">{examChance}</dd>}
            </dl>
          )}
          {streak !== undefined && (
            <p className="flex items-center gap-2 text-sm text-ink-2 max-md:gap-1 max-md:text-xs">
              <Flame aria-hidden="true" className="size-4 flex-none max-md:size-3.5" />
              {words.streak(streak)}
            </p>
          )}
        </div>
      </div>
    </section>
  );
};
