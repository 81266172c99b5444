import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { Plus } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";

/**
 * One chapter after the other: the field opens at the first press, and typed text is kept when it
 * is left.
 */
export const NewTopicForm = ({
  draft,
  onDraft,
  isOpen,
  onOpen,
  onAdd,
  onPasteList,
}: {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly isOpen: boolean;
  /** Opens the field, or brings the keyboard back into it. */
  readonly onOpen: () => void;
  /** Whether the text was taken. */
  readonly onAdd: (text: string) => boolean;
  readonly onPasteList: (text: string) => void;
}) => {
  const words = useWords(subjectWorkWords);
  const addDraft = () => {
    if (draft.trim() !== "" && onAdd(draft)) onDraft("");
  };
  return (
    <form
      data-draft=""
      className={classNames("flex gap-2", isOpen && "flex-1 basis-60")}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) addDraft();
        onOpen();
      }}
    >
      {isOpen && (
        <TextInput
          aria-label={words.newChapter}
          placeholder={words.newChapterHint}
          dir="auto"
          value={draft}
          maxLength={200}
          onChange={({ target }) => onDraft(target.value)}
          onBlur={addDraft}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            if (!/\n/.test(text.trim())) return;
            event.preventDefault();
            onPasteList(text);
          }}
          className="min-h-(--ctl-h-sm) px-2.5 text-sm max-md:min-h-11"
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        icon={<Plus />}
        className="max-md:min-h-11"
      >
        {words.addChapter}
      </Button>
    </form>
  );
};
