import type { Display } from "@smart-planner/contract";
import type { ComingUp, DueTime } from "@smart-planner/planner/due-work";
import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import { addDays } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { School, Upload, X } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Popover } from "../../ui/popover.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

type Dated = Exclude<ComingUp, { kind: "fixed" }>;

type RunWords = typeof firstRunWords;

export const nameOf = (words: RunWords, one: ComingUp): string => {
  if (one.kind === "exam") return one.subject;
  if (one.kind === "fixed") return one.name;
  const { title, subject = title } = one;
  return subject === title ? title : words.work(subject, title);
};

export const asKind = (one: Dated, kind: Dated["kind"]): Dated => {
  if (one.kind === "due") {
    if (kind === "due" || one.due === undefined) return one;
    return { kind, subject: one.subject ?? one.title, ...one.due };
  }
  const { subject, day, minute } = one;
  if (kind === "exam") return { kind, subject, day, minute };
  return { kind, workKind: "hand-in", line: subject, title: subject, due: { day, minute } };
};

const daysText = ({ list, shortWeekday }: typeof dateWords, days: readonly Weekday[]): string => {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? `${shortWeekday(first)}–${shortWeekday(last)}` : list(days.map(shortWeekday));
};

const dueText = (
  words: RunWords,
  { day, minute }: DueTime,
  minutes: number | undefined,
  today: CalendarDay,
  showTime: Display["showTime"],
): string =>
  words.due(
    day === today ? "today" : day === addDays(today, 1) ? "tomorrow" : day,
    minute === undefined ? undefined : showTime(minute),
    minutes,
  );

export const kinds = ["exam", "due"] as const;

const Fields = lazyPart(() => import("./coming-fields.tsx"));

const icons: Readonly<Record<"due" | "fixed", ReactNode>> = { due: <Upload />, fixed: <School /> };

/** Whether the student is asked: exam or hand-in, or when it is due. */
export const isQuestion = (one: ComingUp): boolean =>
  one.kind === "exam" ? one.isUnsure === true : one.kind === "due" && one.due === undefined;

/** One thing that was read: a press changes it; if it may be two kinds, it asks. */
export const ComingChip = ({
  one,
  tone,
  today,
  onChange,
  onRemove,
}: {
  readonly one: ComingUp;
  readonly tone: Tone;
  readonly today: CalendarDay;
  readonly onChange: (changed: ComingUp) => void;
  readonly onRemove: () => void;
}) => {
  const words = useWords(firstRunWords);
  const { problems } = useWords(dueWorkWords);
  const dates = useWords(dateWords);
  const isSheet = useIsNarrow();
  const { showTime } = useDisplay();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(words, one);
  const asks = isQuestion(one);
  const detail = () => {
    if (one.kind === "exam") {
      if (asks) return words.examOrHandIn(one.day);
      const day = words.examOn(one.day);
      return one.minute === undefined ? day : `${day} ${showTime(one.minute)}`;
    }
    if (one.kind === "due")
      return one.due === undefined
        ? problems["no date"]
        : dueText(words, one.due, one.minutes, today, showTime);
    return (
      <>
        {daysText(dates, one.days)}{" "}
        <bdi>{`${showTime(one.startTime)}–${showTime(one.endTime)}`}</bdi>
      </>
    );
  };
  const trigger = {
    className:
      "inline-flex min-h-9.5 min-w-0 items-center gap-2 rounded-full ps-3.5 pe-0.5 text-start max-md:min-h-11 [&>svg]:size-4 [&>svg]:flex-none",
    children: (
      <>
        {!asks && (one.kind === "exam" ? <ToneDot tone={tone} /> : icons[one.kind])}
        <span className="min-w-0 wrap-anywhere">
          <bdi className="me-0.5 font-(--weight-semi)">{name}</bdi> {detail()}
        </span>
      </>
    ),
  };
  return (
    <li
      className={classNames(
        "inline-flex max-w-full items-center rounded-[1.375rem] text-sm forced-colors:border",
        asks && "inset-ring-[1.5px] inset-ring-line-control",
        asks && one.kind === "exam" && "flex-wrap max-md:pb-1",
        !asks &&
          (one.kind === "fixed"
            ? "bg-sunk inset-ring inset-ring-line-strong"
            : `bg-(--tone-bg) text-(--tone-fg) inset-ring inset-ring-(--tone-bar)/45 ${toneClass(tone)}`),
      )}
    >
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger={trigger}
        title={name}
        isSheet={isSheet}
      >
        <div className="mt-3 grid gap-3">
          <Suspense>
            <Fields one={one} today={today} onChange={onChange} />
          </Suspense>
          <Button variant="primary" onClick={() => setOpen(false)} className="justify-self-end">
            {words.done}
          </Button>
        </div>
      </Popover>
      {asks && one.kind === "exam" && (
        <span className="flex gap-1 ps-1.5">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-label={words.answers[kind](name)}
              onClick={() => onChange(asKind(one, kind))}
              className="min-h-7 rounded-full bg-sunk px-2.5 text-xs font-(--weight-semi) hover:bg-hover max-md:min-h-11 max-md:px-4 max-md:text-sm"
            >
              {words.kinds[kind]}
            </button>
          ))}
        </span>
      )}
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid size-9.5 flex-none place-items-center rounded-full max-md:h-11 max-md:w-9"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
};
