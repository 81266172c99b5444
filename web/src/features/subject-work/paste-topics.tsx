import { type ReadTopics, readTopics } from "@smart-planner/planner/work";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { topicWords } from "@smart-planner/words/en/topics";
import { useDeferredValue, useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { useWords } from "../../ui/use-words.ts";

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
  const words = useWords(subjectWorkWords);
  const { pasted } = useWords(topicWords);
  const shown = useDeferredValue(text);
  const read = useMemo(() => readTopics({ text: shown, existing }), [shown, existing]);
  const count = read.topics.length;
  const add = () => {
    const now = readTopics({ text, existing });
    if (now.topics.length > 0) onAdd(now);
  };
  return (
    <div className="mt-3 grid gap-3 rounded-card border border-line-strong p-4">
      <Field label={words.pasteLines} hint={words.pasteHint(count)}>
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
          <li key={note.kind}>{pasted(note)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={count === 0} focusableWhenDisabled onClick={add}>
          {words.addChapters(count)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
};
