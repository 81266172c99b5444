import type { FocusReading } from "@smart-planner/planner/progress";
import { focusWords } from "@smart-planner/words/en/focus";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";

const stateOf = (index: number, { partIndex, phase }: FocusReading) => {
  if (index < partIndex || phase === "over") return "done";
  return index === partIndex ? "now" : "next";
};

const captionOf = (
  { phase, round, rounds, hasEnd }: FocusReading,
  words: typeof focusWords,
): string => {
  if (phase === "over") return words.timeUp;
  const say = phase === "focus" ? words.focusRound : words.breakThen;
  return say(round, hasEnd ? rounds : undefined);
};

/** An open-ended timer shows the rounds up to the next long break. */
const shownParts = ({ parts, partIndex, hasEnd }: FocusReading) => {
  if (hasEnd) return parts.map((part, index) => ({ part, index }));
  const first = parts.findLastIndex(
    ({ kind }, index) => kind === "long break" && index < partIndex,
  );
  const last = parts.findIndex(({ kind }, index) => kind === "long break" && index >= partIndex);
  const end = last === -1 ? parts.length : last + 1;
  return parts.map((part, index) => ({ part, index })).slice(first + 1, end);
};

/** The session to scale: done parts in ink, the present one filled, breaks as thin lines. */
export const FocusStrip = ({
  reading,
  startMinute,
  endMinute,
}: {
  readonly reading: FocusReading;
  readonly startMinute: number;
  /** Missing while paused or open-ended. */
  readonly endMinute: number | undefined;
}) => {
  const { showTime } = useDisplay();
  const caption = captionOf(reading, useWords(focusWords));
  return (
    <div className="grid w-full max-w-[46rem] gap-2.5">
      <div role="img" aria-label={caption} className="flex h-6 gap-1">
        {shownParts(reading).map(({ part: { kind, start, end }, index }) => {
          const state = stateOf(index, reading);
          const passed =
            Math.min(Math.max((reading.runningMs - start) / (end - start), 0), 1) * 100;
          return (
            <i
              key={index}
              style={{ flexGrow: end - start, ["--passed" as string]: `${passed}%` }}
              data-state={state}
              className={classNames(
                "relative basis-0 overflow-hidden",
                kind === "focus" || state === "now" ? "focus-part" : "focus-break",
              )}
            />
          );
        })}
      </div>
      <div className="flex justify-between text-xs tabular-nums text-ink-3">
        <span>{showTime(startMinute)}</span>
        <b className="font-(--weight-semi) text-ink">{caption}</b>
        <span>{endMinute === undefined ? "" : showTime(endMinute)}</span>
      </div>
    </div>
  );
};
