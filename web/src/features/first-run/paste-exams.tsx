import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { readExams, type UnreadLine } from "@smart-planner/planner/work";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Textarea } from "../../ui/textarea.tsx";

const reasons: Readonly<Record<UnreadLine["why"], string>> = {
  "no date": "has no date",
  "no subject": "has no subject",
  over: "is over",
  "several dates": "has several dates, and it is not clear which is the exam's",
  unclear: "may belong to the line above or below",
};

/** Exams from a mail, a web page or a chat; what was not understood stays in the box. */
export const PasteExams = ({
  today,
  onUse,
}: {
  readonly today: CalendarDay;
  readonly onUse: (rows: readonly SubjectRow[]) => void;
}) => {
  const id = useId();
  const [text, setText] = useState("");
  const { exams, unread } = readExams(text, today);
  const use = () => {
    onUse(exams.map(({ subject, examDate }) => ({ subject, examDate })));
    setText(unread.map(({ line }) => line).join("\n"));
  };
  return (
    <>
      <Textarea
        aria-label="Your exams, one line each"
        aria-describedby={id}
        rows={4}
        value={text}
        placeholder={"Mathematics 2 December\nPhysics Thu 10.12."}
        onChange={(event) => setText(event.target.value)}
        className="h-full min-h-31 text-sm leading-relaxed"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div id={id} aria-live="polite" className="min-w-0 flex-1 text-sm">
          {exams.length > 0 && (
            <p className="flex items-center gap-2 font-(--weight-medium) text-success">
              <Check aria-hidden="true" className="size-4" />
              {`${counted(exams.length, "exam")} found`}
            </p>
          )}
          {unread.length > 0 && (
            <details className="text-ink-2">
              <summary className="cursor-pointer">{`${counted(unread.length, "line")} not understood`}</summary>
              <ul className="mt-1 grid gap-1">
                {unread.map(({ line, why }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line may be pasted twice
                  <li key={index} className="wrap-anywhere">
                    “{line.trim().slice(0, 80)}” {reasons[why]}.
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <Button variant="primary" disabled={exams.length === 0} focusableWhenDisabled onClick={use}>
          Use these
        </Button>
      </div>
    </>
  );
};
