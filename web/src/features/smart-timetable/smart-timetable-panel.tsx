import type { SubjectRow } from "@smart-planner/contract";
import type { StudyPlan, Wish } from "@smart-planner/planner";
import { useId, useRef, useState } from "react";
import type { Moment } from "../../platform/clock.ts";
import { useIsNarrow } from "../../platform/use-is-narrow.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { useSmartSettings } from "./smart-settings.ts";
import { SmartSummary } from "./smart-summary.tsx";
import { useSmartTimetable } from "./use-smart-timetable.ts";

export interface SmartTimetablePanelProps {
  readonly rows: readonly SubjectRow[];
  readonly hours: number;
  /** On a phone the plan comes first, and the panel starts hidden. */
  readonly hasPlan: boolean;
  readonly onPlan: (answer: {
    readonly plan: StudyPlan;
    /** What was understood of the preferences, where the server says. */
    readonly wishes: readonly Wish[] | undefined;
    /** When it was asked for. */
    readonly now: Moment;
  }) => void;
}

const labels = { flash: "Generating...", pro: "Thinking deeply..." } as const;

/** Asks the server for a timetable that follows the student's own words. */
export const SmartTimetablePanel = ({ rows, hours, hasPlan, onPlan }: SmartTimetablePanelProps) => {
  const id = useId();
  const generateButton = useRef<HTMLButtonElement>(null);
  const [{ text, thinksMore }, changeSettings] = useSmartSettings();
  const { pending, result, generate, cancel } = useSmartTimetable();
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? !(isNarrow && hasPlan);
  if (rows.every(({ subject }) => subject.trim() === "")) return null;

  const press = async () => {
    // The first plan would otherwise fold the panel, with the answer in it, on a phone.
    setChosen(true);
    const modelType = thinksMore ? "pro" : "flash";
    const answer = await generate({ rows, hours, text, modelType });
    if (answer?.ok)
      onPlan({ plan: answer.plan, wishes: answer.explained?.wishes, now: answer.now });
  };
  const stop = () => {
    cancel();
    generateButton.current?.focus();
  };

  return (
    <Block
      compact
      heading="AI-Powered Smart Timetable"
      aside={
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
        >
          {isOpen ? "Hide" : "Show"}
        </Button>
      }
    >
      <div id={id} hidden={!isOpen} className="grid gap-3.5">
        <Field label="Your preferences">
          <Textarea
            rows={3}
            placeholder="Tell us how you like to study"
            value={text}
            onChange={(event) => changeSettings({ text: event.target.value })}
          />
        </Field>
        <Switch
          label="Think More"
          checked={thinksMore}
          onCheckedChange={(checked) => changeSettings({ thinksMore: checked })}
          hint={thinksMore ? "Using Pro model for detailed analysis" : undefined}
        />
        {result?.ok === false && (
          <Notice variant="danger">
            <p>
              <strong>Error:</strong> {result.message}
            </p>
            {result.hint !== undefined && <p className="mt-1">{result.hint}</p>}
          </Notice>
        )}
        <Button
          ref={generateButton}
          variant="primary"
          block
          loading={pending !== null}
          onClick={press}
        >
          {pending === null ? "Generate Smart Timetable" : labels[pending]}
        </Button>
        {pending !== null && (
          <Button variant="quiet" block onClick={stop}>
            Cancel
          </Button>
        )}
        <div role="status" className="not-empty:mt-1">
          {result?.ok === true && <SmartSummary result={result} text={text.trim()} />}
        </div>
      </div>
    </Block>
  );
};
