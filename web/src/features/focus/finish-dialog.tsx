import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { Choices } from "./choice.tsx";
import { minutesText } from "./minutes-text.ts";
import type { FocusNow } from "./use-focus.ts";

export interface FinishAnswer {
  readonly isDone: boolean;
  /** What the student says is left, when it is not done. */
  readonly leftMinutes?: number | undefined;
}

const choices = [
  {
    value: "done",
    label: (
      <>
        <Check aria-hidden="true" className="size-4" />
        Done
      </>
    ),
  },
  { value: "not yet", label: "Not yet" },
] as const;

const amounts = [15, 30, 60, 120] as const;
const mostLeft = 900;

/** Studied beside planned: what went beyond the plan is hatched. */
const Studied = ({
  studiedMs,
  plannedMinutes,
}: {
  readonly studiedMs: number;
  readonly plannedMinutes: number | undefined;
}) => {
  const studied = Math.round(studiedMs / 60_000);
  if (plannedMinutes === undefined)
    return <p className="font-display text-3xl font-[620]">{minutesText(studiedMs)}</p>;
  const more = Math.max(studied - plannedMinutes, 0);
  const missing = Math.max(plannedMinutes - studied, 0);
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline gap-2">
        <b className="font-display text-3xl font-[620]">{studied}</b>
        <span className="text-ink-2">of {plannedMinutes} min planned</span>
      </p>
      <div role="img" aria-label={`${studied} minutes studied, ${plannedMinutes} planned`}>
        <div className="flex gap-[3px]">
          <i
            style={{ flexGrow: Math.min(studied, plannedMinutes) }}
            className="h-5 basis-0 rounded-[5px] bg-(--tone-bar) forced-colors:bg-[CanvasText]"
          />
          {more > 0 && (
            <i style={{ flexGrow: more }} className="over-part h-5 basis-0 rounded-[5px]" />
          )}
          {missing > 0 && (
            <i
              style={{ flexGrow: missing }}
              className="h-5 basis-0 rounded-[5px] inset-ring inset-ring-line-control forced-colors:border"
            />
          )}
        </div>
        {more > 0 && (
          <p className="mt-1.5 flex gap-[3px] text-xs text-ink-2">
            <span style={{ flexGrow: plannedMinutes }} className="min-w-fit basis-0">
              planned
            </span>
            <span style={{ flexGrow: more }} className="min-w-fit basis-0 whitespace-nowrap">
              {minutesText(more * 60_000)} more
            </span>
          </p>
        )}
      </div>
    </div>
  );
};

export const FinishDialog = ({
  focus: { run, reading },
  tone,
  leftText,
  onFinish,
  onKeepGoing,
}: {
  readonly focus: FocusNow;
  readonly tone: Tone;
  /** What becomes of the work that is left. */
  readonly leftText: string;
  readonly onFinish: (answer: FinishAnswer) => void;
  readonly onKeepGoing: () => void;
}) => {
  const [answer, setAnswer] = useState<"done" | "not yet" | null>(null);
  const [left, setLeft] = useState(30);
  const hasSession = run.sessionKey !== undefined || run.topicId !== undefined;
  const name = run.title ?? (run.subject === "" ? "this" : run.subject);
  const isReady = !hasSession || answer !== null;
  return (
    <Dialog
      open
      onOpenChange={onKeepGoing}
      isLow
      above={
        run.subject === "" || run.subject === name ? undefined : (
          <p className="flex items-center gap-2 text-sm font-(--weight-medium) text-ink-2">
            <ToneDot tone={tone} />
            <bdi>{run.subject}</bdi>
          </p>
        )
      }
      title={hasSession ? `Is “${name}” done?` : "Finish?"}
      actions={
        <>
          <Button variant="quiet" onClick={onKeepGoing}>
            Keep going
          </Button>
          <Button
            variant="primary"
            disabled={!isReady}
            onClick={() =>
              onFinish(
                answer === "not yet"
                  ? { isDone: false, leftMinutes: left }
                  : { isDone: hasSession },
              )
            }
          >
            Save
          </Button>
        </>
      }
    >
      <div className={toneClass(tone)}>
        <Studied studiedMs={reading.studiedMs} plannedMinutes={run.plannedMinutes} />
      </div>
      {hasSession && (
        <Choices label="Is it done?" choices={choices} value={answer} onChoose={setAnswer} />
      )}
      {answer === "not yet" && (
        <div className="grid gap-3 border-t border-line pt-5">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-3 text-sm font-(--weight-medium)">How much is left?</legend>
            {amounts.map((minutes) => (
              <Chip key={minutes} pressed={left === minutes} onClick={() => setLeft(minutes)}>
                {minutesText(minutes * 60_000)}
              </Chip>
            ))}
          </fieldset>
          <div className="flex items-center gap-2.5 text-sm text-ink-2">
            <label htmlFor="left-minutes">or</label>
            <NumberInput
              id="left-minutes"
              min={1}
              max={mostLeft}
              value={left}
              onChange={({ target }) => {
                const minutes = Math.round(target.valueAsNumber);
                if (minutes > 0) setLeft(Math.min(minutes, mostLeft));
              }}
              className="w-22"
            />
            <span>minutes</span>
          </div>
          <p className="text-xs text-ink-3">{leftText}</p>
        </div>
      )}
    </Dialog>
  );
};
