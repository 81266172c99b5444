import type { Mode } from "@smart-planner/contract";
import { shortDuration } from "@smart-planner/planner/progress";
import { ChevronDown } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import type { AskedTime } from "../../planner-service/plan-updates.ts";
import type { TimeToday as TimeAmounts, TimeEffect } from "../../planner-service/time-today.ts";
import { useIsNarrow } from "../../platform/use-is-narrow.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Popover } from "../../ui/popover.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useSteady } from "../../ui/use-steady.ts";

const Choices = ({
  amounts,
  chosen,
  onChoose,
  noteOf,
}: {
  readonly amounts: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (minutes: number) => void;
  readonly noteOf: (minutes: number) => string | undefined;
}) => (
  <fieldset className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(4.2rem,1fr))] gap-1">
    <legend className="sr-only">How much time</legend>
    {amounts.map((amount) => {
      const note = noteOf(amount);
      return (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
          className={classNames(
            "grid min-h-11 content-center rounded-control px-0.5 text-center text-sm leading-tight font-(--weight-medium) forced-colors:border",
            amount === chosen
              ? "bg-pen text-on-pen forced-colors:border-3"
              : "bg-surface inset-ring inset-ring-line-control hover:bg-hover",
          )}
        >
          {shortDuration(amount)}
          {note !== undefined && (
            <span className="text-[0.6875rem] leading-tight font-(--weight-regular)">{note}</span>
          )}
        </button>
      );
    })}
  </fieldset>
);

const Effect = ({
  effect,
  toneOf,
}: {
  readonly effect: TimeEffect | null;
  readonly toneOf: (subject: string) => Tone;
}) => (
  <div
    aria-live="polite"
    className="mt-3.5 grid min-h-22 content-start gap-2.5 border-t border-line pt-3.5 text-sm text-ink-2"
  >
    {effect === null ? (
      <>
        <span className="sr-only">Looking for room...</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </>
    ) : (
      <>
        <ul className="grid gap-2.5 empty:hidden">
          {effect.lines.map(({ subject, name, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sessions of a subject may say the same
            <li key={index} className="flex items-baseline gap-2.5">
              <ToneDot tone={toneOf(subject)} />
              <span className="wrap-anywhere">
                <b className="font-(--weight-semi) text-ink">
                  <bdi>{name}</bdi>
                </b>{" "}
                {text}
              </span>
            </li>
          ))}
        </ul>
        {effect.note !== undefined && <p>{effect.note}</p>}
        {effect.others > 0 && (
          <p>
            {effect.others} other {effect.others === 1 ? "session gives" : "sessions give"} way: you
            see them before anything changes.
          </p>
        )}
      </>
    )}
  </div>
);

/** Less, more or no time today, with a preview. */
export const TimeToday = ({
  mode,
  time,
  toneOf,
}: {
  readonly mode: Mode;
  readonly time: TimeAmounts;
  readonly toneOf: (subject: string) => Tone;
}) => {
  const { minutes, usualMinutes, doneMinutes, plannedMinutes, less, more, isChanged } = time;
  const planner = usePlanner();
  const [asked, setAsked] = useState<AskedTime | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (amount: number) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setAsked(null);
    const answer = await planner.askTimeToday(mode, amount, control.signal);
    if (!control.signal.aborted) setAsked(answer);
  };
  const effect = asked?.effect ?? null;
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const [hasMore, setMore] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const isAsPlanned = chosen === plannedMinutes;

  const choose = (amount: number) => {
    setChosen(amount);
    if (amount !== plannedMinutes) void ask(amount);
  };
  const turn = (toMore: boolean) => {
    const amounts = toMore ? more : less;
    setMore(toMore);
    choose((toMore ? amounts[0] : amounts[Math.floor(amounts.length / 2)]) ?? doneMinutes);
  };
  const { open } = useSteady({
    open: (next: boolean) => {
      setOpen(next);
      // A finished day can only become longer.
      if (next) turn(plannedMinutes <= doneMinutes);
    },
  });
  const trigger = useMemo(
    () => (
      <button
        type="button"
        data-print="hide"
        className="-mx-2.5 -my-1 inline-flex min-h-8 items-center gap-2 justify-self-start rounded-control px-2.5 text-sm font-(--weight-medium) hover:bg-hover aria-expanded:bg-hover max-md:min-h-11"
      >
        <span className="sr-only">Time today: </span>
        <span>
          You have{" "}
          <span className="underline decoration-dotted decoration-2 underline-offset-4">
            {shortDuration(minutes)}
          </span>{" "}
          today
        </span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
      </button>
    ),
    [minutes],
  );
  // With the rest given up, done equals planned.
  const amounts = hasMore ? more : [...new Set([doneMinutes, ...less, plannedMinutes])];
  const noteOf = (amount: number) => {
    if (hasMore) return undefined;
    if (amount === plannedMinutes) return "as planned";
    if (amount !== doneMinutes) return undefined;
    return doneMinutes === 0 ? "not today" : "stop now";
  };

  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      isSheet={isNarrow}
      title="How much time today?"
      trigger={trigger}
    >
      {/* Rendered once opened. */}
      {chosen === null ? null : (
        <>
          <Choices amounts={amounts} chosen={chosen} onChoose={choose} noteOf={noteOf} />
          {isAsPlanned ? (
            <p className="mt-3.5 min-h-22 border-t border-line pt-3.5 text-sm text-ink-2">
              Everything stays as it is.
            </p>
          ) : (
            <Effect effect={effect} toneOf={toneOf} />
          )}
          <p className="mt-3 text-sm text-ink-2">
            Only today. Your {shortDuration(usualMinutes)} per day stay as they are.
          </p>
          <div className="mt-3.5 flex flex-wrap items-center justify-between gap-2">
            <span className="-ms-3 flex flex-wrap">
              {plannedMinutes > doneMinutes && (
                <Button variant="quiet" onClick={() => turn(!hasMore)}>
                  {hasMore ? "I have less time" : "I have more time"}
                </Button>
              )}
              {isChanged && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    setOpen(false);
                    planner.resetTimeToday(mode);
                  }}
                >
                  Back to {shortDuration(usualMinutes)}
                </Button>
              )}
            </span>
            <Button
              variant="primary"
              className="max-md:min-h-11"
              disabled={!isAsPlanned && (effect === null || effect.note !== undefined)}
              focusableWhenDisabled
              onClick={() => {
                setOpen(false);
                if (!isAsPlanned && asked !== null) planner.setTimeToday(asked);
              }}
            >
              {isAsPlanned ? "Keep" : `Use ${shortDuration(chosen ?? 0)}`}
            </Button>
          </div>
        </>
      )}
    </Popover>
  );
};
