import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "../../ui/class-names.ts";

/** Folds to one line on a phone, where the plan comes first; always open on wider screens. */
export const FoldOnPhone = ({
  folds,
  heading,
  lead,
  mark,
  summary,
  children,
}: {
  readonly folds: boolean;
  readonly heading: string;
  /** Before the heading; no part of its name. */
  readonly lead?: ReactNode;
  /** After the heading on wide screens. */
  readonly mark?: ReactNode;
  readonly summary: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {folds && (
        <div aria-hidden="true" className="mb-4 flex items-center gap-3 max-md:hidden">
          {lead}
          <span className="font-display text-xl leading-(--leading-tight) font-[620] tracking-(--tracking-title)">
            {heading}
          </span>
          {mark}
        </div>
      )}
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-x-4 text-start md:hidden"
        >
          <span className="flex items-center gap-3 font-display text-xl leading-(--leading-tight) font-[620]">
            {lead}
            {heading}
          </span>{" "}
          <span className="row-start-2 text-sm text-ink-3">{summary}</span>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              "row-span-2 size-5 text-ink-2 transition-[rotate] duration-(--dur-2)",
              isOpen && "rotate-180",
            )}
          />
        </button>
      )}
      {/* Always there, so that what is typed inside outlives the moment a plan appears. */}
      <div id={id} className={classNames(folds && (isOpen ? "max-md:mt-4" : "max-md:hidden"))}>
        {children}
      </div>
    </>
  );
};
