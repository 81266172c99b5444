import { type AwayMark, formatClock, readFocus } from "@smart-planner/planner";
import { useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useIsNarrow } from "../../platform/use-is-narrow.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RangeInput } from "../../ui/range-input.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { Choices } from "./choice.tsx";
import { minutesText } from "./minutes-text.ts";
import type { FocusNow } from "./use-focus.ts";

type Answer = "yes" | "no" | "part";

const choices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "part", label: "Part" },
] as const;

const minuteMs = 60_000;

const happened = (why: AwayMark["why"], isPhone: boolean): string => {
  if (why === "closed") return "The page was closed for";
  if (why === "forgotten") return "The timer ran on for";
  return `Your ${isPhone ? "phone" : "laptop"} slept for`;
};

const states = { asleep: "asleep", closed: "closed", forgotten: "past the end" } as const;

/** What ran before, the stretch in question, and what has run since, to scale. */
const AwayStrip = ({
  focus: { run, reading },
  question,
}: {
  readonly focus: FocusNow;
  readonly question: AwayMark;
}) => {
  const marks = run.marks.slice(0, run.marks.indexOf(question));
  const before = readFocus({ ...run, marks }, question.from).runningMs;
  const away = question.to - question.from;
  const after = Math.max(reading.runningMs - before, 0);
  const parts = [
    {
      key: "before",
      ms: before,
      text: minutesText(before),
      look: "bg-(--tone-bar) forced-colors:bg-[CanvasText]",
    },
    {
      key: "away",
      ms: away,
      text: `${minutesText(away)} ${states[question.why]}`,
      look: "away-part",
    },
    {
      key: "after",
      ms: after,
      text: minutesText(after),
      look: "bg-(--tone-bar) forced-colors:bg-[CanvasText]",
    },
  ].filter(({ ms }) => ms >= minuteMs / 2);
  return (
    <ul className="flex gap-[3px] text-xs text-ink-2">
      {parts.map(({ key, ms, text, look }) => (
        <li key={key} style={{ flexGrow: ms }} className="grid min-w-fit basis-0 gap-1.5">
          <span aria-hidden="true" className={classNames("h-5 rounded-[5px]", look)} />
          <span className="pe-2 whitespace-nowrap tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  );
};

const step = 5;

/** Asks about a stretch in which the device slept or the page was closed. Escape leaves it open. */
export const AwayDialog = ({
  focus,
  tone,
  question,
  onAnswer,
  onLater,
}: {
  readonly focus: FocusNow;
  readonly tone: Tone;
  readonly question: AwayMark;
  readonly onAnswer: (countedMs: number) => void;
  readonly onLater: () => void;
}) => {
  const { run, reading } = focus;
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
        {`${question.why === "asleep" ? "Asleep from" : "From"} ${from} to ${to}.`}
      </p>
      <div className={toneClass(tone)}>
        <AwayStrip focus={focus} question={question} />
      </div>
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
