import type { FocusReading } from "@smart-planner/planner/progress";
import { focusWords } from "@smart-planner/words/en/focus";
import type { ReactNode } from "react";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { spokenClock, timeText } from "./clock-text.ts";
import { FocusStrip } from "./focus-strip.tsx";
import type { FocusNow } from "./use-focus.ts";

const endText = (
  { phase, isPaused, leftMs, round, rounds, hasEnd, partIndex, parts }: FocusReading,
  now: number,
  clockOf: (instant: number) => string,
  words: typeof focusWords,
): string => {
  if (phase === "over") return words.pastEnd;
  if (isPaused) return words.isPaused;
  const at = clockOf(now + leftMs);
  if (phase === "break") return words.focusStarts(round, hasEnd ? rounds : undefined, at);
  return partIndex === parts.length - 1 ? words.untilEnd(at) : words.untilBreak(at);
};

export const FocusFace = ({
  focus,
  tone,
  below,
}: {
  readonly focus: FocusNow;
  readonly tone: Tone;
  readonly below: ReactNode;
}) => {
  const words = useWords(focusWords);
  const { clock } = usePlatform();
  const { showTime } = useDisplay();
  const { run, reading, now } = focus;
  const isBreak = reading.phase === "break";
  const minuteAt = (instant: number) => clock.momentAt(instant).minuteOfDay;
  const clockOf = (instant: number) => showTime(minuteAt(instant));
  const lastEnd = reading.parts.at(-1)?.end ?? 0;
  return (
    <>
      <div className="grid justify-items-center gap-2">
        {isBreak ? (
          <p className="font-(--weight-semi) text-ink-2">{words.break}</p>
        ) : (
          run.title !== undefined && (
            <p className="inline-flex items-center gap-2 font-(--weight-semi) text-ink-2">
              <ToneDot tone={tone} />
              <bdi>{run.subject}</bdi>
            </p>
          )
        )}
        <h1 className="text-[2.5rem] wrap-anywhere max-md:text-[1.75rem]">
          <bdi>{isBreak ? words.standUp : (run.title ?? (run.subject || words.focus))}</bdi>
        </h1>
      </div>
      {below}
      <p
        role="timer"
        aria-label={spokenClock(reading.leftMs, reading.phase === "over", words)}
        className="font-display text-[11.5rem]/[0.86] font-[580] tracking-[-0.035em] tabular-nums max-md:text-[min(6.75rem,24vw)]"
      >
        {timeText(reading)}
        <small className="mt-6 block [font-family:var(--font-text)] text-lg leading-[1.3] font-(--weight-medium) tracking-normal text-ink-2 max-md:mt-4 max-md:text-md">
          {endText(reading, now, clockOf, words)}
        </small>
      </p>
      <FocusStrip
        reading={reading}
        startMinute={minuteAt(run.startedAt)}
        endMinute={
          reading.hasEnd && !reading.isPaused
            ? minuteAt(now + Math.max(lastEnd - reading.runningMs, 0))
            : undefined
        }
      />
    </>
  );
};
