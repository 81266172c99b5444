import type { Mode } from "@smart-planner/contract";
import { type Assignment, assignmentLimits } from "@smart-planner/planner/due-work";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { type ReactNode, useRef } from "react";
import { usePlanner, useToneOf } from "../../planner-hooks/planner-context.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SideSheet } from "../../ui/side-sheet.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { SubjectChoice } from "./subject-choice.tsx";

/** A part of the sheet. */
export const section = "grid gap-4 border-b border-line px-4 py-5 last:border-b-0 md:px-7";

/** The sheet of due work: its subject, its title and how much of it is done. */
export const WorkSheet = ({
  work,
  mode,
  name,
  isNew = false,
  progress,
  foot,
  onChange,
  onClose,
  children,
}: {
  readonly work: Pick<Assignment, "title" | "subject">;
  readonly mode: Mode;
  /** Of the sheet. */
  readonly name: string;
  readonly isNew?: boolean;
  readonly progress?:
    | {
        readonly label: string;
        readonly percent: number;
        readonly text: string;
        readonly end: string;
        readonly more?: ReactNode;
      }
    | undefined;
  readonly foot: ReactNode;
  readonly onChange: (patch: Partial<Assignment>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const shared = useWords(dueWorkWords);
  const planner = usePlanner();
  const toneOf = useToneOf(mode);
  const title = useRef<HTMLInputElement>(null);
  return (
    <SideSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      mark={
        <SubjectChoice
          subject={work.subject}
          subjects={planner.schoolWork.subjectsIn(mode)}
          toneOf={toneOf}
          onChange={(subject) => onChange({ subject })}
        />
      }
      title={<span className="sr-only">{name}</span>}
      initialFocus={isNew ? title : undefined}
      head={
        <div className="grid gap-2 md:pe-3">
          <TextInput
            ref={title}
            aria-label={shared.title}
            placeholder={shared.title}
            maxLength={assignmentLimits.title}
            dir="auto"
            defaultValue={work.title}
            onChange={({ target }) => {
              const typed = target.value.trim();
              if (typed !== "" || isNew) onChange({ title: typed });
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
      }
      foot={foot}
    >
      {children}
    </SideSheet>
  );
};
