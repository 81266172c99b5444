import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import type { DayTotals } from "@smart-planner/planner/progress";
import { addDays, dayNumberOf, parseDay, startOfWeek } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { type KeyboardEvent, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { readingKey } from "../../platform/reading-direction.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { classNames } from "../../ui/class-names.ts";
import { TableScroller } from "../../ui/table.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { Chart } from "./chart.tsx";

export interface ExamDot {
  readonly day: CalendarDay;
  readonly subject: string;
  readonly tone: Tone;
}

interface Cell {
  readonly day: CalendarDay;
  readonly totals: DayTotals | undefined;
  readonly exams: readonly ExamDot[];
}

/** `Thu 12 Nov, 2 h 15 of 3 h`. */
const saidOf = (words: typeof yourTimeWords, { day, totals, exams }: Cell): string =>
  words.daySaid(
    day,
    totals,
    exams.map(({ subject }) => subject),
  );

const dayUnder = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-day]")?.dataset.day : undefined;

const DayCell = ({
  cell: { day, totals, exams },
  longest,
  today,
  isLit,
}: {
  readonly cell: Cell;
  readonly longest: number;
  readonly today: CalendarDay;
  /** Said below the picture. */
  readonly isLit: boolean;
}) => {
  const words = useWords(yourTimeWords);
  const planned = totals?.plannedMinutes ?? 0;
  const done = totals?.doneMinutes ?? 0;
  const length = Math.max(planned, done);
  const exam = exams[0];
  return (
    <td
      data-day={day}
      // A name instead of hidden text: a year of it would cost layout.
      aria-label={saidOf(words, { day, totals, exams })}
      className={classNames(
        "relative h-7 border border-line p-0 ps-1 pe-1.5",
        day === today && "bg-hl forced-colors:outline-2 forced-colors:-outline-offset-2",
        isLit && "outline-2 -outline-offset-1 outline-pen",
      )}
    >
      {length > 0 && (
        <span
          aria-hidden="true"
          data-now={day === today || undefined}
          className="term-stroke"
          style={{
            width: `${(length / longest) * 100}%`,
            ["--done" as string]: `${(done / length) * 100}%`,
          }}
        />
      )}
      {exam !== undefined && (
        <span
          aria-hidden="true"
          className={classNames(
            "absolute end-[3px] top-1/2 size-2 -translate-y-1/2 rounded-full bg-(--tone-bar) shadow-[0_0_0_2px_var(--surface)] forced-colors:bg-[CanvasText]",
            toneClass(exam.tone),
          )}
        />
      )}
    </td>
  );
};

/** One stroke a day: hollow is planned, ink is done, length is hours. On phones weeks go down. */
export const TermChart = ({
  first,
  last,
  today,
  days,
  exams,
}: {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly today: CalendarDay;
  readonly days: readonly DayTotals[];
  readonly exams: readonly ExamDot[];
}) => {
  const words = useWords(yourTimeWords);
  const { shortWeekday, shortDayAndMonth, shortLength } = useWords(dateWords);
  const isNarrow = useIsNarrow();
  const { firstDay, weekdays } = useDisplay();
  const [lit, setLit] = useState<CalendarDay | null>(null);
  const byDay = new Map(days.map((totals) => [totals.day, totals]));
  const examsByDay = Map.groupBy(exams, ({ day }) => day);
  const longest = Math.max(
    ...days.map(({ plannedMinutes, doneMinutes }) => Math.max(plannedMinutes, doneMinutes)),
    1,
  );
  const firstWeek = startOfWeek(first, firstDay);
  const weekCount = Math.floor((dayNumberOf(last) - dayNumberOf(firstWeek)) / 7) + 1;
  const weeks = Array.from({ length: weekCount }, (_, week) => addDays(firstWeek, week * 7));
  const cellOf = (day: CalendarDay): Cell => ({
    day,
    totals: byDay.get(day),
    exams: examsByDay.get(day) ?? [],
  });
  const weekHead = (start: CalendarDay) => (
    <th
      key={start}
      scope={isNarrow ? "row" : "col"}
      className={classNames(
        "min-w-11 pb-2 ps-1 text-start font-(--weight-medium) whitespace-nowrap tabular-nums max-md:pb-0",
        startOfWeek(today, firstDay) === start && "font-(--weight-semi) text-ink",
      )}
    >
      {shortDayAndMonth(start)}
    </th>
  );
  const weekdayHead = (weekday: Weekday) => (
    <th
      key={weekday}
      scope={isNarrow ? "col" : "row"}
      className="pe-2 text-start font-(--weight-medium) max-md:pb-1.5 max-md:ps-1"
    >
      {shortWeekday(weekday)}
    </th>
  );
  const cell = (start: CalendarDay, column: number) => {
    const day = addDays(start, column);
    return (
      <DayCell key={day} cell={cellOf(day)} longest={longest} today={today} isLit={day === lit} />
    );
  };
  /** Down is the next day and right the next week, or the other way round on a phone. */
  const steps: Readonly<Record<string, number>> = isNarrow
    ? { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }
    : { ArrowDown: 1, ArrowUp: -1, ArrowRight: 7, ArrowLeft: -7 };
  const press = (event: KeyboardEvent) => {
    const step = steps[readingKey(event.key)];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(lit ?? addDays(today, -step), step);
    const [least, most] = [weeks[0] ?? first, addDays(weeks.at(-1) ?? last, 6)];
    if (next >= least && next <= most) setLit(next);
  };
  return (
    <Chart
      id="term"
      heading={words.dayByDay}
      note={words.span(first, last)}
      table={{
        label: words.byDay,
        columns: [words.day, words.planned, words.done],
        rows: () =>
          days.map((totals) => ({
            name: words.dayName(totals.day),
            values: [shortLength(totals.plannedMinutes), shortLength(totals.doneMinutes)],
          })),
      }}
    >
      <TableScroller label={words.days} className="rounded-none border-0">
        <table
          // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for the keyboard, not one for each day
          tabIndex={0}
          aria-label={words.dayByDay}
          onKeyDown={press}
          onFocus={() => setLit((now) => now ?? today)}
          onBlur={() => setLit(null)}
          onPointerOver={({ target }) => {
            const day = dayUnder(target);
            if (day !== undefined) setLit(parseDay(day) ?? null);
          }}
          onPointerLeave={() => setLit(null)}
          // With large text it scrolls: the weekday names would overlap.
          className="w-full min-w-[16rem] table-fixed border-collapse text-2xs text-ink-3"
        >
          <thead>
            <tr>
              <td className="w-14" />
              {isNarrow ? weekdays.map(weekdayHead) : weeks.map(weekHead)}
            </tr>
          </thead>
          <tbody>
            {isNarrow
              ? weeks.map((start) => (
                  <tr key={start}>
                    {weekHead(start)}
                    {weekdays.map((_, column) => cell(start, column))}
                  </tr>
                ))
              : weekdays.map((weekday, column) => (
                  <tr key={weekday}>
                    {weekdayHead(weekday)}
                    {weeks.map((start) => cell(start, column))}
                  </tr>
                ))}
          </tbody>
        </table>
      </TableScroller>
      <p aria-live="polite" className="mt-3 min-h-5 text-sm text-ink-2 tabular-nums print:hidden">
        {lit === null ? "" : saidOf(words, cellOf(lit))}
      </p>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-xs text-ink-2">
        <Key name={words.planned} done="0%" />
        <Key name={words.done} done="100%" />
        <Key name={words.partDone} done="50%" />
        <li className="inline-flex items-center gap-2">
          <span className="size-2 rounded-full bg-ink-3 forced-colors:bg-[CanvasText]" />
          {words.exam}
        </li>
        <li className="inline-flex items-center gap-2">
          <span className="h-3.5 w-4.5 rounded-[2px] bg-hl inset-ring inset-ring-line-control forced-colors:border-2" />
          {words.today}
        </li>
        <li>{words.longerBar}</li>
      </ul>
    </Chart>
  );
};

const Key = ({ name, done }: { readonly name: string; readonly done: string }) => (
  <li className="inline-flex items-center gap-2">
    <span className="term-stroke w-7" style={{ ["--done" as string]: done }} />
    {name}
  </li>
);
