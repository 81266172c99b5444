import { assignmentLimits } from "@smart-planner/planner/due-work";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useIsNarrow } from "../../platform/use-media.ts";
import { Popover } from "../../ui/popover.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

const plain = (name: string): string => name.trim().toLowerCase();

/** The subject of a piece of work: one of those there are, found by typing, or a new one. */
export const SubjectChoice = ({
  subject,
  subjects,
  toneOf,
  onChange,
}: {
  readonly subject: string;
  readonly subjects: readonly string[];
  readonly toneOf: (subject: string) => Tone;
  readonly onChange: (subject: string) => void;
}) => {
  const words = useWords(dueWorkWords);
  const sheet = useWords(assignmentWords);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const isKnown = typed.trim() === "" || subjects.some((name) => plain(name) === plain(typed));
  const choices = [
    ...subjects
      .filter((name) => plain(name).includes(plain(typed)))
      .map((name) => ({ name, text: name })),
    ...(isKnown ? [] : [{ name: typed.trim(), text: words.newSubject(typed.trim()) }]),
    ...(subject === "" || typed !== "" ? [] : [{ name: "", text: sheet.noSubject }]),
  ];
  const open = (next: boolean) => {
    setOpen(next);
    setTyped("");
  };
  const choose = (name: string) => {
    onChange(name);
    open(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      isSheet={isNarrow}
      title={words.subject}
      trigger={{
        className:
          "-ms-2 flex min-h-9 min-w-0 items-center gap-2.5 rounded-control px-2 text-start font-(--weight-medium) text-ink-2 hover:bg-hover hover:text-ink max-md:min-h-11",
        children: (
          <>
            <span className="sr-only">{sheet.subjectIs}</span>
            {subject !== "" && <ToneDot tone={toneOf(subject)} />}
            <bdi className="min-w-0 wrap-anywhere">{subject || sheet.chooseSubject}</bdi>
            <ChevronDown aria-hidden="true" className="size-4 flex-none text-ink-3" />
          </>
        ),
      }}
    >
      <TextInput
        autoFocus
        aria-label={sheet.findSubject}
        className="mt-3"
        maxLength={assignmentLimits.title}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          const [first] = choices;
          if (key === "Enter" && first !== undefined) choose(first.name);
        }}
      />
      <ul className="mt-2 grid max-h-72 overflow-auto">
        {choices.map(({ name, text }) => (
          <li key={name} className="grid">
            <button
              type="button"
              aria-current={name === subject || undefined}
              onClick={() => choose(name)}
              className="flex min-h-11 items-center gap-2.5 rounded-control px-2.5 text-start hover:bg-hover aria-current:font-(--weight-semi)"
            >
              {name !== "" && <ToneDot tone={toneOf(name)} />}
              <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
};
