import { dateWords } from "@smart-planner/words/en/dates";
import { focusWords } from "@smart-planner/words/en/focus";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
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

const amounts = [15, 30, 60] as const;

/** One press finishes: done, or with this much left. */
export const FinishDialog = ({
  focus: { run, reading },
  tone,
  leftText,
  awayLine,
  onFinish,
  onKeepGoing,
}: {
  readonly focus: FocusNow;
  readonly tone: Tone;
  readonly leftText: string;
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
          {amounts.map((minutes) => (
            <Button
              key={minutes}
              size="lg"
              className="px-1!"
              onClick={() => onFinish({ isDone: false, leftMinutes: minutes })}
            >
              {shortLength(minutes)}
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
