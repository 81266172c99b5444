import { type SubjectRow, subjectsOfRows } from "@smart-planner/contract";
import type { ReadDueWork } from "@smart-planner/planner/due-work";
import type { CalendarDay, Commitment, StudyPlan } from "@smart-planner/planner/model";
import type { TextSpan, Wish, WishQuestion } from "@smart-planner/planner/wishes";
import { smartWords } from "@smart-planner/words/en/smart";
import { lazy, Suspense, useId, useRef, useState } from "react";
import type { Moment } from "../../platform/clock.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { useWords } from "../../ui/use-words.ts";
import { KeptFree, type TakenTimes } from "./kept-free.tsx";
import type { ReadText } from "./smart-reading.tsx";
import { useSmartSettings } from "./smart-settings.ts";
import { useSmartTimetable } from "./use-smart-timetable.ts";

let reading: Promise<typeof import("./smart-reading.tsx")> | undefined;

/** The reading of the student's words; a page that opens with wishes waits for it. */
export const loadSmartReading = () => {
  reading ??= import("./smart-reading.tsx");
  return reading;
};
const SmartReading = lazy(loadSmartReading);
const SmartSummary = lazy(() => import("./smart-summary.tsx"));

export interface SmartTimetablePanelProps {
  readonly rows: readonly SubjectRow[];
  readonly hours: number;
  /** Busy times from calendars and days off. */
  readonly takenAt: (from: CalendarDay) => TakenTimes;
  /** The plan comes first: without wishes the panel starts hidden. */
  readonly hasPlan: boolean;
  readonly wishes: readonly Wish[];
  /** A wish for a fixed time is to stay when the plan goes. */
  readonly onKeep: (commitment: Commitment) => void;
  /** Words that are due work and no wish; says whether it was added. */
  readonly onDueWork: (work: ReadDueWork) => boolean;
  readonly onPlan: (answer: {
    readonly plan: StudyPlan;
    readonly wishes: readonly Wish[] | undefined;
    /** When it was asked for. */
    readonly now: Moment;
  }) => void;
}

/** Open questions of the last text; they stay while chips are changed. */
interface LeftOpen extends ReadText {
  readonly isNothing: boolean;
}

/** Asks the server for a timetable that follows the student's own words. */
export const SmartTimetablePanel = ({
  rows,
  hours,
  takenAt,
  hasPlan,
  wishes,
  onKeep,
  onDueWork,
  onPlan,
}: SmartTimetablePanelProps) => {
  const words = useWords(smartWords);
  const id = useId();
  const generateButton = useRef<HTMLButtonElement>(null);
  const [{ text, thinksMore, readText }, changeSettings] = useSmartSettings();
  const { pending, result, generate, cancel } = useSmartTimetable();
  const [leftOpen, setLeftOpen] = useState<LeftOpen | null>(null);
  const { day: today } = useMoment();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (!hasPlan || wishes.length > 0);
  if (rows.every(({ subject }) => subject.trim() === "")) return null;

  const plan = async (asked: { readonly text: string; readonly wishes: readonly Wish[] }) => {
    // The first plan would otherwise fold the panel, with the answer in it.
    setChosen(true);
    const answer = await generate({
      rows,
      hours,
      ...asked,
      taken: takenAt(today),
      modelType: thinksMore ? "pro" : "flash",
    });
    if (!answer?.ok) return;
    const { explained } = answer;
    onPlan({ plan: answer.plan, wishes: explained?.wishes, now: answer.now });
    const readNow = asked.text.trim();
    if (readNow === "") return;
    changeSettings({ readText: readNow });
    setLeftOpen({
      text: readNow,
      readings: explained?.readings ?? [],
      questions: explained?.questions ?? [],
      notUnderstood: explained?.notUnderstood ?? [],
      isNothing:
        explained !== undefined &&
        explained.readings.length === 0 &&
        explained.questions.length === 0 &&
        explained.notUnderstood.length > 0,
    });
  };
  const subjects = subjectsOfRows(rows).map(({ name }) => name.trim());
  const press = () => {
    // Words that were already read are shown as chips.
    const isRead = wishes.length > 0 && text.trim() === readText;
    if (!isRead) setLeftOpen(null);
    return plan({ text: isRead ? "" : text, wishes });
  };
  const answerQuestion = (question: WishQuestion, after: readonly Wish[]) => {
    setLeftOpen(
      (before) =>
        before && { ...before, questions: before.questions.filter((each) => each !== question) },
    );
    // "No, leave that out" changes nothing about the plan.
    return after === wishes ? undefined : plan({ text: "", wishes: after });
  };
  const replaceWords = ({ start, end }: TextSpan, suggestion: string) => {
    const read = leftOpen?.text ?? "";
    changeSettings({ text: `${read.slice(0, start)}${suggestion}${read.slice(end)}` });
    setLeftOpen(null);
  };
  const addDueWork = (span: TextSpan, work: ReadDueWork) => {
    if (!onDueWork(work)) return;
    setLeftOpen(
      (before) =>
        before && {
          ...before,
          isNothing: false,
          notUnderstood: before.notUnderstood.filter(({ start }) => start !== span.start),
        },
    );
  };
  const stop = () => {
    cancel();
    generateButton.current?.focus();
  };

  return (
    <Block
      compact
      heading={words.heading}
      aside={
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      }
    >
      {!isOpen && <p className="text-sm text-ink-2">{words.inYourWords}</p>}
      <div id={id} hidden={!isOpen} className="grid gap-3.5">
        <Field label={words.preferences}>
          <Textarea
            rows={3}
            placeholder={words.placeholder}
            value={text}
            onChange={(event) => changeSettings({ text: event.target.value })}
          />
        </Field>
        <Switch
          label={words.thinkMore}
          checked={thinksMore}
          onCheckedChange={(checked) => changeSettings({ thinksMore: checked })}
          hint={thinksMore ? words.thinkMoreHint : undefined}
        />
        <KeptFree {...takenAt(today)} />
        {result?.ok === false && (
          <Notice variant="danger">
            <p>
              <strong>{words.error}</strong> {result.message}
            </p>
            {result.hint !== undefined && <p className="mt-1">{result.hint}</p>}
          </Notice>
        )}
        <Button ref={generateButton} block loading={pending !== null} onClick={press}>
          {pending === null ? words.generate : words.pending[pending]}
        </Button>
        {pending !== null && (
          <Button variant="quiet" block onClick={stop}>
            {words.cancel}
          </Button>
        )}
        <div role="status" className="not-empty:mt-1">
          {result?.ok === true && (
            <Suspense>
              <SmartSummary
                explained={result.explained}
                notes={result.notes}
                nothing={leftOpen?.isNothing === true ? leftOpen : undefined}
                {...{ subjects, today }}
              />
            </Suspense>
          )}
        </div>
        {(wishes.length > 0 || leftOpen !== null) && (
          <Suspense>
            <SmartReading
              read={leftOpen}
              wishes={wishes}
              disabled={pending !== null}
              onWishes={(changed) => plan({ text: "", wishes: changed })}
              onAnswer={answerQuestion}
              onKeep={onKeep}
              {...{ subjects, today }}
              onReplace={replaceWords}
              onDueWork={addDueWork}
            />
          </Suspense>
        )}
      </div>
    </Block>
  );
};
