import { type AssignmentPart, assignmentLimits } from "@smart-planner/planner/due-work";
import { spokenDuration } from "@smart-planner/planner/progress";
import { parseDay, totalMinutes } from "@smart-planner/planner/time";
import { Plus, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { browserBackground } from "../../platform/background.ts";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";

/** The steps of an assignment, in their order. Alt with an arrow moves one, Enter starts the next. */
export const PartList = ({
  parts,
  onChange,
}: {
  readonly parts: readonly AssignmentPart[];
  readonly onChange: (parts: readonly AssignmentPart[]) => void;
}) => {
  const { area, focusOn } = useFocusAfter<HTMLElement>();
  const nameAt = (index: number) => `[data-part="${index}"]`;
  const change = (id: string, patch: Partial<AssignmentPart>) =>
    onChange(parts.map((part) => (part.id === id ? { ...part, ...patch } : part)));
  const addAfter = (index: number) => {
    if (parts.length >= assignmentLimits.parts) return;
    const part = { id: browserBackground.newDeviceId(), title: "", minutes: 60 };
    onChange([...parts.slice(0, index + 1), part, ...parts.slice(index + 1)]);
    focusOn(nameAt(index + 1));
  };
  const keys = (event: KeyboardEvent, index: number) => {
    if (event.key === "Enter") {
      event.preventDefault();
      return addAfter(index);
    }
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    const [one, other] = [parts[index], parts[index + step]];
    if (!event.altKey || step === 0 || one === undefined || other === undefined) return;
    event.preventDefault();
    onChange(parts.map((part, at) => (at === index ? other : at === index + step ? one : part)));
    focusOn(nameAt(index + step));
  };
  return (
    <section ref={area} aria-label="Parts" className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3>Parts</h3>
        {parts.length > 0 && (
          <span className="text-sm text-ink-2">
            {spokenDuration(totalMinutes(parts))} in {parts.length} part
            {parts.length === 1 ? "" : "s"}
          </span>
        )}
      </div>
      <ol className="grid gap-1.5">
        {parts.map((part, index) => {
          const name = part.title === "" ? `Part ${index + 1}` : part.title;
          return (
            <li
              key={part.id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 md:grid-cols-[auto_minmax(0,1fr)_6.5rem_9.5rem_auto]"
            >
              <input
                type="checkbox"
                className="check"
                aria-label={`Done: ${name}`}
                checked={part.done === true}
                onChange={(event) => change(part.id, { done: event.target.checked })}
              />
              <TextInput
                data-part={index}
                aria-label={`Part ${index + 1}`}
                maxLength={assignmentLimits.title}
                value={part.title}
                onChange={(event) => change(part.id, { title: event.target.value })}
                onKeyDown={(event) => keys(event, index)}
              />
              <NumberInput
                aria-label={`Minutes for ${name}`}
                unit="min"
                min={1}
                className="max-md:col-start-2"
                defaultValue={part.minutes}
                onChange={(event) => {
                  const minutes = Math.round(Number(event.target.value));
                  if (minutes > 0 && minutes <= assignmentLimits.minutes)
                    change(part.id, { minutes });
                }}
              />
              <DateInput
                aria-label={`${name} to be done by`}
                className="max-md:col-start-2"
                value={part.dueDay ?? ""}
                onChange={(event) => change(part.id, { dueDay: parseDay(event.target.value) })}
              />
              <IconButton
                label={`Remove ${name}`}
                icon={<X />}
                className="max-md:col-start-3 max-md:row-start-1"
                onClick={() => onChange(parts.filter(({ id }) => id !== part.id))}
              />
            </li>
          );
        })}
      </ol>
      <Button
        variant="quiet"
        icon={<Plus />}
        className="justify-self-start"
        onClick={() => addAfter(parts.length - 1)}
      >
        Add a part
      </Button>
    </section>
  );
};
