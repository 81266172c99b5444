import { type AssignmentPart, assignmentLimits } from "@smart-planner/planner/due-work";
import { parseDay, totalMinutes } from "@smart-planner/planner/time";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { GripVertical, Plus, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { browserBackground } from "../../platform/background.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useRowDrag } from "../../ui/use-row-drag.ts";
import { useWords } from "../../ui/use-words.ts";

/** The steps of an assignment, in their order. Alt with an arrow or its grip moves one, Enter starts the next. */
export const PartList = ({
  parts,
  minutes,
  onChange,
}: {
  readonly parts: readonly AssignmentPart[];
  /** The length that was entered for the whole. */
  readonly minutes: number;
  readonly onChange: (parts: readonly AssignmentPart[]) => void;
}) => {
  const words = useWords(assignmentWords);
  const { area, focusOn } = useFocusAfter<HTMLElement>();
  /** The part whose day is being chosen. */
  const [dated, setDated] = useState<string | null>(null);
  const nameAt = (index: number) => `[data-part="${index}"]`;
  const drag = useRowDrag((id, overId) => {
    const [moved, over] = [id, overId].map((one) => parts.find((part) => part.id === one));
    if (moved === undefined || over === undefined) return;
    const others = parts.filter((part) => part !== moved);
    const to = parts.indexOf(over);
    onChange([...others.slice(0, to), moved, ...others.slice(to)]);
  });
  const change = (id: string, patch: Partial<AssignmentPart>) =>
    onChange(parts.map((part) => (part.id === id ? { ...part, ...patch } : part)));
  const addAfter = (index: number) => {
    if (parts.length >= assignmentLimits.parts) return;
    const left = minutes - totalMinutes(parts);
    const part = { id: browserBackground.newDeviceId(), title: "", minutes: left > 0 ? left : 60 };
    onChange([...parts.slice(0, index + 1), part, ...parts.slice(index + 1)]);
    focusOn(nameAt(index + 1));
  };
  const keys = (event: KeyboardEvent, index: number) => {
    if (event.key === "Enter" && event.currentTarget.matches("[data-part]")) {
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
    <section ref={area} aria-label={words.parts} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3>{words.parts}</h3>
        {parts.length > 0 && (
          <span className="text-sm text-ink-2">
            {words.inParts(totalMinutes(parts), parts.length)}
          </span>
        )}
      </div>
      {parts.length === 0 && <p className="text-sm text-ink-2">{words.splitIt}</p>}
      <ol className="grid gap-1.5">
        {parts.map((part, index) => {
          const name = part.title || words.part(index + 1);
          return (
            <li
              key={part.id}
              data-row={part.id}
              className={classNames(
                "grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-2 md:grid-cols-[auto_auto_minmax(0,1fr)_6.5rem_9.5rem_auto]",
                drag.dragged === part.id && "bg-raise shadow-pop",
              )}
            >
              <button
                type="button"
                aria-label={words.move(name)}
                onPointerDown={drag.begin(part.id)}
                onKeyDown={(event) => keys(event, index)}
                className="grid h-11 w-6 cursor-grab touch-none place-items-center rounded-sm text-ink-3 active:cursor-grabbing"
              >
                <GripVertical aria-hidden="true" className="size-4" />
              </button>
              <input
                type="checkbox"
                className="check"
                aria-label={words.partDone(name)}
                checked={part.done === true}
                onChange={(event) => change(part.id, { done: event.target.checked })}
              />
              <TextInput
                data-part={index}
                aria-label={words.part(index + 1)}
                maxLength={assignmentLimits.title}
                value={part.title}
                onChange={(event) => change(part.id, { title: event.target.value })}
                onKeyDown={(event) => keys(event, index)}
                className={classNames(part.done === true && "text-ink-3 line-through")}
              />
              <div className="flex flex-wrap gap-2 max-md:col-span-3 max-md:col-start-2 max-md:row-start-2 max-md:*:flex-[1_1_7rem] md:contents">
                <NumberInput
                  aria-label={words.minutesFor(name)}
                  unit={words.min}
                  min={1}
                  defaultValue={part.minutes}
                  onChange={(event) => {
                    const minutes = Math.round(Number(event.target.value));
                    if (minutes > 0 && minutes <= assignmentLimits.minutes)
                      change(part.id, { minutes });
                  }}
                />
                {part.dueDay === undefined && dated !== part.id ? (
                  <Button
                    variant="quiet"
                    aria-label={words.anyDayFor(name)}
                    className="justify-self-start text-ink-2!"
                    onClick={() => {
                      setDated(part.id);
                      focusOn(`[data-row="${part.id}"] input[type="date"]`);
                    }}
                  >
                    {words.anyDay}
                  </Button>
                ) : (
                  <DateInput
                    aria-label={words.doneBy(name)}
                    value={part.dueDay ?? ""}
                    onChange={(event) => change(part.id, { dueDay: parseDay(event.target.value) })}
                  />
                )}
              </div>
              <IconButton
                label={words.remove(name)}
                icon={<X />}
                className="max-md:col-start-4 max-md:row-start-1"
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
        {words.addPart}
      </Button>
    </section>
  );
};
