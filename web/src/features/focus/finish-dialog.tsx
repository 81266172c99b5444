import { dateWords } from "@smart-planner/words/en/dates";
import { focusWords } from "@smart-planner/words/en/focus";
import { Check } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { FocusNow } from "./use-focus.ts";

export interface FinishAnswer {
  readonly isDone: boolean;
  /** The rest, if it is not done. */
  readonly leftMinutes?: number | undefined;
}

/** The place of so many minutes in a few words; empty if the session keeps its place or nothing has room. */
export type PlaceOf = (minutes: number, signal: AbortSignal) => Promise<string>;

const amounts = [15, 30, 60] as const;

/** One press finishes: done, or with this much left. */
export const FinishDialog = ({
  focus: { run, reading },
  tone,
  leftText,
  placeOf,
  awayLine,
  onFinish,
  onKeepGoing,
}: {
  readonly focus: FocusNow;
  readonly tone: Tone;
  readonly leftText: string;
  readonly placeOf: PlaceOf;
  readonly awayLine: ReactNode;
  readonly onFinish: (answer: FinishAnswer) => void;
  readonly onKeepGoing: () => void;
}) => {
  const words = useWords(focusWords);
  const { shortLength } = useWords(dateWords);
  const lengthOf = (ms: number) => shortLength(Math.round(ms / 60_000));
  const hasSession = run.sessionKey !== undefined || run.topicId !== undefined;
  const studied =
    run.plannedMinutes === undefined
      ? lengthOf(reading.studiedMs)
      : words.studiedOf(Math.round(reading.studiedMs / 60_000), run.plannedMinutes);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const findPlaces = useEffectEvent((signal: AbortSignal) =>
    Promise.all(amounts.map((minutes) => placeOf(minutes, signal))),
  );
  useEffect(() => {
    const opened = new AbortController();
    void findPlaces(opened.signal).then((found) => opened.signal.aborted || setPlaces(found));
    return () => opened.abort();
  }, []);
  return (
    <Dialog
      onClose={onKeepGoing}
      isLow
      above={
        <p className="flex items-center gap-2 text-sm font-(--weight-medium) text-ink-2">
          <ToneDot tone={tone} />
          <span>
            <bdi>{run.title ?? (run.subject || words.focus)}</bdi>, {studied}
          </span>
        </p>
      }
      title={hasSession ? words.finishedSession : words.finishQuestion}
    >
      <Button
        variant="primary"
        size="lg"
        icon={<Check />}
        onClick={() => onFinish({ isDone: hasSession })}
      >
        {words.done}
      </Button>
      {hasSession && (
        <fieldset className="grid grid-cols-3 gap-2">
          <legend className="mb-2.5 text-sm font-(--weight-medium) text-ink-2">
            {words.notYet}
          </legend>
          {amounts.map((minutes, index) => (
            <Button
              key={minutes}
              size="lg"
              className="px-1!"
              onClick={() => onFinish({ isDone: false, leftMinutes: minutes })}
            >
              <span className="grid">
                {shortLength(minutes)}
                {/* A line of its own from the start: the answer moves nothing. */}
                <span className="min-h-5 text-xs font-(--weight-regular) text-ink-2">
                  {places[index]}
                </span>
              </span>
            </Button>
          ))}
          <p className="col-span-3 mt-1.5 text-sm text-ink-2">{leftText}</p>
        </fieldset>
      )}
      {awayLine}
      <Button variant="quiet" className="justify-self-center" onClick={onKeepGoing}>
        {words.keepGoing}
      </Button>
    </Dialog>
  );
};
