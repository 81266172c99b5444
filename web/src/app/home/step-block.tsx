import { Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";
import { StepHeading } from "../../features/advanced-plan/step-heading.tsx";
import { StepNumber, type StepState } from "../../features/advanced-plan/step-number.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

/** A step of the guide; with a plan it folds to one line that can be opened in its place. */
export const StepBlock = ({
  number,
  state,
  heading,
  mark,
  folds,
  isOpen,
  onOpenChange,
  summary,
  isNarrowContent = false,
  children,
}: {
  readonly number: number;
  readonly state: StepState;
  readonly heading: string;
  readonly mark?: ReactNode;
  readonly folds: boolean;
  /** Whether a step that folds is open. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly summary: string;
  /** Fields that would be too wide for the whole sheet. */
  readonly isNarrowContent?: boolean;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames("grow", folds ? "md:px-7" : "px-4 py-5 md:p-6")}
    >
      {folds ? (
        <div className="@container">
          <div className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 px-4 py-2.5 md:grid-cols-[auto_auto_minmax(0,1fr)_auto] md:px-0">
            <StepNumber number={number} state={state} className="size-7 text-sm" />
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h2 id={id} className="text-lg">
                {heading}
              </h2>
              {mark}
            </span>
            <p className="text-sm text-ink-2 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
              {summary}
            </p>
            <Button
              size="sm"
              icon={<Pencil />}
              aria-expanded={isOpen}
              aria-controls={`${id}-inside`}
              className="@max-[19rem]:col-start-2! @max-[19rem]:row-start-3! max-md:row-start-1 max-md:col-start-3 max-md:min-h-11 @max-[19rem]:justify-self-start"
              onClick={() => onOpenChange(!isOpen)}
            >
              {isOpen ? "Close" : "Edit"} <span className="sr-only">{heading}</span>
            </Button>
          </div>
        </div>
      ) : (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 id={id}>
            <StepHeading number={number} state={state}>
              {heading}
            </StepHeading>
          </h2>
          {mark}
        </div>
      )}
      {/* Always there, so that what is typed inside outlives the moment a plan appears. */}
      <div
        id={`${id}-inside`}
        hidden={folds && !isOpen}
        className={classNames(
          folds && "px-4 pt-2 pb-6 md:px-0",
          folds && isNarrowContent && "max-w-2xl",
        )}
      >
        {children}
      </div>
    </section>
  );
};
