import { type AwayMark, formatClock } from "@smart-planner/planner";
import { useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useIsNarrow } from "../../platform/use-is-narrow.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RangeInput } from "../../ui/range-input.tsx";
import { Choices } from "./choice.tsx";
import { minutesText } from "./minutes-text.ts";
import type { FocusNow } from "./use-focus.ts";

type Answer = "yes" | "no" | "part";

const choices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "part", label: "Part" },
] as const;

const happened = (why: AwayMark["why"], isPhone: boolean): string => {
  if (why === "closed") return "The page was closed for";
  if (why === "forgotten") return "The timer ran on for";
  return `Your ${isPhone ? "phone" : "laptop"} slept for`;
};

const minuteMs = 60_000;
const step = 5;

/** Asks about a stretch in which the device slept or the page was closed. Escape leaves it open. */
export const AwayDialog = ({
  focus: { run, reading },
  question,
  onAnswer,
  onLater,
}: {
  readonly focus: FocusNow;
  readonly question: AwayMark;
  readonly onAnswer: (countedMs: number) => void;
  readonly onLater: () => void;
}) => {
  const { clock } = usePlatform();
  const isNarrow = useIsNarrow();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const away = question.to - question.from;
  const wholeMinutes = Math.round(away / minuteMs);
  const [part, setPart] = useState(Math.round(wholeMinutes / 2 / step) * step);
  const countedMs = answer === "yes" ? away : answer === "part" ? part * minuteMs : 0;
  const from = formatClock(clock.momentAt(question.from).minuteOfDay);
  const to = formatClock(clock.momentAt(question.to).minuteOfDay);
  const what = [run.subject, run.title].filter((text) => text !== undefined && text !== "");
  return (
    <Dialog
      open
      onOpenChange={onLater}
      title={`${happened(question.why, isNarrow)} ${minutesText(away)}: count it?`}
      actions={
        <>
          <span className="me-auto self-center text-sm text-ink-2">
            Total: {minutesText(reading.studiedMs + countedMs)}
          </span>
          <Button
            variant="primary"
            disabled={answer === null}
            onClick={() => onAnswer(Math.min(countedMs, away))}
          >
            {answer === null
              ? "Choose an answer"
              : countedMs === 0
                ? "Count nothing"
                : `Count ${minutesText(countedMs)}`}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        {what.length > 0 && `${what.join(", ")}. `}
        {`From ${from} to ${to}.`}
      </p>
      <Choices label="Count it?" choices={choices} value={answer} onChoose={setAnswer} />
      {answer === "part" && (
        <div className="grid gap-3 border-t border-line pt-5">
          <div className="flex items-baseline justify-between gap-4">
            <label htmlFor="away-part" className="text-sm font-(--weight-medium)">
              How much of it were you studying?
            </label>
            <output htmlFor="away-part" className="text-sm font-(--weight-semi)">
              {part} of {wholeMinutes} min
            </output>
          </div>
          <RangeInput
            id="away-part"
            min={0}
            max={Math.ceil(wholeMinutes / step) * step}
            step={step}
            value={part}
            onValueChange={setPart}
          />
        </div>
      )}
    </Dialog>
  );
};
