import { type ReadTopics, readTopics } from "@smart-planner/planner/work";
import { useDeferredValue, useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";

/** A pasted list, parsed while it is in the box. */
export const PasteTopics = ({
  text,
  existing,
  onText,
  onAdd,
  onCancel,
}: {
  readonly text: string;
  readonly existing: readonly string[];
  readonly onText: (text: string) => void;
  readonly onAdd: (read: ReadTopics) => void;
  readonly onCancel: () => void;
}) => {
  const shown = useDeferredValue(text);
  const read = useMemo(() => readTopics({ text: shown, existing }), [shown, existing]);
  const count = read.topics.length;
  const add = () => {
    const now = readTopics({ text, existing });
    if (now.topics.length > 0) onAdd(now);
  };
  return (
    <div className="mt-3 grid gap-3 rounded-card border border-line-strong p-4">
      <Field
        label="Paste your chapters, one a line"
        hint={`${counted(count, "chapter")}. Hours or pages after a name are read: 1 h 30, 18 p.`}
      >
        <Textarea
          dir="auto"
          rows={6}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <ul aria-live="polite" className="grid gap-1 text-sm text-ink-2 empty:hidden">
        {read.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={count === 0} focusableWhenDisabled onClick={add}>
          {`Add ${counted(count, "chapter")}`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
