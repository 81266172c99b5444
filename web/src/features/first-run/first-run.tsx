import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { CalendarPlus, ChevronDown, ClipboardPaste, Eye } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useIsNarrow } from "../../platform/use-is-narrow.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DropTimetable } from "./drop-timetable.tsx";
import { PasteExams } from "./paste-exams.tsx";
import { SamplePicture } from "./sample-picture.tsx";

interface WayIn {
  readonly name: string;
  readonly icon: ReactNode;
  readonly mark?: ReactNode;
  readonly note: string;
  readonly content: ReactNode;
}

const Heading = ({ id, name, icon, mark }: WayIn & { readonly id: string }) => (
  <span className="flex flex-wrap items-center gap-2.5">
    <span aria-hidden="true" className="text-ink-2 [&>svg]:size-4.5">
      {icon}
    </span>
    <h2 id={id} className="text-lg">
      {name}
    </h2>
    {mark}
  </span>
);

const Column = (way: WayIn) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="row-span-4 grid min-w-0 grid-rows-subgrid gap-1.5 p-6 not-first:border-s not-first:border-line"
    >
      <Heading {...way} id={id} />
      <p className="mb-2.5 text-sm text-ink-2">{way.note}</p>
      {way.content}
    </section>
  );
};

const Fold = (way: WayIn) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={id} className="border-b border-line">
      <h2 id={id} className="sr-only">
        {way.name}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-inside`}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-17 w-full grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-1 py-2.5 ps-2 pe-4 text-start"
      >
        <span aria-hidden="true" className="justify-self-center text-pen-text [&>svg]:size-5.5">
          {way.icon}
        </span>
        <span>
          <span className="flex flex-wrap items-center gap-2 font-display text-lg leading-tight font-[620]">
            {way.name}
            {way.mark}
          </span>
          <span className="block text-sm text-ink-2">{way.note}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-5 text-ink-3", isOpen && "rotate-180")}
        />
      </button>
      <div id={`${id}-inside`} hidden={!isOpen} className="px-4 pb-4.5">
        <div className="grid gap-3">{way.content}</div>
      </div>
    </section>
  );
};

/** Three quick ways to a first plan, above the form until there is one. */
export const FirstRun = ({
  today,
  onExams,
  onFile,
  onSample,
}: {
  readonly today: CalendarDay;
  readonly onExams: (rows: readonly SubjectRow[]) => void;
  readonly onFile: (file: File) => void;
  readonly onSample: () => void;
}) => {
  const isNarrow = useIsNarrow();
  const ways: readonly WayIn[] = [
    {
      name: "Paste your exams",
      icon: <ClipboardPaste />,
      note: "From a mail, a web page or a chat. One line each is enough.",
      content: <PasteExams today={today} onUse={onExams} />,
    },
    {
      name: "Drop your timetable",
      icon: <CalendarPlus />,
      mark: <Badge variant="tint">PREVIEW</Badge>,
      note: "So that no study lands on a class. You check what was read first.",
      content: <DropTimetable onFile={onFile} />,
    },
    {
      name: "Try a sample plan",
      icon: <Eye />,
      note: "Five subjects, three weeks, four hours a day. Clear it when you like.",
      content: (
        <>
          <SamplePicture />
          <Button block onClick={onSample}>
            Show me the sample
          </Button>
        </>
      ),
    },
  ];
  const Way = isNarrow ? Fold : Column;
  return (
    <div
      data-print="hide"
      className={
        isNarrow
          ? undefined
          : "grid grid-cols-[1.15fr_1fr_1fr] grid-rows-[auto_auto_1fr_auto] border-b border-line"
      }
    >
      {ways.map((way) => (
        <Way key={way.name} {...way} />
      ))}
    </div>
  );
};
