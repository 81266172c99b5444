import type { TermDate, TermWeek } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { termWords } from "@smart-planner/words/en/term";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { readingKey } from "../../platform/reading-direction.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";

/** A dot is an exam, a triangle a hand-in. */
export const DateMark = ({
  kind,
  tone,
}: {
  readonly kind: TermDate["kind"];
  readonly tone?: Tone;
}) => (
  <span
    aria-hidden="true"
    className={classNames(
      "inline-block flex-none forced-color-adjust-none",
      tone === undefined ? "bg-ink-2" : `bg-(--tone-bar) ${toneClass(tone)}`,
      kind === "exam"
        ? "size-2.5 rounded-full"
        : "h-2.25 w-2.5 [clip-path:polygon(0_0,100%_0,50%_100%)]",
    )}
  />
);

/** More would cover the picture of the hours. */
const mostMarks = 8;

/** A length of the picture: a share of the longest week. */
const sized = (minutes: number): CSSProperties => ({ "--n": minutes }) as CSSProperties;
const length =
  "md:h-[calc(var(--n)*11.5rem/var(--most))] max-md:w-[calc(var(--n)*55%/var(--most))] max-md:h-5.5";

const Week = ({
  week,
  mark,
  toneOf,
}: {
  readonly week: TermWeek;
  readonly mark: string;
  readonly toneOf: (subject: string) => Tone;
}) => (
  <span className="flex min-w-0 max-md:flex-wrap max-md:items-center max-md:gap-x-1.5 md:h-full md:flex-col md:justify-end md:px-2">
    <span
      className={classNames(
        "text-xs whitespace-nowrap max-md:order-4 max-md:ms-auto md:text-center",
        week.mark === "short"
          ? "font-(--weight-semi) text-danger"
          : week.mark === "days off"
            ? "text-ink-3"
            : "font-(--weight-semi) text-ink-2",
      )}
    >
      {mark}
    </span>
    <span className="flex min-h-5 flex-wrap items-center justify-center gap-1 max-md:order-3 md:pb-1">
      {week.dates
        .toSorted((one, other) => Number(other.kind === "exam") - Number(one.kind === "exam"))
        .slice(0, mostMarks)
        .map(({ id, kind, subject, title }) => (
          <DateMark key={id} kind={kind} tone={toneOf(subject || title)} />
        ))}
      {week.dates.length > mostMarks && (
        <span className="text-xs text-ink-2">+{week.dates.length - mostMarks}</span>
      )}
    </span>
    {week.shortMinutes > 0 && (
      <span
        aria-hidden="true"
        style={sized(week.shortMinutes)}
        className={`term-short mb-0.5 rounded-sm border-[1.5px] border-dashed border-danger-line max-md:order-2 max-md:mb-0 ${length}`}
      />
    )}
    <span
      aria-hidden="true"
      style={sized(week.minutes)}
      className={`flex min-h-1 gap-[1.5px] overflow-hidden rounded-sm p-[2.5px] inset-ring inset-ring-line-control max-md:order-1 max-md:min-w-1 md:flex-col-reverse ${length}`}
    >
      {week.filled.map(({ subject, minutes, isDone }) => (
        <span
          key={`${subject} ${isDone}`}
          style={{ flexGrow: minutes }}
          className={classNames(
            "min-h-px min-w-px basis-0 rounded-[2.5px] forced-color-adjust-none",
            isDone
              ? "bg-(--tone-bar)"
              : "bg-[color-mix(in_oklab,var(--tone-bar)_46%,var(--surface))]",
            toneClass(toneOf(subject)),
          )}
        />
      ))}
      <span style={{ flexGrow: Math.max(week.minutes - week.plannedMinutes, 0) }} />
    </span>
  </span>
);

/** The weeks of the term: the hours there are, done and planned time, and due work. */
export const TermStrip = ({
  weeks,
  label,
  opened,
  onOpen,
  toneOf,
  children,
}: {
  readonly weeks: readonly TermWeek[];
  readonly label: string;
  readonly opened: CalendarDay | null;
  readonly onOpen: (start: CalendarDay | null) => void;
  readonly toneOf: (subject: string) => Tone;
  /** The opened week. */
  readonly children: ReactNode;
}) => {
  const words = useWords(termWords);
  const shared = useWords(dueWorkWords);
  const isNarrow = useIsNarrow();
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);
  const most = Math.max(60, ...weeks.map(({ minutes, shortMinutes }) => minutes + shortMinutes));
  const at = Math.min(active, weeks.length - 1);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[readingKey(event.key)];
    if (event.key === "Escape" && opened !== null) return onOpen(null);
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(at + step, 0), weeks.length - 1);
    setActive(next);
    list.current?.querySelector<HTMLElement>(`[data-week="${next}"]`)?.focus();
  };
  return (
    <>
      <div className="overflow-x-auto max-md:overflow-visible md:-m-1 md:p-1">
        <ol
          ref={list}
          aria-label={label}
          style={{ "--most": most } as CSSProperties}
          className="grid max-md:grid-cols-[minmax(0,1fr)] md:auto-cols-[minmax(5.25rem,1fr)] md:grid-flow-col md:gap-1"
        >
          {weeks.map((week, index) => {
            const isOpen = week.start === opened;
            const date = words.weekOf(week.start);
            const mark = {
              short: shared.short(week.shortMinutes),
              "days off": words.daysOff,
              full: words.full,
              "": "",
            }[week.mark ?? ""];
            const due = week.dates.map(({ subject, title }) =>
              [subject, title || words.exam].filter(Boolean).join(" "),
            );
            return (
              <li key={week.start} className="max-md:not-first:border-t max-md:border-line">
                <button
                  type="button"
                  data-week={index}
                  tabIndex={index === at ? 0 : -1}
                  aria-expanded={isOpen}
                  aria-label={`${mark} ${date}${words.weekSaid(week.plannedMinutes, week.minutes, due)}`.trim()}
                  onClick={() => {
                    setActive(index);
                    onOpen(isOpen ? null : week.start);
                  }}
                  onKeyDown={keys}
                  className={classNames(
                    "relative grid w-full hover:bg-hover max-md:min-h-12 max-md:grid-cols-[minmax(3.75rem,max-content)_minmax(0,1fr)] max-md:items-center max-md:gap-x-2 max-md:px-4 max-md:py-1 max-md:text-start md:h-64 md:grid-rows-[minmax(0,1fr)_1.75rem] md:rounded-control md:px-1 md:pt-1.5 md:pb-1 md:text-center",
                    isOpen && "bg-sunk max-md:bg-rail",
                  )}
                >
                  <Week week={week} mark={mark} toneOf={toneOf} />{" "}
                  <span
                    className={classNames(
                      "self-end text-xs whitespace-nowrap tabular-nums max-md:order-first max-md:self-center max-md:text-sm",
                      isOpen || index === 0 ? "font-(--weight-semi) text-ink" : "text-ink-2",
                    )}
                  >
                    {index === 0 ? <Mark>{date}</Mark> : date}
                  </span>
                </button>
                {isOpen && isNarrow && children}
              </li>
            );
          })}
        </ol>
      </div>
      {opened !== null && !isNarrow && children}
    </>
  );
};
