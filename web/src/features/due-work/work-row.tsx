import type { DueItem, DueRow, DueTime } from "@smart-planner/planner/due-work";
import { startOfWeek } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { CalendarClock, Repeat, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDisplay } from "../../platform/display.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { classNames } from "../../ui/class-names.ts";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { DateMark } from "./term-strip.tsx";
import { WorkTick } from "./work-tick.tsx";

type VerdictOf = NonNullable<DueRow["verdict"]>;

const verdictText = (words: typeof dueWorkWords, verdict: VerdictOf): string =>
  verdict.kind === "short" ? words.short(verdict.minutes) : words.startBy(verdict.day);

export const Verdict = ({ verdict }: { readonly verdict: VerdictOf }) => (
  <span
    className={classNames(
      "inline-flex items-center gap-1.5 font-(--weight-medium) max-md:min-h-7 [&>svg]:size-4 [&>svg]:flex-none",
      verdict.kind === "short" ? "text-danger" : "[&>svg]:text-ink-3",
    )}
  >
    {verdict.kind === "short" ? (
      <TriangleAlert aria-hidden="true" />
    ) : (
      <CalendarClock aria-hidden="true" />
    )}
    {verdictText(useWords(dueWorkWords), verdict)}
  </span>
);

/**
 * One piece of work in a list: on the home page the mark comes first, in the term the date. By the
 * width of its container, which knows the size of the text.
 */
export const WorkRow = ({
  title,
  subject,
  tone,
  item,
  due,
  date,
  dateText,
  doneMinutes,
  minutes,
  isGuessed,
  verdict,
  end,
  isHandedIn,
  isTerm = false,
  onOpen,
}: Pick<DueRow, "doneMinutes" | "minutes" | "isGuessed" | "isHandedIn" | "verdict"> & {
  readonly title: string;
  readonly subject: string;
  readonly tone: Tone;
  /** None for an exam. */
  readonly item?: DueItem | undefined;
  readonly due?: DueTime | undefined;
  readonly date: ReactNode;
  /** The same for the row's name. */
  readonly dateText: string;
  /** After the verdict. */
  readonly end?: ReactNode;
  readonly isTerm?: boolean;
  readonly onOpen: (id: string) => void;
}) => {
  const words = useWords(dueWorkWords);
  const { firstDay } = useDisplay();
  const progress = minutes > 0 ? words.amount(doneMinutes, minutes, isGuessed) : "";
  const name = (
    <>
      <bdi>{title}</bdi>
      {isTerm && item?.series !== undefined && (
        <span className="ms-2.5 inline-flex items-center gap-1 text-xs font-(--weight-regular) text-ink-3 @max-[44rem]:hidden [&>svg]:size-3.25">
          <Repeat aria-hidden="true" />
          {words.everyWeek}
        </span>
      )}
    </>
  );
  const nameClass = classNames(
    "min-h-6 min-w-0 @max-[44rem]:wrap-anywhere @min-[44rem]:truncate py-1.5 text-start text-md font-(--weight-semi) @max-[44rem]:py-0 @max-[64rem]:col-start-2 @max-[64rem]:row-start-1",
    isHandedIn && "font-(--weight-medium) text-ink-3 line-through",
  );
  return (
    <li
      aria-label={words.row(
        [title, subject, dateText, progress, verdict ? verdictText(words, verdict) : ""].filter(
          (part) => part !== "",
        ),
      )}
      className={classNames(
        "relative grid min-h-11 items-center gap-x-4 ps-6 pe-5 text-sm hover:bg-hover",
        isTerm
          ? "grid-cols-[6.75rem_1.5rem_minmax(0,1.5fr)_minmax(0,1fr)_12.5rem_minmax(0,13.75rem)] not-first:before:start-6"
          : "grid-cols-[1.5rem_minmax(0,1.35fr)_minmax(0,1fr)_12rem_12.5rem_minmax(0,12rem)] not-first:before:start-16",
        "@max-[64rem]:grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] @max-[64rem]:py-1.5",
        "@max-[44rem]:min-h-14 @max-[44rem]:grid-cols-[2.75rem_minmax(0,1fr)_auto] @max-[16rem]:grid-cols-[2.75rem_minmax(0,1fr)] @max-[44rem]:gap-x-1 @max-[44rem]:py-2 @max-[44rem]:ps-1 @max-[44rem]:pe-4",
        "not-first:before:absolute not-first:before:top-0 not-first:before:end-5 not-first:before:h-px not-first:before:bg-line @max-[44rem]:not-first:before:start-12 @max-[44rem]:not-first:before:end-0",
        toneClass(tone),
      )}
    >
      <span className="grid place-items-center @max-[64rem]:col-start-1 @max-[64rem]:row-span-2 @max-[64rem]:row-start-1">
        {item === undefined ? (
          <DateMark kind="exam" tone={tone} />
        ) : (
          <WorkTick item={item} label={words.handedIn(title)} />
        )}
      </span>
      {item === undefined ? (
        <b className={nameClass}>{name}</b>
      ) : (
        <button
          type="button"
          onClick={() => onOpen(item.id)}
          className={classNames(nameClass, "hover:underline")}
        >
          {name}
        </button>
      )}
      <span className="flex min-w-0 items-center gap-2 text-ink-2 @max-[64rem]:col-start-2 @max-[64rem]:row-start-2 @max-[44rem]:text-xs">
        {subject !== "" && (
          <>
            <ToneDot tone={tone} />
            <bdi className="@max-[44rem]:wrap-anywhere @min-[44rem]:truncate">{subject}</bdi>
          </>
        )}
      </span>
      <span
        className={classNames(
          "whitespace-nowrap @max-[64rem]:col-start-3 @max-[64rem]:row-start-1 @max-[64rem]:text-end @max-[44rem]:row-start-2 @max-[44rem]:text-xs @max-[16rem]:col-start-2 @max-[16rem]:row-start-3 @max-[16rem]:text-start",
          isTerm && "@min-[64rem]:order-first",
        )}
      >
        {date}
      </span>
      <span className="flex items-center gap-2.5 text-ink-2 @max-[64rem]:col-start-3 @max-[64rem]:row-start-2 @max-[64rem]:justify-end @max-[44rem]:row-start-1 @max-[16rem]:col-start-2 @max-[16rem]:row-start-4 @max-[16rem]:justify-start">
        {progress !== "" && (
          <>
            <span
              aria-hidden="true"
              className="h-1.5 w-15 flex-none overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--tone-bar)_18%,var(--surface))] @max-[44rem]:hidden forced-colors:border"
            >
              <span
                className="block h-full rounded-full bg-(--tone-bar)"
                style={{ width: `${(doneMinutes / minutes) * 100}%` }}
              />
            </span>
            {progress}
          </>
        )}
      </span>
      {(verdict !== undefined || end !== undefined) && (
        <span className="flex flex-wrap items-center justify-end gap-x-2 whitespace-nowrap @max-[64rem]:col-start-4 @max-[64rem]:row-span-2 @max-[64rem]:row-start-1 @max-[44rem]:col-span-2 @max-[44rem]:col-start-2 @max-[44rem]:row-span-1 @max-[44rem]:row-start-3 @max-[44rem]:justify-start @max-[16rem]:col-end-3 @max-[16rem]:row-start-5 @max-[16rem]:whitespace-normal">
          {verdict !== undefined && <Verdict verdict={verdict} />}
          {verdict?.kind === "short" && due !== undefined && (
            <Link
              to={`/term?week=${startOfWeek(due.day, firstDay)}`}
              replace={isTerm}
              preventScrollReset={isTerm}
              aria-label={words.whatHelpsWith(title)}
              className={classNames(
                buttonClass({ size: "sm", variant: "quiet" }),
                "text-pen-text! max-md:min-h-11",
              )}
            >
              {words.whatHelps}
            </Link>
          )}
          {end}
        </span>
      )}
    </li>
  );
};
