import type { TimeAway } from "@smart-planner/planner/progress";
import { dateWords } from "@smart-planner/words/en/dates";
import { focusWords } from "@smart-planner/words/en/focus";
import { useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { RangeInput } from "../../ui/range-input.tsx";
import { useWords } from "../../ui/use-words.ts";

const minuteMs = 60_000;

/** The result of the time away, until the next press. */
export const AwayLine = ({
  away: { ms, countedMs, stoppedAt, isForgotten },
  onCount,
}: {
  readonly away: TimeAway;
  readonly onCount: (countedMs: number) => void;
}) => {
  const words = useWords(focusWords);
  const { shortLength } = useWords(dateWords);
  const lengthOf = (ms: number) => shortLength(Math.round(ms / 60_000));
  const { clock } = usePlatform();
  const { showTime } = useDisplay();
  const [isCounting, setCounting] = useState(false);
  const counted = lengthOf(countedMs);
  const outcome =
    countedMs === ms
      ? words.counts
      : countedMs > 0
        ? words.countsPart(counted)
        : words.stoppedAt(showTime(clock.momentAt(stoppedAt).minuteOfDay));
  return (
    <div className="flex max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-1.5 rounded-control border border-line bg-surface px-4 py-2.5 text-sm text-ink-2">
      <p role="status">
        <b className="font-(--weight-semi) text-ink">
          {(isForgotten ? words.ranOn : words.wereAway)(lengthOf(ms))}
        </b>{" "}
        {outcome}
      </p>
      {isCounting ? (
        <RangeInput
          aria-label={words.minutesToCount}
          aria-valuetext={words.countedOf(counted, lengthOf(ms))}
          min={0}
          max={Math.ceil(ms / minuteMs / 5) * 5}
          step={5}
          value={Math.round(countedMs / minuteMs)}
          onValueChange={(minutes) => onCount(minutes * minuteMs)}
          className="w-full"
        />
      ) : countedMs > 0 ? (
        <Button size="sm" className="max-md:min-h-11" onClick={() => onCount(0)}>
          {words.takeOff(counted)}
        </Button>
      ) : (
        <Button size="sm" className="max-md:min-h-11" onClick={() => setCounting(true)}>
          {words.countMore}
        </Button>
      )}
    </div>
  );
};
