import type { Commitment } from "@smart-planner/planner/model";
import { readFixedTimes } from "@smart-planner/planner/written";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { Calendar, X } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { FieldError } from "../../ui/field-error.tsx";
import { QuestionRow } from "../../ui/question-row.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWords } from "../../ui/use-words.ts";
import { useDayList } from "./day-picker.tsx";
import { commitmentOf } from "./school-times.ts";

/** "football Tue Thu 18-19:30, café Sat 10-16" becomes commitments on Enter. */
export const FixedQuestion = ({
  commitments,
  onCommitmentsChange,
}: {
  readonly commitments: readonly Commitment[];
  readonly onCommitmentsChange: (commitments: readonly Commitment[]) => void;
}) => {
  const words = useWords(commitmentsWords);
  const dayList = useDayList();
  const id = useId();
  const { showTime } = useDisplay();
  const { area, focusOn } = useFocusAfter<HTMLDivElement>();
  const [text, setText] = useState("");
  const [missed, setMissed] = useState<readonly string[]>([]);
  const shown = commitments.filter(({ isClass, dates }) => isClass !== true && dates === undefined);
  const take = () => {
    const { times, rest } = readFixedTimes(text);
    if (times.length > 0)
      onCommitmentsChange([
        ...commitments,
        ...times.map((time) => commitmentOf(time, words.school)),
      ]);
    setText(rest.join(", "));
    setMissed(rest);
  };
  return (
    <QuestionRow heading={words.whatElse}>
      <div ref={area} className="grid gap-2">
        <form
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            take();
          }}
        >
          <TextInput
            aria-label={words.whatElse}
            placeholder={words.whatElseExample}
            maxLength={2_000}
            value={text}
            aria-invalid={missed.length > 0 || undefined}
            aria-describedby={missed.length > 0 ? id : undefined}
            onChange={({ target }) => {
              setText(target.value);
              setMissed([]);
            }}
            onBlur={() => text.trim() !== "" && take()}
          />
        </form>
        <div aria-live="polite" className="empty:hidden">
          {missed.length > 0 && (
            <FieldError id={id}>{words.notUnderstood(missed.join(", "))}</FieldError>
          )}
        </div>
        {shown.length > 0 && (
          <ul aria-label={words.whatIsFixed} className="flex flex-wrap gap-2">
            {shown.map((each) => (
              <li
                key={`${each.name} ${each.days.join()} ${each.startTime} ${each.endTime}`}
                className="inline-flex min-h-9 items-center gap-2 rounded-full bg-sunk ps-3 text-sm inset-ring inset-ring-line-strong"
              >
                <Calendar aria-hidden="true" className="size-4 text-ink-3" />
                <bdi className="font-(--weight-semi)">{each.name}</bdi>
                <span className="text-ink-2">
                  {`${dayList(each.days)} ${showTime(each.startTime)}–${showTime(each.endTime)}`}
                </span>
                <button
                  type="button"
                  aria-label={words.remove(each.name)}
                  onClick={() => {
                    onCommitmentsChange(commitments.filter((other) => other !== each));
                    focusOn("input");
                  }}
                  className="grid size-9 place-items-center rounded-full text-ink-3 hover:text-ink"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </QuestionRow>
  );
};
