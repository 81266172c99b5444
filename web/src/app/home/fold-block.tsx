import { homeWords } from "@smart-planner/words/en/home";
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";

/** A part of the setup: a region that can be folded to one line once there is a plan. */
export const FoldBlock = ({
  heading,
  lead,
  mark,
  folds,
  isOpen,
  onOpenChange,
  summary,
  actions,
  isNarrowContent = false,
  children,
}: {
  readonly heading: string;
  /** Before the heading; no part of its name. */
  readonly lead?: ReactNode;
  readonly mark?: ReactNode;
  readonly folds: boolean;
  /** Whether a part that folds is open. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Shown in place of the content. */
  readonly summary: ReactNode;
  /** Beside Change, and at the foot of the open content. */
  readonly actions?: ReactNode;
  /** Fields that would be too wide for the whole sheet. */
  readonly isNarrowContent?: boolean;
  readonly children: ReactNode;
}) => {
  const words = useWords(homeWords);
  const id = useId();
  const isFolded = folds && !isOpen;
  return (
    <section
      aria-labelledby={id}
      className={classNames("px-4 md:px-6", folds ? "py-2.5" : "grow py-5 md:py-6")}
    >
      <div
        className={classNames(
          "flex flex-wrap items-center gap-x-3.5 gap-y-1.5",
          folds ? "min-h-9" : "mb-4",
        )}
      >
        {lead}
        <h2 id={id} className={folds || lead === undefined ? "text-lg" : undefined}>
          {heading}
        </h2>
        {mark}
        {isFolded && (
          <div className="min-w-0 flex-1 text-sm text-ink-2 max-md:order-1 max-md:basis-full">
            {summary}
          </div>
        )}
        {folds && (
          <span className="ms-auto flex flex-wrap items-center justify-end gap-1 max-md:-me-1">
            {isFolded && actions}
            <Button
              size="sm"
              variant={isOpen ? "quiet" : "secondary"}
              aria-expanded={isOpen}
              aria-controls={`${id}-inside`}
              className="max-md:min-h-11"
              onClick={() => onOpenChange(!isOpen)}
            >
              {isOpen ? words.fold : words.change} <span className="sr-only">{heading}</span>
            </Button>
          </span>
        )}
      </div>
      {/* Always there, so that typed text survives the moment a plan appears. */}
      <div
        id={`${id}-inside`}
        hidden={isFolded}
        className={classNames(folds && "pt-2 pb-3.5", folds && isNarrowContent && "max-w-2xl")}
      >
        {children}
        {folds && isOpen && actions !== undefined && <div className="-ms-3 mt-2">{actions}</div>}
      </div>
    </section>
  );
};
