import type { CalendarDay } from "@smart-planner/planner/model";
import { dateWords } from "@smart-planner/words/en/dates";
import { planUpdateWords } from "@smart-planner/words/en/plan-update";
import { ArrowRight, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { DayBlock, UpdateOffer, UpdateOption } from "../../planner-service/update-options.ts";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

/** Height of so many minutes in the picture. */
const lengthOf = (minutes: number): string => `${minutes / 60} * var(--hour)`;

type ToneOf = (subject: string) => Tone;

const heightOf = (minutes: number): string => `max(${lengthOf(minutes)} - 0.125rem, 0.9rem)`;

const blockClass =
  "relative flex flex-none items-center gap-0.5 overflow-hidden rounded-[4px] text-[0.6875rem] leading-none whitespace-nowrap max-md:justify-center max-md:px-0.5";

const Block = ({ block, tone }: { readonly block: DayBlock; readonly tone: Tone }) => {
  const isNew = block.gained > 0;
  return (
    <div
      style={{ height: heightOf(block.minutes) }}
      className={classNames(
        blockClass,
        toneClass(tone),
        block.isGone
          ? "px-1.5 text-ink-3 outline-[1.5px] -outline-offset-[1.5px] outline-line-control outline-dashed"
          : isNew
            ? "border-s-4 border-(--tone-bar) px-1 bg-(--tone-bg) font-(--weight-semi) text-(--tone-fg) inset-ring-2 inset-ring-pen"
            : "border-s-3 px-1.5 border-[color-mix(in_oklab,var(--tone-bar)_55%,var(--surface-raise))] bg-[color-mix(in_oklab,var(--tone-bg)_62%,var(--surface-raise))] text-(--tone-fg)",
      )}
    >
      <span className={classNames("truncate leading-[1.3]", isNew && "max-md:hidden")}>
        <span className="md:hidden">{block.subject.slice(0, 3)}</span>
        <span className="max-md:hidden">{block.subject}</span>
      </span>
      {isNew && <b className="flex-none text-pen-text md:ms-auto">+{block.gained}</b>}
    </div>
  );
};

const bold = (text: string) => (
  <b key="bold" className="font-(--weight-semi) text-ink">
    {text}
  </b>
);

const dayHead = (words: typeof planUpdateWords, day: CalendarDay, today: CalendarDay) => (
  <span className="pb-2 text-center text-2xs text-ink-3 md:whitespace-nowrap">
    {day === today ? (
      <Mark>
        <span className="md:hidden">{words.dayShort(day)}</span>
        <span className="max-md:hidden">{words.today}</span>
      </Mark>
    ) : (
      words.dayParts(bold, day)
    )}
  </span>
);

/** Seven days from today: block height is time, the dashed line is a day's hours. */
const WeekPicture = ({
  offer: { today, limitMinutes, open },
  option,
  toneOf,
}: {
  readonly offer: UpdateOffer;
  readonly option: UpdateOption;
  readonly toneOf: ToneOf;
}) => {
  const words = useWords(planUpdateWords);
  const { shortLength } = useWords(dateWords);
  const hasOpen = open.length > 0;
  const hours = Math.max(
    limitMinutes,
    ...option.days.map(({ blocks }) => blocks.reduce((sum, { minutes }) => sum + minutes, 0)),
  );
  const limit = `calc(${lengthOf(limitMinutes)})`;
  const openMinutes = open.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <>
      <div
        role="img"
        aria-label={words.sessionsChange(option.changes.length)}
        // Many short blocks are higher than their time.
        style={{ gridTemplateRows: `auto minmax(calc(${lengthOf(hours)} + 0.5rem), auto)` }}
        className={classNames(
          "grid grid-cols-[repeat(7,minmax(0,1fr))] gap-x-1.25 [--hour:2.5rem] md:[--hour:3.375rem]",
          hasOpen
            ? "md:grid-cols-[4.75rem_1.5rem_repeat(7,minmax(0,1fr))]"
            : "md:grid-cols-[1.5rem_repeat(7,minmax(0,1fr))]",
        )}
      >
        {hasOpen && (
          <span className="pb-2 text-center text-2xs text-ink-3 max-md:hidden">
            {words.notDone}
          </span>
        )}
        <span className="max-md:hidden" />
        {option.days.map(({ day }) => (
          <div key={day} className="contents">
            {dayHead(words, day, today)}
          </div>
        ))}
        {hasOpen && (
          <div className="flex flex-col justify-end gap-0.5 pb-0.5 max-md:hidden">
            {open.map(({ subject, minutes }) => (
              <div
                key={subject}
                style={{
                  // A longer open part is drawn to the height of the picture.
                  height: heightOf(minutes * Math.min(1, hours / openMinutes)),
                }}
                className={classNames(
                  blockClass,
                  "px-1.5",
                  "min-h-6.5 text-ink-2 outline-[1.5px] -outline-offset-[1.5px] outline-[color-mix(in_oklab,var(--tone-bar)_85%,var(--surface-raise))] outline-dashed",
                  toneClass(toneOf(subject)),
                )}
              >
                <span className="min-w-0 leading-[1.15]">
                  <span className="block truncate">{subject}</span>
                  {shortLength(minutes)}
                </span>
              </div>
            ))}
          </div>
        )}
        <div className="relative max-md:hidden">
          <span
            style={{ bottom: `calc(${limit} - 0.5rem)` }}
            className="absolute end-0 text-end text-[0.6875rem] leading-none whitespace-nowrap text-ink-3 rtl:max-w-8 rtl:whitespace-normal"
          >
            {shortLength(limitMinutes)}
          </span>
          {hasOpen && (
            <ArrowRight className="absolute end-0 bottom-1/3 size-4.5 text-ink-3 rtl:-scale-x-100" />
          )}
        </div>
        {option.days.map(({ day, blocks }) => (
          <div
            key={day}
            className="relative flex flex-col-reverse gap-0.5 border-b border-line-strong pb-0.5"
          >
            <span
              style={{ bottom: limit }}
              className="absolute start-0 -end-1.25 border-t-[1.5px] border-dashed border-line-control"
            />
            {blocks.map((block) => (
              <Block key={block.key} block={block} tone={toneOf(block.subject)} />
            ))}
          </div>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-ink-3 [&>li]:flex [&>li]:items-center [&>li]:gap-2">
        <li>
          <span className="h-3.25 w-4 rounded-[3px] inset-ring-2 inset-ring-pen" />
          {words.newMinutes}
        </li>
        {hasOpen && (
          <li className="max-md:hidden!">
            <span className="h-3.25 w-4 rounded-[3px] border-[1.5px] border-dashed border-line-control" />
            {words.notDone}
          </li>
        )}
        <li>
          <span className="w-4 border-t-[1.5px] border-dashed border-line-control" />
          {words.yourHours(limitMinutes)}
        </li>
      </ul>
    </>
  );
};

/** The next seven days, the effect on each exam, and every change. */
export const UpdateBody = ({
  offer,
  option,
  toneOf,
  help,
}: {
  readonly offer: UpdateOffer;
  readonly option: UpdateOption;
  readonly toneOf: ToneOf;
  /** Where something is lost. */
  readonly help?: ReactNode;
}) => {
  const words = useWords(planUpdateWords);
  return (
    <>
      <div className="grid border-t border-line lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="min-w-0 px-4 py-4.5 md:px-6">
          <h3 className="mb-3 text-md max-md:sr-only">{words.nextDays}</h3>
          <WeekPicture offer={offer} option={option} toneOf={toneOf} />
        </div>
        <section
          aria-label={words.forEachExam}
          className="border-line px-4 py-4.5 max-lg:border-t md:px-6 lg:border-s"
        >
          <h3 className="text-md">{words.forEachExam}</h3>
          <ul className="mt-3.5 grid gap-3 text-sm">
            {option.exams.map(({ subject, name, dateText, text, isLoss }) => (
              <li key={`${name} ${dateText}`} className="flex gap-2.5">
                <ToneDot tone={toneOf(subject)} className="mt-1.5" />
                <span>
                  <bdi className="font-(--weight-semi)">{name}</bdi>{" "}
                  <span className="text-xs text-ink-3">{dateText}</span>
                  <span className={classNames("block", isLoss ? "text-danger" : "text-ink-2")}>
                    {text}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {help && <div className="mt-4">{help}</div>}
        </section>
      </div>
      {option.changes.length > 0 && (
        <details className="group/all border-t border-line">
          <summary className="flex cursor-pointer list-none items-center gap-2 px-4 py-3 text-sm font-(--weight-semi) text-pen-text max-md:min-h-11 md:px-6">
            <ChevronDown
              aria-hidden="true"
              className="size-4 text-ink-3 group-open/all:rotate-180"
            />
            {words.seeChanges(option.changes.length)}
          </summary>
          <ul className="grid gap-x-8 gap-y-1.75 px-4 pb-4 text-sm text-ink-2 sm:grid-cols-2 md:px-6">
            {option.changes.map(({ key, subject, name, text }) => (
              <li key={key} className="flex items-center gap-2">
                <ToneDot tone={toneOf(subject)} />
                <span className="min-w-0">
                  <bdi className="font-(--weight-medium) text-ink">{name}</bdi> {text}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
