import type { Mode } from "@smart-planner/contract";
import { dateWords } from "@smart-planner/words/en/dates";
import { todayWords } from "@smart-planner/words/en/today";
import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { useFromPlanner, usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useIsNarrow } from "../../platform/use-media.ts";
import { classNames } from "../../ui/class-names.ts";
import { Popover } from "../../ui/popover.tsx";
import { useWords } from "../../ui/use-words.ts";

/** How much time there is today: one press changes it. */
export const TimeToday = memo(
  ({
    mode,
    minutes,
    isOpen,
    onOpenChange,
  }: {
    readonly mode: Mode;
    readonly minutes: number;
    readonly isOpen: boolean;
    readonly onOpenChange: (isOpen: boolean) => void;
  }) => {
    const words = useWords(todayWords);
    const isNarrow = useIsNarrow();
    return (
      <Popover
        open={isOpen}
        onOpenChange={onOpenChange}
        isSheet={isNarrow}
        title={words.howMuchToday}
        trigger={{
          "aria-label": words.timeToday(minutes),
          className:
            "-mx-2.5 -my-1 inline-flex min-h-8 items-center gap-2 justify-self-start rounded-control px-2.5 text-sm font-(--weight-medium) hover:bg-hover aria-expanded:bg-hover max-md:min-h-11",
          children: (
            <>
              <span>
                {words.youHave(
                  (text) => (
                    <span
                      key="length"
                      className="underline decoration-dotted decoration-2 underline-offset-4"
                    >
                      {text}
                    </span>
                  ),
                  minutes,
                )}
              </span>
              <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
            </>
          ),
        }}
      >
        <Amounts mode={mode} onChosen={() => onOpenChange(false)} />
        <p className="mt-3 text-sm text-ink-2">{words.onePress}</p>
      </Popover>
    );
  },
);

/** They follow every tick; only an open question shows them. */
const Amounts = ({ mode, onChosen }: { readonly mode: Mode; readonly onChosen: () => void }) => {
  const words = useWords(todayWords);
  const { shortLength } = useWords(dateWords);
  const planner = usePlanner();
  const time = useFromPlanner(() => planner.timeToday(mode));
  if (time === null) return null;
  const { usualMinutes, doneMinutes, plannedMinutes, less, more, isChanged } = time;
  const amounts = [...new Set([doneMinutes, ...less, plannedMinutes, usualMinutes, more])].toSorted(
    (one, other) => one - other,
  );
  const noteOf = (amount: number): string | undefined => {
    if (amount === plannedMinutes) return words.asPlanned;
    return amount === doneMinutes && amount > 0 ? words.at(amount) : undefined;
  };
  const choose = (amount: number) => {
    onChosen();
    if (amount === plannedMinutes) return;
    if (isChanged && amount === usualMinutes) planner.resetTimeToday(mode);
    else void planner.setTimeToday(mode, amount);
  };
  return (
    <fieldset className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1.5">
      <legend className="sr-only">{words.howMuch}</legend>
      {amounts.map((amount) => {
        const note = noteOf(amount);
        return (
          <button
            key={amount}
            type="button"
            aria-pressed={amount === plannedMinutes}
            onClick={() => choose(amount)}
            className={classNames(
              "grid min-h-13 content-center rounded-control px-0.5 text-center text-sm leading-tight font-(--weight-medium) forced-colors:border",
              amount === plannedMinutes
                ? "bg-pen text-on-pen forced-colors:border-3"
                : "bg-surface inset-ring inset-ring-line-control hover:bg-hover",
            )}
          >
            {amount === doneMinutes && amount !== plannedMinutes ? words.stop : shortLength(amount)}
            {note !== undefined && (
              <span className="text-[0.6875rem] leading-tight font-(--weight-regular)">
                {" "}
                {note}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
};
