import type { Mode } from "@smart-planner/contract";
import { type Assignment, assignmentLimits } from "@smart-planner/planner/due-work";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import type { ReactNode, RefObject } from "react";
import { useToneOf } from "../../planner-hooks/planner-context.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";

/** The title of due work, and how much of it is done. */
export const WorkHead = ({
  work,
  mode,
  title,
  mayBeEmpty = false,
  progress,
  onChange,
}: {
  readonly work: Pick<Assignment, "title" | "subject">;
  readonly mode: Mode;
  readonly title?: RefObject<HTMLInputElement | null> | undefined;
  readonly mayBeEmpty?: boolean;
  readonly progress?:
    | {
        readonly label: string;
        readonly percent: number;
        readonly text: string;
        readonly end: string;
        readonly more?: ReactNode;
      }
    | undefined;
  readonly onChange: (patch: Partial<Assignment>) => void;
}) => {
  const shared = useWords(dueWorkWords);
  const toneOf = useToneOf(mode);
  return (
    <div className="grid gap-2 md:pe-3">
      <TextInput
        {...(title !== undefined && { ref: title })}
        aria-label={shared.title}
        placeholder={shared.title}
        maxLength={assignmentLimits.title}
        dir="auto"
        defaultValue={work.title}
        onChange={({ target }) => {
          const name = target.value.trim();
          if (name !== "" || mayBeEmpty) onChange({ title: name });
        }}
        className="-mx-2.5 w-[calc(100%+1.25rem)]! border-transparent! bg-transparent! px-2.5! font-display! text-[1.375rem]! font-[640]! tracking-(--tracking-display) shadow-none! hover:border-line-control! placeholder-shown:border-line-control! md:text-[1.625rem]!"
      />
      {progress !== undefined && (
        <>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="font-(--weight-semi)">{progress.text}</span>
            <span className="text-ink-2">{progress.end}</span>
          </p>
          {progress.more}
          <ProgressBar
            label={progress.label}
            percent={progress.percent}
            tone={toneOf(work.subject || work.title)}
          />
        </>
      )}
    </div>
  );
};
